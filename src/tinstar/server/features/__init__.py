"""Features beyond playing at a table. Each feature has a folder of its own."""
