"""Promises about features: they number seats from the viewing seat, and use only its view."""

from typing import Any

import numpy as np

from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.layout import Seats, Value
from tinstar.engine.state import State
from tinstar.errors import BadOption
from tinstar.games import load
from tinstar.testing.contract.promise import Broken, expect, promise, refused
from tinstar.testing.contract.sample_tables import positions
from tinstar.testing.leak_check import random_answer

LONG, SET_UP = 1000, 30  # decisions of a long game, and of its set-up
ALIKE = 20  # one view in this many may have the features of another view
SYMMETRY = "a net learns from every seat at once, so `value=A_SEAT` must mark fields of seats"


def begun(game: Game, rng: np.random.Generator, answers: int) -> State | None:
    """Return the state at the first decision of a seat after `answers` decisions.

    Return None if the game is over before that.
    """
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.history()) < answers:
        if state.is_terminal():
            return None
        state.apply_action(random_answer(state, rng))
    return None if state.is_terminal() else state


def turned(game: Game, array: np.ndarray, by: int) -> np.ndarray:
    """Return the position in which every player sits `by` seats further on.

    The layout says which values name seats.
    """
    layout, players = game.rules.state, game.players
    moved = layout.blank().array
    for f in layout.fields.values():
        values: Any = array[f.name][0].copy()
        if kind := f.value:
            values = np.array([turned_value(game, kind, int(v), by) for v in np.ravel(values)])
            values = values.reshape(f.shape)
        for axis, n in enumerate(f.shape):
            if isinstance(n, Seats):
                order = [(i - by) % players if i < players else i for i in range(n)]
                values = values.take(order, axis)
        moved[f.name][0] = values
    return moved


def turned_value(game: Game, kind: Value, value: int, by: int) -> int:
    players = game.players
    if kind.bits:
        return sum(1 << (seat + by) % players for seat in range(players) if value >> seat & 1)
    if kind.owned_by:
        owner: list[int] = getattr(game.box, kind.owned_by).tolist()
        if owner[value] < 0:
            return value
        here, there = (
            [i for i, who in enumerate(owner) if who == seat]
            for seat in (owner[value], (owner[value] + by) % players)
        )
        return there[here.index(value)]
    seat, place = divmod(value, kind.places)
    return (seat + by) % players * kind.places + place if 0 <= seat < players else value


def same_answer(one: State, other: State, answer: int, by: int) -> int:
    """Return the action or outcome with the same effect after all players move on by `by` seats."""
    game, mover = one.game, one.current_player()
    if mover >= 0:
        actions = game.encoder().actions
        return actions[(mover + by) % game.players].tolist().index(actions[mover, answer])
    after = one.clone()
    after.apply_action(answer)
    wanted = turned(game, after.array, by).tobytes()
    for outcome in [answer, *other.legal_actions()]:
        if other.chance_weights()[outcome]:
            tried = other.clone()
            tried.apply_action(outcome)
            if tried.array.tobytes() == wanted:
                return outcome
    raise Broken(
        f"after all players change seats, no outcome of chance has the same effect as {answer}"
    )


@promise("table", SYMMETRY)
def a_table_that_is_turned_plays_on_the_same_and_looks_the_same(game: Game) -> None:
    """The layout marks every field that names seats, and features do not depend on who sits where.

    Long games are compared at a later position, because their set-up may depend on the first chair.
    """
    rng, encoder = np.random.default_rng(1), game.encoder()
    late = SET_UP if game.max_game_length() > LONG else 0
    state = begun(game, rng, late) or begun(game, rng, 0)
    if state is None:
        return
    by = game.players - 1
    other = State(game, turned(game, state.array, by))
    for _ in range(40):
        if state.is_terminal():
            break
        for seat in range(game.players):
            seen = encoder.active(other.view((seat + by) % game.players))
            same = set(encoder.active(state.view(seat))) == set(seen)
            expect(same, f"after all players change seats, seat {seat} has other features")
        answer = random_answer(state, rng)
        same_there = same_answer(state, other, answer, by)
        state.apply_action(answer)
        other.apply_action(same_there)
        expect(
            _same(game, state, other, by),
            f"after all players change seats, {differing(game, state, other, by)} differ",
        )


def _same(game: Game, state: State, other: State, by: int) -> bool:
    return turned(game, state.array, by).tobytes() == other.array.tobytes()


def differing(game: Game, state: State, other: State, by: int) -> list[str]:
    moved = turned(game, state.array, by)
    fields = game.rules.state.fields
    return [name for name in fields if moved[name].tobytes() != other.array[name].tobytes()]


@promise("table", "a net must not know more than its seat")
def features_say_nothing_but_what_the_view_says(game: Game) -> None:
    encoder, rng = game.encoder(), np.random.default_rng(1)
    for state in positions(game, about=5):
        for seat in range(game.players):
            told = encoder.active(state.view(seat)).tolist()
            same = told == encoder.active(state.resample(seat, rng).view(seat)).tolist()
            expect(same, f"after hidden cards are redealt, seat {seat} has other features")


@promise("table", "a net finds its inputs by these names")
def features_have_names_that_are_disjoint_and_cover_all(game: Game) -> None:
    encoder = game.encoder()
    ends = [0, *(s.stop for s in encoder.slices.values())]
    expect(
        [s.start for s in encoder.slices.values()] == ends[:-1],
        "the slices of features overlap or leave gaps",
    )
    most = np.iinfo(np.int16).max
    expect(
        ends[-1] == encoder.size <= most, f"expected at most {most} features, got {encoder.size}"
    )
    for name, shape in encoder.shapes.items():
        at = encoder.slices[name]
        wanted, got = np.prod(shape), at.stop - at.start
        expect(wanted == got, f"{name}: expected {wanted} features, as in its shape; got {got}")


@promise("table", "a net plays the same in all positions that it cannot tell apart")
def each_feature_holds_once_and_views_that_differ_in_a_little_differ_in_features(
    game: Game,
) -> None:
    encoder = game.encoder()
    told: dict[Any, set[str]] = {}
    for state in positions(game, about=40):
        for seat in range(game.players):
            view = state.view(seat)
            active = encoder.active(view).tolist()
            once = len(set(active)) == len(active) < encoder.most
            within = 0 <= min(active) <= max(active) < encoder.size
            expect(
                once and within,
                "expected each active feature once, and below the number of features",
            )
            told.setdefault((seat, frozenset(active)), set()).add(view.digest())
    alike = sum(len(views) > 1 for views in told.values())
    said = f"{alike} of {len(told)} sets of features are the same for several views"
    expect(alike <= max(1, len(told) // ALIKE), said)


@promise("rules", "one net plays at every number of seats")
def there_is_one_list_of_features_for_all_numbers_of_seats(rules: Rules) -> None:
    encoders = [load(rules, players).encoder() for players in rules.box.seats]
    lists = {(e.digest, e.size, str(e.slices)) for e in encoders}
    expect(len(lists) == 1, f"expected one list of features, got {len(lists)} different lists")


@promise("table", "features are seen from a seat")
def a_spectator_has_no_seat_to_look_from(game: Game) -> None:
    with refused(BadOption, "the view of a spectator"):
        game.encoder().active(game.new_initial_state().view(-1))


@promise("table", "a net names actions as seen from its seat")
def actions_are_told_from_the_seat_that_looks_one_to_one(game: Game) -> None:
    encoder, every = game.encoder(), list(range(game.num_distinct_actions()))
    for seat in range(game.players):
        expect(
            sorted(encoder.actions[seat]) == every,
            f"expected each action once in encoder.actions[{seat}]; some are missing or repeated",
        )
    expect(
        encoder.actions[0].tolist() == every,
        "expected encoder.actions[0] to list the actions in ascending order, got another order",
    )
