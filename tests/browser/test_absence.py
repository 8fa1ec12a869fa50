"""A person runs out of time, is replaced and returns. Then everybody plays another game."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.finished import play_by_http
from tests.browser.person import Person
from tests.match.conftest import short

CLOCK = {"kind": "bank", "seconds": 5, "more": 120}


def test_who_is_out_of_time_is_stood_in_for_comes_back_and_goes_on_with_everybody(arrive: Arrive):
    jane, lefty, eve = arrive(), arrive(), arrive()
    table = jane.sit_down("me=Jane", "friend", clock=CLOCK, edition=short())
    lefty.joins(jane, table, "Lefty")
    for person in (jane, lefty, eve):
        person.go(f"/t/{table}")
        person.page.get_by_text("The host deals when everybody is here.").or_(
            person.page.get_by_role("button", name="Deal")
        ).wait_for()
    jane.page.get_by_role("button", name="Deal").click()
    late, name = _asked([(jane, "Jane"), (lefty, "Lefty")], table)
    back = late.page.get_by_role("button", name="I am back")
    back.wait_for()
    heard = eve.page.locator(".unseen[role=log]")
    expect(heard).to_contain_text(f"{name} has little time left. If it runs out, a computer")
    expect(heard).to_contain_text(f"{name} is out of time:")
    expect(eve.page.get_by_role("region", name="Players").first).to_contain_text(f"for {name}")
    back.click()
    expect(heard).to_contain_text(f"{name} is back.")
    late.page.locator(".seat .time").first.wait_for()
    play_by_http([jane, lefty], table, random.Random(1))
    jane.page.get_by_role("button", name="Again, with all of us").click()
    lefty.page.get_by_role("button", name="I am in").click()
    jane.page.get_by_role("button", name="Deal").click()
    for person in (jane, lefty, eve):  # the spectator follows
        person.page.wait_for_url(lambda url: table not in url)
        person.table.wait_for()
    assert len({person.page.url for person in (jane, lefty, eve)}) == 1
    chairs = jane.get(f"/api/tables/{jane.page.url.rpartition('/')[2]}")["chairs"]
    assert [chair["name"] for chair in chairs] == ["Lefty", "Jane"]


def _asked(people: list[tuple[Person, str]], table: str) -> tuple[Person, str]:
    while not (asked := people[0][0].get(f"/api/tables/{table}")["asked"]):
        people[0][0].page.wait_for_timeout(50)
    return people[asked[0]]


def test_who_closes_the_page_at_a_relaxed_table_is_played_for_until_they_are_back(arrive: Arrive):
    jane, lefty, eve = arrive(), arrive(), arrive()
    table = jane.sit_down("me=Jane", "friend", away_after=30)
    lefty.joins(jane, table, "Lefty")
    jane.post(f"/api/tables/{table}/start", {})
    for person in (jane, lefty, eve):
        person.go(f"/t/{table}")
        person.table.wait_for()
    people = [(jane, "Jane"), (lefty, "Lefty")]
    gone, name = _asked(people, table)
    stays, decider = next(other for other in people if other[0] is not gone)
    gone.go("/")
    choices = stays.page.get_by_role("group", name="How to go on")
    expect(choices.get_by_role("button")).to_have_text(
        ["Wait", f"A computer player plays until {name} is back", "Let somebody else sit down"]
    )
    decides = f"{name} is away. {decider} decides how to go on."
    for person, said in ((stays, f"{name} has been away for a while."), (eve, decides)):
        expect(person.prompt).to_contain_text(said)
        expect(person.page.locator(".unseen[role=log]")).to_contain_text(said)
    choices.get_by_role("button", name="A computer player").click()
    expect(eve.page.locator(".unseen[role=log]")).to_contain_text(f"{name} is away: ")
    gone.go(f"/t/{table}")
    gone.page.get_by_role("button", name="I am back").click()
    expect(eve.page.locator(".unseen[role=log]")).to_contain_text(f"{name} is back.")
    expect(choices).to_be_hidden()
