# The museum: mate problems of old masters. A title, and what is beautiful in it; no squares are named, the board shows them.
museum-author-ito-kanju = Itō Kanju
museum-work-shogi-zuko = Shōgi Zukō

museum-zuko-36-title = Two Golds for one Bishop
museum-zuko-36-text =
    You hold three Golds, and the first two go to the same Bishop, on the same square. Then the Rook is given, and a Knight: whichever piece takes leaves the place where it was needed.

    When the King comes up at last, your own Bishop, which has watched from the edge since the start, ends it. Count what is left of your army: almost nothing.
museum-zuko-29-title = Three Knights
museum-zuko-29-text =
    Three Knights in hand, and each has another task. The first draws the Rook away, the second jumps on into the camp, and the third waits for the end.

    Before it may be dropped, Dragon and Bishop are given away and a Pawn pushes the King where the last Knight wants it. A Knight can’t be stopped by a piece in between: that is why it has the last word.
museum-zuko-30-title = The Horse led astray
museum-zuko-30-text =
    The defender’s Horse guards everything, so it is fed: one Gold leads it a step away, a second Gold another step. Your Rook, your Dragon and your own Horse follow into the King’s mouth.

    And the Gold that mates? It belonged to the defender until one move before the end.
museum-zuko-34-title = The Knight that waits
museum-zuko-34-text =
    Early on you drop a Knight on the edge, far below the King, and it seems to do nothing. A Silver goes, a Pawn is offered, the Dragon is thrown in.

    Then the Knight jumps, and it is mate: the Rook that took your Pawn stands exactly where its own King would have fled.
museum-zuko-2-title = Four times the same square
museum-zuko-2-text =
    A Gold and three Pawns, one after the other, are set on one and the same square, and each is taken there. Every visit pulls King or Tokin a little out of place.

    Watch the Bishops too: both are given up without a word. A Dragon alone is left to say mate.
museum-zuko-94-title = The sash
museum-zuko-94-text =
    Known as the sash (tasuki, the cord that ties up the sleeves of a kimono). The King starts at the top edge, and you draw it down across the whole board: Silvers, a Gold, a Lance and both Bishops are spent as bait.

    Your two Dragons stand far apart and wait. In the last moves they close in from both sides, like the two ends of a cord being tied.

    Itō Kanju came from one of the families that held the title of Meijin. His hundred problems are still the measure of the art.
