"""Turn reminders."""
