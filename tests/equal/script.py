"""Scripts: games that were played by lot, for all backends to repeat.

A script is a JSON file and a file of arrays beside it. It has all that a backend needs which does
not know the game's Python code.
"""

import hashlib
from pathlib import Path

import msgspec
import numpy as np

from distribution.descriptions import number_type
from tinstar.engine.argument_checks import plainly
from tinstar.engine.compiler import compiled
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules
from tinstar.engine.kernel import CHANCE, TERMINAL
from tinstar.engine.kernel_calls import WHOEVER, answer, list_actions, list_chances, player_at
from tinstar.errors import BadEdition, BadOption
from tinstar.games import load
from tinstar.players.net import Net, check_net, eyes_of
from tinstar.players.net_file import shipped
from tinstar.testing.contract.sample_tables import Table, tables

DEEP = 8  # the net and the encoder run at every eighth decision
PLAYOUTS, FEW_PLAYOUTS = 200, 10  # few in Python, which needs seconds for each
SEARCHED_IN_PYTHON = 2  # games


class Placed(msgspec.Struct):
    """An array: where it begins in the file of arrays, its type and its shape."""

    at: int
    of: str
    shape: tuple[int, ...]


class Played(msgspec.Struct):
    """One game: its setting, its arrays as numbers of `Script.arrays`, and what was done.

    - most: the most features that a view can have.
    - deep: after how many actions the net and the encoder run.
    - searched: after how many actions two searches run, with so many playouts.
    - python: whether Python replays it too.
    """

    players: int
    options: dict[str, bool | int | str]
    variant: str
    box: int
    start: int
    sights: int
    walk: list[int]
    turned: int
    net: list[int]
    most: int
    seed: int
    actions: list[int]
    deep: list[int]
    searched: int
    playouts: int
    python: bool

    def __str__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"{self.players} players{options}{self.variant and ', variant '}{self.variant}"


class Script(msgspec.Struct):
    """The games of one set of rules, and all arrays that they need."""

    game: str
    arrays: list[Placed]
    games: list[Played]


class _Arrays:
    """Collects arrays. Equal arrays are kept once."""

    def __init__(self) -> None:
        self.placed: list[Placed] = []
        self.content = bytearray()
        self._known: dict[str, int] = {}

    def number(self, array: np.ndarray, of: str = "") -> int:
        """Return the number of an array. `of` is the name of its record type, if it has one."""
        data, of = array.tobytes(), of or number_type(array.dtype)
        key = f"{of}{array.shape}{hashlib.sha256(data).hexdigest()}"
        if key not in self._known:
            self._known[key] = len(self.placed)
            self.placed.append(Placed(len(self.content), of, array.shape))
            self.content += data
        return self._known[key]


def settings(rules: Rules, n: int, rng: np.random.Generator) -> list[Table]:
    """Return n settings. Each number of seats, option, ruling and variant occurs; the rest is lot.

    A smaller n leaves out the last ones.
    """
    found = [*tables(rules)][:n]
    while len(found) < n:
        players = int(rng.choice(list(rules.box.seats)))
        values = {o.name: o.choices[rng.integers(len(o.choices))] for o in _options(rules)}
        table = Table(rules, players, tuple(values.items()))
        try:
            table.load()
        except (BadOption, BadEdition):
            continue
        found.append(table)
    return found


def _options(rules: Rules) -> list:
    return list(rules.box.options.values())


def write(rules: Rules, n: int, in_python: int, path: Path) -> Script:
    """Play n games by lot in compiled code, and write the script of them."""
    rng, arrays = np.random.default_rng(2026), _Arrays()
    every = max(1, n // in_python)
    games = [
        played(table, i, i % every == 0 and i // every < in_python, arrays)
        for i, table in enumerate(settings(rules, n, rng))
    ]
    searched = [game for game in games if game.python][:SEARCHED_IN_PYTHON]
    for game in searched:
        game.playouts = FEW_PLAYOUTS
    script = Script(rules.name, arrays.placed, games)
    path.with_suffix(".bin").write_bytes(arrays.content)
    path.write_bytes(msgspec.json.encode(script))
    return script


def played(table: Table, seed: int, python: bool, arrays: _Arrays) -> Played:
    """Play one game by lot."""
    game = table.load()
    actions, decisions = by_lot(game, seed)
    eyes, net = eyes_of(game), net_for(game)
    return Played(
        players=game.players,
        options=dict(table.options),
        variant=table.variant or "",
        box=arrays.number(game.box.array, "box"),
        start=arrays.number(game.new_initial_state().array, "state"),
        sights=arrays.number(game.sights.array),
        walk=[arrays.number(part) for part in eyes.walk],
        turned=arrays.number(eyes.actions),
        net=[arrays.number(part) for part in net or ()],
        most=game.encoder().most,
        seed=seed,
        actions=actions,
        deep=decisions[::DEEP],
        searched=decisions[len(decisions) // 3],
        playouts=PLAYOUTS,
        python=python,
    )


def by_lot(game: Game, seed: int) -> tuple[list[int], list[int]]:
    """Return the actions of a game by lot, and after how many of them a seat was to act."""
    rng, scratch = np.random.default_rng(seed), game.scratch()
    state, done, decisions = game.new_initial_state().array, list[int](), list[int]()
    while (mover := compiled(player_at)(game.box, state)) != TERMINAL:
        if mover == CHANCE:
            n = compiled(list_chances)(game.box, state, scratch)
            weights = np.asarray(scratch.weights[:n])
            action = int(rng.choice(n, p=weights / weights.sum()))
        else:
            decisions.append(len(done))
            n = compiled(list_actions)(game.box, state, WHOEVER, scratch)
            action = int(scratch.actions[rng.integers(n)])
        done.append(action)
        if compiled(answer)(game.box, state, action, scratch) < 0:
            raise AssertionError(f"{game!r}: expected legal actions to be accepted, got {done}")
    return done, decisions


def net_for(game: Game) -> Net | None:
    """Return a net that fits the shapes of a game, even if it was not trained with its options."""
    net = shipped(game)[0] or shipped(load(game.rules, game.rules.box.seats[-1]))[0]
    try:
        check_net(game, net)
    except BadOption:
        return None
    return net


def table_of(rules: Rules, game: Played) -> Table:
    """Return the setting of a game."""
    options = {name: plainly(value) for name, value in game.options.items()}
    return Table(
        rules, None if game.variant else game.players, tuple(options.items()), game.variant or None
    )
