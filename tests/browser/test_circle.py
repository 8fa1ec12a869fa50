"""A circle of friends: founded in the lobby, joined by link, and a table for both."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person


def founded(ann: Person) -> str:
    """Found a circle; return the path of its link."""
    ann.go("/")
    ann.page.get_by_text("Create a circle of friends").click()
    ann.page.get_by_label("Name of the circle").fill("Friday folk")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="Create", exact=True).click()
    expect(ann.page.get_by_role("heading", name="Friday folk")).to_be_visible()
    link = ann.page.get_by_label("Link to join").input_value()
    return link.removeprefix(ann.address)


def join(bob: Person, path: str) -> None:
    bob.go(path.partition("#")[0])  # without the invitation
    expect(bob.page.get_by_role("alert")).to_contain_text("no such circle")
    assert "Friday" not in str(bob.bodies)
    bob.go("/")
    bob.go(path)
    expect(bob.page.get_by_role("heading", name="Friday folk")).to_be_visible()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Join the circle").click()
    members = bob.page.get_by_role("region", name="2 members").get_by_role("listitem")
    expect(members).to_contain_text(["Ann", "Bob (you)"])
    assert bob.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def meet_on_fridays(ann: Person) -> None:
    ann.page.get_by_text("Meet every week").click()
    ann.page.get_by_role("combobox", name="Every").select_option("Friday")
    ann.page.get_by_label("At (your local time)").fill("20:15")
    ann.page.get_by_role("button", name="Save").click()
    expect(ann.page.get_by_text("Next: Fri")).to_contain_text("20:15, every week")
    tell = ann.page.get_by_label("Tell me when it begins")
    tell.uncheck()
    ann.page.reload()
    expect(tell).not_to_be_checked()


def test_a_circle_is_founded_joined_by_its_link_and_a_table_set_there_for_all(arrive: Arrive):
    ann, bob = arrive(), arrive(viewport=PHONE)
    path = founded(ann)
    join(bob, path)
    meet_on_fridays(ann)
    ann.page.get_by_role("combobox", name="Which game").select_option("Calaboose")
    ann.page.get_by_role("button", name="Set a table for all").click()
    ann.page.get_by_role("radio", name="2", exact=True).check()
    ann.page.get_by_role("dialog").get_by_role("button", name="Set the table").click()
    expect(ann.page.get_by_text("Link to join")).to_be_visible()

    ann.page.get_by_role("link", name="Tinstar").first.click()
    listed = ann.page.get_by_role("link", name="Friday folk")
    expect(listed).to_contain_text("one table waits for players")
    listed.click()
    expect(ann.page.get_by_role("link", name="To your table")).to_be_visible()
    bob.page.get_by_role("button", name="Sit down at Calaboose").click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.page.get_by_role("button", name="Sit down").click()
    expect(bob.page.get_by_role("button", name="Sit down")).to_have_count(0)
    ann.page.reload()
    expect(ann.page.get_by_text("Everybody is here.")).to_be_visible()
    members = ann.page.get_by_role("region", name="2 members").get_by_role("listitem")
    expect(members.first).not_to_contain_text("plays")
    ann.page.get_by_role("link", name="To your table").click()
    ann.page.get_by_role("button", name="Deal").click()
    ann.table.wait_for()
    ann.go(path.partition("#")[0])
    expect(members.first).to_contain_text("plays Calaboose")
    daily = ann.page.get_by_role("region", name="The deal of the day").get_by_role("button")
    expect(daily).to_have_count(5)
