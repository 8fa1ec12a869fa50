"""Telling people elsewhere that it is their turn: by Web Push, by mail, in a chat room."""
