"""Solve small games for two seats."""
