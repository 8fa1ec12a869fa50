"""Small games of two seats, solved."""
