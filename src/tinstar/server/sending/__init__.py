"""Send notifications by mail, Web Push and webhooks."""
