"""A server without optional features: the page hides them, and everything else works."""

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.finished import finished
from tests.browser.person import Person, play_on
from tests.browser.server_process import ServerProcess
from tinstar.server.config import OPTIONAL_FEATURES

SMALL_DESKTOP = {"width": 1366, "height": 820}
THEIRS = re.compile(r"circle|tournament|passkey|review|notif|the lab\b", re.IGNORECASE)
LINKS = "a[href^='/circle'], a[href^='/tournament'], a[href^='/lab']"


def turn_off(patch: pytest.MonkeyPatch, *features: str) -> None:
    for name in features:
        patch.setenv(f"TINSTAR_{name.upper()}", "false")


@pytest.fixture(scope="module")
def server_without_features(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with pytest.MonkeyPatch.context() as patch:
        turn_off(patch, *OPTIONAL_FEATURES)
        server = ServerProcess(tmp_path_factory.mktemp("bare"))
    yield server
    server.close()


def not_found(person: Person) -> list[str]:
    """Record every requested address that is missing, from now on."""
    found: list[str] = []
    person.page.on("response", lambda r: found.append(r.url) if r.status == 404 else None)
    return found


def shows_none(person: Person) -> None:
    assert not THEIRS.search(person.page.locator("body").inner_text())
    assert person.page.locator(LINKS).count() == 0


@pytest.mark.parametrize("viewport", [SMALL_DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_page_of_a_server_without_optional_features_shows_none_of_them(
    visitor: Arrive, server_without_features: ServerProcess, viewport: dict[str, int]
):
    jane, lefty = (visitor(server_without_features, viewport=viewport) for _ in "AB")
    missing = not_found(jane)
    for person in (jane, lefty):
        person.skip_the_guide()
    in_the_lobby(jane)
    at_a_table(jane, lefty)
    on_the_profile_page(jane)
    assert missing == []
    by_a_link(jane, "/circle/guessed", "Circles of friends are turned off on this server.")
    assert all("/api/circles/" in address for address in missing)


def in_the_lobby(jane: Person) -> None:
    jane.go("/")
    jane.page.get_by_role("button", name="Play Calaboose").wait_for()
    jane.page.wait_for_load_state("networkidle")
    shows_none(jane)
    expect(jane.page.get_by_role("heading", name="Friends")).to_have_count(0)
    jane.page.get_by_role("button", name="Settings").click()
    expect(jane.page.get_by_text("The browser tab and the lobby show")).to_be_visible()
    expect(jane.page.get_by_role("link", name="Set up notifications")).to_have_count(0)
    jane.page.keyboard.press("Escape")


def at_a_table(jane: Person, lefty: Person) -> None:
    """Set a table with a friend and two computer players, and leave it in mid-match."""
    jane.page.get_by_role("button", name="Set the table for Calaboose").click()
    jane.page.get_by_role("radio", name="4", exact=True).check()
    jane.page.get_by_label("Chair B", exact=True).select_option(label="A friend, by link")
    jane.page.get_by_text("More", exact=True).click()
    jane.page.get_by_label("Each move of a computer player").select_option(label="no time")
    expect(jane.page.get_by_label("Cards are dealt")).to_have_count(0)
    shows_none(jane)
    jane.page.get_by_role("button", name="Set the table", exact=True).click()
    jane.page.get_by_text("The table is ready. It waits for one more player.").wait_for()
    table = jane.page.url.rpartition("/")[2]
    lefty.joins(jane, table, "Lefty")
    jane.page.get_by_role("button", name="Deal").click()
    lefty.go(f"/t/{table}")
    for person in (jane, lefty):
        person.table.wait_for()
    play_on([jane, lefty], random.Random(1), moves=4)
    jane.page.keyboard.press("c")
    jane.leave_the_table()
    jane.page.get_by_text("you left; you may come back").wait_for()


def on_the_profile_page(jane: Person) -> None:
    jane.page.get_by_role("link", name="You", exact=True).click()
    jane.page.get_by_label("Your name").fill("Jane")
    jane.page.get_by_role("button", name="Save").click()
    jane.page.get_by_text("Saved.").wait_for()
    expect(jane.page.get_by_role("region", name="Your other devices")).to_be_visible()
    expect(jane.page.get_by_role("region", name="When it is your turn")).to_have_count(0)
    expect(jane.page.get_by_role("heading", name="passkey")).to_have_count(0)
    jane.page.get_by_role("button", name="Sign out all other devices").click()
    expect(
        jane.page.get_by_text("Links that move a seat to another device still work.")
    ).to_be_visible()
    jane.go("/me#stop=abc")
    alert = jane.page.get_by_role("alert")
    expect(alert).to_have_text("Notifications are turned off on this server.")


def by_a_link(person: Person, path: str, said: str) -> None:
    """Check that the page says the feature is off, and leads to the lobby."""
    person.go(path)
    alert = person.page.get_by_role("alert")
    expect(alert).to_contain_text(said)
    alert.get_by_role("link").click()
    expect(person.page).to_have_url(f"{person.address}/")
    expect(alert).to_have_count(0)


def test_a_match_that_is_over_is_looked_back_at_without_its_review(
    visitor: Arrive, server_without_features: ServerProcess
):
    jane = visitor(server_without_features, viewport=PHONE)
    missing = not_found(jane)
    jane.go(f"/t/{finished(jane, 'me=Jane', 'easy')}")
    over = jane.page.get_by_role("dialog", name="The game is over")
    expect(over.get_by_text("Were the cards fair?")).to_be_visible()
    shows_none(jane)
    over.get_by_role("link", name="Replay this game").click()
    jane.page.get_by_role("region", name="The table", exact=True).wait_for()
    expect(jane.page.get_by_role("button", name="Moves", exact=True)).to_be_visible()
    expect(jane.page.get_by_role("button", name="Review", exact=True)).to_have_count(0)
    jane.page.keyboard.press("ArrowRight")
    expect(jane.page).to_have_url(re.compile("/replay/1/A$"))
    assert missing == []


def test_a_link_to_what_is_turned_off_says_so_in_german(
    visitor: Arrive, server_without_features: ServerProcess
):
    jana = visitor(server_without_features, locale="de-DE", viewport=PHONE)
    by_a_link(jana, "/lab/calaboose", "Das Labor ist auf diesem Server abgeschaltet.")
    by_a_link(jana, "/tournament/guessed", "Turniere und Gruppen von Tischen")


def test_a_page_that_is_open_says_so_when_a_feature_is_turned_off(
    visitor: Arrive, server: ServerProcess, server_without_features: ServerProcess
):
    """The other server answers from then on, as if this one had restarted without the feature."""
    ann, bob = visitor(server), visitor(server)
    circle = ann.post("/api/circles", {"name": "Friday folk"})["id"]
    ann.go(f"/circle/{circle}")
    expect(ann.page.get_by_role("heading", name="Friday folk")).to_be_visible()
    bob.go("/")
    bob.page.get_by_text("Create a circle of friends").click()
    bob.page.get_by_label("Name of the circle").fill("Friday folk")
    bob.page.get_by_label("Your name").fill("Bob")
    for person in (ann, bob):
        person.page.route("**/api/**", lambda route: answer_from(server_without_features, route))
    bob.page.get_by_role("button", name="Create", exact=True).click()
    ann.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")  # it looks again
    for person in (ann, bob):
        alert = person.page.get_by_role("alert")
        expect(alert).to_have_text(re.compile("^Circles of friends are turned off on this server."))
    expect(bob.page.get_by_text("Create a circle of friends")).to_have_count(0)
    ann.page.get_by_role("link", name="To the lobby").click()
    expect(ann.page.get_by_role("button", name="Play Calaboose")).to_be_visible()
    for person in (ann, bob):
        person.page.unroute_all(behavior="ignoreErrors")  # a page may still be asking


def answer_from(server: ServerProcess, route: Route) -> None:
    path = "/api/" + route.request.url.partition("/api/")[2]
    headers = route.request.headers | {"origin": server.address}
    route.fulfill(response=route.fetch(url=server.address + path, headers=headers))
