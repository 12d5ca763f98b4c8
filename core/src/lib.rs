//! What Nari knows of shogi: no file, no clock, no chance, no word for people. `nari` hands these four rooms on under its
//! own name, and its page is the map of the whole house.
//!
//! | room | what lives there |
//! |---|---|
//! | [`shogi`] | the rules: setup, legal moves, every reason for a refusal with its squares, games and their ends |
//! | [`notation`] | texts ⇄ `shogi`: SFEN, USI, western and Japanese names of moves, game records |
//! | [`tsume`] | mate problems: the shortest mate with its proof, or that there is none |
//! | [`engine`] | the practice opponent: a search, and a ladder of opponents that see less than all of it |

pub mod engine;
pub mod notation;
pub mod shogi;
pub mod tsume;
