"""Actions of the server's owner."""
