"""The database: its schema, connections, backups, and writes that share a flush."""
