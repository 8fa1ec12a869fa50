"""Promises about windows, in which several seats may act at once, in any order."""

from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.engine.game import Game
from tinstar.engine.kernel import CHANCE
from tinstar.engine.state import State
from tinstar.presentation.scene import scene
from tinstar.testing.contract.promise import expect, promise
from tinstar.testing.contract.sample_tables import walk


def windows(game: Game) -> list[State]:
    """Return sampled states with a window. The list may be empty."""
    return [state for state in walk(game, seed=1) if state.view(-1).window()][:12]


@promise("table", "a live table asks these seats at the same time")
def everybody_sees_the_same_seats_in_a_window_and_the_seat_to_act_is_one(game: Game) -> None:
    for state in windows(game):
        seats = state.view(-1).window()
        expect(
            state.current_player() in seats,
            f"the window {seats} lacks the seat to act, {state.current_player()}",
        )
        for seat in range(game.players):
            expect(state.view(seat).window() == seats, f"seat {seat} sees another window")
        shown = scene(state.view(-1)).window
        expect(shown and list(shown.seats) == seats, "the scene shows another window")


@promise("table", "a player who does not speak in time has said nothing")
def every_seat_of_a_window_has_answers_of_its_own_and_may_say_nothing(game: Game) -> None:
    for state in windows(game):
        for seat in state.view(-1).window():
            view = state.view(seat).asked_at_once()
            expect(view.current_player() == seat, f"after `ask`, it is not the turn of seat {seat}")
            shown = scene(view).window
            silent = shown and shown.silence in view.legal_actions()
            expect(silent, f"the action `silence` is not legal for seat {seat}")
            others = seat != state.current_player()
            told = others and plain(kernel.sees_answer, game.box, state.s, seat)
            expect(not told, f"seat {seat} sees another seat's action before it acts itself")


@promise("table", "the order in which seats are asked must not matter")
def an_answer_of_a_window_changes_nobody_elses_question(game: Game) -> None:
    for state in windows(game):
        asked, *others = [state.current_player(), *state.view(-1).window()]
        after = state.clone()
        after.apply_action(state.legal_actions()[-1])
        for seat in set(others) - {asked}:
            if seat in after.view(seat).window():
                one, other = (x.view(seat).asked_at_once() for x in (state, after))
                same = one.legal_actions() == other.legal_actions()
                expect(same, f"the legal actions of seat {seat} depend on another seat's action")


@promise("table", "only seats in a window may get a question out of turn")
def outside_of_a_window_a_view_is_left_as_it_is(game: Game) -> None:
    for state in walk(game, seed=1)[:40]:
        if not state.view(-1).window():
            for seat in range(game.players):
                view = state.view(seat)
                same = view.asked_at_once().digest() == view.digest()
                expect(
                    same and scene(view).window is None,
                    "the game has a window in a phase that declares none",
                )


@promise("table", "a live table knows who spoke first, and reports it in place of chance")
def who_spoke_first_is_named_by_chance_among_seats(game: Game) -> None:
    for state in walk(game, seed=1):
        if plain(kernel.spoke_first, game.box, state.s):
            expect(
                state.current_player() == CHANCE, "expected spoke_first only where chance is to act"
            )
            weights = state.chance_weights()
            right = len(weights) == game.players and set(weights) <= {0, 1}
            expect(right, f"expected a weight of 0 or 1 for each seat, got {weights}")
