"""What the server's owner can do at any table, and with reports."""
