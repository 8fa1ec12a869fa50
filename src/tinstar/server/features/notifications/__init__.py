"""Reminders that it is somebody's turn."""
