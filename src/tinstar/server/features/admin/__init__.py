"""What the owner of the server may do."""
