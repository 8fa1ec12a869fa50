"""Tournaments, and tables that share their deals."""
