"""Actions by which the server's owner can intervene at any table and read reports."""
