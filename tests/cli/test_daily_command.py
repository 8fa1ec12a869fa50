"""The deal of the day on the command line: the first attempt, resuming it, and its result."""

import json
import re
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path

import pytest

from tests.cli.conftest import Tinstar, assert_refused
from tinstar.daily.result import Outcome
from tinstar.games import available, rules
from tinstar.match.daily_comparison import Comparison, kinds_of
from tinstar.match.daily_deal import YOU, daily_game, deal_of
from tinstar.match.verification import Finding, verify
from tinstar.ui import terminal

GAME, DAY = "rin_tin_tin", "2026-11-28"
FIRST_MOVES = "1\n" * 200
WON_AND_LOST = [Outcome(won=True, points=10**6), *[Outcome(won=False, points=0)] * 3]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A new user's folder, and a comparison with four matches that is made at once.

    Afterwards the terminal speaks English again.
    """
    monkeypatch.setattr(terminal.daily, "own_folder", lambda _: tmp_path)
    monkeypatch.setattr(terminal.daily, "can_run_fast", lambda _: True)
    monkeypatch.setattr(terminal.daily, "compare", lambda *_: Comparison(True, WON_AND_LOST))
    yield tmp_path
    terminal.speak("en", daily_game(rules(GAME)))


def test_the_first_attempt_is_resumed_compared_and_not_played_again(
    says: Tinstar, types: Callable[[str], None], folder: Path, monkeypatch: pytest.MonkeyPatch
):
    deal = "daily", GAME, "--date", DAY, "--plain"
    types("hint\n1\nquit\n")
    begun = says(*deal)
    assert "The deal of the day has no hints." in begun.out
    assert "A strong computer player" not in begun.out
    file = terminal.daily.journal_of(GAME, date(2026, 11, 28))
    header = json.loads(file.read_text().splitlines()[0])
    kinds = kinds_of(deal_of(daily_game(rules(GAME)), date(2026, 11, 28)))
    assert [seat["kind"] for seat in header["seats"]] == [*kinds[:YOU], "person", *kinds[YOU + 1 :]]
    kept = file.read_text()
    types(FIRST_MOVES)
    over = says(*deal)
    assert "Type again to play once more" not in over.out
    assert "In 75 % of them, it did no better than you." in over.out
    told = rf"{rules(GAME).title}, {DAY}: (not )?won, as good as or better than 75 % of matches"
    assert re.fullmatch(told, over.out.splitlines()[-1])
    assert file.read_text().startswith(kept)
    assert verify(file).finding is Finding.FAIR
    monkeypatch.setattr(terminal.daily, "can_run_fast", lambda _: False)
    types(FIRST_MOVES)
    once_more = says(*deal, "--language", "de").out.splitlines()
    assert re.fullmatch(rf"{rules(GAME).title}, {DAY}: (nicht )?gewonnen", once_more[-1])
    assert len(once_more) == 3
    assert [*folder.iterdir()] == [file]


def test_without_a_game_all_deals_are_listed(says: Tinstar):
    listed = says("daily", "--date", DAY).out.splitlines()
    assert [line.split()[:5] for line in listed] == [
        ["tinstar", "daily", name, "--date", DAY] for name in available()
    ]


@pytest.mark.parametrize("text", ["soon", "2999-01-01", "20261128"])
def test_a_date_that_is_none_or_has_not_come_is_refused(says: Tinstar, text: str):
    said = says("daily", GAME, "--date", text)
    assert_refused(said, "--date: expected a date such as", f"got {text!r}")
