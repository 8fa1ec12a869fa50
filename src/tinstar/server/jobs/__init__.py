"""Jobs of the lab, such as simulations and reviews. Each job runs in a process of its own."""
