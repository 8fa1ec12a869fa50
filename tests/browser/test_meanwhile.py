"""The page stays correct if responses are late or missing, or if somebody has left."""

import re
from typing import Any

from playwright.sync_api import Route, expect

from tests.browser.conftest import Arrive
from tests.browser.test_chat import chat
from tests.browser.test_circle import founded
from tests.browser.test_tournament import more_of_the_sheet


def refuse(route: Route) -> None:
    problem = {"error": "Conflict", "detail": "Somebody sits there."}
    route.fulfill(status=409, json=problem)


def test_the_answer_to_a_question_that_was_left_does_not_stand_for_that_to_the_next(
    arrive: Arrive,
):
    person = arrive()
    page, late, asked = person.page, list[Route](), list[Any]()

    def state(id: str, phase: str, found: Any = None) -> dict[str, Any]:
        return {"id": id, "question": asked[-1], "phase": phase, "ahead": 0, "found": found}

    def answer(route: Route) -> None:
        if route.request.method == "POST":
            asked.append(route.request.post_data_json)
            route.fulfill(json=state(f"q{len(asked)}", "working"))
        elif route.request.url.endswith("/q1"):
            late.append(route)
        else:
            found = {"sentence": "It matters.", "games": 8, "ended": "", "findings": []}
            route.fulfill(json=state("q2", "done", found))

    page.route("**/api/lab/questions**", answer)
    person.go("/lab/calaboose?players=2&by=random&b.hand_size=4")
    person.wait_until(lambda: bool(late))
    page.get_by_label("Played by").select_option("Greedy players")
    page.get_by_role("button", name="Simulate again").click()
    person.wait_until(lambda: len(asked) == 2)
    late[0].fulfill(status=404, json={"error": "NotFound", "detail": "There is no such question."})
    expect(page.locator(".sentence")).to_have_text("It matters.")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_choice_that_the_house_refuses_is_put_back(arrive: Arrive):
    person = arrive()
    person.go(f"/t/{person.sit_down('me=Jane', 'friend')}")
    person.page.route("**/chairs/1", refuse)
    chair = person.page.get_by_label("Who sits in chair B")
    chair.select_option("easy")
    expect(person.page.get_by_role("alert")).to_have_text("Somebody sits there.")
    expect(chair).to_have_value("")


def test_how_late_spectators_see_the_cards_goes_with_how_many_sit_there(arrive: Arrive):
    person = arrive()
    more_of_the_sheet(person)
    late = person.page.get_by_label("Spectators see")
    late.select_option("all cards, 12 moves later")
    person.page.get_by_role("radio", name="3", exact=True).check()
    expect(late.locator("option:checked")).to_have_text("all cards, 18 moves later")


def test_whoever_blocks_somebody_goes_on_with_the_line_that_was_begun(arrive: Arrive):
    jane, lefty = arrive(), arrive()
    table = jane.sit_down("me=Jane", "friend", chat=True)
    lefty.joins(jane, table, "Lefty")
    jane.go(f"/t/{table}")
    line = chat(jane).get_by_label("Your message")
    line.fill("I had rather")
    jane.page.get_by_text("block or report somebody").click()
    jane.page.get_by_role("button", name="Block Lefty", exact=True).click()
    expect(jane.page.get_by_role("button", name="Unblock Lefty")).to_be_visible()
    expect(line).to_have_value("I had rather")


def test_a_link_of_a_letter_is_not_called_old_where_the_house_cannot_be_reached(arrive: Arrive):
    person = arrive()
    person.page.route("**/api/notices/prove", lambda route: route.abort())
    person.go("/me#prove=abc")
    person.page.get_by_role("button", name="Yes, write to me").click()
    expect(person.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    person.page.unroute("**/api/notices/prove")
    person.page.get_by_role("button", name="Yes, write to me").click()
    expect(person.page.get_by_role("alert")).to_contain_text("This link no longer works")


def test_whoever_wants_no_more_letters_says_so_again_where_the_house_was_away(arrive: Arrive):
    person = arrive()
    person.page.route("**/api/notices/stop", lambda route: route.abort())
    person.go("/me#stop=abc")
    expect(person.page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    person.page.unroute("**/api/notices/stop")
    again = person.page.get_by_role("button", name="Try again")
    again.click()
    expect(person.page.get_by_role("alert")).to_contain_text("This link no longer works")
    expect(again).to_have_count(0)


def test_an_answer_that_comes_late_does_not_undo_what_was_done_meanwhile(arrive: Arrive):
    """A circle is renamed while a poll is on its way."""
    ann = arrive()
    page, late = ann.page, list[Route]()
    founded(ann)
    polls = re.compile(r"/api/circles/[^/]+looks=")
    page.route(polls, lambda route: late.append(route))
    ann.wait_until(lambda: bool(late))
    before = page.context.request.get(late[0].request.url)
    page.get_by_text("More", exact=True).click()
    page.get_by_label("Name of the circle").fill("Saturday folk")
    page.get_by_role("button", name="Rename").click()
    renamed = page.get_by_role("heading", name="Saturday folk")
    expect(renamed).to_be_visible()
    with page.expect_response(polls):
        late[0].fulfill(response=before)
    page.wait_for_timeout(100)
    expect(renamed).to_be_visible()


def test_a_setting_that_is_changed_in_one_tab_holds_in_the_other(arrive: Arrive):
    person = arrive()
    person.go("/")
    other = person.context.new_page()
    other.goto(f"{person.address}/")
    person.page.get_by_role("button", name="Settings").click()
    person.page.get_by_label("Light").select_option("dark")
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")
