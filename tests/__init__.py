"""The tests are a package of their own, because other projects install one of this name."""
