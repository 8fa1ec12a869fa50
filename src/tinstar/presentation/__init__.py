"""What one seat is shown of a game: scenes, and how they are told. It knows no screen."""
