"""Each clause of each rulebook has code that carries it and a test that bears its number.

Code carries a clause by naming it in brackets, `[P2]`, in a docstring or a comment of the game's
folder, its edition file included; a test bears it in its name, `test_P2_put_in_an_empty_cell`.
"""

import re
from pathlib import Path

import pytest

import tinstar
from tinstar.core.clauses import Clause, Kind, parse, summary, tags
from tinstar.games import rules

TESTS = Path(__file__).parents[1] / "games"
NAME = re.compile(r"def test_((?:[A-Z]\d+_)+)")


def clauses(want: str) -> list:
    """A test's parameters: each game, each clause of it that wants `code` or a `test`."""
    return [
        pytest.param(game, clause, id=f"{game}-{clause.id}")
        for game in tinstar.available()
        for clause in parse(rules(game).clauses)
        if getattr(clause.kind, f"wants_{want}")
    ]


def tagged(game: str) -> set[str]:
    """The clauses that the code of a game says it carries."""
    folder = rules(game).folder
    files = [*folder.rglob("*.py"), *folder.rglob("*.toml")]
    return set().union(*(tags(f.read_text(encoding="utf-8")) for f in files))


def named(game: str) -> set[str]:
    """The clauses that tests of a game are named after."""
    text = "".join(f.read_text(encoding="utf-8") for f in (TESTS / game).glob("test_*.py"))
    return {clause for name in NAME.findall(text) for clause in name.rstrip("_").split("_")}


@pytest.mark.parametrize(("game", "clause"), clauses("code"))
def test_a_clause_is_carried_by_code(game: str, clause: Clause):
    assert clause.id in tagged(game), f"no [{clause.id}] in the code: {clause.text}"


@pytest.mark.parametrize(("game", "clause"), clauses("test"))
def test_a_clause_has_a_test_named_after_it(game: str, clause: Clause):
    assert clause.id in named(game), f"no test_{clause.id}_...: {clause.text}"


@pytest.mark.parametrize("game", tinstar.available())
def test_every_tag_in_the_code_is_a_clause(game: str):
    assert tagged(game) - {c.id for c in parse(rules(game).clauses)} == set()


@pytest.mark.parametrize("game", tinstar.available())
def test_every_test_named_after_a_clause_has_that_clause(game: str):
    assert named(game) - {c.id for c in parse(rules(game).clauses)} == set()


@pytest.mark.parametrize("game", tinstar.available())
def test_every_deed_has_clauses_that_there_are(game: str):
    told, known = rules(game).words.CLAUSES, {c.id for c in parse(rules(game).clauses)}
    assert list(told) == list(rules(game).actions.families)
    assert all(ids and set(ids) <= known for ids in told.values())


@pytest.mark.parametrize("game", tinstar.available())
def test_every_option_has_a_clause_that_says_all_its_choices(game: str):
    told = [c.text for c in parse(rules(game).clauses) if c.kind is Kind.OPTION]
    for option in rules(game).box.options.values():
        clause = next(text for text in told if f"`{option.name}`" in text)
        assert all(str(choice).lower() in clause for choice in option.choices), clause


@pytest.mark.parametrize("game", tinstar.available())
def test_three_rulings_or_more_can_be_turned_round(game: str):
    kinds = {c.id: c.kind for c in parse(rules(game).clauses)}
    rulings = [o.ruling for o in rules(game).box.options.values() if o.ruling]
    assert len(set(rulings)) >= 3
    assert {kinds[ruling] for ruling in rulings} == {Kind.RULING}


@pytest.mark.parametrize("game", tinstar.available())
def test_a_rulebook_has_printed_clauses_and_rulings(game: str):
    said = summary(parse(rules(game).clauses))
    assert "printed" in said
    assert "ruling" in said
