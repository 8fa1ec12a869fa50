"""Characters: companions with a name, each with a small leaning on top of any level.

A character only chooses among actions that its level considers about equally good. So it is as
strong as its level. It sees the view that its level sees, and nothing more. Each leaning is one
number, which means the same in all games:

- `bold`: takes risks, or below 0 avoids them.
- `eager`: speaks up when several seats act at once, or below 0 stays silent.
- `spiteful`: holds back the strongest opponent, or below 0 spares that opponent.
- `forgetful`: how often it mixes up what is about equally good, from 0 to 1.
- `pace`: how long it waits before a move, compared with the table.
"""

import logging
from random import Random
from statistics import fmean, pstdev
from typing import NamedTuple

from tinstar.engine.kernel_calls import foresee
from tinstar.engine.view import View
from tinstar.players import Choice, Level
from tinstar.players.thinking import Thinker, pondered

log = logging.getLogger(__name__)
WORLDS = 8  # states that a character samples before it compares actions
CLEAR = 0.05  # a difference in utility that a character notices in full
HABIT = 0.25  # how much a leaning must say for another action than the one that the level chose
MARK = "@"  # between the level and the character in the name of a player


class Character(NamedTuple):
    """The leanings of a companion, as the docstring of this module explains."""

    name: str
    bold: float = 0.0
    eager: float = 0.0
    spiteful: float = 0.0
    forgetful: float = 0.0
    pace: float = 1.0

    @property
    def id(self) -> str:
        """The name as it stands in the name of a player."""
        return self.name.lower()


CHARACTERS = {
    character.id: character
    for character in (
        Character("Amos", bold=1.0, spiteful=0.4, pace=0.9),
        Character("Buck", bold=0.5, eager=0.5, forgetful=0.3, pace=0.8),
        Character("Clem", bold=-0.4, spiteful=0.8),
        Character("Dakota", eager=0.4, spiteful=0.3, pace=0.5),
        Character("Gus", spiteful=1.0, eager=-0.3, pace=1.2),
        Character("Josie", bold=-0.9, eager=-0.2, pace=1.1),
        Character("Opal", bold=-0.3, eager=-0.4, spiteful=-0.8),
        Character("Ramona", bold=0.9, eager=0.3),
        Character("Shorty", bold=0.3, eager=1.0, forgetful=0.2, pace=0.6),
        Character("Silas", bold=-0.7, eager=-0.5, forgetful=0.1, pace=1.6),
        Character("Slim", bold=0.4, eager=-1.0, pace=1.4),
        Character("Winnie", bold=0.2, eager=0.2, forgetful=0.6),
    )
}


class CharacterPlayer:
    """A level with a character. The character draws from a random stream of its own."""

    def __init__(self, level: Level, character: Character, seed: int | None = None):
        self.level = level
        self.character = character
        self._rng = _stream(seed)

    def on(self, level: Level) -> "CharacterPlayer":
        """Return this character on top of another level, with the same random stream."""
        other = CharacterPlayer(level, self.character)
        other._rng = self._rng
        return other

    def restart(self, seed: int) -> None:
        """Draw from now on from the random stream of this seed. The level keeps its own stream."""
        self._rng = _stream(seed)

    def choose(self, view: View) -> int:
        """Return the action among its level's good ones to which this character leans most."""
        return self._leant(view, self.level.weigh(view))

    async def ponder(self, view: View, thinker: Thinker) -> Choice:
        """Return what `choose` returns. The thinker computes what the level asks for."""
        choice = await pondered(self.level, view, thinker)
        return Choice(self._leant(view, choice), choice.good)

    def _leant(self, view: View, choice: Choice) -> int:
        chosen, good = choice
        if len(good) == 1:
            return chosen
        if self._rng.random() < self.character.forgetful:
            return self._rng.choice(good)
        worth = leanings(view, good, self.character, self._rng)
        worth[chosen] += HABIT
        most = max(worth.values())
        return self._rng.choice([action for action in good if worth[action] == most])


def with_character(level: Level, character: Character, seed: int | None) -> CharacterPlayer:
    """Return a level with a character. `seed` is the seed of the level."""
    return CharacterPlayer(level, character, seed)


def character_named(name: str, spec: str) -> Character | None:
    """Return a character, or None if there is none of this name any more. The log then says so."""
    if name not in CHARACTERS:
        known = ", ".join(CHARACTERS)
        log.warning("%s: expected a character among: %s; plays without one", spec[:60], known)
    return CHARACTERS.get(name)


def spec_of(level: str, character: str) -> str:
    """Return the name of a player from its level and character. The character may be empty."""
    return f"{level}{MARK}{character}" if character else level


def leanings(view: View, actions: list[int], character: Character, rng: Random) -> dict[int, float]:
    """Return how much a character leans to each action. The level's opinion is not included."""
    worth = dict.fromkeys(actions, 0.0)
    if character.eager and view.window():
        silence = view.silence()
        for action in actions:
            worth[action] += character.eager * (action != silence)
    if character.bold or character.spiteful:
        risks, threats = _foreseen(view, actions, rng)
        for action, risk, threat in zip(actions, _scaled(risks), _scaled(threats), strict=True):
            worth[action] += character.bold * risk - character.spiteful * threat
    return worth


def _foreseen(view: View, actions: list[int], rng: Random) -> tuple[list[float], list[float]]:
    """Return for each action how uncertain its result is, and how strong an opponent then is.

    Both are judged one step ahead, in a few states that are consistent with the view. All actions
    meet the same states and the same luck.
    """
    game, states = view.game, view.game.rules.state.type.blanks(2)
    scratch, players = game.scratch(rng.getrandbits(63)), range(game.players)
    own: list[list[float]] = [[] for _ in actions]
    others: list[list[float]] = [[] for _ in actions]
    for _ in range(WORLDS):
        states[0] = view.sample(rng)
        luck = rng.getrandbits(63)
        for at, action in enumerate(actions):
            scratch.stream[0] = luck
            game.calls[foresee](states, action, scratch)
            values = [float(value) for value in scratch.values[: game.players]]
            own[at].append(values[view.seat])
            others[at].append(max(values[seat] for seat in players if seat != view.seat))
    return [pstdev(worth) for worth in own], [fmean(worth) for worth in others]


def _scaled(values: list[float]) -> list[float]:
    """Return by how much each value exceeds the least one, as a share of `CLEAR`, at most 1.

    So a difference far below `CLEAR` hardly counts.
    """
    least = min(values)
    return [min((value - least) / CLEAR, 1.0) for value in values]


def _stream(seed: int | None) -> Random:
    return Random() if seed is None else Random(f"character {seed}")
