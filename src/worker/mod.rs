//! Searches beside the window: a thread for each [`Effect::Work`](crate::app::Effect::Work), which ends at once when it is
//! stopped. Its answer comes back as an [`Event`](crate::app::Event); whether it is still wanted is for the program to say.

mod courses;
mod files;
mod run;
mod threads;

pub use courses::{Courses, Watch};
pub use files::files;
pub use run::run_here;
pub use threads::Worker;
