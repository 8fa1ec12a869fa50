"""Several processes work as one server: leases of tables, and messages between processes."""
