"""Counts for each simulated game: possible actions, taken actions, and things each seat had.

This module works for any game. It counts families of actions. It also counts the things in cells of
the state, for fields whose layout says what their cells hold.
"""

from typing import Any, NamedTuple

import numpy as np

from tinstar.engine.actions import MOST_SEATS
from tinstar.engine.compiler import rule
from tinstar.engine.game import Game
from tinstar.engine.layout import Field, Seats
from tinstar.engine.random_streams import below
from tinstar.lab.training.self_play import GREEDY, RANDOM
from tinstar.players.net import draw_one

VALUES = 63  # distinct values of a cell


class Tally(NamedTuple):
    """Storage for the counts of some games. The arrays are empty if nothing is counted."""

    family: np.ndarray  # int16: family of each action
    cells: np.ndarray  # int32: the cells of the state that are counted
    banned: np.ndarray  # uint8: 1 for actions that one seat of each game must avoid
    offered: (
        np.ndarray
    )  # int32, (games, families): decisions in which the family and another were legal
    taken: np.ndarray  # int32: how often the family was chosen in these decisions
    played: np.ndarray  # uint8, (games, seats, actions): 1 if the action was ever taken
    dealt: np.ndarray  # int16, (games, cells): values when the first seat is to act
    met: np.ndarray  # uint64: all values that a cell had before decisions, as bits, counted from -1
    ended: np.ndarray  # int16: values at the end
    marks: np.ndarray  # uint8, (threads, families): scratch


COUNTED = Tally._fields[3:-1]


class Watch(NamedTuple):
    """One thing that a seat may have, such as a kind of card in a hand or a component in a row."""

    field: Field
    what: str
    cells: np.ndarray  # indices into the tally, (seats, places)
    value: int  # value of a cell that has the thing; NUMBER stands for any number above 0


NUMBER = -2


# --- compiled -----------------------------------------------------------------------------------


@rule
def note_choice(tally: Any, i: int, mover: int, actions: Any, n: int, k: int, thread: int) -> None:
    """Count a choice in game i: the k-th of n legal actions was chosen."""
    if i >= len(tally.offered):
        return
    tally.played[i, mover, actions[k]] = 1
    marks, several = tally.marks[thread], 0
    for f in range(len(marks)):
        marks[f] = 0
    for j in range(n):
        f = tally.family[actions[j]]
        several += marks[f] == 0
        marks[f] = 1
    if several > 1:
        for f in range(len(marks)):
            tally.offered[i, f] += marks[f]
        tally.taken[i, tally.family[actions[k]]] += 1


@rule
def note_cells(tally: Any, i: int, cells: Any, decisions: int) -> None:
    """Record the watched cells of game i after `decisions` decisions."""
    if i >= len(tally.offered):
        return
    for j in range(len(tally.cells)):
        value = cells[tally.cells[j]]
        if decisions == 0:
            tally.dealt[i, j] = value
        tally.ended[i, j] = value
        tally.met[i, j] |= np.uint64(1) << np.uint64(min(max(int(value) + 1, 0), VALUES))


@rule
def choose_another(table: Any, i: int, k: int, n: int, tally: Any, power: float, bench: Any) -> int:
    """Return the index of the chosen action: k, or a permitted action if the k-th is banned.

    The same kind of player chooses the permitted action. If no permitted action is legal, return k.
    """
    mind, scratch, stream, best = bench.mind, bench.scratches[0], bench.scratches[0].stream, -1
    who, alike = int(table.sitting[i, int(table.movers[i])]), 0
    if tally.banned[mind.actions[k]] == 0:
        return k
    for j in range(n):
        if tally.banned[mind.actions[j]]:
            mind.odds[j] = 0.0
        elif who == RANDOM or best < 0 or scratch.merits[j] == scratch.merits[best]:
            alike += 1
            if below(stream, alike) == 0:
                best = j
        elif scratch.merits[j] > scratch.merits[best]:
            best, alike = j, 1
    if best < 0:
        return k
    return best if who in (RANDOM, GREEDY) else draw_one(mind.odds, n, power, stream)


# --- in Python ----------------------------------------------------------------------------------


def tally_for(
    game: Game, games: int = 0, threads: int = 1, without: frozenset[int] = frozenset()
) -> Tally:
    """Return storage for `games` games. In each game, one seat avoids the actions `without`."""
    actions, families = game.rules.actions, game.rules.actions.families
    family = np.zeros(actions.size, np.int16)
    for number, f in enumerate(families.values()):
        family[f.first : f.first + f.size] = number
    banned = np.zeros(actions.size, np.uint8)
    banned[list(without)] = 1
    cells = np.concatenate([np.zeros(0, np.int32), *(w.ravel() for w in _watched(game).values())])
    return Tally(
        family,
        cells,
        banned,
        np.zeros((games, len(families)), np.int32),
        np.zeros((games, len(families)), np.int32),
        np.zeros((games, MOST_SEATS, actions.size), np.uint8),
        np.zeros((games, len(cells)), np.int16),
        np.zeros((games, len(cells)), np.uint64),
        np.zeros((games, len(cells)), np.int16),
        np.zeros((threads, len(families)), np.uint8),
    )


def blank(tally: Tally, games: int) -> Tally:
    """Return empty storage of the same kind for `games` games.

    If nothing is counted, the storage has no room.
    """
    games = games if len(tally.offered) else 0
    new = {
        name: np.zeros((games, *part.shape[1:]), part.dtype)
        for name, part in zip(COUNTED, (getattr(tally, name) for name in COUNTED), strict=True)
    }
    return tally._replace(**new)


def joined(parts: list[Tally]) -> Tally:
    """Concatenate the games of several tallies."""
    return parts[0]._replace(
        **{name: np.concatenate([getattr(part, name) for part in parts]) for name in COUNTED}
    )


def watches(game: Game) -> list[Watch]:
    """Return everything that is counted, derived from the layout of the state."""
    found: list[Watch] = []
    begin = 0
    for field, cells in _watched(game).items():
        at = np.arange(begin, begin + cells.size).reshape(cells.shape)
        begin += cells.size
        f = game.rules.state.fields[field]
        if f.kinds:
            found += [Watch(f, kind, at[:, i, None], NUMBER) for i, kind in enumerate(f.kinds)]
        else:
            hidden = {f.blank} if f.blank else set[int]()
            members = [m for m in f.of or () if m >= 0 and m not in hidden]
            found += [Watch(f, m.name.lower().replace("_", "-"), at, int(m)) for m in members]
    return found


def deeds(game: Game) -> dict[tuple[str, str], np.ndarray]:
    """Return groups of actions, by (name of the family, "") and by (name of the family, thing).

    A thing is the value of a parameter, such as a card. Seats and place numbers are no things.
    """
    found: dict[tuple[str, str], np.ndarray] = {}
    for f in game.rules.actions.families.values():
        numbers = np.arange(f.first, f.first + f.size)
        found[f.name, ""] = numbers
        grid = numbers.reshape([len(words) for words in f.parameters.values()] or [1])
        for axis, words in enumerate(f.parameters.values()):
            if all(len(w) > 1 and not w.isdigit() for w in words):
                for i, word in enumerate(words):
                    found[f.name, word] = np.take(grid, i, axis=axis).ravel()
    return found


def _watched(game: Game) -> dict[str, np.ndarray]:
    """Return for each field the cells of the state that belong to each seat: (seats, places)."""
    layout, found = game.rules.state, dict[str, np.ndarray]()
    for f in layout.fields.values():
        cells = np.arange(layout.start[f.name], layout.start[f.name] + f.size, dtype=np.int32)
        cells = cells.reshape(f.shape)
        if f.kinds and not f.per_seat and len(f.shape) == 2 and isinstance(f.shape[1], Seats):
            found[f.name] = cells.T[: game.players]
        elif f.per_seat and len(f.shape) == 2 and (f.kinds or f.of):
            found[f.name] = cells[: game.players]
    return found


def has(watch: Watch, values: np.ndarray) -> np.ndarray:
    """Return which seats have the thing that `watch` describes: bool, (games, seats).

    The values are from one moment of each game, such as `dealt` or `ended`.
    """
    there = values[:, watch.cells]
    return np.any((there > 0) if watch.value == NUMBER else (there == watch.value), axis=2)


def ever_had(watch: Watch, met: np.ndarray) -> np.ndarray:
    """Return which seats ever had the thing that `watch` describes: bool, (games, seats).

    `met` says which values each cell ever had.
    """
    there = met[:, watch.cells]
    if watch.value == NUMBER:
        return np.any(there >> np.uint64(2) > 0, axis=2)
    return np.any(there >> np.uint64(watch.value + 1) & np.uint64(1) > 0, axis=2)
