"""Results that the lab hands to the server: reviews, comparisons, and counts of actions in
matches.
"""
