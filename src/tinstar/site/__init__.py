"""A house without a server: the server's own tables and features, inside a browser."""
