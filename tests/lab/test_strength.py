"""The script that says how strong the players are."""

from pathlib import Path

import numpy as np
import pytest

from bench.strength import __main__ as strength
from bench.strength.ladder import Played, ratings
from bench.strength.match import told
from tinstar.lab.statistics import Estimate


def test_ratings_are_found_that_explain_the_wins():
    true = np.array([-200.0, 0.0, 50.0, 150.0])
    rng = np.random.default_rng(1)
    sat = np.array([rng.permutation(4)[:3] for _ in range(1000)])
    odds = 10 ** (true[sat] / 400)
    won = np.array([rng.multinomial(1, row / row.sum()) for row in odds], float)
    for found, expected in zip(ratings(Played(sat, won), 4), true, strict=True):
        assert found.low < expected < found.high
        assert found.high - found.low < 100


def test_who_has_won_every_game_is_not_infinitely_strong():
    sat, won = np.array([[0, 1]] * 5), np.array([[1.0, 0.0]] * 5)
    best, worst = ratings(Played(sat, won), 2)
    assert 100 < best.value < 1000
    assert worst.value == pytest.approx(-best.value)


def test_a_share_is_told_with_its_interval():
    assert told(Estimate(0.5, 0.414, 0.586)) == "50 % (41 to 59)"


def test_games_that_were_not_measured_keep_their_rows(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    page = tmp_path / "page.md"
    page.write_text("Before.\n<!-- tiny -->\n\nNot yet.\n\n<!-- end of tiny -->\nAfter.\n")
    monkeypatch.setattr(strength, "PAGE", page)
    old, new = ("calaboose", "2", "50 %"), ("calaboose", "2", "60 %")
    showdown, caboo = [("showdown", seats, "40 %") for seats in "24"], ("caboo", "2", "55 %")
    for rows in ([old, *showdown], [new], [caboo]):
        strength.put("tiny", strength.table(iter([("game", "seats", "a"), *rows])))
    expected = strength.table(iter([("game", "seats", "a"), caboo, new, *showdown]))
    marked = f"<!-- tiny -->\n\n{expected}\n<!-- end of tiny -->"
    assert page.read_text() == f"Before.\n{marked}\nAfter.\n"
    other = strength.table(iter([("game", "seats", "b"), caboo]))
    strength.put("tiny", other)
    assert page.read_text() == f"Before.\n{marked.replace(expected, other)}\nAfter.\n"


@pytest.mark.compiled
@pytest.mark.parametrize("section", strength.SECTIONS)
def test_every_section_is_made_in_little_and_written_nowhere(
    section: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setattr("sys.argv", ["strength", "--quick", "--only", "calaboose", section])
    monkeypatch.setattr(strength, "PAGE", None)
    strength.main()
    head, rule, *rows = capsys.readouterr().out.strip().splitlines()[1:]
    assert rows
    assert {line.count("|") for line in (head, rule, *rows)} == {head.count("|")}
    assert all(row.startswith("| calaboose |") for row in rows)
