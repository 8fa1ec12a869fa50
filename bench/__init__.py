"""Timed comparisons with other libraries. Run `python -m bench` from a checkout."""
