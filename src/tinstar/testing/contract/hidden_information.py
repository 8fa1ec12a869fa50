"""Promises about hidden information: no seat learns it, and the game can redeal it."""

import numpy as np

from tinstar.engine.game import Game
from tinstar.engine.only_legal_action import is_open
from tinstar.engine.record_arrays import CELL
from tinstar.engine.state import State
from tinstar.testing import leak_check
from tinstar.testing.contract.promise import expect, promise
from tinstar.testing.contract.sample_tables import positions
from tinstar.testing.leak_check import differences, random_answer

SHOWN = 4  # leaks that a message names


def miscounted(state: State) -> list[str]:
    """Return the names of count fields whose count is wrong in a state."""
    fields = state.game.rules.state.fields.values()
    return [f.name for f in fields if f.counts and _is_wrong(state, f.name, f.counts)]


def _is_wrong(state: State, name: str, counted: str) -> bool:
    array = state.array[0]
    return bool((array[name] != array[counted].sum(axis=-1)).any())


@promise("table", "a player who learns hidden information has an unfair advantage")
def there_is_no_leak(game: Game) -> None:
    """No seat learns what is hidden.

    In small games, few positions hide anything. So the check covers more positions of small games.
    """
    many = 40 if game.max_game_length() < 10 else 48 // game.players
    report = leak_check.check(game, many, seed=1)
    told = "; ".join(dict.fromkeys(str(leak) for leak in report.leaks[:SHOWN]))
    expect(report.ok, f"{len(report.leaks)} leaks: {told}")


@promise("table", "a seat's information must not depend on cards that it cannot see")
def no_seat_is_told_of_what_is_dealt_anew(game: Game) -> None:
    for number, state in enumerate(positions(game, about=8)):
        for seat in range(game.players):
            redealt = state.resample(seat, np.random.default_rng(number))
            found = differences(state, redealt, seat)
            expect(
                not found,
                f"after hidden cards are redealt, seat {seat} sees a change in {found[:SHOWN]}",
            )
            wrong = miscounted(redealt)
            expect(
                not wrong, f"after deal_unseen, {wrong} is not the number of cards that it counts"
            )


@promise("table", "a table that makes forced moves automatically would reveal hidden information")
def where_choices_are_open_to_all_they_do_not_depend_on_what_is_hidden(game: Game) -> None:
    asked = [state for state in positions(game, about=200) if is_open(state)]
    for number, state in enumerate(asked):
        for seat in {*range(game.players)} - {state.current_player()}:
            redealt = state.resample(seat, np.random.default_rng(number))
            same = redealt.legal_actions() == state.legal_actions()
            phase = game.rules.flow.phase_of(state.s).name
            expect(
                same,
                f"after hidden cards are redealt for seat {seat}, {phase} has other choices",
            )


@promise("table", "everybody sees how many cards a player holds, so the number must be right")
def what_is_counted_adds_up_in_every_position(game: Game) -> None:
    for state in positions(game, about=60):
        wrong = miscounted(state)
        expect(
            not wrong,
            f"{wrong} is not the sum of the cards that it counts after {state.position} actions",
        )


@promise("table", "a search plays on from such positions")
def a_position_dealt_anew_can_be_played_to_its_end(game: Game) -> None:
    rng, most = np.random.default_rng(1), 4 * len(positions(game, about=10**6)) + 1000
    for state in positions(game, about=2):
        redealt = state.resample(0, rng)
        for _ in range(most):
            if redealt.is_terminal():
                break
            redealt.apply_action(random_answer(redealt, rng))
        expect(redealt.is_terminal(), "after hidden cards are redealt, a game did not end")


@promise("table", "otherwise no search could be repeated")
def dealing_anew_follows_its_source_of_chance_alone(game: Game) -> None:
    for state in positions(game, about=5):
        one, same = (state.resample(0, np.random.default_rng(7)) for _ in range(2))
        expect(one == same, "the same random numbers dealt two different positions")


@promise("table", "a spectator must not be able to help a player")
def what_spectators_see_every_seat_sees(game: Game) -> None:
    blanks, flat = np.array(game.rules.state.blanks()), _cells
    for state in positions(game, about=5):
        open_to_all = flat(state.view(-1).array)
        for seat in range(game.players):
            seen = flat(state.view(seat).array)
            shown = open_to_all != blanks
            expect(
                (seen[shown] == open_to_all[shown]).all(), f"spectators see more than seat {seat}"
            )


@promise("table", "a view must not show things that are not so")
def a_view_never_shows_anything_but_the_state_or_a_blank(game: Game) -> None:
    flat, blanks = _cells, np.array(game.rules.state.blanks())
    for state in positions(game):
        for seat in range(-1, game.players):
            seen = flat(state.view(seat).array)
            odd = (seen != flat(state.array)) & (seen != blanks)
            names = {n for n, at in game.rules.state.cell_slices().items() if odd[at].any()}
            expect(
                not names, f"{sorted(names)} is neither the true value nor blank: look at reveal"
            )


@promise("table", "learners lay out their inputs by this shape")
def the_tensor_has_the_shape_that_is_announced(game: Game) -> None:
    slices = list(game.observation_slices().values())
    for state in positions(game, about=4):
        for seat in range(game.players):
            tensor = state.observation_tensor(seat)
            shape = game.observation_tensor_shape()
            right = list(tensor.shape) == shape == [slices[-1].stop] and tensor.dtype == np.float32
            expect(right, f"expected float32 of {shape}, got {tensor.dtype} of {tensor.shape}")


def _cells(array: np.ndarray) -> np.ndarray:
    return array.view(CELL)
