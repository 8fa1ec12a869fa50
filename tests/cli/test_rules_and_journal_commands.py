"""Commands about rules and journals. Each wrong command prints one line."""

import subprocess
import sys
from typing import Any, cast

import pytest
import typer

import tinstar
from tests.cli.conftest import GAME, Tinstar, assert_refused
from tinstar.cli.shared_options import app, numbers_and_options
from tinstar.engine.rulebook import parse
from tinstar.games import rules

COMMANDS = sorted(cast("Any", typer.main.get_command(app)).commands)


# --- valid requests ------------------------------------------------------------------------------


def test_the_help_lists_every_command(says: Tinstar):
    said = says("--help")
    assert said.code == 0
    assert [c for c in COMMANDS if f"  {c} " not in said.out] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(says: Tinstar, command: str):
    said = says(command, "--help")
    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"Usage: tinstar {command} [OPTIONS]")


def test_the_help_needs_no_docstrings():
    """`python -OO` drops docstrings."""
    program = """
import typer
from tinstar.cli import shared_options as app
def told(command):
    inner = getattr(command, "commands", {})
    return [[command.name, command.help], *(one for c in inner.values() for one in told(c))]
print([name for name, says in told(typer.main.get_command(app.app)) if not says])
"""
    done = subprocess.run([sys.executable, "-OO", "-c", program], capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr


def test_the_help_loads_nothing_heavy():
    program = (
        "import sys; from tinstar.cli import run; run(['--help']);"
        "print(*{'numba', 'polars', 'rich', 'textual', 'multiprocessing'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == ""


def test_games_lists_each_game_with_its_seats(says: Tinstar):
    lines = says("games").out.splitlines()
    assert [line.split()[0] for line in lines] == list(tinstar.available())
    said = " ".join(lines[tinstar.available().index(GAME)].split())
    assert said == f"{GAME} {rules(GAME).title} 2 to 5 players"


def test_rules_shows_every_clause_under_its_heading(says: Tinstar):
    out = says("rules", GAME).out
    clauses = parse(rules(GAME).clauses)
    assert [c.id for c in clauses if f"\n{c.id:<5}" not in out] == []
    assert [c.heading for c in clauses if f"{c.heading}\n\n" not in out] == []


def test_rules_shows_one_clause(says: Tinstar):
    clause = parse(rules(GAME).clauses)[0]
    said = says("rules", GAME, clause.id.lower())
    assert said.code == 0
    assert " ".join(said.out.split()) == (
        f"{clause.heading} {clause.id} {clause.text} ({clause.kind})"
    )


def test_rules_are_shown_in_the_language_that_is_asked_for(says: Tinstar):
    clause = parse(rules("caboo").book("de"))[0]
    assert clause.text != parse(rules("caboo").clauses)[0].text
    said = says("rules", "caboo", clause.id, "--language", "de")
    assert " ".join(said.out.split()).startswith(f"{clause.heading} {clause.id} {clause.text}")


def test_rules_refuses_a_clause_that_is_not_there(says: Tinstar):
    assert_refused(says("rules", GAME, "Q99"), "expected the number of a clause", "got 'Q99'")


# --- wrong requests ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("frobnicate", "No such command 'frobnicate'"),
        ("rules", "Missing argument 'GAME'"),
        ("train {game}", "--out: expected the name of a file for the net, got none"),
        ("train {game} --out none/x.net", "--out: expected a folder that exists, got 'none'"),
        ("train {game} --out x.net --seats 2-x", "--seats: expected numbers of seats, such as 2-5"),
        ("train {game} --out x.net --seats 2-9", "seats: expected 2 to 5, got [2, 3, 4, 5, 6"),
        (
            "train {game} --out x.net --resume no.net",
            "no.net.training: expected the checkpoint file of a",
        ),
        ("train {game} --resume no.net", "no.net.training: expected the checkpoint file of a"),
        ("train {game} --out x.net --begin no.net", "no.net: expected the file of a net"),
        (
            "train {game} --out x.net --begin a --resume b",
            "expected either begin or resume, got both",
        ),
        ("train {game} --out x.net --playouts 0", "--playouts': expected at least 1, got 0"),
        ("train {game} --out x.net --playouts 9", "begin: expected the file of a net, because"),
        ("rules bridge", "expected a game among: {games}; got 'bridge'"),
        ("play bridge", "expected a game among: {games}; got 'bridge'"),
        ("simulate bridge", "expected a game among: {games}; got 'bridge'"),
        ("simulate {game} --frobnicate", "No such option: --frobnicate"),
        ("simulate {game} --players 6", "players: expected 2 to 5, got 6"),
        ("simulate {game} --players 1", "players: expected 2 to 5, got 1"),
        ("simulate {game} --players four", "expected a whole number, got 'four'"),
        ("simulate {game} --games 0", "expected at least 1, got 0"),
        ("simulate {game} --workers 0", "expected at least 1, got 0"),
        ("simulate {game} --seats random,clever", "greedy, keen, net, search; got 'clever'"),
        ("simulate {game} --seats random,search:fast", "/plain or nothing; got 'fast'"),
        ("simulate {game} --players 3 --seats random,random", "seats: expected 3 kinds of player"),
        ("simulate {game} games", "expected PATH=VALUE, such as rounds=12, got 'games'"),
        ("simulate {game} --variant huge", "expected a variant of "),
        ("play {game} --variant huge", "expected a variant of "),
        ("simulate {game} games=2", "option games: expected 1 or 3, got '2'"),
        ("simulate {game} hand=4", "a number or option of the game, such as hand_size, "),
        ("simulate {game} gamse=3", "a number or option of the game, such as games, "),
        ("compare {game} gamse=3", "a number or option of the game, such as games, "),
        ("simulate {game} players=3", "expected the option --players 3, got the setting players=3"),
        ("simulate {game} hand_size=four", "hand_size: expected a whole number, got 'four'"),
        ("simulate {game} --set hand_size=4", "a game as PATH=VALUE: hand_size=4"),
        ("compare {game} games=3 --option=games=1", "a game as PATH=VALUE: games=1"),
        ("play {game} --hand_sighs 4", "a game as PATH=VALUE: hand_sighs=4"),
        ("simulate {game} --seets random", "(Possible options: --seats, --seed)"),
        (
            "edition {game} games=3",
            "expected numbers only, as an edition file has no options; got the option games",
        ),
        ("simulate {game} --out games.csv", "ending in .parquet, got 'games.csv'"),
        ("review x --effort 1s", "--effort: expected a number of playouts, such as 2000; got '1s'"),
        ("review x --html x.pdf", "--html: expected a file name ending in .html, got 'x.pdf'"),
        ("review x --html none/x.html", "--html: expected a folder that exists, got 'none'"),
        ("play {game} hand_size=99", "expected a whole number from 1 to 20, got 99"),
        ("edition {game} --explain luck", "expected the beginning of a path among: hand_size"),
        (
            "edition {game} --out none/x.toml",
            "none/x.toml: expected to write this file, got: No such file",
        ),
        ("compare {game}", "Missing argument 'SETTING...'"),
        ("compare {game} hand_size=4 --seats clever", "search; got 'clever'"),
        ("compare {game} hand_size=4 --within length", "--within: expected METRIC=X"),
        ("compare {game} hand_size=4 --within fun=1", "expected a metric among: length"),
        ("bench --seconds soon", "expected a number of seconds above 0, got 'soon'"),
    ],
)
def test_a_wrong_request_is_refused(says: Tinstar, arguments: str, expected: str):
    games = ", ".join(tinstar.available())
    assert_refused(says(*arguments.format(game=GAME).split()), expected.format(games=games))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("games=3", {"games": 3}),
        ("redraw_hucksters=false", {"redraw_hucksters": False}),
        ("redraw_hucksters=True", {"redraw_hucksters": True}),
        ("whiskey_cancel_by=anyone", {"whiskey_cancel_by": "anyone"}),
        ("games=many", {"games": "many"}),
    ],
)
def test_an_option_is_read_as_the_game_has_it(text: str, value: dict[str, object]):
    assert numbers_and_options(rules("calaboose"), [text])[1] == value
