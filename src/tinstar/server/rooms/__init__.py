"""The house and its tables: a match, who looks on, who is asked, who thinks."""
