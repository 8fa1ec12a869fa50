"""Somebody who has never been here: one click begins a game, and a guide shows the way."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.house import House

MOST_MOVES = 300


def test_a_newcomer_is_guided_and_finishes_a_first_game(visitor: Arrive, house: House):
    person = visitor(house, viewport=PHONE)
    person.go("/")
    person.page.get_by_role("button", name="Play Calaboose").click()
    onwards = person.page.get_by_role("button", name="Next")
    onwards.wait_for()
    while onwards.count():
        onwards.click()
        person.page.wait_for_timeout(20)
    person.page.get_by_role("dialog").get_by_role("button").last.click()
    table = person.page.url.rpartition("/")[2]
    kinds = {c["kind"] for c in person.get(f"/api/tables/{table}")["chairs"] if c["kind"]}
    assert kinds == {"easy"}
    rng = random.Random(9)
    for _ in range(4):
        person.wait_until_asked()
        expect(person.prompt).not_to_be_empty()
        person.play(rng)
    person.page.reload()
    person.wait_until_asked()
    assert onwards.count() == 0


def test_the_lobby_leads_back_to_ones_tables(arrive: Arrive):
    person = arrive()
    table = person.sit_down("me=Jane", "easy")
    person.go("/")
    person.page.locator(f"a[href='/t/{table}']").first.click()
    person.wait_until_asked()


def test_a_table_is_set_as_one_likes(arrive: Arrive):
    person = arrive()
    person.go("/")
    person.page.get_by_role("button", name="Set the table").first.click()
    person.page.get_by_role("radio", name="3").check()
    person.page.get_by_label("Chair B").select_option(label="A friend, by link")
    person.page.get_by_role("button", name="Set the table", exact=True).click()
    expect(person.page.get_by_text("The table is set, 1 to come.")).to_be_visible()


def test_a_table_that_is_not_there_says_so(arrive: Arrive):
    person = arrive()
    person.go("/t/guessed")
    expect(person.page.get_by_role("alert")).to_contain_text("expected")
