"""Showdown in the page: moves by pointing."""

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.finished import Wanted, at_a_table_where, offers
from tests.browser.person import Person


def in_hand(person: Person) -> Locator:
    return person.page.locator("[data-place='hand A'] [data-piece]")


def symbols(person: Person) -> Locator:
    return person.table.get_by_role("group", name="Symbols")


def at(person: Person, wanted: Wanted) -> None:
    at_a_table_where(person, wanted, "easy", game="showdown")


def own_bandit_is_hidden(now: dict[str, Any]) -> bool:
    lying = [p for z in now["zones"] for place in z["places"] for p in place.get("pieces", [])]
    return any(p.get("face") == "bandit-a" and p.get("marks") for p in lying)


@pytest.mark.parametrize("place", ["open 1", "pile"])
def test_a_click_on_a_card_takes_it(arrive: Arrive, place: str):
    person = arrive()
    person.at_a_table("showdown", "easy")
    before = in_hand(person).count()
    person.page.locator(f"[data-place='{place}'] .grip.open").click()
    expect(in_hand(person)).to_have_count(before + 1)


def test_an_action_is_a_symbol_then_cards_then_that_is_all(arrive: Arrive):
    person = arrive(viewport=PHONE, has_touch=True, is_mobile=True)
    at(person, offers("choose"))
    symbols(person).locator(".grip.open").first.tap()
    expect(symbols(person).locator(".chosen")).to_be_visible()
    done = person.page.get_by_role("button", name="That is all").first
    while not done.is_visible():
        before = in_hand(person).count()
        in_hand(person).locator(".grip.open").first.tap()
        expect(in_hand(person)).to_have_count(before - 1)
        person.wait_until_asked()
    done.tap()
    expect(done).to_have_count(0)


def test_a_card_can_be_carried_to_the_cards_that_are_laid(arrive: Arrive):
    person = arrive()
    at(person, offers("lay"))
    laid = person.page.locator("[data-place=table]")
    before = laid.locator("[data-piece]").count()
    in_hand(person).locator(".grip.open").first.drag_to(laid)
    expect(laid.locator("[data-piece]")).to_have_count(before + 1)


def test_a_click_on_a_vault_empties_it(arrive: Arrive):
    person = arrive()
    at(person, offers("rob"))
    vault = person.page.locator("[data-place^=vault]:has(.grip.open)").first
    place = vault.get_attribute("data-place")
    vault.locator(".grip.open").click()
    expect(person.page.locator(f"[data-place='{place}'] [data-face=roof]")).to_be_visible()


def test_a_bandit_behind_a_rock_is_said_and_seen_to_be_hidden(arrive: Arrive):
    person = arrive()
    at(person, own_bandit_is_hidden)
    bandit = person.page.get_by_role("img", name="Your bandit, behind the rock")
    space = person.page.locator("[data-place^=space]").filter(has=bandit)
    figure, rock = bandit.bounding_box(), space.locator("[data-face=rock]").bounding_box()
    assert figure
    assert rock
    assert figure["y"] < rock["y"] < figure["y"] + figure["height"]


def test_a_symbol_that_is_not_there_often_enough_says_so(arrive: Arrive):
    person = arrive()
    person.at_a_table("showdown", "easy")
    symbols(person).locator(".refused .grip").first.click(force=True)  # it is aria-disabled
    expect(person.table.get_by_role("status")).to_contain_text("do not show that symbol")
