"""The parts that a game must have or may have: the one table (docs/games.md shows it)."""

from typing import NamedTuple

from tinstar.engine import kernel
from tinstar.engine.game_bundle import DEFAULTS, Rules
from tinstar.engine.kernel import BY_GAME
from tinstar.testing.contract.promise import expect, promise


class Part(NamedTuple):
    """One part: its place (a module or the game's folder), and whether it is required."""

    where: str
    name: str
    must: bool
    says: str

    def is_in(self, rules: Rules) -> bool:
        if self.where == "folder":
            return (rules.folder / self.name).is_file()
        if self.where == "rules":
            return self.name in rules.functions
        return hasattr(getattr(rules, self.where), self.name)


def _parts(where: str, must: dict[str, str], may: dict[str, str]) -> tuple[Part, ...]:
    """Return the parts of one place, from their names and descriptions."""
    needed = [Part(where, name, True, says) for name, says in must.items()]
    return (*needed, *(Part(where, name, False, says) for name, says in may.items()))


FILES = _parts(
    "folder",
    must={
        "RULES.md": "the rules in numbered clauses: what people read",
        "edition.toml": "every number, with its grade and source",
        "en.ftl": "all that people are told, in English",
    },
    may={
        "de.ftl": "the same in German; each language has a file of its own",
        "RULES.de.md": "the clauses in German, with the same numbers",
        "variants.toml": "smaller games from the same rules",
        "net.bin": "a net that plays it: `tinstar train`",
        "board.json": "colours and pictures of its pieces on the page",
    },
)
WORDS = _parts(
    "words",
    must={
        "MINUTES": "about how long it takes four people",
        "UNSAID": "objections that nobody need be told; may be empty",
        "CLAUSES": "of each deed, the clauses about it",
        "chance_text": "what chance answered",
        "prompt": "what is asked, of whom",
        "action_text": "an action as a sentence",
        "score_lines": "how a score comes about; may be empty",
        "primer": "the game in a few lines",
    },
    may={
        "CAPS": "endings that only cut a game off",
        "GESTURES": "what people may do at a table without words, by the names of pictures",
        "lessons": "what is said in somebody's first game",
    },
)
SCENE = _parts(
    "scene",
    must={
        "seats": "everybody at the table, in order",
        "zones": "what lies where",
        "counters": "what is counted and lies nowhere; may be empty",
        "touches": "what an action is about, for whoever points at pieces",
    },
    may={
        "warning": "what is final about a legal action, such as that it ends the game",
        "rests": "whether everybody should look before it goes on",
    },
)


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


@promise("rules", "somebody at the table, in the lab or at home would ask for it in vain")
def all_that_a_game_must_have_is_there(rules: Rules) -> None:
    lacking = [p for p in PARTS if p.must and not p.is_in(rules)]
    told = "; ".join(f"{p.where}: {p.name} ({p.says})" for p in lacking)
    expect(not lacking, f"missing are {told}")
