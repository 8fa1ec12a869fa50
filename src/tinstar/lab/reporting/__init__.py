"""Report on one game: its findings, figures and files."""
