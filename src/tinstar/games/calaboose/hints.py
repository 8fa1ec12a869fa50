"""What a sensible sheriff would prefer, judged by what is in sight."""
