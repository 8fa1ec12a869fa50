"""The report of one game: what it finds, how it is drawn and written."""
