"""Results that the lab hands to the server: reviews, comparisons, counts of actions in matches."""
