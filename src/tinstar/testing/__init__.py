"""For whoever adds or changes a game: does it keep its secrets?"""
