"""Several people at one screen: a curtain hides the cards while the screen changes hands."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.secrets import FACES, assert_the_page_shows_no_more

HANDS = [["hand A", "A"], ["hand B", "B"]]


def hands_shown(person: Person) -> set[str]:
    return {place for place, _ in person.page.evaluate(FACES) if place.startswith("hand")}


def test_a_curtain_hides_every_hand_until_the_right_one_sits_down(arrive: Arrive):
    person = arrive()
    person.go(f"/t/{person.sit_down('me=Jane', 'me=Lefty')}")
    rng, seen = random.Random(5), set()
    for _ in range(12):
        lift = person.page.get_by_role("button", name="I am")
        lift.or_(person.page.locator("details.all")).first.wait_for(state="attached")
        if lift.count():
            faces = "[data-place^='hand'] [data-face]:not([data-face=''])"
            expect(person.page.locator(faces)).to_have_count(0)
            lift.click()
            person.wait_until_asked()
        assert len(hands_shown(person)) == 1
        seen |= hands_shown(person)
        assert_the_page_shows_no_more(person)
        person.play(rng)
        person.page.wait_for_timeout(50)
    assert seen == {"hand A", "hand B"}


def test_whoever_looks_is_sent_frames_of_that_seat_alone(arrive: Arrive):
    person = arrive()
    person.go(f"/t/{person.sit_down('me=Jane', 'me=Lefty')}")
    person.page.get_by_role("button", name="I am").click()
    person.wait_until_asked()
    looked = [frame["seat"] for frame in person.scenes()]
    assert set(looked) <= {-1, looked[-1]}
    for frame in person.scenes():
        for zone in frame["scene"]["zones"]:
            if zone["kind"] == "hand" and zone["seat"] != frame["seat"]:
                pieces = [p for place in zone["places"] for p in place.get("pieces", [])]
                assert all(piece.get("face") is None for piece in pieces)


def test_a_curtain_is_lifted_by_its_button_and_by_nothing_else(arrive: Arrive):
    person = arrive()
    person.go(f"/t/{person.sit_down('me=Jane', 'me=Lefty')}")
    lift = person.page.get_by_role("button", name="I am")
    lift.wait_for()
    for _ in range(3):  # a browser lets a page block only the first
        person.page.keyboard.press("Escape")
        expect(lift).to_be_focused()


def test_the_screen_is_not_covered_where_the_next_person_sees_what_everybody_sees(arrive: Arrive):
    person = arrive()
    person.go(f"/t/{person.sit_down('me=Jane', 'me=Lefty', game='rin_tin_tin')}")
    seats = set()
    for _ in range(6):
        person.wait_until_asked()
        seats.add(person.scene["you"])
        moves = person.moves()
        person.choose(moves[0])
        person.wait_until(lambda before=moves: person.moves() != before)
        if person.page.get_by_role("button", name="I am").count():
            break
    assert seats == {0, 1}
