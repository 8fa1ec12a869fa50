"""The promise about vocabularies: scenes use only words that the game declares."""

from itertools import islice

from tinstar.engine.game import Game
from tinstar.presentation.scene import scene
from tinstar.testing.contract.promise import expect, promise
from tinstar.testing.contract.sample_tables import positions

ABOUT = 60  # positions


@promise(
    "table", "a page looks for marks, zones, counters and places by the words that are declared"
)
def scenes_use_the_declared_words(game: Game) -> None:
    if vocabulary := game.rules.scene.vocabulary:
        for number, state in enumerate(islice(positions(game, about=ABOUT), ABOUT)):
            seat = number % (game.players + 1) - 1
            odd = [*vocabulary.undeclared(scene(state.view(seat), memory_aid=number % 2 == 0))]
            expect(not odd, f"expected words of the game's vocabulary, got {', '.join(odd)}")
