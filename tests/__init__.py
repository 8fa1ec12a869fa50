"""Makes the tests a package of their own: other projects install a package named `tests`."""
