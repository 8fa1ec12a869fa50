"""Notebook display of views, states, thoughts and matches."""

import re
from xml.etree import ElementTree

import numpy as np
import pytest

import tinstar
from tinstar import cli
from tinstar.engine import notebook_hook
from tinstar.match.journal_lines import Seat
from tinstar.match.match import Match
from tinstar.players.search import SearchPlayer
from tinstar.presentation.scene import Scene, scene
from tinstar.ui.match_slideshow import frames
from tinstar.ui.scene_svg import picture


def somewhere(name: str, decisions: int = 12):
    """Return a position in the middle of a random game."""
    state, rng = tinstar.load(name).new_initial_state(), np.random.default_rng(3)
    for _ in range(decisions):
        if state.draw(rng) >= 0:
            state.apply_action(int(rng.choice(state.legal_actions())))
    state.draw(rng)
    return state


def words(html: str) -> str:
    """Return all text of a picture, which must be valid XML."""
    return " ".join(ElementTree.fromstring(html).itertext())


@pytest.mark.parametrize("name", tinstar.available())
def test_a_view_shows_every_piece_that_its_scene_has(name):
    view = somewhere(name).view(0)
    shown = words(view._repr_html_())
    now: Scene = scene(view, memory_aid=True)
    for piece in (p for z in now.zones for place in z.places for p in place.pieces):
        assert piece.name in shown


@pytest.mark.parametrize("name", tinstar.available())
def test_a_view_shows_nothing_that_its_seat_cannot_see(name):
    state, rng = somewhere(name), np.random.default_rng(1)
    redealt = state.resample(0, rng)
    for seat in (-1, 0):
        assert redealt.view(seat)._repr_html_() == state.view(seat)._repr_html_()


def test_a_state_shows_all_hands_and_a_view_one():
    state = somewhere("calaboose")
    hands = [scene(state.view(seat)) for seat in range(state.game.players)]
    held = {p.name for i, now in enumerate(hands) for p in held_by(now, i)}
    assert not re.search(r"hand \d face down", words(state._repr_html_()))
    assert all(name in words(state._repr_html_()) for name in held)
    assert re.search(r"hand \d face down", words(state.view(0)._repr_html_()))


def held_by(now: Scene, seat: int):
    return [p for z in now.zones if z.seat == seat and z.lies == "hand" for p in z.places[0].pieces]


def test_names_are_shown_as_they_are_written():
    game = tinstar.load("calaboose", players=2)
    now = scene(game.new_initial_state().view(-1), ["<b>", "&"])
    assert "<b>" in words(picture(now, game.rules.tongue()))


def test_who_is_asked_has_a_sign_beside_the_colour():
    state = somewhere("calaboose")
    letter = "ABCDE"[state.current_player()]
    assert re.search(rf"► {letter}\b", words(state.view(-1)._repr_html_()))


@pytest.mark.compiled
def test_a_thought_shows_what_it_found_the_best_first():
    state = somewhere("calaboose")
    found = SearchPlayer(playouts=60, seed=1, by="plain").think(state.view(state.current_player()))
    cells = re.findall(r"<td[^>]*>([^<]*)</td>", found._repr_html_())
    assert cells[0] == state.game.rules.actions.text(found.action)
    assert cells[1] == f"{found.ranking[0][1]:,}"


def test_a_match_shows_its_turns_one_at_a_time_and_the_last_at_first():
    match = Match(tinstar.load("caboo", players=2), ["random"] * 2, seed=4)
    match.play()
    shown = match._repr_html_()
    pictures = re.findall(r"<figure[^>]*>", shown)
    assert ["hidden" in p for p in pictures] == [True] * (len(pictures) - 1) + [False]
    assert f'max="{len(pictures) - 1}"' in shown
    ending = match.state.game.rules.ending_text(match.state.ending())
    assert ending in shown[shown.rindex("<figure") :]
    assert "http" not in shown.replace("http://www.w3.org/2000/svg", "")


def test_a_match_that_goes_on_shows_what_a_spectator_sees():
    seats = [Seat("Lefty", "person"), Seat("Josie", "random")]
    match = Match(tinstar.load("calaboose", players=2), [None, "random"], seed=1, seats=seats)
    while match.step():
        pass
    shown = frames(match.journal, match.game)
    assert shown == frames(match.journal, match.game, -1)
    assert shown != frames(match.journal, match.game, 0)
    assert "Lefty" in match._repr_html_()


def test_a_journal_becomes_a_page_of_pictures(tmp_path, capsys):
    journal, page = tmp_path / "match.jsonl", tmp_path / "match.html"
    game = tinstar.load("calaboose", players=2)
    with Match(game, ["random", None], seed=1, journal=journal) as match:
        while match.step():
            pass
    assert cli.run(["replay", str(journal), "--html", str(page)]) == 0
    assert "<svg" in page.read_text(encoding="utf-8")
    assert "your hand" not in page.read_text(encoding="utf-8")
    assert cli.run(["replay", str(journal), "--html", str(page), "--seat", "b"]) == 0
    assert "your hand" in page.read_text(encoding="utf-8")
    assert cli.run(["replay", str(journal), "--html", str(tmp_path / "match.txt")]) == 2
    assert ".html" in capsys.readouterr().err


def test_where_nobody_draws_a_notebook_keeps_to_the_text(monkeypatch):
    monkeypatch.setattr(notebook_hook, "DRAWERS", {})
    view = somewhere("calaboose").view(1)
    assert view._repr_html_() is None
    assert repr(view).startswith("<seat 1 of tinstar.load('calaboose'")
