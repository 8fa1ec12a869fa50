"""Promises about translations: each catalogue is complete and fits the English catalogue."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any
from unicodedata import category

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tinstar.engine.fluent_source import syntax
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import Rules, message
from tinstar.engine.i18n import ENGLISH, HERE, WHOLE, languages, tongue
from tinstar.engine.rulebook import parse
from tinstar.errors import BadWords
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.guided_first_game import lessons
from tinstar.presentation.scene import primer, scene
from tinstar.testing.contract.promise import Broken, expect, promise
from tinstar.testing.contract.sample_tables import walk

EVERY = 19  # sampling of a game's positions


class _Asks(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables, self.messages = set[str](), set[str]()

    def visit(self, node: Any) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            self.messages.add(node.id.name)
        super().visit(node)


Catalogue = dict[str, _Asks]


def catalogue(folder: Path, language: str) -> Catalogue:
    """Return the messages of a catalogue, with the variables and messages that they use."""
    found: Catalogue = {}
    for entry in syntax(folder / f"{language}.ftl").body:
        if isinstance(entry, ast.Message):
            expect(
                entry.id.name not in found,
                f"{language}.ftl: expected {entry.id.name} once, got it twice",
            )
            found[entry.id.name] = asks = _Asks()
            asks.visit(entry)
    return found


def expect_readable(folder: Path, language: str) -> None:
    """Raise `Broken` if Tinstar rejects a catalogue."""
    try:
        tongue(folder, language)
    except BadWords as e:
        raise Broken(str(e)) from e


def asked(known: Catalogue, name: str) -> set[str]:
    """Return all variables of a message, including those of the messages that it uses."""
    asks = known.get(name, _Asks())
    return asks.variables.union(*(asked(known, used) for used in asks.messages))


def missing(folder: Path, language: str) -> list[str]:
    """Return the messages that exist in English and not in this catalogue."""
    other = catalogue(folder, language)
    return [name for name in catalogue(folder, ENGLISH) if name not in other]


def wrong(folder: Path, language: str) -> Iterator[str]:
    """Yield a text about each error in a catalogue."""
    english = catalogue(HERE, ENGLISH) | catalogue(folder, ENGLISH)
    own = catalogue(folder, language)
    other = catalogue(HERE, language) | own
    for name, asks in own.items():
        if name in english and (odd := asked(other, name) - asked(english, name) - {"n"}):
            yield f"{name} uses ${', $'.join(sorted(odd))}, which English does not have"
        if unknown := asks.messages - set(other):
            yield f"{name} uses {', '.join(sorted(unknown))}, which does not exist"


@promise("rules", "players read why a move is illegal, how a game ended and what the game is about")
def english_is_whole(rules: Rules) -> None:
    expect_readable(rules.folder, ENGLISH)
    known = catalogue(rules.folder, ENGLISH)
    wanted = [message("objection", o) for o in rules.objections if o]
    wanted += [message("ending", e) for e in rules.endings] + ["pitch"]
    missing = [name for name in wanted if name not in known]
    expect(not missing, f"expected the messages {', '.join(missing)} in {ENGLISH}.ftl, got none")
    sentences = [rules.tongue().say(name) for name in wanted]
    expect(
        len(set(sentences)) == len(sentences),
        f"expected a different sentence for each, got one twice: {sentences}",
    )
    kinds = {o for o in known if o.startswith(("objection-", "ending-"))}
    odd = sorted(kinds - set(wanted))
    expect(not odd, f"{', '.join(odd)}: no objection or ending has that name")


@promise("rules", "readers of another language should not get half of the texts")
def every_language_says_what_english_says(rules: Rules) -> None:
    for language in languages(rules.folder):
        expect_readable(rules.folder, language)
        found = [*wrong(rules.folder, language)]
        if language in WHOLE:
            found += [f"{name} is missing" for name in missing(rules.folder, language)]
        expect(not found, f"{language}.ftl: {'; '.join(found[:5])}")


@promise("rules", "a clause has one number in all languages")
def a_translated_rulebook_has_the_same_clauses(rules: Rules) -> None:
    own = [(c.id, c.kind) for c in parse(rules.clauses)]
    for file in sorted(rules.folder.glob("RULES.*.md")):
        there = [(c.id, c.kind) for c in parse(file.read_text(encoding="utf-8"))]
        odd = set(own) ^ set(there)
        expect(
            own == there,
            f"{file.name}: expected the clauses of RULES.md, got a difference: {sorted(odd)}",
        )


@promise("rules", "statistics of matches must name actions and fields that the game has")
def what_is_counted_is_there(rules: Rules) -> None:
    named = {f"did-{name}" for name in rules.actions.families}
    named |= {f"had-{name}" for name in rules.state.fields}
    counted = {o for o in catalogue(rules.folder, ENGLISH) if o.startswith(("did-", "had-"))}
    odd = sorted(counted - {name.replace("_", "-") for name in named})
    expect(not odd, f"{', '.join(odd)}: no family of actions or field has that name")


@promise("table", "readers of every language play the same game")
def a_game_is_told_in_every_language(game: Game) -> None:
    for language in languages(game.rules.folder):
        told = [*primer(game, language), *(x.text for x in lessons(game, language))]
        expect(all(told), f"expected sentences in {language}, got an empty one")
        steps = [*pairwise(walk(game, seed=1))]
        for before, after in (*steps[::EVERY], steps[-1]):
            happening = Happening(before, int(after.steps()[-1].action or 0))
            for seat in range(-1, game.players):
                scene(after.view(seat), memory_aid=True, language=language)
                heard = events(*happening.seen_by(seat)[2:], language=language)
                odd = [e.text for e in heard if e.text and category(e.text[-1]) != "Po"]
                expect(not odd, f"expected sentences, with a full stop or the like, got {odd}")
