"""A first visit: one click starts a game, and a guide leads through it."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.finished import finished
from tests.browser.server_process import ServerProcess

LESSONS = 7  # the first of them come before any action
# Whether the guide's card covers what it explains.
COVERED = """() => {
    const [card, spoken] = ['[aria-label="How this game goes"]', '.spoken']
        .map((one) => document.querySelector(one)?.getBoundingClientRect())
    return !!card && !!spoken && card.left < spoken.right && spoken.left < card.right
        && card.top < spoken.bottom && spoken.top < card.bottom
}"""


def test_a_newcomer_is_guided_and_finishes_a_first_game(visitor: Arrive, server: ServerProcess):
    person = visitor(server, viewport=PHONE)
    person.go("/")
    person.page.get_by_role("button", name="Learn by playing Calaboose").click()
    note = person.page.get_by_role("dialog", name="How this game goes")
    note.wait_for()
    table = person.page.url.rpartition("/")[2]
    before, rng, said = person.get(f"/api/tables/{table}/seats/0/frame")["at"], random.Random(9), []
    while len(said) < LESSONS:
        if note.count():
            assert not person.page.evaluate(COVERED)
            expect(note.get_by_role("button").last).to_be_focused()
            said.append(note.locator("p").inner_text())
            person.page.keyboard.press("Enter")
            assert person.page.evaluate("document.activeElement !== document.body")
        elif person.moves():
            some = person.page.locator("details.all li button")
            some.nth(rng.randrange(some.count())).dispatch_event("click")  # cards may cover it
        person.page.wait_for_timeout(100)
    assert len(set(said)) == len(said)
    assert person.get(f"/api/tables/{table}/seats/0/frame")["at"] > before
    kinds = {c["kind"] for c in person.get(f"/api/tables/{table}")["chairs"] if c["kind"]}
    assert kinds == {"easy"}


def test_who_knows_the_game_is_told_nothing_more(visitor: Arrive, server: ServerProcess):
    person = visitor(server)
    person.go(f"/t/{person.sit_down('me=Jane', 'easy')}")
    note = person.page.get_by_role("dialog", name="How this game goes")
    note.get_by_role("button", name="I know this game").click()
    expect(note).to_have_count(0)
    expect(person.page.locator("main")).to_be_focused()
    person.page.reload()
    person.wait_until_asked()
    assert note.count() == 0
    person.page.keyboard.press("?")
    person.page.get_by_role("button", name="Explain it while I play").click()
    note.wait_for()


def test_the_lobby_says_first_where_it_is_ones_turn_and_last_what_was_played(arrive: Arrive):
    person = arrive()
    over = finished(person, "me=Jane", "easy")
    table = person.sit_down("me=Jane", "me=Lefty")
    person.go("/")
    links = person.page.locator("a[href^='/t/']")
    expect(links.first).to_contain_text("Your turn")
    expect(links.first).to_have_attribute("href", f"/t/{table}")
    expect(links.last).to_have_attribute("href", f"/t/{over}")
    expect(links.last).to_contain_text("won with")
    assert person.page.title() == "★ Your turn · Tinstar"
    links.first.click()
    expect(person.page.get_by_text("Hand the screen to")).to_be_visible()


def test_the_lobby_comes_at_once(visitor: Arrive, server: ServerProcess):
    person = visitor(server, viewport=PHONE)
    network = person.context.new_cdp_session(person.page)
    network.send("Network.enable")
    came: list[int] = []
    network.on("Network.loadingFinished", lambda sent: came.append(sent["encodedDataLength"]))
    person.go("/")
    person.page.locator(".vignette svg").nth(4).wait_for()
    person.page.wait_for_load_state("networkidle")
    assert 50_000 < sum(came) < 150_000


def test_a_table_of_eight_can_be_set_on_a_phone(arrive: Arrive):
    person = arrive(viewport=PHONE)
    person.go("/")
    person.page.get_by_role("button", name="Set the table for Caboo").click()
    person.page.get_by_role("radio", name="8").check()
    expect(person.page.get_by_label("Chair H", exact=True)).to_be_attached()
    sheet = person.page.get_by_role("dialog", name="A table of Caboo")
    assert sheet.evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") == 0


def test_only_levels_that_differ_can_be_chosen_and_the_sheet_says_why(arrive: Arrive):
    person = arrive(viewport=PHONE)
    person.go("/")
    person.page.get_by_role("button", name="Set the table for The Adventures of Rin").click()
    sheet = person.page.get_by_role("dialog")
    chair, why = (
        sheet.get_by_label("Chair B", exact=True),
        sheet.get_by_text("Luck decides most of this game"),
    )
    expect(chair.locator("optgroup option")).to_have_text(["Greenhorn"])
    expect(why).to_be_visible()
    for letter in "BCD":
        sheet.get_by_label(f"Chair {letter}", exact=True).select_option(label="A friend, by link")
    expect(why).to_be_hidden()  # no computer player sits there
    assert sheet.evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") == 0


def test_a_table_is_set_as_one_likes(arrive: Arrive):
    person = arrive()
    person.go("/")
    person.page.get_by_role("button", name="Set the table").first.click()
    person.page.get_by_role("radio", name="3").check()
    person.page.get_by_label("Chair B", exact=True).select_option(label="A friend, by link")
    person.page.get_by_text("More", exact=True).click()
    ruling = "Caboo may be called only at the start of your own turn"
    person.page.get_by_role("radio", name=ruling).check()
    person.page.get_by_role("button", name="Set the table", exact=True).click()
    expect(
        person.page.get_by_text("The table is ready. It waits for one more player.")
    ).to_be_visible()
    person.page.get_by_text("Terms of this table").click()
    expect(person.page.get_by_text(ruling)).to_be_visible()
    expect(person.page.get_by_text("ruling R")).to_have_count(1)  # the others are as usual


def test_a_table_that_is_not_there_says_so(arrive: Arrive):
    person = arrive()
    person.go("/t/guessed")
    expect(person.page.get_by_role("alert")).to_contain_text("There is no table at this address")
