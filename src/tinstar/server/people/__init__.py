"""Who sits where, who they are to each other, and what they have played."""
