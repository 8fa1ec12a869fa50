"""Arriving at a screen and leaving it: nothing stays behind, and nothing is lost."""

import re

from playwright.sync_api import Request, Route, WebSocket, expect

from tests.browser.conftest import Arrive, settings

HEAR = """
window.heard = []
for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
    const { start } = Source.prototype
    Source.prototype.start = function (...when) { heard.push(this); start.apply(this, when) }
}
"""


def test_who_leaves_before_the_table_has_come_is_connected_to_nothing(arrive: Arrive):
    person = arrive()
    table = person.sit_down("me=Jane", "easy")
    held: list[Route] = []
    connected: list[WebSocket] = []
    person.page.on("websocket", lambda live: connected.append(live))
    person.go("/")
    person.page.route(f"**/api/tables/{table}", lambda asked: held.append(asked))
    person.page.locator(f"a[href='/t/{table}']").click()
    person.wait_until(lambda: bool(held))
    person.page.go_back()
    expect(person.page.get_by_role("heading", name="Tinstar")).to_be_visible()
    held[0].continue_()
    person.page.wait_for_timeout(500)
    assert connected == []


def test_who_comes_to_a_screen_or_back_to_one_is_put_at_its_beginning(arrive: Arrive):
    person = arrive()
    table = person.sit_down("me=Jane", "friend")
    person.go("/")
    main = person.page.locator("main")
    for address in ("/me", "/lab", f"/t/{table}"):
        link = person.page.locator(f"a[href='{address}']").first
        link.press("Enter")
        expect(person.page).to_have_url(re.compile(re.escape(person.address + address)))
        expect(main).to_be_focused(timeout=5_000)
        person.page.go_back()
        link.wait_for()
        expect(main).to_be_focused(timeout=5_000)


def test_who_sits_down_by_an_invitation_is_put_at_the_beginning_of_the_waiting_room(
    arrive: Arrive,
):
    jane, lefty = arrive(), arrive()
    table = jane.sit_down("me=Jane", "friend", "friend")
    invitation = jane.get(f"/api/tables/{table}/links")["invitation"]
    lefty.go(f"/t/{table}#invitation={invitation}")
    lefty.page.get_by_label("Your name").fill("Lefty")
    lefty.page.keyboard.press("Enter")
    expect(lefty.page.get_by_text("It waits for")).to_be_visible()
    expect(lefty.page.locator("main")).to_be_focused()


def test_who_has_just_come_hears_nothing_of_what_was_before(arrive: Arrive):
    table = arrive().sit_down("me=Jane", "me=Lefty")
    eve = arrive()
    eve.context.add_init_script(settings(speed=0, sound=True).replace("??=", "="))
    eve.context.add_init_script(HEAR)
    eve.go(f"/t/{table}")
    lines = eve.page.get_by_role("region", name="Log").first.get_by_role("listitem")
    expect(lines).to_contain_text(["deals"])
    eve.page.wait_for_timeout(500)
    assert eve.page.evaluate("heard.length") == 0


def test_a_house_that_was_renewed_meanwhile_is_entered_anew(arrive: Arrive):
    """The new server's page has other files. Those that the open page would load are gone."""
    person = arrive()
    person.page.clock.install()
    person.go("/")
    lab = person.page.locator("a[href='/lab']").first
    lab.wait_for()
    person.page.clock.fast_forward(60_000)
    renewed: list[Request] = []  # navigation from here on: it reloads once
    person.page.on("request", lambda it: it.is_navigation_request() and renewed.append(it))
    person.page.route(
        "**/assets/LabPage-*.js", lambda it: it.continue_() if renewed else it.abort()
    )
    lab.click()
    expect(person.page.get_by_role("region", name="What if …?")).to_be_visible(timeout=10_000)
    assert len(renewed) == 1
    person.troubles.clear()


def test_a_table_whose_board_cannot_be_had_is_drawn_plainly(arrive: Arrive):
    person = arrive()
    table = person.sit_down("me=Jane", "easy", options={"redraw_hucksters": True})
    person.page.route("**/assets/calaboose-*.js", lambda asked: asked.abort())
    person.go(f"/t/{table}")
    person.wait_until_asked()
    expect(person.table.get_by_role("heading", name="your hand")).to_be_visible()
    person.choose("Keep your hand")
