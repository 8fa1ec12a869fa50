"""Chat at a table, blocked players, and reports to the owner."""
