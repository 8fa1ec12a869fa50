"""Several processes as one server: leases of tables, and the message bus between processes."""
