"""Features beyond playing at a table, one folder each."""
