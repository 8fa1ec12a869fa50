"""When to try again to send a notification that has failed."""

WAITS = (30.0, 120.0)  # seconds before the second and the third, last try
