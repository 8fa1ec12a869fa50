"""What a guest has played: results, ratings, cards."""
