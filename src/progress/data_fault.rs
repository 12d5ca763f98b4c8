//! Why something could not be done with all that a learner has, or with the learners.

use std::io;

use super::bundle::BundleFault;
use super::profiles::ProfileFault;

/// Why it was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DataFault {
    /// No file was named.
    NoFile,
    /// Something is wrong with a learner's name, or with his folder.
    Profile(ProfileFault),
    /// Something is wrong with a file.
    Bundle(BundleFault),
}

impl From<ProfileFault> for DataFault {
    fn from(fault: ProfileFault) -> DataFault {
        DataFault::Profile(fault)
    }
}

impl From<BundleFault> for DataFault {
    fn from(fault: BundleFault) -> DataFault {
        DataFault::Bundle(fault)
    }
}

impl From<io::Error> for DataFault {
    fn from(error: io::Error) -> DataFault {
        DataFault::Bundle(error.into())
    }
}
