"""Questions to the lab: what changes if a game's parameters or options are changed?"""
