"""Variants: other games from the same rules, mostly smaller ones.

The file variants.toml of a game lists its variants:

    [mini]
    text = "two seats, jails of two cells, 12 cards"
    players = 2
    options = { redraw_hucksters = false }
    numbers = { cells = 2, hand_size = 2, copies = { HUCKSTER = 4, JAIL_BREAK = 0 } }

`numbers` replaces numbers of the edition, and the result is checked like any edition.

With `returns = "score"`, the return of a seat does not depend on who wins. It is the seat's points
minus the average of all seats, and `most` is the most that a seat can win or lose.
"""

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tinstar.engine.edition import Edition
from tinstar.engine.game_parameters import Box
from tinstar.errors import BadEdition

WINNING, SCORE = "winning", "score"  # the kinds of returns
KEYS = {"text": str, "players": int, "options": dict, "numbers": dict, "returns": str, "most": int}
NEEDED = ("text", "players")


@dataclass(frozen=True)
class Variant:
    """One entry of a variants.toml."""

    name: str
    text: str
    players: int
    options: dict[str, Any]
    numbers: dict[str, Any]
    returns: str
    most: int  # the most that a seat can win or lose, if returns are scores

    @property
    def by_score(self) -> bool:
        """True if returns are computed from points, not from who wins."""
        return self.returns == SCORE

    def edition(self, box: Box, whole: Edition) -> Edition:
        """Return the edition of this variant: the edition `whole` with the variant's numbers.

        Impossible numbers raise `BadEdition`.
        """
        own = {"title": f"{whole.title}: {self.name}", **self.numbers}
        where = f"variant {self.name}"
        return box.edition(where, box.laid_over(whole.content, own, source=where))


def read(path: Path) -> dict[str, Variant]:
    """Return the variants in the file at `path` by their names.

    If the file does not exist, the game has no variants.
    """
    if not path.exists():
        return {}
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as e:
        raise BadEdition(f"{path.name}: expected a TOML file, got: {e}") from e
    return {name: _variant(f"{path.name}: [{name}]", name, v) for name, v in content.items()}


def _variant(where: str, name: str, given: Any) -> Variant:
    if not isinstance(given, dict):
        raise BadEdition(f"{where}: expected a TOML table, got {given!r}")
    for key, value in given.items():
        if key not in KEYS:
            raise BadEdition(f"{where}: expected only the keys {', '.join(KEYS)}; got also {key}")
        if type(value) is not KEYS[key]:
            raise BadEdition(f"{where}: {key}: expected {KEYS[key].__name__}, got {value!r}")
    if missing := [key for key in NEEDED if key not in given]:
        raise BadEdition(
            f"{where}: expected the keys {', '.join(NEEDED)}; got none for {', '.join(missing)}"
        )
    returns, most = given.get("returns", WINNING), given.get("most", 0)
    if returns not in (WINNING, SCORE):
        raise BadEdition(f'{where}: returns: expected "{WINNING}" or "{SCORE}", got {returns!r}')
    if (returns == SCORE) != (most > 0):
        raise BadEdition(
            f'{where}: most: expected a number above 0 if returns = "{SCORE}", and else no `most`;'
            f" got {most}"
        )
    options, numbers = given.get("options", {}), given.get("numbers", {})
    return Variant(name, given["text"], given["players"], options, numbers, returns, most)
