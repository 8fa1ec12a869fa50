"""Tournaments, and duplicate tables (several tables with the same deals)."""
