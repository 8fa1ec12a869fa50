"""Moves by pointing, dragging, typing and tapping; a refused move says why."""

import random
import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.finished import play_by_http
from tests.browser.person import COMPILING, Person


def at_first_turn(person: Person, *others: str) -> str:
    """Return a table at the person's first turn."""
    table = person.sit_down("me=Jane", *(others or ("easy",)))
    play_by_http([person], table, random.Random(1), answers=1)
    person.go(f"/t/{table}")
    until_a_turn(person)
    return table


def until_a_turn(person: Person) -> None:
    """Play everything else until a card may be put into the person's own jail."""
    person.wait_until_asked()
    while not any(move.startswith("Put") for move in person.moves()):
        person.play(random.Random(1))
        person.wait_until_asked()


def card_to_put(person: Person) -> tuple[str, Locator]:
    """Return a card that may be put into the person's own jail: name and element."""
    put = next(m for m in person.moves() if m.startswith("Put"))
    name = put.removeprefix("Put the ").partition(" into")[0]
    return name, person.table.get_by_role("button", name=f"{name},").first


def own_cell(person: Person) -> Locator:
    return person.page.locator("[data-place=A1]")


def test_a_click_on_a_card_and_on_any_empty_cell_puts_it_into_the_jail(arrive: Arrive):
    person = arrive()
    at_first_turn(person)
    name, card = card_to_put(person)
    card.click()
    person.page.locator("[data-place=A5] .aim").click()
    expect(own_cell(person)).to_contain_text(name)


def test_a_card_can_be_carried_to_a_cell(arrive: Arrive):
    person = arrive()
    at_first_turn(person)
    name, card = card_to_put(person)
    card.drag_to(own_cell(person))
    expect(own_cell(person)).to_contain_text(name)


def test_a_card_travels_to_its_cell_where_motion_is_wanted(arrive: Arrive):
    person = arrive(reduced_motion="no-preference")
    at_first_turn(person)
    name, card = card_to_put(person)
    card.click()
    own_cell(person).locator(".aim").click()
    expect(person.page.locator(".game-board.playing")).to_be_attached()
    expect(own_cell(person)).to_contain_text(name)


def test_a_tap_on_a_phone_does_the_same(arrive: Arrive):
    person = arrive(viewport=PHONE, has_touch=True, is_mobile=True)
    at_first_turn(person, "easy", "easy", "easy")
    name, card = card_to_put(person)
    card.tap()
    own_cell(person).locator(".aim").tap()
    expect(own_cell(person)).to_contain_text(name)


def test_the_keyboard_alone_is_enough(arrive: Arrive):
    person = arrive()
    at_first_turn(person)
    name, _ = card_to_put(person)
    keys = person.page.keyboard
    focused = person.page.locator(":focus")
    for _ in range(40):
        keys.press("Tab")
        if focused.get_attribute("data-spot"):
            break
    for _ in range(6):
        if (focused.get_attribute("aria-label") or "").startswith(f"{name},"):
            break
        keys.press("ArrowRight")
    keys.press("Enter")
    for _ in range(12):
        if focused.get_attribute("data-aim") == "A1":
            break
        keys.press("ArrowDown")
        keys.press("ArrowLeft")
    keys.press("Enter")
    expect(own_cell(person)).to_contain_text(name)


def test_escape_puts_a_card_back(arrive: Arrive):
    person = arrive()
    at_first_turn(person)
    _, card = card_to_put(person)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    person.page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_what_is_refused_says_why(arrive: Arrive):
    """Locking down needs a full jail: a cell with a prisoner says so."""
    person = arrive()
    at_first_turn(person)
    name, card = card_to_put(person)
    card.click()
    own_cell(person).locator(".aim").click()
    expect(own_cell(person)).to_contain_text(name)
    until_a_turn(person)
    refused = person.page.locator("[data-place^='A'] .refused")  # any occupied cell
    refused.first.click(force=True)  # it is aria-disabled
    expect(person.table.get_by_role("status")).to_contain_text("only when all your cells are full")


def test_a_move_that_showed_nothing_can_be_taken_back(arrive: Arrive):
    person = arrive()
    table = person.sit_down("me=Jane", "me=Lefty", options={"redraw_hucksters": True})
    person.go(f"/t/{table}")
    lift = person.page.get_by_role("button", name="I am")
    name = lift.inner_text()
    lift.click()
    person.wait_until_asked()
    frame = person.scenes()[-1]
    assert person.moves() == ["Keep your hand"]
    person.choose("Keep your hand")
    lift.wait_for()
    undo = {"type": "undo", "seat": frame["seat"], "at": frame["at"] + 1}
    person.post(f"/api/tables/{table}/undo", undo)
    person.page.get_by_role("button", name=name).click()  # not the other, which was up before
    person.wait_until_asked()
    assert person.moves() == ["Keep your hand"]


def test_a_reason_does_not_pop_up_where_a_finger_was(arrive: Arrive):
    person = arrive()
    at_first_turn(person)
    _, card = card_to_put(person)
    card.click()
    own_cell(person).locator(".aim").click()
    until_a_turn(person)
    refused = person.page.locator("[data-place^='A'] .refused").first
    refused.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    refused.dispatch_event("pointerover", {"pointerType": "mouse", "bubbles": True})
    person.page.wait_for_timeout(500)  # hovering shows the reason after 350 ms
    expect(person.page.locator(".beside")).to_have_count(0)


def test_a_hint_says_what_the_search_would_do_and_shows_it(arrive: Arrive):
    person = arrive()
    at_first_turn(person)
    person.page.keyboard.press("h")
    dialog = person.page.get_by_role("dialog", name="A hint")
    said = dialog.get_by_text(re.compile("wins .*games? .*; (the next best|.*no other)"))
    expect(said).to_be_visible(timeout=COMPILING)
    expect(dialog.get_by_role("listitem").first).to_contain_text("game")
    dialog.get_by_role("button", name="Show on the table").first.click()
    expect(person.table.locator(".hinted").first).to_be_visible()


def test_the_rules_are_one_key_away_beside_the_moves_they_allow(arrive: Arrive):
    person = arrive()
    at_first_turn(person)
    person.page.keyboard.press("?")
    rules = person.page.get_by_role("dialog", name="Rules")
    clause = rules.locator("#clause-P2")
    expect(clause).to_contain_text("empty cell of your own jail")
    expect(clause.get_by_role("button")).to_contain_text("Possible now:")


def test_undo_is_grey_where_nothing_can_be_taken_back_and_says_why(arrive: Arrive):
    person = arrive()
    person.at_a_table("calaboose", "easy")
    undo = person.page.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    expect(undo).to_have_css("opacity", "0.45")
    undo.click(force=True)
    expect(person.prompt.get_by_role("status")).to_contain_text("You cannot take a move back now")
