"""The table of all parts that a game must have or may have, as docs/games.md shows it."""

import re
from dataclasses import MISSING, fields
from typing import NamedTuple

from tinstar.engine import kernel
from tinstar.engine.game_bundle import DEFAULTS, Rules
from tinstar.engine.kernel import BY_GAME
from tinstar.presentation.game_parts import GameScene, GameWords
from tinstar.testing.contract.promise import expect, promise


class Part(NamedTuple):
    """One part of a game: its place (folder or part of the bundle), and whether it is required."""

    where: str
    name: str
    must: bool
    says: str

    def is_in(self, rules: Rules) -> bool:
        if self.where == "folder":
            return (rules.folder / self.name).is_file()
        if self.where == "rules":
            return self.name in rules.functions
        return getattr(getattr(rules, self.where), self.name) is not None


def _parts(where: str, must: dict[str, str], may: dict[str, str]) -> tuple[Part, ...]:
    """Return the parts of one place: those that a game must have, and those that it may have."""
    needed = [Part(where, name, True, says) for name, says in must.items()]
    return (*needed, *(Part(where, name, False, says) for name, says in may.items()))


FILES = _parts(
    "folder",
    must={
        "RULES.md": "the rules for players, in numbered clauses",
        "edition.toml": "every number of the game, with its source and a grade",
        "en.ftl": "all texts for players, in English",
    },
    may={
        "de.ftl": "all texts for players, in German; each language has a file of its own",
        "RULES.de.md": "the rules in German, with the same clause numbers",
        "variants.toml": "smaller games with the same rules",
        "net.bin": "a neural net that plays the game; `tinstar train` writes this file",
        "board.json": "colours and pictures of the pieces on the page",
    },
)
PARAGRAPH = re.compile(r"(\w+): (.*?)\.(?= \w+: |$)")


def _of_object(where: str, kind: type[GameWords | GameScene]) -> tuple[Part, ...]:
    """Return the parts of an object.

    Its docstring describes each part by a sentence: `name: what it is.`
    """
    _, _, said = (kind.__doc__ or "").partition("\n\n")
    says = dict(PARAGRAPH.findall(" ".join(said.split())))
    return tuple(Part(where, f.name, f.default is MISSING, says[f.name]) for f in fields(kind))


WORDS, SCENE = _of_object("words", GameWords), _of_object("scene", GameScene)


def _first_sentence(name: str) -> str:
    said = " ".join((getattr(kernel, name).__doc__ or "").split())
    return said.split(". ")[0].rstrip(".")


FUNCTIONS = tuple(
    Part("rules", name, name not in DEFAULTS, _first_sentence(name)) for name in BY_GAME
)
PARTS = (*FILES, *FUNCTIONS, *WORDS, *SCENE)


def table() -> str:
    """Return the whole table as Markdown."""
    rows = ["| where | what | must | says |", "| --- | --- | --- | --- |"]
    rows += [
        f"| {p.where} | `{p.name}` | {'must' if p.must else 'may'} | {p.says} |" for p in PARTS
    ]
    return "\n".join(rows)


@promise("rules", "the table, the lab or another tool needs it")
def all_that_a_game_must_have_is_there(rules: Rules) -> None:
    lacking = [p for p in PARTS if p.must and not p.is_in(rules)]
    told = "; ".join(f"{p.where}: {p.name} ({p.says})" for p in lacking)
    expect(not lacking, f"these parts are missing: {told}")
