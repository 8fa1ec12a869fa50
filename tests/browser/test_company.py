"""Seats at a table: invitation links, and seats that people leave in mid-match."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person


def asked_for(person: Person) -> list[str]:
    """Record every address that the page requests from now on."""
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    return asked


def test_what_lets_one_in_is_in_no_address_that_a_browser_sends_or_keeps(arrive: Arrive):
    jane, lefty, other = arrive(), arrive(), arrive()
    table = jane.sit_down("me=Jane", "friend")
    invitation = jane.get(f"/api/tables/{table}/links")["invitation"]
    jane.go(f"/t/{table}")  # of a server that only its own machine can reach
    expect(jane.page.get_by_text("These links work only on this computer")).to_be_visible()
    asked = asked_for(lefty)
    lefty.go(f"/t/{table}#invitation={invitation}")
    lefty.page.get_by_role("button", name="Sit down").wait_for()
    assert lefty.page.url == f"{lefty.address}/t/{table}"
    lefty.page.reload()  # hidden, not forgotten
    lefty.page.get_by_label("Your name").fill("Lefty")
    lefty.page.get_by_role("button", name="Sit down").click()
    lefty.page.get_by_text("The host deals when everybody is here.").wait_for()
    token = lefty.get(f"/api/tables/{table}/links")["recovery"]["B"]
    moved = asked_for(other)
    other.go(f"/t/{table}#recover={token}")
    expect(other.page.get_by_role("list", name="Chairs")).to_contain_text("Lefty you")
    assert other.page.url == f"{lefty.address}/t/{table}"
    assert not any(secret in url for url in asked + moved for secret in (invitation, token))
    lefty.go("/")
    lefty.go(f"/t/{table}#recover={token}")
    expect(lefty.page.get_by_role("alert")).to_contain_text("each link works only once")


def test_a_chair_that_is_left_gets_a_stand_in_and_its_person_comes_back(arrive: Arrive):
    jane, lefty = arrive(), arrive()
    table = jane.sit_down("me=Jane", "friend")
    lefty.joins(jane, table, "Lefty")
    jane.post(f"/api/tables/{table}/start", {})
    for person in (jane, lefty):
        person.go(f"/t/{table}")
    lefty.page.get_by_role("button", name="Players").click()
    lefty.leave_the_table()
    log = jane.page.get_by_role("region", name="Log").first
    expect(log).to_contain_text("Lefty leaves chair B.")
    jane.page.get_by_role("button", name="Players").click()
    jane.page.get_by_label("Who sits in chair B").select_option("keen")
    expect(log).to_contain_text("a computer player, plays for Lefty.")
    seat = jane.page.locator(".seat[data-seat='1']")
    expect(seat).not_to_contain_text("Lefty")  # the stand-in has a name of its own
    mine = lefty.page.get_by_role("link").filter(has_text="plays for you; you may come back")
    lefty.page.reload()
    mine.click()
    lefty.page.get_by_role("button", name="I am back").click()
    expect(log).to_contain_text("Lefty is back.")
    lefty.page.locator("[data-place='hand B'] [data-face]:not([data-face=''])").first.wait_for()


def test_everybody_sees_who_sits_at_one_screen(arrive: Arrive):
    jane, eve = arrive(), arrive()
    table = jane.sit_down("me=Jane", "easy", "me=Lefty")
    eve.go(f"/t/{table}")
    company = eve.page.get_by_role("region", name="Players").first
    expect(company).to_contain_text("Jane (A) and Lefty (C) sit at one screen.")


def test_computer_players_among_themselves_wait_for_somebody_to_look_on(arrive: Arrive):
    jane = arrive()
    table = jane.sit_down("easy", "easy")
    jane.go("/")
    tables = jane.page.get_by_role("region", name="Your tables")
    expect(tables).to_contain_text("paused until somebody opens the table")
    jane.go(f"/t/{table}")
    company = jane.page.get_by_role("region", name="Players").first
    expect(company).to_contain_text("They play only while somebody watches")


def test_a_table_that_could_not_be_made_quiet_does_not_look_so(arrive: Arrive):
    jane, lefty = arrive(), arrive()
    table = jane.sit_down("me=Jane", "friend")
    lefty.joins(jane, table, "Lefty")
    jane.post(f"/api/tables/{table}/start", {})
    jane.go(f"/t/{table}")
    jane.page.get_by_text("Say something").click()
    jane.page.route("**/quiet", lambda asked: asked.abort())
    quiet = jane.page.get_by_role("checkbox", name="Mute this table, for everybody")
    quiet.click()
    expect(jane.page.get_by_role("alert")).to_be_visible()
    expect(quiet).not_to_be_checked()
    jane.page.unroute("**/quiet")
    quiet.check()
    expect(jane.page.get_by_role("alert")).to_have_count(0)
    expect(jane.page.get_by_text("The host has muted this table")).to_be_visible()
