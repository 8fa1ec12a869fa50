"""Whole games through the page: two people in two browsers and two computer players."""

import random
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.finished import play_while_all_look_on
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.secrets import assert_nothing_else_was_sent, assert_the_page_shows_no_more

MOST_MOVES = 400
MIDDLE = 45  # answers in the middle of a game that a program gives
JANE, LEFTY = 0, 1


def two_people(visitor: Arrive, house: House) -> tuple[Person, Person, str]:
    """Jane sets a table for herself, a friend and two computer players.

    Lefty joins by link, with a phone.
    """
    jane, lefty = visitor(house), visitor(house, viewport=PHONE)
    for person in (jane, lefty):
        person.skip_the_guide()
    table = jane.sit_down("me=Jane", "friend", "greedy", "easy")
    jane.go(f"/t/{table}")
    invitation = jane.get(f"/api/tables/{table}/links")["invitation"]
    lefty.go(f"/t/{table}#invitation={invitation}")
    lefty.page.get_by_label("Your name").fill("Lefty")
    lefty.page.get_by_role("button", name="Sit down").click()
    jane.page.get_by_role("button", name="Deal").click()
    return jane, lefty, table


def play_on(people: list[Person], rng: random.Random, until: int = MOST_MOVES) -> None:
    """Everybody who is asked chooses something, so often or to the end."""
    moves = 0
    while moves < until and not all(p.is_over for p in people):
        moved = [p.play(rng) for p in people if not p.is_over]
        moves += sum(moved)
        if not any(moved):
            people[0].page.wait_for_timeout(20)


def assert_over(people: list[Person]) -> None:
    for person in people:
        expect(person.page.get_by_role("dialog", name="The game is over")).to_be_visible()


def test_two_people_and_two_computer_players_finish_a_game(
    visitor: Arrive, house: House, tmp_path: Path
):
    jane, lefty, table = two_people(visitor, house)
    rng = random.Random(3)
    for _ in range(6):
        play_on([jane, lefty], rng, until=4)
        for person in (jane, lefty):
            assert_the_page_shows_no_more(person)
    play_while_all_look_on([jane, lefty], table, rng, MIDDLE)
    play_on([jane, lefty], rng)
    assert_over([jane, lefty])
    assert jane.get(f"/api/tables/{table}/verdict")["finding"] == "fair"
    assert_nothing_else_was_sent(jane, JANE, table, tmp_path)
    assert_nothing_else_was_sent(lefty, LEFTY, table, tmp_path)


def test_reloading_losing_the_network_and_a_killed_house_change_nothing(
    visitor: Arrive, frail_house: House, tmp_path: Path
):
    jane, lefty, table = two_people(visitor, frail_house)
    rng = random.Random(7)
    play_on([jane, lefty], rng, until=6)
    jane.page.reload()
    play_on([jane, lefty], rng, until=6)
    lefty.context.set_offline(True)
    play_on([jane], rng, until=1)
    lefty.context.set_offline(False)
    play_on([jane, lefty], rng, until=6)
    frail_house.kill()
    frail_house.open()
    play_on([jane, lefty], rng, until=6)
    play_while_all_look_on([jane, lefty], table, rng, MIDDLE)
    play_on([jane, lefty], rng)
    assert_over([jane, lefty])
    assert jane.get(f"/api/tables/{table}/verdict")["finding"] == "fair"
    assert_nothing_else_was_sent(jane, JANE, table, tmp_path)
    assert_nothing_else_was_sent(lefty, LEFTY, table, tmp_path)
