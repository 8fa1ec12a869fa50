"""What a game must have and what it may have: the one table (docs/games.md shows it)."""

from typing import NamedTuple

from tinstar.core import kernel
from tinstar.core.kernel import BY_GAME
from tinstar.core.rules import DEFAULTS, Rules
from tinstar.testing.contract.promise import expect, promise


class Part(NamedTuple):
    """One of them: in a module or in the game's folder, and whether a game can do without."""

    where: str
    name: str
    must: bool
    says: str

    def is_in(self, rules: Rules) -> bool:
        if self.where == "folder":
            return (rules.folder / self.name).is_file()
        if self.where == "modules":
            return any(hasattr(module, self.name) for module in rules.modules)
        return hasattr(getattr(rules, self.where), self.name)


FILES = (
    Part("folder", "RULES.md", True, "the rules in numbered clauses: what people read"),
    Part("folder", "edition.toml", True, "every number, with its grade and source"),
    Part("folder", "en.ftl", True, "all that people are told, in English"),
    Part("folder", "de.ftl", False, "the same in German; each language has a file of its own"),
    Part("folder", "RULES.de.md", False, "the clauses in German, with the same numbers"),
    Part("folder", "variants.toml", False, "smaller games from the same rules"),
    Part("folder", "net.bin", False, "a net that plays it: `tinstar train`"),
    Part("folder", "board.json", False, "colours and pictures of its pieces on the page"),
)
WORDS = (
    Part("words", "MINUTES", True, "about how long it takes four people"),
    Part("words", "UNSAID", True, "objections that nobody need be told; may be empty"),
    Part("words", "CLAUSES", True, "of each deed, the clauses about it"),
    Part("words", "chance_text", True, "what chance answered"),
    Part("words", "prompt", True, "what is asked, of whom"),
    Part("words", "action_text", True, "an action as a sentence"),
    Part("words", "score_lines", True, "how a score comes about; may be empty"),
    Part("words", "events", True, "what happened, as one seat saw it"),
    Part("words", "primer", True, "the game in a few lines"),
    Part("words", "CAPS", False, "endings that only cut a game off"),
    Part("words", "lessons", False, "what is said in somebody's first game"),
)
SCENE = (
    Part("scene", "seats", True, "everybody at the table, in order"),
    Part("scene", "zones", True, "what lies where"),
    Part("scene", "counters", True, "what is counted and lies nowhere; may be empty"),
    Part("scene", "touches", True, "what an action is about, for whoever points at pieces"),
    Part("scene", "rests", False, "whether everybody should look before it goes on"),
)


def _first_sentence(name: str) -> str:
    said = " ".join((getattr(kernel, name).__doc__ or "").split())
    return said.split(". ")[0].rstrip(".")


FUNCTIONS = tuple(
    Part("modules", name, name not in DEFAULTS, _first_sentence(name)) for name in BY_GAME
)
PARTS = (*FILES, *FUNCTIONS, *WORDS, *SCENE)


def table() -> str:
    """All of it as Markdown."""
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
