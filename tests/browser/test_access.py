"""Everybody can play: axe-core finds nothing on any screen, by day and night, large and small."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import DESKTOP, PHONE, Arrive, settings
from tests.browser.finished import finished, play_by_http
from tests.browser.person import COMPILING, Person
from tests.browser.reviewed import promise_a_review
from tests.table.conftest import SHORT
from tinstar.games import rules

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]}


def violations(person: Person) -> list[str]:
    person.page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = person.page.evaluate("rules => axe.run(document, rules)", RULES)
    return [f"{v['id']}: {n['html'][:160]}" for v in found["violations"] for n in v["nodes"]]


def lobby(person: Person) -> None:
    person.sit_down("me=Jane", "me=Lefty")
    person.go("/")
    person.page.get_by_role("link", name="Your turn").wait_for()
    person.page.get_by_role("button", name="Play").first.wait_for()


def setting(person: Person) -> None:
    lobby(person)
    person.page.get_by_role("button", name="Set the table").first.click()
    person.page.get_by_text("Who they are").wait_for()


def gathering(person: Person) -> None:
    person.go(f"/t/{person.sit_down('me=Jane', 'friend')}")
    person.page.get_by_role("button", name="Deal").wait_for()


def joining(person: Person) -> None:
    table = person.sit_down("me=Jane", "friend")
    invitation = person.get(f"/api/tables/{table}/links")["invitation"]
    person.context.clear_cookies()
    person.go(f"/t/{table}#invitation={invitation}")
    person.page.get_by_role("button", name="Sit down").wait_for()


def table(person: Person) -> None:
    person.go(f"/t/{person.sit_down('me=Jane', 'easy', 'easy', 'easy')}")
    person.wait_until_asked()


def middle(person: Person) -> None:
    id = person.sit_down("me=Jane", "greedy", "greedy")
    play_by_http([person], id, random.Random(2), answers=9)
    person.go(f"/t/{id}")
    person.wait_until_asked()


def beside(key: str, title: str) -> Callable[[Person], None]:
    def open_it(person: Person) -> None:
        table(person)
        person.page.keyboard.press(key)
        person.page.get_by_role("dialog", name=title).wait_for()

    open_it.__name__ = title.lower().replace(" ", "_")
    return open_it


def hint(person: Person) -> None:
    beside("h", "A hint")(person)
    person.page.get_by_text("Found by playing on").wait_for(timeout=COMPILING)


def curtain(person: Person) -> None:
    person.go(f"/t/{person.sit_down('me=Jane', 'me=Lefty')}")
    person.page.get_by_text("Hand the screen to").wait_for()


def ending(person: Person) -> None:
    person.go(f"/t/{finished(person, 'me=Jane', 'easy')}")
    dialog = person.page.get_by_role("dialog", name="The game is over")
    dialog.get_by_text("Were the cards fair?").click()
    dialog.get_by_text("fair:").first.wait_for()


def replay(person: Person) -> None:
    """With its review."""
    table = finished(person, "me=Jane", "easy")
    promise_a_review(person, table)
    person.go(f"/t/{table}/replay")
    person.page.get_by_role("button", name="Review", exact=True).click()
    person.page.get_by_role("button", name="Review the match").click()
    person.page.get_by_role("img", name="Chance to win").wait_for()
    person.page.keyboard.press("End")


SCREENS = [
    lobby,
    setting,
    gathering,
    joining,
    table,
    middle,
    beside("?", "Rules"),
    beside("s", "Settings"),
    beside("c", "The company"),
    hint,
    curtain,
    ending,
    replay,
]


@pytest.mark.parametrize(
    ("viewport", "colours"),
    [(DESKTOP, "dark"), (DESKTOP, "light"), (PHONE, "light")],
    ids=["desktop-dark", "desktop-light", "phone-light"],
)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda s: s.__name__)
def test_a_screen_is_open_to_all_and_fits(
    arrive: Arrive, screen: Callable[[Person], None], colours: str, viewport: dict[str, int]
):
    person = arrive(viewport=viewport, color_scheme=colours)
    screen(person)
    assert violations(person) == []
    assert person.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]


def test_the_guide_is_open_to_all(visitor: Arrive, house: Any):
    person = visitor(house)
    person.go(f"/t/{person.sit_down('me=Jane', 'easy')}")
    person.page.get_by_role("button", name="I know this game").wait_for()
    assert violations(person) == []


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
    """The first of all moves, as who has no mouse does it; and yes, if it is asked once more."""
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


def short() -> str:
    """The text of an edition with which a game takes some thirty answers."""
    text = rules("calaboose").edition_file.read_text(encoding="utf-8")
    for old, new in SHORT.items():
        text = text.replace(old, new)
    return text


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
