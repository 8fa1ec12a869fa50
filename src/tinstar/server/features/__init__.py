"""What guests can do beside playing at a table: a folder for each feature."""
