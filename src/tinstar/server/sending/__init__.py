"""Mail, Web Push and webhooks."""
