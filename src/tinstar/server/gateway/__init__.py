"""HTTP and WebSockets at the tables, of this process and of others."""
