"""A tournament: set up, entered by link, and started. All its tables get the same deals."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person


def more_of_the_sheet(person: Person) -> None:
    person.go("/")
    person.page.get_by_role("button", name="Set the table for Calaboose").click()
    person.page.get_by_role("radio", name="2", exact=True).check()
    person.page.get_by_text("More", exact=True).click()


def test_a_tournament_is_set_up_in_the_lobby_entered_by_its_link_and_begun(arrive: Arrive):
    ann = arrive()
    more_of_the_sheet(ann)
    ann.page.get_by_label("Cards are dealt").select_option("swiss")
    expect(ann.page.get_by_label("Rounds")).to_have_value("3")
    begin = ann.page.get_by_role("button", name="Set up the tournament")
    expect(begin).to_be_disabled()
    ann.page.get_by_label("Time to think").select_option("a total for each player")
    begin.click()
    expect(ann.page.get_by_role("heading", name="Tournament")).to_be_visible()
    link = ann.page.get_by_label("Link to take part").input_value()
    id, _, invitation = link.rpartition("/")[2].partition("#invitation=")
    for name in ("Cid", "Dot"):
        arrive().post(f"/api/tournaments/{id}/enter", {"invitation": invitation, "name": name})
    bob = arrive(viewport=PHONE)
    bob.go(link.removeprefix(bob.address))
    for person, name in ((ann, "Ann"), (bob, "Bob")):
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Take part").click()
        expect(person.page.get_by_role("listitem").filter(has_text=name)).to_contain_text("(you)")
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    ann.page.reload()
    ann.page.get_by_role("button", name="Begin the first round").click()
    for person in (ann, bob):
        expect(person.page.get_by_role("status")).to_contain_text("Your table is ready.")
        expect(person.page.get_by_role("row", name=" (you) ")).to_be_visible()
        expect(person.page.get_by_role("heading", name="You play against")).to_be_visible()
        expect(person.page.get_by_text("Your place: 1 of 4")).to_be_visible()
        expect(person.page.get_by_text("Your time:")).to_contain_text(re.compile(r"\d:\d\d"))
        person.page.get_by_role("link", name="To your table").click()
        person.table.wait_for()


def test_several_tables_of_the_same_deals_have_their_links_at_the_first(arrive: Arrive):
    ann = arrive()
    more_of_the_sheet(ann)
    ann.page.get_by_label("Cards are dealt").select_option("same")
    ann.page.get_by_role("button", name="Set the tables").click()
    bob = arrive()
    bob.go(ann.page.get_by_label("Link to table 2").input_value().removeprefix(bob.address))
    bob.page.get_by_text("Several tables play with the same cards").wait_for()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    for person in (ann, bob):
        person.page.get_by_role("button", name="Deal").click()
        person.table.wait_for()
