"""Limits, errors and files over HTTP. It knows no table."""
