"""Timed comparisons with the house's peers; run as `python -m bench` from a checkout."""
