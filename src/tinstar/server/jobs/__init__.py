"""Jobs of the lab. Each job runs in a process of its own."""
