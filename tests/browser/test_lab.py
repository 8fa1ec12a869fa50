"""The lab in the page: change a number, read the result, share a link, play the setting."""

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.server_process import PAGE, ServerProcess
from tests.browser.test_access import violations
from tests.server.conftest import open_server

MADE_UP = "&b.hand_sise=4&c=1&players=99"


def test_a_knob_is_turned_the_house_answers_and_whoever_has_the_link_sees_and_plays_it(
    visitor: Arrive, tmp_path: Path
):
    with open_server(tmp_path / "h.sqlite", page=PAGE, lab_seconds=1) as address:
        server = ServerProcess.__new__(ServerProcess)
        server.address = address
        ann, bob = visitor(server), visitor(server, viewport=PHONE)
        turn_a_knob(ann)
        link = ann.page.get_by_label("A link to just this").input_value()
        look(bob, link + MADE_UP)
        play(ann)


def turn_a_knob(ann: Person) -> None:
    ann.skip_the_guide()
    ann.go("/")
    ann.page.get_by_role("link", name="The lab").click()
    ann.page.get_by_label("Game", exact=True).select_option("Calaboose")
    ann.page.get_by_label("Played by").select_option("Random moves")
    knob = ann.page.get_by_role("slider", name="cards in a full hand")
    knob.focus()
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("Delete")
    expect(knob).to_have_value("5")
    for _ in range(3):
        ann.page.keyboard.press("ArrowLeft")
    ann.page.get_by_text("Rulings", exact=True).click()
    ann.page.get_by_role("radio").nth(1).check()
    expect(ann.page.get_by_text("1 changed")).to_be_visible()
    ann.page.get_by_role("radio").nth(0).check()
    ann.page.get_by_role("button", name="Simulate it").click()
    sentence = ann.page.locator(".sentence")
    expect(sentence).to_contain_text(
        "With “cards in a full hand” at 2 instead of 5,", timeout=120_000
    )
    expect(ann.page.get_by_role("row", name="Decisions in a game")).to_contain_text(" to ")
    expect(ann.page.get_by_role("status").first).to_contain_text("After", timeout=120_000)
    assert violations(ann) == []


def look(bob: Person, link: str) -> None:
    bob.page.goto(link)
    expect(bob.page.get_by_text("ignores them")).to_contain_text("b.hand_sise=4, c=1")
    expect(bob.page.get_by_role("slider", name="cards in a full hand")).to_have_value("2")
    expect(bob.page.locator(".sentence")).to_contain_text(
        "With “cards in a full hand” at 2 instead of 5,", timeout=120_000
    )
    assert violations(bob) == []
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def play(ann: Person) -> None:
    ann.page.get_by_role("button", name="Play B yourself").click()
    ann.page.get_by_text("Changed: hand size = 2.").wait_for()
    ann.page.get_by_role("button", name="Deal", exact=True).click()
    ann.wait_until_asked()
    zones = ann.scenes()[-1]["scene"]["zones"]
    others = next(z for z in zones if z["kind"] == "hand" and z["seat"] != 0)
    assert sum(p.get("count", 1) for p in others["places"][0]["pieces"]) == 2
