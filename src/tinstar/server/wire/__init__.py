"""What comes in and goes out: HTTP, WebSockets, the page, and how much of each."""
