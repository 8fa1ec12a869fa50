"""Promises about scenes: they use only declared words, and say who has no more turns."""

from itertools import islice

from tinstar.engine.game import Game
from tinstar.presentation.scene import out_of_the_game, scene
from tinstar.testing.contract.promise import expect, promise
from tinstar.testing.contract.sample_tables import positions, walk

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


@promise("table", "a player who is out of the game is offered to skip to its end")
def a_seat_that_is_out_has_no_more_turns(game: Game) -> None:
    out = set[int]()
    for number, state in enumerate(walk(game, seed=1)):
        if number % ABOUT == 0 and not state.is_terminal():
            out |= out_of_the_game(state.view(-1))
        turns = {state.current_player(), *state.view(-1).window()} if out else set[int]()
        expect(not out & turns, f"expected no turns for the seats {out}, which are out")
