"""The script that measures the players' strength."""

from pathlib import Path

import msgspec
import numpy as np
import pyspiel
import pytest

from bench.strength import __main__ as strength
from bench.strength import caboo_rounds, level_steps, page
from bench.strength.ladder import Played, ratings
from bench.strength.match import told
from bench.strength.peer import FIRST_SIMULATIONS, Timed
from tinstar.adapters import openspiel
from tinstar.players.measured_strength import LEVELS, Measured, measured
from tinstar.statistics import Estimate


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


@pytest.fixture
def file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A page with one section, and the relevant files of games beside it."""
    (file := tmp_path / "page.md").write_text(page_with("Not yet.\n"))
    monkeypatch.setattr(page, "PAGE", file)
    monkeypatch.setattr(page, "GAMES", tmp_path)
    for name in ("caboo", "calaboose", "showdown"):
        (tmp_path / name).mkdir()
        for counts in page.OF_GAME:
            (tmp_path / name / counts).write_text("before")
    return file


def test_what_was_not_measured_keeps_its_rows(file: Path):
    head = "game", "seats", "a"
    old, new = ("calaboose", "2", "50 %"), ("calaboose", "2", "60 %")
    showdown, caboo = [("showdown", seats, "40 %") for seats in "24"], ("caboo", "2", "55 %")
    for row in (old, *showdown, new, caboo):
        page.put("tiny", head, row)
    assert file.read_text() == page_with(table(head, caboo, new, *showdown))
    other = "game", "a"
    for row in (("showdown", "1 %"), ("caboo", "2 %"), ("showdown", "3 %")):
        page.put("tiny", other, row)
    assert file.read_text() == page_with(table(other, ("caboo", "2 %"), ("showdown", "3 %")))


@pytest.mark.parametrize("counts", page.OF_GAME)
def test_a_row_is_up_to_date_until_what_counts_of_its_game_changes(file: Path, counts: str):
    head = "game", "seats", "a"
    caboo, showdown = ("caboo", "2"), ("showdown", "2")
    assert page.up_to_date("tiny", head) == set()
    page.put("tiny", head, (*caboo, "1 %"))
    page.put("tiny", head, (*showdown, "2 %"))
    assert page.up_to_date("tiny", head) == {caboo, showdown}
    (page.GAMES / "caboo" / counts).write_text("after")
    (page.GAMES / "showdown" / "scene.py").write_text("after")
    assert page.up_to_date("tiny", head) == {showdown}
    page.put("tiny", head, (*caboo, "1 %"))  # measured again, with the same result
    assert page.up_to_date("tiny", head) == {caboo, showdown}
    assert page.up_to_date("tiny", ("game", "seats", "b")) == set()
    assert page.up_to_date("peer", head) == set()


def page_with(rows: str) -> str:
    return f"Before.\n<!-- tiny -->\n\n{rows}\n<!-- end of tiny -->\nAfter.\n"


def table(head: page.Row, *rows: page.Row) -> str:
    below = [(*row, page.digest(row[0])) for row in rows]
    return "".join(map(page.line, [(*head, page.MADE_OF), ("---",) * (len(head) + 1), *below]))


def test_an_action_without_a_choice_says_nothing_of_how_long_a_simulation_takes():
    openspiel.register()
    game = pyspiel.load_game("tinstar_rin_tin_tin(players=2)")
    state, bot = game.new_initial_state(), Timed(game, seconds=0.05, seed=0)
    while state.is_chance_node() or len(state.legal_actions()) > 1:
        state.apply_action(state.legal_actions()[0])
    assert [bot.step(state)] == state.legal_actions()
    assert bot.simulations == FIRST_SIMULATIONS


def test_levels_at_other_tables_stay_as_they_were_measured(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    file, before = tmp_path / "measured.json", measured()
    file.write_bytes(msgspec.json.encode(before))
    monkeypatch.setattr(level_steps, "FILE", file)
    new = [Measured(kind, "easy", 2, 50, 31.5) for kind in LEVELS[1:]]
    level_steps.keep("caboo", new)
    now = msgspec.json.decode(file.read_bytes(), type=dict[str, list[Measured]])
    stay = [m for m in before["caboo"] if m.seats != 2 or m.kind not in LEVELS]
    assert sorted(now["caboo"], key=str) == sorted([*stay, *new], key=str)
    assert {name for name, rows in before.items() if now[name] != rows} == {"caboo"}


def test_where_etiquette_costs_nothing_a_measurement_is_that_of_both_players(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    file = tmp_path / "measured.json"
    file.write_bytes(b"{}")
    monkeypatch.setattr(level_steps, "FILE", file)
    level_steps.keep("showdown", [Measured("search:1s/manners", "net/manners", 2, 50, 30.0)])
    now = msgspec.json.decode(file.read_bytes(), type=dict[str, list[Measured]])
    assert [(m.kind, m.among) for m in now["showdown"]] == [
        ("search:1s/manners", "net/manners"),
        ("search:1s", "net"),
    ]


@pytest.mark.parametrize(
    ("games", "wins", "clear"),
    [
        (50, 36, True),  # surely different
        (50, 33, False),  # the usual interval would say so, but this is not the last look
        (50, 25, False),  # 220 of 400 may still come
        (200, 95, True),  # 125 of the last 200 will not come
        (400, 219, True),
    ],
)
def test_measuring_ends_as_soon_as_the_result_is_clear(games: int, wins: int, clear: bool):
    assert level_steps.is_clear(Measured("keen", "easy", 2, games, wins), 400) is clear


def test_each_level_is_measured_among_the_last_one_kept(monkeypatch: pytest.MonkeyPatch):
    won = {"keen": 200, "net/manners": 320, "search:1s/manners": 320}
    monkeypatch.setattr(level_steps, "batches", lambda _, kind, *__: [(400, won[kind])])
    found = [*level_steps.climb("caboo", LEVELS, level_steps.Size((2,), 400, 0.1))]
    assert [(m.kind, m.among) for m in found] == [
        ("keen", "easy"),
        ("net/manners", "easy"),
        ("search:1s/manners", "net/manners"),
    ]


@pytest.mark.compiled
def test_a_batch_goes_on_where_the_last_one_ended(monkeypatch: pytest.MonkeyPatch):
    size = level_steps.Size((2,), 6, 0.001)
    at_once = [*level_steps.batches("rin_tin_tin", "net/manners", "easy", 2, size)]
    monkeypatch.setattr(level_steps, "BATCH", 4)
    in_two = [*level_steps.batches("rin_tin_tin", "net/manners", "easy", 2, size)]
    assert [games for games, _ in in_two] == [4, 6]
    assert in_two[-1] == at_once[-1]


GAME_OF = {  # Rin Tin Tin compiles fastest
    "beliefs": "rin_tin_tin",
    "exploiter": "rin_tin_tin",
    "tiny": "rin_tin_tin",
    "rounds": caboo_rounds.GAME,
    "unrestrained": caboo_rounds.GAME,
}


@pytest.mark.compiled
@pytest.mark.parametrize("section", strength.SECTIONS)
def test_every_section_is_made_in_little_and_written_nowhere(
    section: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    game = GAME_OF.get(section, "calaboose")
    monkeypatch.setattr("sys.argv", ["strength", "--quick", "--only", game, section])
    monkeypatch.setattr(page, "PAGE", None)
    strength.main()
    head, *rows = capsys.readouterr().out.strip().splitlines()[1:]
    assert rows
    assert {line.count("|") for line in rows} == {head.count("|")}
    assert all(row.startswith(f"| {game} |") for row in rows)
