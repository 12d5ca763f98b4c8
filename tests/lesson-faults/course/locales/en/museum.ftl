museum-author-somebody = Somebody
museum-work-a-book = A Book
museum-old-title = Words
museum-old-text = Words.
