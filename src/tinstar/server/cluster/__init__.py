"""Several processes that are one server: leases of tables, and the bus between them."""
