"""When a notice that could not be sent, by mail, push or webhook, is tried again."""

WAITS = (30.0, 120.0)  # seconds before the second try, and before the third, which is the last
