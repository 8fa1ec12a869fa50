"""Questions to the lab, which simulates a game with changed parameters or options."""
