"""HTTP and WebSockets for the tables of this and other processes."""
