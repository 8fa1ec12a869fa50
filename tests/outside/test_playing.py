"""External games work in every part of Tinstar. These tests run them as plain Python.

`tinstar check` and other projects' suites test the rest.
"""

import io
import json
import subprocess
import sys
from multiprocessing import get_context
from pathlib import Path

import pytest
from pettingzoo.test import api_test, seed_test

import tinstar
from tests.adapters.test_pettingzoo import pytestmark as said_by_pettingzoo
from tests.server.conftest import open_server, visitors
from tinstar.adapters import gymnasium, pettingzoo
from tinstar.engine.machine_code import native_calls
from tinstar.errors import BadGame, BadRecord
from tinstar.games import ours, outside
from tinstar.lab.journal_text import retell
from tinstar.match import Match
from tinstar.match.journal import Journal
from tinstar.match.journal_header import game_of
from tinstar.match.journal_lines import unsealed
from tinstar.presentation.scene import scene
from tinstar.server.config import Config
from tinstar.server.tables.outside_game_board import board_in
from tinstar.server.tables.registry import TableRegistry
from tinstar.testing import leak_check
from tinstar.ui.terminal.board import fitting
from tinstar.ui.terminal.game_boards import drawing
from tinstar.ui.terminal.line_mode import Plain
from tinstar.ui.terminal.match_series import Setup, Sitting


@pytest.fixture
def game(starter: Path) -> tinstar.Game:
    return tinstar.load(starter, players=3)


@pytest.fixture
def finished(game: tinstar.Game, tmp_path: Path) -> Path:
    path = tmp_path / "match.jsonl"
    Match(game, ["random", "greedy", "easy"], 5, path).play()
    return path


# --- journals -------------------------------------------------------------------------------------


def test_a_journal_names_package_and_version_and_is_played_again(finished: Path):
    header = json.loads(finished.read_text().splitlines()[0])
    assert (header["package"], header["package_version"]) == ("tinsel", "0.1.0")
    assert tinstar.match.verify(finished).fair
    assert list(retell(finished, None))


def test_a_journal_of_a_package_that_is_not_here_says_which_it_is(finished: Path, monkeypatch):
    monkeypatch.setenv(outside.FROM, "")
    with pytest.raises(BadRecord, match=r"from the package tinsel 0\.1\.0, got none"):
        game_of(Journal.load(finished))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            '"tinsel","package_version"',
            '"other","package_version"',
            "package other 0.1.0, got the game from the pack",
        ),
        (
            '"version":1',
            '"version":7',
            "version 7 of its rules, as in the package tinsel 0.1.0; got",
        ),
        (
            ',"package":"tinsel","package_version":"0.1.0"',
            "",
            "from Tinstar, got the game from the package tinsel",
        ),
    ],
)
def test_a_journal_of_another_package_or_version_says_so(old, new, told, finished: Path):
    journal = Journal.load(finished)
    line = finished.read_text().splitlines()[0]
    assert old in line
    body = line[: line.rindex(',"digest"')].replace(old, new)
    raw = f'{body},"digest":"{"0" * 64}"}}\n'.encode()
    journal.header = unsealed(raw)
    with pytest.raises(BadRecord, match=told):
        game_of(journal)


# --- machine code ---------------------------------------------------------------------------------


def test_machine_code_is_found_by_the_sources_that_it_was_made_of(
    game: tinstar.Game, monkeypatch: pytest.MonkeyPatch
):
    title = game.rules.state.record_title
    before = native_calls._sources_of_game("tinsel")
    assert before == native_calls.sources_of[title] != ""
    monkeypatch.setitem(native_calls.sources_of, title, "of a game that was changed")
    assert native_calls._sources_of_game("tinsel") != before
    assert native_calls._sources_of_game(ours()[0]) == ""


# --- other processes ------------------------------------------------------------------------------


def test_a_worker_process_finds_the_game_by_name_and_is_sent_it_whole(game: tinstar.Game):
    with get_context("spawn").Pool(1) as pool:
        assert pool.apply(tinstar.load, ("tinsel", 2)).rules is game.rules
        assert pool.apply(repr, (game,)) == repr(game)


def test_a_job_of_the_house_finds_it_too(game: tinstar.Game):
    code = "import tinstar; print(tinstar.load('tinsel').num_distinct_actions())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"{game.num_distinct_actions()}\n"


# --- the suites of others, and the leak kit -------------------------------------------------------


@pytest.mark.parametrize("unwrap_all", [False, True])
def test_the_leak_kit_finds_nothing_and_has_something_to_look_at(starter: Path, unwrap_all: bool):
    report = leak_check.check(tinstar.load(starter, players=4, unwrap_all=unwrap_all), 60)
    assert report.ok, str(report)
    assert report.changed > 60


class TestPettingZoo:
    pytestmark = said_by_pettingzoo

    def test_its_suite_passes(self, game: tinstar.Game):
        api_test(pettingzoo.env(game), num_cycles=200)
        seed_test(lambda: pettingzoo.env(game), num_cycles=20)


@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes:UserWarning")
def test_the_checker_of_gymnasium_passes(game: tinstar.Game):
    from gymnasium.utils.env_checker import check_env

    check_env(gymnasium.env(game, others="random"))


@pytest.mark.compiled
def test_the_suite_of_openspiel_passes(starter: Path):
    import unittest

    import pyspiel

    from tests.adapters.test_openspiel import api_test as its
    from tinstar.adapters import openspiel

    tinstar.load(starter)
    openspiel.register()
    game = pyspiel.load_game("tinstar_tinsel(players=3)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    case = {"game_name": "tinstar_tinsel", "game": game}
    suite = type("EnforceAPI", (its.EnforceAPIOnPartialTreeBase,), case)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures, result.errors + result.failures


# --- user interfaces and the server ---------------------------------------------------------------


def test_the_terminal_draws_it_and_plays_it(game: tinstar.Game, tmp_path: Path):
    setup = Setup(game=game, others="random", seed=5, journal=tmp_path / "match.jsonl")
    out = io.StringIO()
    Plain(Sitting(setup), io.StringIO("1\n" * 30), out).run()
    assert "So offer stones as if they were silver" in out.getvalue()
    assert "All wares are unwrapped. The most points: you." in out.getvalue()
    state = game.new_initial_state()
    assert drawing("tinsel")(scene(state.view(0)), fitting(80, 24, 4), None)


def test_a_house_offers_it_where_its_owner_names_it_and_plays_it_to_the_end(
    starter: Path, tmp_path: Path
):
    with open_server(tmp_path / "h.sqlite", games=(str(starter),)) as address, visitors() as come:
        ann = come(address)
        (shown,) = ann.get("/house")["games"]
        assert shown["name"] == "tinsel"
        assert set(shown["board"]["tints"]) == {"silver", "tin", "stone"}
        assert ann.get("/games/tinsel/rules")["clauses"][0]["id"] == "S1"
        assert ann.get("/lab/games/tinsel")["numbers"]
        table = ann.sets("me", "me", "keen", game="tinsel")
        ann.post(f"/tables/{table}/start")
        assert ann.plays(table, 0, 1)["scene"]["ending"] == "all wares have found a shelf"
        ann.post("/tables", {"game": ours()[0], "chairs": [{"who": "me"}] * 2}, 400)


def test_a_house_offers_none_that_its_owner_did_not_name(starter: Path, tmp_path: Path):
    database = tmp_path / "h.sqlite"
    with open_server(database, games=(str(starter),)) as address, visitors() as come:
        ann = come(address)
        ann.sets("me", "me", game="tinsel")
    outside._fetched.clear()
    with open_server(database) as address, visitors() as come:
        ann = come(address, ann)
        assert [g["name"] for g in ann.get("/house")["games"]] == list(ours())
        ann.get("/games/tinsel/rules", 404)
        ann.post("/tables", {"game": "tinsel", "chairs": [{"who": "me"}] * 2}, 400)
        ann.post("/tables", {"game": str(starter), "chairs": [{"who": "me"}] * 2}, 400)
        assert ann.get("/tables")["tables"] == []
    assert outside._fetched == {}, "nothing was imported because a stranger named it"


def test_a_house_does_not_open_with_a_game_that_cannot_be_had(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'h.sqlite'}"
    with pytest.raises(BadGame, match="expected the folder of a game, got a path"):
        TableRegistry(Config(database=url, games=(f"{tmp_path}/none",)))


@pytest.mark.parametrize(
    ("board", "told"),
    [
        ('{"tints": {"tin": "red; background: url(x)"}}', "Expected `str` matching regex"),
        ('{"emblems": {"tin": "<script>"}}', "Expected `str` matching regex"),
        ('{"script": "1"}', "unknown field `script`"),
        ("[" * 100_000, "expected at most 32768 bytes"),
        ("[" * 20_000, "expected JSON with colours and outlines of faces"),
    ],
)
def test_a_board_is_colours_and_outlines_and_nothing_else(board: str, told: str, tmp_path: Path):
    (tmp_path / "board.json").write_text(board)
    with pytest.raises(BadGame, match=told):
        board_in(tmp_path)
