"""Many games between computer players: played, noted, and summed up."""
