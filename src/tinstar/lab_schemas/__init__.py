"""What the lab says to the server, and both know: reviews, comparisons, counts of matches."""
