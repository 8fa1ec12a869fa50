"""Solvers for small two-seat games."""
