"""The language that all games speak. It knows no game, no screen and no network."""
