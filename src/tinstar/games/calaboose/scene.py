"""What lies where on the table, as one seat sees it."""
