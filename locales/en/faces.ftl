# The set of pieces that fades.

pieces-fading = Fading
settings-group-fading = Fading pieces
settings-fade = Go on fading
    .help = A face you know loses its moves, then its letter, one piece at a time. After a mistake they come back.
face-by-record = As I know it
face-all = Everything
face-unseen = Not asked yet.
face-known = Named rightly: { $named }, mistaken: { $misnamed } · moved rightly: { $moved }, wrongly: { $mismoved }
