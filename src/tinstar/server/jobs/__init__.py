"""Jobs of the lab, each in a process of its own."""
