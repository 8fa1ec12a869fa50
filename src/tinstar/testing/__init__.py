"""Checks of games and environments (contract, leaks, translations), and a starter project."""
