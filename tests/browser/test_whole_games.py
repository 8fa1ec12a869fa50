"""Whole games in the page: by a newcomer who reads the prompts, and over a bad connection."""

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.finished import play_while_all_look_on
from tests.browser.listening import assert_the_play_by_play_was_heard, listen
from tests.browser.newcomer import Newcomer
from tests.browser.person import Person, play_on
from tests.browser.secrets import assert_nothing_else_was_sent, assert_the_page_shows_no_more
from tests.browser.server_process import ServerProcess
from tests.browser.test_access import violations
from tinstar.games import rules

MOST_MOVES = 400
A_FEW = 4  # actions between two disturbances
MIDDLE = 8  # actions played over HTTP in the middle of a game
JANE, LEFTY = 0, 1


def two_people(visitor: Arrive, server: ServerProcess) -> tuple[Person, Person, str]:
    """Jane sets a table for herself, a friend and two computer players.

    Lefty joins by link, on a phone.
    """
    jane, lefty = visitor(server), visitor(server, viewport=PHONE)
    for person in (jane, lefty):
        person.skip_the_guide()
    edition = shorter("calaboose", "[cells]\nvalue = 5", "[cells]\nvalue = 3")
    table = jane.sit_down("me=Jane", "friend", "keen", "easy", edition=edition)
    jane.go(f"/t/{table}")
    invitation = jane.get(f"/api/tables/{table}/links")["invitation"]
    lefty.go(f"/t/{table}#invitation={invitation}")
    lefty.page.get_by_label("Your name").fill("Lefty")
    lefty.page.get_by_role("button", name="Sit down").click()
    jane.page.get_by_role("button", name="Deal").click()
    return jane, lefty, table


def play_until_asked(person: Person, others: list[Person], rng: random.Random) -> None:
    """Let the others act until it is this person's turn."""
    while not person.moves():
        assert not person.is_over
        if not any(p.play(rng) for p in others):
            person.page.wait_for_timeout(20)


def assert_over(people: list[Person]) -> None:
    for person in people:
        expect(person.page.get_by_role("dialog", name="The game is over")).to_be_visible()


GAMES = [
    # the game, text of its edition, shorter numbers instead, viewport, colour scheme
    ("calaboose", "[cells]\nvalue = 5", "[cells]\nvalue = 3", DESKTOP, "dark"),
    ("caboo", "[limit]\nvalue = 56", "[limit]\nvalue = 40", DESKTOP, "light"),
    ("rin_tin_tin", "[cavalrymen]\nvalue = 10", "[cavalrymen]\nvalue = 6", PHONE, "light"),
    ("showdown", "{ value = 4, grade", "{ value = 2, grade", PHONE, "light"),  # of each card
    ("outlaws25", "[row]\nvalue = 3", "[row]\nvalue = 2", DESKTOP, "dark"),
]


def shorter(game: str, old: str, new: str) -> str:
    """Return the game's edition with shorter numbers."""
    text = rules(game).edition_file.read_text(encoding="utf-8")
    assert old in text
    return text.replace(old, new)


def sit_down_from_the_lobby(person: Person, game: str, edition: str) -> str:
    """Set a table in the lobby with the fewest others, without delays and without the guide."""
    page = person.page
    person.go("/")
    page.get_by_role("button", name=f"Set the table for {rules(game).title}").click()
    page.get_by_role("radio", name="2", exact=True).check()
    rounds = page.get_by_label("rounds")
    if rounds.count():
        rounds.first.select_option("12")
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Each move of a computer player").select_option("no time")
    file = {"name": "short.toml", "mimeType": "application/toml", "buffer": edition.encode()}
    page.get_by_label("A file with corrected numbers of the game").set_input_files([file])  # type: ignore[list-item]
    page.get_by_role("button", name="Deal", exact=True).click()
    person.table.wait_for()
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize(
    ("game", "old", "new", "viewport", "colours"), GAMES, ids=[g[0] for g in GAMES]
)
def test_a_newcomer_finishes_a_game_by_what_the_page_says(
    arrive: Arrive, game: str, old: str, new: str, viewport: Any, colours: str, tmp_path: Path
):
    person = arrive(viewport=viewport, color_scheme=colours)
    listen(person)
    table = sit_down_from_the_lobby(person, game, shorter(game, old, new))
    newcomer = Newcomer(person, seed=4)
    newcomer.play(answers=6)
    assert_the_page_shows_no_more(person)
    assert violations(person) == []
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    newcomer.play(MOST_MOVES)
    assert_over([person])
    assert_the_play_by_play_was_heard(person, JANE)
    assert person.get(f"/api/tables/{table}/verdict")["finding"] == "fair"
    assert_nothing_else_was_sent(person, JANE, table, tmp_path)


def test_reloading_losing_the_network_and_a_killed_house_change_nothing(
    visitor: Arrive, own_server: ServerProcess, tmp_path: Path
):
    jane, lefty, table = two_people(visitor, own_server)
    rng = random.Random(7)
    play_on([jane, lefty], rng, moves=A_FEW)
    jane.page.reload()
    play_on([jane, lefty], rng, moves=A_FEW)
    play_until_asked(jane, [lefty], rng)
    lefty.context.set_offline(True)
    play_on([jane], rng, moves=1)
    lefty.context.set_offline(False)
    play_on([jane, lefty], rng, moves=A_FEW)
    play_until_asked(jane, [lefty], rng)
    jane.page.locator("details.all summary").click()
    own_server.kill()
    own_server.open()
    expect(jane.page.locator("details.all[open]")).to_be_attached()
    play_on([jane, lefty], rng, moves=A_FEW)
    play_while_all_look_on([jane, lefty], table, rng, MIDDLE)
    play_on([jane, lefty], rng)
    assert_over([jane, lefty])
    assert jane.get(f"/api/tables/{table}/verdict")["finding"] == "fair"
    assert_nothing_else_was_sent(jane, JANE, table, tmp_path)
    assert_nothing_else_was_sent(lefty, LEFTY, table, tmp_path)
