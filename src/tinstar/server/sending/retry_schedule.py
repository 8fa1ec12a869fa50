"""Retry schedule of failed notifications."""

WAITS = (30.0, 120.0)  # seconds before the second and the third, last try
