"""Phrases for the shuffle: generated, committed, revealed and verified by the page."""

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Arrive
from tests.browser.finished import play_by_http
from tests.browser.person import Person
from tests.match.conftest import short
from tests.match.tampering import chained, written

Lines = list[dict[str, Any]]
Change = Callable[[Lines], Any]


def fairness(person: Person, table: str) -> Locator:
    person.go(f"/t/{table}")
    dialog = person.page.get_by_role("dialog", name="The game is over")
    dialog.get_by_text("Were the cards fair?").click()
    expect(dialog).to_contain_text("The cards were fair: every check passed.")
    return dialog


def dealt(ann: Person, bob: Person) -> str:
    """Deal a table of two people who came by their pages. Ann has her own phrase."""
    table = ann.sit_down("me=Ann", "friend", edition=short())
    ann.go(f"/t/{table}")
    drawn = ann.page.get_by_text("Your words for the shuffle:")
    expect(drawn).to_be_visible()
    ann.page.get_by_role("button", name="Change your words").click()
    ann.page.keyboard.type("howdy")
    ann.page.keyboard.press("Enter")
    expect(drawn).to_contain_text("howdy")
    ann.page.reload()
    expect(drawn).to_contain_text("howdy")
    ann.page.get_by_role("button", name="Invite a friend").click()
    invitation = ann.page.get_by_label("Anybody with this link may join the game").input_value()
    ann.page.keyboard.press("Escape")
    bob.go(invitation.removeprefix(bob.address))
    expect(bob.page.get_by_text("Ann invites you to a game of Calaboose.")).to_be_visible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.route("**/commit", lambda route: route.abort())  # whoever joins is committed already
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_text("Your words for the shuffle:")).to_be_visible()
    ann.page.get_by_role("button", name="Deal").click()
    for person in (ann, bob):
        person.table.wait_for()
    return table


def test_everybody_is_bound_to_words_before_any_are_shown_and_the_page_recomputes_each_card(
    arrive: Arrive,
):
    ann, bob = arrive(), arrive()
    table = dealt(ann, bob)
    play_by_http([ann, bob], table, random.Random(1))
    for person, other in ((ann, "Bob"), (bob, "Ann")):
        dialog = fairness(person, table)
        expect(dialog).to_contain_text("All players had committed to their words")
        expect(dialog).to_contain_text("chance events follow from the seed")
        expect(dialog).to_contain_text(f"Commitment of {other}")
        expect(dialog.get_by_text("✗ failed")).to_have_count(0)
    dialog = ann.page.get_by_role("dialog", name="The game is over")
    expect(dialog).to_contain_text("Your words “howdy” went into the shuffle.")
    not_chained = "of the journal does not fit"
    not_drawn = "each result was): line"
    for sealed, expected in ((written, not_chained), (chained, not_drawn)):
        forge(ann, forge_a_draw, sealed)
        for _ in range(2):  # close it, and look again
            dialog.get_by_text("Were the cards fair?").click()
        expect(dialog).to_contain_text(expected)
    bob.page.get_by_role("button", name="Again, with all of us").click()
    expect(bob.page.get_by_role("heading", name="Calaboose")).to_be_visible()
    id = bob.page.url.rpartition("/")[2]
    ann.page.get_by_role("button", name="I am in").click()
    ann.wait_until(lambda: all_are_bound(ann, id))  # without any action of hers


def all_are_bound(person: Person, table: str) -> bool:
    return all(chair["commitment"] for chair in person.get(f"/api/tables/{table}")["chairs"])


def forge(person: Person, change: Change, sealed: Callable[[Lines], bytes]) -> None:
    """Serve a changed journal from now on, with new or unchanged digests."""

    def hand_out(route: Any) -> None:
        raw = person.context.request.get(route.request.url).text()
        content = [json.loads(line) for line in raw.splitlines()]
        change(content)
        route.fulfill(body=sealed(content), content_type="application/x-ndjson")

    person.page.unroute("**/journal")
    person.page.route("**/journal", hand_out)


def forge_a_draw(content: Lines) -> None:
    line = next(line for line in content if sum(map(bool, line.get("weights", []))) > 1)
    line["action"] = next(i for i, w in enumerate(line["weights"]) if w and i != line["action"])
