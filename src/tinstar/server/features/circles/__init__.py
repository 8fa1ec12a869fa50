"""Circles of friends: members, tables, standings and a weekly night."""
