"""History of a guest: results, ratings and card statistics."""
