"""Reports on one game: their findings, their figures and their files."""
