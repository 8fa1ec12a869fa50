"""Each clause of each rulebook has a test with its number: `test_P2_put_in_an_empty_cell`.

The contract of every game checks that code has the tag of each clause, `[P2]`.
"""

import re
from pathlib import Path

import pytest

from tinstar.engine.rulebook import Clause, Kind, parse, summary
from tinstar.games import ours, rules

TESTS = Path(__file__).parents[1] / "games"
NAME = re.compile(r"def test_((?:[A-Z]\d+_)+)")


def clauses() -> list:
    """Return test parameters: each game with each clause that needs a test."""
    return [
        pytest.param(game, clause, id=f"{game}-{clause.id}")
        for game in ours()
        for clause in parse(rules(game).clauses)
        if clause.kind.wants_test
    ]


def named(game: str) -> set[str]:
    """Return the clauses that a game's tests are named after."""
    text = "".join(f.read_text(encoding="utf-8") for f in (TESTS / game).glob("test_*.py"))
    return {clause for name in NAME.findall(text) for clause in name.rstrip("_").split("_")}


@pytest.mark.parametrize(("game", "clause"), clauses())
def test_a_clause_has_a_test_named_after_it(game: str, clause: Clause):
    assert clause.id in named(game), f"no test_{clause.id}_...: {clause.text}"


@pytest.mark.parametrize("game", ours())
def test_every_test_named_after_a_clause_has_that_clause(game: str):
    assert named(game) - {c.id for c in parse(rules(game).clauses)} == set()


@pytest.mark.parametrize("game", ours())
def test_three_rulings_or_more_can_be_turned_round(game: str):
    kinds = {c.id: c.kind for c in parse(rules(game).clauses)}
    rulings = [o.ruling for o in rules(game).box.options.values() if o.ruling]
    assert len(set(rulings)) >= 3
    assert {kinds[ruling] for ruling in rulings} == {Kind.RULING}


@pytest.mark.parametrize("game", ours())
def test_a_rulebook_has_printed_clauses_and_rulings(game: str):
    said = summary(parse(rules(game).clauses))
    assert "printed" in said
    assert "ruling" in said
