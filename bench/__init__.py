"""Benchmarks against other projects; run `python -m bench` in a checkout."""
