"""The deal of the day in the page: the lobby's card, a whole match, the result and the list."""

import re
from datetime import date, timedelta

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.finished import act, asked
from tests.browser.person import COMPILING, Person
from tests.browser.plain_http import PlainHttp
from tests.browser.server_process import ServerProcess
from tests.browser.test_access import faults, tab_to

GAME, TITLE = "rin_tin_tin", "The Adventures of Rin Tin Tin"
SHARED = re.compile(
    rf"^{TITLE}, \d+ \w+ 20\d\d: (not )?won, as good as or better than \d+ % of matches$"
)


def plays_on(person: Person, table: str) -> None:
    """Make the first legal moves over HTTP, while the page looks on, until the match is over."""
    since = -1
    with PlainHttp(person) as plain:
        while (frame := asked({0: plain}, table, since)) is not None:
            since = frame["at"]
            act(plain, table, frame, frame["scene"]["choices"][0]["action"])


def begins(person: Person) -> str:
    """Begin today's deal from the lobby, without a mouse, and return its table."""
    person.go("/")
    section = person.page.get_by_role("region", name="The deal of the day")
    button = section.get_by_role("button", name=f"Play the deal of the day of {TITLE}")
    button.focus()
    person.page.keyboard.press("Enter")
    person.page.wait_for_url("**/t/*")
    person.wait_until_asked()
    return person.page.url.rpartition("/")[2]


def day_shared(page: Page) -> str:
    """Check the text to share, and return the date in the link to all results of the deal."""
    expect(page.get_by_label("Text to share")).to_have_value(SHARED)
    link = page.get_by_role("link", name="All results").get_attribute("href")
    assert link
    return link.rpartition("/")[2]


def test_a_whole_day_from_the_lobby_to_the_list(arrive: Arrive):
    jane, joe = arrive(), arrive(viewport=PHONE)
    table = begins(jane)
    buttons = jane.page.get_by_role("navigation", name="Beside the table").get_by_role("button")
    assert not {"Undo", "Hint"} & {text.strip() for text in buttons.all_text_contents()}
    jane.page.keyboard.press("h")
    expect(jane.page.get_by_role("dialog")).to_have_count(0)
    jane.go("/")  # resumed from the lobby
    resume = jane.page.get_by_role("button", name=f"Resume the deal of the day of {TITLE}")
    resume.click()
    jane.page.wait_for_url(f"**/t/{table}")
    jane.wait_until_asked()
    plays_on(jane, table)
    compared = jane.page.get_by_text("had the same seat in a hundred matches")
    expect(compared).to_be_visible(timeout=COMPILING)
    day = day_shared(jane.page)
    expect(jane.page.get_by_text("Streak: 1 day", exact=True)).to_be_visible()
    expect(jane.page.get_by_role("button", name="Again")).to_have_count(0)

    # Until he has finished it, Joe sees nothing of her match.
    joe.go(f"/t/{table}")
    expect(joe.page.get_by_role("alert")).to_contain_text("only its player can look")
    joe.go(f"/daily/{GAME}/{day}")
    expect(joe.page.get_by_text("Play this deal to see your result")).to_be_visible()
    assert faults(joe) == []
    tab_to(joe, "e.innerText === 'Play'")
    joe.page.keyboard.press("Enter")
    joe.page.wait_for_url("**/t/*")
    joe.wait_until_asked()
    plays_on(joe, joe.page.url.rpartition("/")[2])
    joe.go("/")
    result = joe.page.get_by_role("link", name=f"the deal of the day of {TITLE}")
    expect(result).to_contain_text("Result")
    assert faults(joe) == []
    result.focus()
    joe.page.keyboard.press("Enter")
    rows = joe.page.get_by_role("table").get_by_role("row")
    expect(rows).to_have_count(3)
    expect(joe.page.get_by_role("row").filter(has_text="(you)")).to_have_count(1)
    assert faults(joe) == []


def test_a_link_to_no_deal_says_what_was_expected(visitor: Arrive, server: ServerProcess):
    person = visitor(server)
    future = date.today() + timedelta(400)
    for path, why in (
        ("/daily/poker/2026-01-01", "does not have that game"),
        (f"/daily/{GAME}", "needs a date such as"),
        (f"/daily/{GAME}/soon", "This is none: 'soon'"),
        (f"/daily/{GAME}/{future}", f"no deal of {future} yet"),
    ):
        person.go(path)
        expect(person.page.get_by_role("alert")).to_contain_text(why)
