"""Accessibility: axe-core finds no fault at any screen size, and all text has contrast."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Arrive, settings
from tests.browser.contrast import PAINTED, unreadable
from tests.browser.layout import cut_or_covered
from tests.browser.person import Person
from tests.browser.screens import SCREENS, Screen
from tests.match.conftest import short

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],  # listing the passes takes two thirds of the time
    "rules": {"color-contrast": {"enabled": False}},  # `unreadable` measures it in both schemes
}


def violations(person: Person) -> list[str]:
    if not person.page.evaluate("'axe' in window"):
        person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = person.page.evaluate("rules => axe.run(document, rules)", RULES)
    return [
        f"{v['id']}: {n['html'][:160]} {n['failureSummary']}"
        for v in found["violations"]
        for n in v["nodes"]
    ]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda s: s.__name__)
def test_a_screen_is_open_to_all_can_be_read_and_fits(arrive: Arrive, screen: Screen):
    person = arrive()
    screen(person)
    assert faults(person) == []


def faults(person: Person) -> list[str]:
    """Return what is closed to some, unreadable or too wide, at both sizes, by day and by night.

    The order needs the fewest repaints. axe looks at each size by day.
    """
    page, found = person.page, list[str]()
    page.emulate_media(color_scheme="light")
    for viewport in (DESKTOP, PHONE):
        page.set_viewport_size(viewport)  # type: ignore[arg-type]
        page.evaluate(PAINTED)
        found += unreadable(person, then="light") if viewport == PHONE else []
        found += violations(person) + cut_or_covered(person)
        wide = page.evaluate("document.documentElement.scrollWidth")
        found += [f"{wide} pixels wide"] * (wide > viewport["width"])
        found += unreadable(person, then="dark") if viewport == DESKTOP else []
    return found


LOST = """() => {
    window.lost = []
    const look = () => {
        if (document.activeElement === document.body)
            window.lost.push(document.querySelector('.bar').innerText)
        requestAnimationFrame(look)
    }
    look()
}"""


def choose_by_keys(person: Person) -> None:
    """Choose the first move by keyboard, and confirm it if asked."""
    press = person.page.keyboard.press
    if person.page.get_by_role("button", name="Do it").count():
        tab_to(person, "e.innerText === 'Do it'")
        press("Enter")
        return
    tab_to(person, "e.matches('details.all summary')")
    press("Enter")
    press("Tab")
    press("Enter")


def tab_to(person: Person, what: str) -> None:
    for _ in range(40):
        if person.page.evaluate(f"(e => {what})(document.activeElement)"):
            return
        person.page.keyboard.press("Tab")


def test_a_game_by_keyboard_alone_never_loses_the_focus(arrive: Arrive):
    person = arrive(reduced_motion="no-preference")
    person.context.add_init_script(settings(speed=8))
    person.go(f"/t/{person.sit_down('me=Jane', 'easy', edition=short())}")
    person.wait_until_asked()
    person.page.evaluate(LOST)
    while not person.is_over:
        if person.moves():
            choose_by_keys(person)
        person.page.wait_for_timeout(30)
    assert person.page.evaluate("window.lost") == []


def test_arrows_work_at_once_and_reach_what_is_said_in_words(arrive: Arrive):
    person = arrive()
    redraws = {"redraw_hucksters": True}
    table = person.sit_down("me=Jane", "easy", edition=short(), options=redraws)
    person.go(f"/t/{table}")
    person.wait_until_asked()
    focused = person.page.locator(":focus")
    for _ in range(8):
        person.page.keyboard.press("ArrowDown")
        if focused.inner_text() == "Keep your hand":
            break
    expect(focused).to_have_text("Keep your hand")
    person.page.keyboard.press("Enter")
    person.wait_until(lambda: person.moves() not in ([], ["Keep your hand"]))
    person.page.keyboard.press("ArrowUp")
    expect(focused).to_have_attribute("data-stop", "")


def test_a_list_of_moves_is_closed_at_the_next_turn_however_fast_one_chose(arrive: Arrive):
    person = arrive(viewport=DESKTOP)
    person.go(f"/t/{person.sit_down('me=Jane', 'easy', edition=short())}")
    person.wait_until_asked()
    first = person.moves()
    person.page.evaluate(
        "['summary', 'li button'].forEach(e => document.querySelector('details.all ' + e).click())"
    )
    person.wait_until(lambda: person.moves() not in ([], first))
    expect(person.page.locator("details.all")).not_to_have_attribute("open", "")


def test_a_click_into_a_sheet_leaves_it_open_and_one_beside_it_closes_it(arrive: Arrive):
    person = arrive(viewport=DESKTOP)
    person.go(f"/t/{person.sit_down('me=Jane', 'easy')}")
    person.wait_until_asked()
    person.page.keyboard.press("l")
    sheet = person.page.get_by_role("dialog", name="What happened at the table")
    sheet.wait_for()
    inside = sheet.bounding_box()
    assert inside
    person.page.mouse.click(inside["x"] + 20, inside["y"] + inside["height"] - 5)
    expect(sheet).to_be_visible()
    person.page.mouse.click(inside["x"] - 20, 300)
    expect(sheet).to_be_hidden()


def test_whoever_wants_less_motion_from_now_on_has_it_on_the_next_visit(arrive: Arrive):
    person = arrive(reduced_motion="no-preference")
    person.go("/")
    page = person.page.locator("html")
    expect(page).not_to_have_attribute("data-still", "")
    person.page.emulate_media(reduced_motion="reduce")
    person.page.reload()
    expect(page).to_have_attribute("data-still", "")
