"""Timed comparisons with other libraries; run as `python -m bench` from a checkout."""
