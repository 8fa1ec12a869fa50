"""The terminal's line mode: plain lines in, plain lines out."""

import io
import subprocess
import sys
from unittest.mock import MagicMock

import pytest

import tinstar
from tests.games.calaboose.table import table
from tests.ui.tables import At, sitting
from tinstar.engine.i18n import HERE, tongue
from tinstar.presentation.scene import Piece, Place, Scene, Zone, scene
from tinstar.ui import terminal
from tinstar.ui.terminal.line_mode import Plain, table_lines

TURN = """
    A*  hand Bandit Bandit Shark   jail Huckster [Rustler] . . .
    B   hand Bandit Shark          jail Huckster [Bandit] . . .
    pile rest
"""


def conversation(sat, *lines):
    """Return the output for a person who types these lines and then ends the input."""
    out = io.StringIO()
    Plain(sat, io.StringIO("".join(f"{line}\n" for line in lines)), out).run()
    return out.getvalue()


def test_the_table_is_read_in_lines():
    view = table(TURN).state().view(0)
    assert table_lines(scene(view), view.game.rules.tongue())[1:] == [
        "A, you, badge. Score 3.",
        "  your jail: 1 Huckster 0; 2 Cattle Rustler 3 locked; 3 empty; 4 empty; 5 empty",
        "  your hand (value, gangs): Bandit 1 (1 20 30 45 60) x2; Card Shark 2 (2 15 25 35 50)",
        "B. Score 0 or more.",
        "  B's jail: 1 Huckster 0; 2 face down locked; 3 empty; 4 empty; 5 empty",
        "  B's hand: 2 face down",
        "draw pile: 65 face down",
        "discards: empty",
    ]


def test_all_places_of_a_row_that_belongs_to_nobody_are_read():
    places = (
        Place("board.1", "1", (Piece("lamp", "Lamp"),)),
        Place("board.2", "", (Piece(count=2),)),
    )
    row = Zone("board", "board", "row", places)
    now = Scene("", 0, 0, seats=(), zones=(row,), counters=(), prompt="")
    assert table_lines(now, tongue(HERE))[1:] == ["board: 1 Lamp; 2 face down"]


def test_what_is_said_at_first_is_enough_to_play():
    said = conversation(At(table(TURN)))
    assert "You are a sheriff." in said
    assert "Type help at any time, or quit." in said
    assert "It is your turn: put a card into your jail or send one to another's jail." in said


def test_moves_are_numbered_and_a_number_is_enough():
    said = conversation(At(table(TURN)), "moves", "1")
    assert "1. Put the Bandit into your jail (1 Bandit: 1). (put bandit)" in said
    assert "You put a Bandit into cell 3." in said


def test_a_refused_move_is_told_and_asked_again():
    said = conversation(At(table(TURN)), "send bandit to b2", "put bandit")
    assert "send bandit to B2: that cell is locked down" in said
    assert "You put a Bandit into cell 3." in said


def test_a_hint_is_a_move_in_words_and_notation():
    assert "The computer would: " in conversation(At(table(TURN)), "hint")


def test_rules_are_shown_whole_or_by_clause():
    assert "  J2 It has five cells" in conversation(At(table(TURN)), "rules")
    one = conversation(At(table(TURN)), "rules j2")
    assert "  J2 It has five cells" in one
    assert "  J3 " not in one
    assert "expected the number of a clause, such as F1" in conversation(
        At(table(TURN)), "rules z99"
    )


def test_help_names_the_commands():
    assert "quit             leave; the match is saved" in conversation(At(table(TURN)), "help")


def test_the_end_of_the_input_leaves_and_says_how_to_go_on(tmp_path):
    said = conversation(sitting(tmp_path))
    assert said.splitlines()[-1] == (
        f"Go on with it: tinstar play calaboose --resume {tmp_path / 'match.jsonl'}"
    )


def test_a_whole_game_is_played_by_numbers_and_then_another_begun(tmp_path):
    said = conversation(sitting(tmp_path), *["1"] * 200, "again", "quit")
    assert "The game is over: " in said
    assert "expected again or quit, got '1'" in said
    assert said.count("the Sheriff's Badge.") == 2
    assert (tmp_path / "match-2.jsonl").exists()


PIPED = """
import sys, tinstar
from pathlib import Path
from tinstar.ui import terminal
game = tinstar.load("calaboose", players=3)
setup = terminal.Setup(game=game, others="random", seed=7, journal=Path(sys.argv[1]))
terminal.play(setup, plain=True)
"""


def test_a_whole_game_is_played_through_pipes_without_escape_codes(tmp_path):
    journal = str(tmp_path / "match.jsonl")
    done = subprocess.run(
        [sys.executable, "-c", PIPED, journal],
        input="moves\n" + "1\n" * 300,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert "The game is over: " in done.stdout
    assert "\x1b" not in done.stdout
    assert done.stderr == ""


@pytest.mark.parametrize(("others", "many"), [("search:0.1s", 1), ("greedy", 0)])
def test_on_a_terminal_machine_code_is_made_before_the_first_move_where_a_search_plays(
    monkeypatch, tmp_path, others, many
):
    prepared = []
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setattr(terminal, "game_unit", lambda *unit: prepared.append(unit))
    game = tinstar.load("calaboose")
    setup = terminal.Setup(game=game, others=others, journal=tmp_path / "match.jsonl")
    monkeypatch.setattr("tinstar.ui.terminal.line_mode.Plain", MagicMock())
    terminal.play(setup, plain=True)
    assert prepared == [("calaboose", "table")] * many
