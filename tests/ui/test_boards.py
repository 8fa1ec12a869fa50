"""Boards of characters for all five games, with the most seats, in small and large terminals."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.syntax.visitor import Visitor
from msgspec import structs
from textual.widgets import OptionList, Static

import tinstar
from tinstar.engine.fluent_source import syntax
from tinstar.engine.game import Game
from tinstar.engine.i18n import ENGLISH, HERE
from tinstar.engine.kernel import TERMINAL
from tinstar.match.match import Match
from tinstar.match.solo_session import Session, Told
from tinstar.presentation.scene import Piece, Place, Scene, Seat, Touch, Zone, scene
from tinstar.ui.terminal import terminal_language
from tinstar.ui.terminal.board import fitting, hand
from tinstar.ui.terminal.dialogs import RoundScreen, round_text
from tinstar.ui.terminal.game_boards import drawing
from tinstar.ui.terminal.match_series import Setup, Sitting
from tinstar.ui.terminal.table_screen import REST, STORY, Table, round_end
from tinstar.ui.terminal.terminal_language import points, speak

MOST = {"calaboose": 5, "showdown": 4, "rin_tin_tin": 4, "outlaws25": 5, "caboo": 8}
NAMES = ["Annie", "Buck", "Clementine", "Dusty", "Ezekiel", "Frank", "Gus", "Hattie"]
SIZES = [(80, 24), (110, 38)]
every_game = pytest.mark.parametrize("name", MOST)


def game(name: str) -> Game:
    return tinstar.load(name, players=MOST[name])


@cache
def scenes(name: str, steps: int = 24, language: str = ENGLISH) -> list[Scene]:
    """Return the scenes of the acting seats in a random game."""
    state, random, found = game(name).new_initial_state(), Random(3), []
    while len(found) < steps and state.current_player() != TERMINAL:
        if state.is_chance_node():
            answers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(answers, odds)[0])
        else:
            view = state.view(state.current_player())
            found.append(scene(view, NAMES[: MOST[name]], language=language))
            state.apply_action(random.choice(state.legal_actions()))
    return found


def drawn(name: str, now: Scene, size: tuple[int, int], touch: Touch | None = None) -> list[str]:
    rows = sum(zone.lies == "row" for zone in now.zones)
    fits = fitting(size[0], size[1] - REST - STORY, rows)
    board = drawing(name)(now, fits, touch).plain.splitlines()
    return board + hand(now, size[0], touch).plain.splitlines()


@pytest.fixture(params=["de", ENGLISH])
def language(request: pytest.FixtureRequest) -> Iterator[str]:
    """Set the terminal's language for one test."""
    yield request.param
    speak(ENGLISH, game("caboo"))


@every_game
def test_nothing_is_cut_at_the_most_seats_and_the_moves_keep_their_room(name, language):
    speak(language, game(name))
    for size in SIZES:
        for now in scenes(name, language=language):
            lines = drawn(name, now, size)
            assert not [line for line in lines if len(line) > size[0] or "…" in line]
            assert len(lines) <= size[1] - 8  # status, question, line and keys, and four moves
            text = "\n".join(lines)
            assert language == ENGLISH or not (words(text) - {*NAMES}) & english_alone(name)
            for seat in now.seats:
                assert seat.seat == now.you or seat.name in text
                assert str(seat.score) in text


def test_a_score_is_written_as_the_language_has_it(language):
    speak(language, game("caboo"))
    assert points(Seat(0, "A", "Annie", 1250)) == {"de": "1.250", ENGLISH: "1,250"}[language]


def words(text: str) -> set[str]:
    return set(re.findall("[A-Za-z]{3,}", text))


@cache
def english_alone(name: str) -> set[str]:
    """Return words that the game and the terminal have in English, and nowhere in German."""
    folders = (HERE, terminal_language.HERE, game(name).rules.folder)
    said = {x: {word for at in folders for word in words(spoken(at, x))} for x in ("en", "de")}
    return said["en"] - said["de"]


def spoken(folder: Path, language: str) -> str:
    texts: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: Any) -> None:  # noqa: N802
            texts.append(node.value)

    Texts().visit(syntax(folder / f"{language}.ftl"))
    return " ".join(texts)


@every_game
def test_what_a_move_is_about_has_a_sign_and_not_only_a_colour(name):
    for now in scenes(name)[::4]:
        for choice in now.choices[:6]:
            lit = {choice.touch.source, choice.touch.target}
            shown = {p.id for z in now.zones for p in z.places if z.kind in SIGNED} & lit
            text = "\n".join(drawn(name, now, (80, 24), choice.touch))
            assert not shown or "▸" in text


SIGNED = {"track", "bank", "open", "group", "gang", "pot", "row", "pile", "centre", "jail"}


def test_a_track_is_a_loop_with_who_stands_where():
    lines = drawn("showdown", scenes("showdown", 1)[0], (80, 24))
    assert lines[0].startswith("╭Arrow $3")
    assert lines[1].startswith("│1 ")
    assert lines[4].startswith("╰6 ")
    assert "$5" in lines[4]
    assert "vault 5" in lines[3]


def test_a_group_is_a_ring_about_rin_tin_tin():
    lines = drawn("rin_tin_tin", scenes("rin_tin_tin", 1)[0], (80, 24))
    assert [line[:19].rstrip() for line in lines[:3]] == [
        "   1   2  Red 1",
        " 5  <·>  3",
        "     4",
    ]


def test_a_seat_of_caboo_has_its_cards_two_by_two():
    lines = drawn("caboo", scenes("caboo", 1)[0], (80, 24))
    assert lines[1].split()[:4] == ["3", "▒▒", "4", "▒▒"]
    assert lines[2].split()[:4] == ["1", "▒▒", "2", "▒▒"]


def test_the_middle_of_the_table_says_what_lies_in_the_flop_and_the_pot():
    text = "\n".join(drawn("outlaws25", scenes("outlaws25", 12)[-1], (80, 24)))
    assert "flop: " in text
    assert "pot: " in text


def test_who_duels_is_named_once_with_what_was_rolled():
    gunman = Piece(face="gunman", name="Gunman", value="5")
    law, die = (
        Piece(face="sheriff", name="Sheriff", value="2"),
        Piece(face="5", name="die", value="5"),
    )
    places = (
        Place("a", "the Sheriff", (law, die)),
        Place("b", "C's Gunman (speed 5)", (gunman, die)),
    )
    now = structs.replace(
        scenes("outlaws25", 1)[0], zones=(Zone("duel", "duel", "row", places),), choices=()
    )
    text = " ".join(" ".join(drawn("outlaws25", now, (110, 38))).replace("│", "").split())
    assert "the Sheriff 2 die 5 against C's Gunman (speed 5) die 5" in text


class Here(Sitting):
    """A series with one match in memory."""

    def __init__(self, name: str):
        of = game(name)
        match = Match(of, [None] + ["random"] * (of.players - 1), seed=4)
        super().__init__(Setup(game=of, others="random"), Session(match, 0))


@every_game
async def test_what_is_asked_stands_right_above_what_may_be_done(name):
    app = Table(Here(name), pace=0)
    async with app.run_test(size=SIZES[0]) as pilot:
        while not app.waits:
            await pilot.pause()
            if isinstance(app.screen, RoundScreen):
                await pilot.press("space")
        prompt, moves = app.query_one("#prompt", Static), app.query_one("#moves", OptionList)
        assert prompt.visual.plain == f"► {app.now.prompt}"
        assert prompt.region.bottom == moves.region.y
        assert moves.region.height >= 4
        assert app.query_one("#board").region.bottom <= prompt.region.y
        app.action_leave()


def test_the_end_of_a_round_says_what_lay_there_and_what_it_counted():
    of = tinstar.load("caboo", players=3)
    match = Match(of, ["random", "random", "random"], seed=4)
    session = Session(match, 0)
    told = next(t for t in session.play_on() if round_end(t))
    text = round_text(told.scene, round_end(told)).plain
    assert "last round" in text
    assert text.count("shows ") >= 3
    assert "Press any key" in text


def test_a_round_that_ends_the_game_is_told_by_the_end_of_the_game():
    now = scenes("caboo", 1)[0]
    assert round_end(Told(0, [], now)) == ""
