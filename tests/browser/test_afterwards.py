"""After a game: the score explained, the replay, another game."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.finished import finished
from tests.browser.reviewed import promise_a_review


def test_the_end_names_the_winner_first_and_explains_every_score(arrive: Arrive):
    person = arrive()
    table = finished(person, "me=Jane", "keen", "keen")
    person.go(f"/t/{table}")
    dialog = person.page.get_by_role("dialog", name="The game is over")
    frame = person.get(f"/api/tables/{table}/seats/0/frame?since=-1&wait=0")
    expect(dialog.get_by_role("listitem").first).to_contain_text("winner")
    turnings = person.get(f"/api/tables/{table}/course")["turnings"]
    for turning in turnings:
        expect(dialog).to_contain_text(turning["text"])
    assert turnings
    for seat in frame["scene"]["seats"]:
        row = dialog.get_by_role("listitem").filter(has_text=seat["name"]).first
        expect(row).to_contain_text(str(seat["score"]))
        for line in seat.get("score_lines", []):
            expect(row).to_contain_text(line)


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_one_may_do_next_is_in_view_without_scrolling(
    arrive: Arrive, viewport: dict[str, int]
):
    person = arrive(viewport=viewport)
    person.go(f"/t/{finished(person, 'me=Jane', 'easy')}")
    dialog = person.page.get_by_role("dialog", name="The game is over")
    for way in ("Again", "Replay this game", "To the lobby"):
        expect(dialog.get_by_text(way, exact=True)).to_be_in_viewport(ratio=1)


def test_a_replay_can_be_scrubbed_from_every_seat_and_with_all_cards_shown(arrive: Arrive):
    person = arrive()
    page, table = person.page, finished(person, "me=Jane", "easy")
    person.go(f"/t/{table}/replay")
    person.table.wait_for()  # once the journal is loaded
    slider = page.get_by_role("slider", name="Position")
    slider.focus()
    for _ in range(8):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("8")
    eyes = page.get_by_label("As seen by")
    faces = "[data-place='hand {}'] [data-face]:not([data-face=''])"
    for seen_by, hands in (
        ("As a spectator saw it", ""),
        ("As Jane saw it", "A"),
        ("All cards shown", "AB"),
    ):
        with page.expect_response("**/replay/*"):
            eyes.select_option(label=seen_by)
        for letter in "AB":
            shown = expect(page.locator(faces.format(letter)))
            (shown.not_to_have_count if letter in hands else shown.to_have_count)(0)
        expect(slider).to_have_value("8")
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_value(slider.get_attribute("max") or "")


def test_a_replay_tells_each_event_in_the_turn_of_who_did_it(arrive: Arrive):
    person = arrive()
    edition = {"game": "caboo", "pace": 0}
    person.go(f"/t/{finished(person, 'me=Jane', 'easy', **edition)}/replay")
    person.table.wait_for()
    turns = person.page.locator("[aria-label=Moves] > ol > li")
    told = turns.evaluate_all("all => all.map(t => t.innerText.trim().split(/\\s*\\n\\s*/))")
    names = {name for name, *_ in told}
    wrong = [(name, x) for name, *lines in told for x in lines if x.split()[0] in names - {name}]
    assert len(told) > 10
    assert wrong == []


def test_a_review_says_what_cost_most_and_leads_there_as_does_its_address(arrive: Arrive):
    person = arrive()
    page, table = person.page, finished(person, "me=Jane", "easy")
    review = promise_a_review(person, table)
    person.go(f"/t/{table}/replay")
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_role("button", name="Review the match").click()
    expect(page.get_by_role("progressbar")).to_have_attribute("value", "0.5")
    curve = page.get_by_role("img", name="Chance to win from the start to the end: Jane:")
    expect(curve).to_be_visible()
    sure = [d for d in review.decisions if not d.found and d.cost.value > 2 * d.cost.error]
    mistakes = [d for d in sure if d.cost.value >= 0.005]
    assert mistakes
    expect(curve.locator(".mistake")).to_have_count(len(mistakes))
    said = page.get_by_role("region", name="Review", exact=True)
    for part in ("At the start", "Luck", "Own moves", "Result"):
        expect(said).to_contain_text(part)
    (costliest,) = (d for d in review.decisions if d.position == review.balance[0].costliest[0])
    said.get_by_role("button").filter(has_text=f"Better: {costliest.best}").first.click()
    bar = page.get_by_role("region", name="Replay")
    expect(bar).to_contain_text("lowered the chance to win by")
    told, address = bar.inner_text(), page.url
    page.keyboard.press("ArrowLeft")
    expect(bar).not_to_contain_text(told)
    page.goto(address)
    person.table.wait_for()
    expect(said).to_contain_text("lost from a chance of")  # the review comes first
    page.get_by_role("button", name="Moves", exact=True).click()
    moves = page.get_by_role("region", name="Moves")
    expect(moves.locator("[aria-current=step]")).to_contain_text("cost")
    assert bar.inner_text() == told
    person.go(f"/t/{table}")
    ending = page.get_by_role("dialog", name="The game is over")
    expect(ending.locator("svg[viewBox='0 0 600 200'] .mistake")).to_have_count(len(mistakes))


def test_the_company_goes_on_with_another_game_one_seat_further(arrive: Arrive):
    person = arrive()
    table = finished(person, "me=Jane", "easy")
    person.go(f"/t/{table}")
    person.page.get_by_role("button", name="Again").click()
    person.page.wait_for_url(lambda url: table not in url)
    person.wait_until_asked()
    id = person.page.url.rpartition("/")[2]
    assert [c["yours"] for c in person.get(f"/api/tables/{id}")["chairs"]] == [False, True]
