"""Rin Tin Tin in the page: the map, the spinner, squads, and Boodle that only its owner sees."""

import random

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess

GAME = "rin_tin_tin"
JANE = 0


def lit_camps(person: Person) -> Locator:
    return person.page.locator(".camp:has(.lit)")


def squad(person: Person) -> Locator:
    return person.page.locator("[data-place='squad A']")


def to_play(person: Person) -> int:
    """Return the number of pieces in Jane's squad, from the scene."""
    place = next(z for z in person.scene["zones"] if z["name"] == "your squad")["places"][0]
    return sum(piece.get("count", 1) for piece in place.get("pieces", []))


def test_a_click_anywhere_in_a_lit_camp_places_the_piece_there(arrive: Arrive):
    person = arrive()
    person.at_a_table(GAME, "easy")
    before, camp = to_play(person), lit_camps(person).first
    covered = camp.locator("[data-piece]").count()
    camp.click(position={"x": 4, "y": 40})
    person.wait_until(lambda: to_play(person) < before)
    person.wait_until_asked()
    assert person.page.locator(".camp [data-piece]").count() > covered


def test_a_cavalryman_can_be_carried_to_a_camp(arrive: Arrive):
    person = arrive()
    person.at_a_table(GAME, "easy")
    before = to_play(person)
    squad(person).locator(".grip.open").first.drag_to(lit_camps(person).last)
    person.wait_until(lambda: to_play(person) == before - 1)


def test_a_tap_on_a_phone_does_the_same(arrive: Arrive):
    person = arrive(viewport=PHONE, has_touch=True, is_mobile=True)
    person.at_a_table(GAME, "easy", "easy", "easy")
    before = to_play(person)
    lit_camps(person).last.tap()
    person.wait_until(lambda: to_play(person) == before - 1)


def test_the_keyboard_alone_places_a_piece(arrive: Arrive):
    person = arrive()
    person.at_a_table(GAME, "easy")
    before, keys = to_play(person), person.page.keyboard
    focused = person.page.locator(":focus")
    for _ in range(40):
        keys.press("Tab")
        if focused.get_attribute("data-spot") or focused.get_attribute("data-aim"):
            break
    for way in ("ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown") * 4:
        if "Place" in (focused.get_attribute("aria-label") or ""):
            break
        keys.press(way)
    keys.press("Enter")
    person.wait_until(lambda: to_play(person) == before - 1)


def test_a_camp_in_another_territory_says_why_it_is_refused(arrive: Arrive):
    person = arrive()
    person.at_a_table(GAME, "easy")
    rng = random.Random(6)
    refused = person.page.locator(".camp .refused[data-aim]")
    while not refused.count():
        person.play(rng)
        person.wait_until_asked()
    refused.first.click(force=True)  # it is aria-disabled
    expect(person.table.get_by_role("status")).to_contain_text("the spinner shows another Territor")


def spun(person: Person) -> tuple[str, int]:
    """Return the name of the spinner's result, and its sector."""
    spinner = next(z for z in person.scene["zones"] if z["kind"] == "spinner")
    sectors = [place["pieces"][0] for place in spinner["places"]]
    at = next(i for i, sector in enumerate(sectors) if "spun" in sector.get("marks", []))
    return sectors[at]["name"], at


def sector_under_the_arrow(person: Person) -> int:
    """Return the sector under the arrow; in this edition they are equal and start at the top."""
    turned = person.page.locator(".arrow").evaluate("e => parseFloat(getComputedStyle(e).rotate)")
    sectors = person.page.locator("[data-place^=spinner]").count()
    return int(turned % 360 / (360 / sectors))


def test_the_arrow_rests_on_what_was_spun(arrive: Arrive):
    person = arrive()
    person.at_a_table(GAME, "easy")
    rng = random.Random(8)
    for _ in range(6):
        name, sector = spun(person)
        assert sector_under_the_arrow(person) == sector
        expect(person.page.locator(".answer")).to_have_text(name)
        person.play(rng)
        person.wait_until_asked()


def test_the_spinner_spins_where_motion_is_wanted(visitor: Arrive, server: ServerProcess):
    """The arrow makes whole turns before the page shows the result."""
    person = visitor(server, reduced_motion="no-preference")
    person.skip_the_guide()
    person.at_a_table(GAME, "easy")
    arrow = person.page.locator(".arrow")
    before = float(arrow.evaluate("e => e.style.rotate.replace('deg', '')"))
    lit_camps(person).first.locator(".aim").click()
    expect(person.page.locator(".telling.after .caption")).to_be_hidden()
    expect(person.page.locator(".game-board.playing")).to_be_attached()
    expect(person.prompt).not_to_contain_text("You spin")
    person.wait_until_asked()
    assert float(arrow.evaluate("e => e.style.rotate.replace('deg', '')")) >= before + 360
    assert sector_under_the_arrow(person) == spun(person)[1]
