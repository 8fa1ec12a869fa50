"""The database: schema, connections, backups and group commit."""
