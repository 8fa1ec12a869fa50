"""Simulations: many games between computer players, recorded and summarised."""
