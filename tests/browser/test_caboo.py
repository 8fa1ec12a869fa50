"""Caboo in the page: looking, shouting, a penalty and a call, on desktop and phone."""

import random
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.finished import play_while_all_look_on
from tests.browser.person import Person, play_on
from tests.browser.secrets import assert_nothing_else_was_sent, assert_the_page_shows_no_more
from tests.browser.server_process import ServerProcess
from tests.browser.test_access import violations
from tinstar.games import rules

GAME = "caboo"
HANDHELD: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
JANE = 0
MIDDLE = 16  # actions played over HTTP in the middle of a game


def own(person: Person, number: int) -> Locator:
    letter = person.scene["seats"][person.scene["you"]]["letter"]
    return person.page.locator(f"[data-place='{letter}{number}']")


def faces(person: Person, kind: str) -> dict[str, str]:
    """Return the face of each card that this person may see there now, by place."""
    mine = (None, person.scene["you"])
    zones = [z for z in person.scene["zones"] if z["kind"] == kind and z.get("seat") in mine]
    places = [place for zone in zones for place in zone["places"] if place.get("pieces")]
    tops = {place["id"]: place["pieces"][-1].get("face") for place in places}
    return {place: face for place, face in tops.items() if face}


def move(person: Person, beginning: str) -> str:
    """Return the first legal move whose text matches a pattern at its start."""
    return next(text for text in person.moves() if re.match(beginning, text))


def wait_for(person: Person, beginning: str) -> None:
    listed = person.page.locator("details.all li button")
    expect(listed.filter(has_text=re.compile(f"^{beginning}")).first).to_be_attached()


def until_a_turn(person: Person) -> None:
    """Pass until it is this person's turn."""
    while "Draw a card" not in (moves := person.moves()):
        if "Say nothing" in moves:
            person.choose("Say nothing")
        person.page.wait_for_timeout(20)


def button(person: Person, name: str) -> Locator:
    return person.prompt.get_by_role("button", name=name)


# --- a round of four people -----------------------------------------------------------------------


def edition(limit: int) -> str:
    """Return an edition in which more points than `limit` put a player out of the game."""
    text = rules(GAME).edition_file.read_text(encoding="utf-8")
    assert "[limit]\nvalue = 56" in text
    return text.replace("[limit]\nvalue = 56", f"[limit]\nvalue = {limit}")


def four_people(visitor: Arrive, server: ServerProcess) -> tuple[list[Person], str]:
    """Jane sets a live table; three others join by link, one of them on a phone."""
    company = [visitor(server), visitor(server), visitor(server), visitor(server, **HANDHELD)]
    jane, *others = company
    chairs = ["me=Jane", "friend", "friend", "friend"]
    table = jane.sit_down(*chairs, game=GAME, window=30, edition=edition(0))
    jane.skip_the_guide()
    jane.go(f"/t/{table}")
    invitation = jane.get(f"/api/tables/{table}/links")["invitation"]
    for person, name in zip(others, ("Lefty", "Doc", "Belle"), strict=True):
        person.skip_the_guide()
        person.go(f"/t/{table}#invitation={invitation}")
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Sit down").click()
    jane.page.get_by_role("button", name="Deal").click()
    for person in company:
        expect(person.page.locator("button.looked")).to_be_visible()
        person.go_on()
    return company, table


def asked_first(company: list[Person]) -> Person:
    def asked() -> list[Person]:
        return [person for person in company if "Draw a card" in person.moves()]

    company[0].wait_until(lambda: bool(asked()))
    return asked()[0]


def is_asked_to_speak(person: Person, choice: str) -> bool:
    speaks = person.page.get_by_role("group", name="Speak now")
    expect(speaks.get_by_role("button", name="Say nothing")).to_be_visible()
    expect(speaks.get_by_role("timer")).to_be_visible()
    return button(person, choice).count() > 0


def heard(person: Person, seat: int) -> bool:
    """Return whether the server has announced that this seat has reacted."""
    told = [message for message in person.frames if message["type"] == "waiting"]
    return bool(told) and seat not in told[-1]["seats"]


def say_nothing(company: list[Person]) -> None:
    for person in company:
        button(person, "Say nothing").click()


def knows_better(person: Person, top: str) -> str | None:
    """Return the place of a card that this person has seen, and that is not the top card."""
    seen = faces(person, "row")
    return next((place for place, face in seen.items() if face != top), None)


def test_four_people_play_a_round_with_shouts_a_penalty_and_a_call(
    visitor: Arrive, server: ServerProcess, tmp_path: Path
):
    company, table = four_people(visitor, server)
    active = asked_first(company)
    active.page.locator("[data-place=pile] .aim").click()
    wait_for(active, "Lay down")
    active.choose(move(active, r"Lay down the \w+$"))
    others = [person for person in company if person is not active]
    assert all(is_asked_to_speak(person, "Mine!") for person in others)
    assert not is_asked_to_speak(active, "Mine!")

    top = faces(active, "centre")["centre"]
    first, wrong = next((p, place) for p in others if (place := knows_better(p, top)))
    first.page.keyboard.press("m")
    second, third = (person for person in others if person is not first)
    second.wait_until(lambda: heard(second, first.scene["you"]))
    button(second, "Mine!").click()
    say_nothing([third, active])
    expect(first.prompt).to_contain_text("You were first")

    wait_for(first, "Stack your")
    first.choose(move(first, f"Stack your card {wrong[1]} "))
    button(first, "Turn over").click()
    for person in company:
        is_asked_to_speak(person, "Mine!")
        expect(person.page.locator(f"[data-place={wrong}] .shown [data-face]")).to_be_visible()
        expect(person.page.locator(f"[data-place={wrong[0]}5] [data-piece]")).to_be_visible()
    assert not is_asked_to_speak(first, "Mine!")

    button(first, 'Call "Caboo"').click()
    sure = first.page.get_by_role("dialog", name='Call "Caboo"?')
    expect(sure).to_contain_text("it costs you 24 points")
    sure.get_by_role("button", name="Do it").click()
    assert all(is_asked_to_speak(person, "Mine!") for person in (second, third))
    say_nothing([second, third, active])
    play_on(company, random.Random(1))
    assert_all_went_well(company, table, tmp_path)


def assert_all_went_well(company: list[Person], table: str, tmp_path: Path) -> None:
    for person in company:
        over = person.page.get_by_role("dialog", name="The game is over")
        expect(over).to_be_visible()
        assert_nothing_else_was_sent(person, company.index(person), table, tmp_path)
    assert company[0].get(f"/api/tables/{table}/verdict")["finding"] == "fair"


# --- whole games ----------------------------------------------------------------------------------


def test_a_game_of_eight_is_finished_on_a_phone(arrive: Arrive, tmp_path: Path):
    """A game of two on a desktop is in test_whole_games.py."""
    person = arrive(color_scheme="light", **HANDHELD)
    table = person.at_a_table(GAME, *["keen"] * 7, edition=edition(28))
    assert violations(person) == []
    rng = random.Random(4)
    for _ in range(3):
        play_on([person], rng, moves=3)
        assert_the_page_shows_no_more(person)
        assert person.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert violations(person) == []
    play_while_all_look_on([person], table, rng, MIDDLE)
    play_on([person], rng)
    expect(person.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert person.get(f"/api/tables/{table}/verdict")["finding"] == "fair"
    assert_nothing_else_was_sent(person, JANE, table, tmp_path)


# --- gestures -------------------------------------------------------------------------------------


def test_a_card_shows_its_face_only_while_it_is_held(arrive: Arrive):
    person = arrive()
    person.at_a_table(GAME, "keen")
    name = next(iter(faces(person, "row")))
    card = person.page.locator(f"[data-place={name}]")
    expect(card.locator(".face")).to_have_count(0)
    card.get_by_role("button", name="Look at it").hover()
    person.page.mouse.down()
    expect(card.locator(".face")).to_be_visible()
    person.page.mouse.move(0, 0)
    expect(card.locator(".face")).to_have_count(0)
    person.page.mouse.up()


def test_a_tap_shows_it_for_a_moment_and_the_keyboard_too(arrive: Arrive):
    person = arrive(**HANDHELD)
    person.at_a_table(GAME, "keen")
    name = next(iter(faces(person, "row")))
    look = person.page.locator(f"[data-place={name}]").get_by_role("button", name="Look at it")
    card = person.page.locator(f"[data-place={name}] .face")
    look.tap()
    expect(card).to_be_visible()
    expect(card).to_have_count(0)
    look.press("Enter")
    expect(card).to_be_visible()


def test_what_was_seen_is_not_shown_again_unless_the_table_helps_memory(arrive: Arrive):
    for helped in (False, True):
        person = arrive()
        person.at_a_table(GAME, "keen", memory_aid=helped)
        until_a_turn(person)
        person.choose("Draw a card")
        wait_for(person, "Lay down")
        assert bool(faces(person, "row")) is helped
        expect(person.page.get_by_role("button", name="Look at it")).to_have_count(0)


def test_a_card_is_kept_by_one_click_and_stacked_on_purpose_only(arrive: Arrive):
    person = arrive()
    person.at_a_table(GAME, "keen", window=30)
    until_a_turn(person)
    person.page.locator("[data-place=pile] .aim").click()
    wait_for(person, "Lay down")
    expect(own(person, 1).locator(".says")).to_have_text("Replace")
    expect(person.page.locator("[data-place=centre] .says")).to_have_text("Lay down")
    own(person, 1).locator(".aim").hover()
    expect(person.page.locator(".beside")).to_contain_text("and lay down your card 1")
    person.page.get_by_role("button", name=re.compile("Stack an? .* on it")).click()
    expect(person.page.locator("[data-place=centre] .aim")).to_have_count(0)
    expect(own(person, 1).locator(".says")).to_have_text("Stack")
    own(person, 1).locator(".aim").click()
    sure = person.page.get_by_role("dialog", name="Stack your card 1")
    expect(sure).to_contain_text("penalty card")
    sure.get_by_role("button", name="Not yet").click()
    person.page.keyboard.press("Escape")
    own(person, 1).locator(".aim").click()
    expect(person.page.locator("[data-place=drawn] [data-piece]")).to_have_count(0)


DO_IT_AND_PASS_ON = """(button) => {
    button.click()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', bubbles: true }))
}"""  # before the server has answered


def test_a_round_waits_with_its_summary_until_one_goes_on(arrive: Arrive):
    person = arrive()
    person.at_a_table(GAME, "keen")
    until_a_turn(person)
    person.page.evaluate("document.querySelector('details.all').open = true")
    person.page.locator("details.all li button").filter(has_text="ENDS THE ROUND").click()
    person.page.get_by_role("button", name="Do it").evaluate(DO_IT_AND_PASS_ON)
    summary = person.page.get_by_role("region", name="How the round came out")
    expect(summary).to_contain_text("You called")
    expect(summary.get_by_role("row")).to_have_count(3)
    expect(button(person, "Continue")).to_be_visible()
    read_out = person.page.locator("[role=log] p")
    expect(read_out.last).to_have_text("Round 1 is over: all cards lie open.")
    person.page.keyboard.press("n")
    expect(summary).to_have_count(0)
    expect(person.page.get_by_text("Round 2", exact=True)).to_be_attached()


def go_out(person: Person) -> None:
    """Call wrongly at once. If the call is right, try it with other cards, at a larger table."""
    costly = edition(56).replace("[wrong_call]\nvalue = 24", "[wrong_call]\nvalue = 99")
    results = person.page.get_by_role("region", name="How the round came out")
    for others in range(2, 8):
        person.at_a_table(GAME, *["easy"] * others, edition=costly)
        until_a_turn(person)
        person.choose(move(person, "Call"))
        expect(results).to_be_visible()
        if person.scene["seats"][JANE].get("out"):
            return
    raise AssertionError("expected a wrong call")


def test_who_is_out_reads_a_summary_and_skips_to_the_end(arrive: Arrive):
    person = arrive(**HANDHELD)
    go_out(person)
    expect(person.prompt).not_to_contain_text("to my turn")
    button(person, "Summary").click()
    summary = person.page.get_by_role("dialog", name="The game so far")
    expect(summary).to_contain_text("You are out of the game.")
    expect(summary.get_by_role("heading", name="Still in the game")).to_be_visible()
    assert violations(person) == []
    person.page.keyboard.press("Escape")
    button(person, "Continue").click()
    button(person, "Skip to the end").click()
    expect(person.page.get_by_role("dialog", name="The game is over")).to_be_visible()
    assert "Quiet" not in person.prompt.inner_text()


def test_whoever_may_shout_does_so_by_one_tap_and_the_time_left_is_read_out(arrive: Arrive):
    person = arrive(**HANDHELD)
    person.at_a_table(GAME, "keen", window=30)
    shout = button(person, "Mine!")
    while 'Say "Mine!"' not in (moves := person.moves()):
        if quiet := [text for text in moves if re.match(r"Draw|Lay down the \w+$|Say n", text)]:
            person.choose(quiet[0])
        person.page.wait_for_timeout(20)
    expect(person.page.locator("[aria-live=assertive]")).to_contain_text("30 seconds to speak")
    assert shout.bounding_box()["height"] >= 44  # type: ignore[index]
    shout.tap()
    expect(person.prompt).to_contain_text(re.compile("You said|You were first"))
