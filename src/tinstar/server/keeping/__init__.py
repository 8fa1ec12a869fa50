"""What outlives the process: tables and lines of journals."""
