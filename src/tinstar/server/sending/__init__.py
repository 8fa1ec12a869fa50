"""Sending of mail, Web Push messages and webhooks."""
