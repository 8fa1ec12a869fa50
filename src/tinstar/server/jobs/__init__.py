"""Jobs of the lab. Each runs in a process of its own."""
