"""Circles of friends, their tables and standings, and their weekly night."""
