museum-author-somebody = Quelqu’un
museum-work-a-book = Un livre
museum-old-title = Des mots
museum-old-text = Des mots.
