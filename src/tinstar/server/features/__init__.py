"""Features beyond playing at a table. Each has a folder of its own."""
