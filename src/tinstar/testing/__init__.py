"""Checks for games and environments: contract, leaks, translations, and a starter project."""
