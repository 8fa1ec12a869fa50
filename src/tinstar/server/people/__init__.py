"""Who sits where, and what they bring along to the shuffle."""
