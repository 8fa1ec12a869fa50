"""25 Outlaws in the browser: whole games, bets with the slider, a Reward bought, a holdup."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import DESKTOP, PHONE, Arrive
from tests.browser.finished import asked, play_while_all_look_on
from tests.browser.person import Person
from tests.browser.secrets import assert_nothing_else_was_sent, assert_the_page_shows_no_more
from tests.browser.test_access import violations
from tinstar.games import rules

NAMES = ("Jane", "Lefty", "Doc", "Belle")
JANE = 0
MOST_MOVES = 600
MIDDLE = 70  # answers in the middle of a game that a program gives
PATIENT = {"fold": 0.1, "pass_on": 0.3, "amount": 0.05, "buy": 3}  # and everything else 1
Wanted = Callable[[dict[str, Any]], bool]


def offers(deed: str) -> Wanted:
    return lambda scene: any(c["touch"]["deed"] == deed for c in scene["choices"])


def at_a_table_where(person: Person, wanted: Wanted, *others: str) -> str:
    """Play on, at one table after the other, until Jane is asked something of that kind."""
    rng = random.Random(1)
    while True:
        table, since = person.sit_down("me=Jane", *others, game="outlaws25"), -1
        while (frame := asked({JANE: person}, table, since)) is not None:
            if wanted(frame["scene"]):
                person.go(f"/t/{table}")
                person.wait_until_asked()
                return table
            since = frame["at"]
            choices = frame["scene"]["choices"]
            weights = [PATIENT.get(c["touch"]["deed"], 1) for c in choices]
            action = rng.choices(choices, weights)[0]["action"]
            answer = {"type": "answer", "seat": JANE, "at": since, "action": action}
            person.post(f"/api/tables/{table}/answers", answer)


def an_own_outlaw(person: Person, place: str) -> tuple[Locator, str]:
    """The first card face up among one's own there that can be taken, and its name and speed."""
    card = person.table.locator(place).locator(".grip[data-spot]").first
    words = (card.get_attribute("aria-label") or "").split(", ")
    return card, ", ".join(words[:2])


def dice_lie(scene: dict[str, Any]) -> bool:
    return sum((p.get("face") or "").startswith("die-") for p in facing(scene)) == 2


def facing(scene: dict[str, Any]) -> list[dict[str, Any]]:
    duels = [zone for zone in scene["zones"] if zone["kind"] == "duel"]
    places = [place for duel in duels for place in duel["places"]]
    return [piece for place in places for piece in place.get("pieces", [])]


def money(person: Person, place: str) -> int:
    """Dollars that lie at a place, as it is drawn."""
    drawn = person.page.locator(f"[data-place='{place}'] [data-face^='$']")
    return sum(int(face[1:]) for face in drawn.evaluate_all("all => all.map(e => e.dataset.face)"))


def small_gangs() -> str:
    """The text of an edition with two Outlaws in a row, with which a game takes half the time."""
    text = rules("outlaws25").edition_file.read_text(encoding="utf-8")
    assert "[row]\nvalue = 3" in text
    return text.replace("[row]\nvalue = 3", "[row]\nvalue = 2")


def four_people(arrive: Arrive) -> tuple[list[Person], str]:
    """Jane sets a table for herself and three friends, who join by link, with their phones."""
    people = [arrive(viewport=DESKTOP), *(arrive(viewport=PHONE) for _ in NAMES[1:])]
    jane = people[JANE]
    chairs = ["me=Jane", *["friend"] * 3]
    table = jane.sit_down(*chairs, game="outlaws25", options={"rounds": 12}, edition=small_gangs())
    jane.go(f"/t/{table}")
    invitation = jane.get(f"/api/tables/{table}/links")["invitation"]
    for person, name in zip(people[1:], NAMES[1:], strict=True):
        person.go(f"/t/{table}#invitation={invitation}")
        person.page.get_by_label("Your name").fill(name)
        person.page.get_by_role("button", name="Sit down").click()
        expect(jane.page.get_by_text(name).first).to_be_visible()
    jane.page.get_by_role("button", name="Deal").click()
    return people, table


def play_to_the_end(people: list[Person], table: str, rng: random.Random) -> None:
    """Whoever is asked chooses something, and at times all look whether the table is in order."""
    for moves in (2, 13):
        play_on(people, rng, moves)
        assert_in_order(people)
    play_while_all_look_on(people, table, rng, MIDDLE)
    assert_in_order(people)
    play_on(people, rng)
    for person in people:
        expect(person.page.get_by_role("dialog", name="The game is over")).to_be_visible()


def play_on(people: list[Person], rng: random.Random, moves: int = MOST_MOVES) -> None:
    while moves > 0 and not all(person.is_over for person in people):
        played = sum(person.play(rng) for person in people if not person.is_over)
        moves -= played
        if not played:
            people[JANE].page.wait_for_timeout(20)


def assert_in_order(people: list[Person]) -> None:
    for person in people:
        assert_the_page_shows_no_more(person)
    page = people[JANE].page
    assert violations(people[JANE]) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_four_people_play_a_whole_game_and_nothing_hidden_was_sent(arrive: Arrive, tmp_path: Path):
    people, table = four_people(arrive)
    play_to_the_end(people, table, random.Random(5))
    assert people[JANE].get(f"/api/tables/{table}/verdict")["finding"] == "fair"
    for seat, person in enumerate(people):
        assert_nothing_else_was_sent(person, seat, table, tmp_path)


def test_a_whole_game_of_five_gangs_is_played_on_a_phone(arrive: Arrive, tmp_path: Path):
    person = arrive(viewport=PHONE)
    table = person.sit_down("me=Jane", *["easy"] * 4, game="outlaws25", options={"rounds": 12})
    person.go(f"/t/{table}")
    play_to_the_end([person], table, random.Random(5))
    assert person.get(f"/api/tables/{table}/verdict")["finding"] == "fair"
    assert_nothing_else_was_sent(person, JANE, table, tmp_path)


def test_an_outlaw_is_laid_in_the_row_by_pointing(arrive: Arrive):
    person = arrive()
    at_a_table_where(person, offers("stand"), "easy")
    card, name = an_own_outlaw(person, "[data-place=A1]")
    card.click()
    person.page.locator("[data-place=A3] .aim").click()
    moved = person.page.locator("[data-place=A3]").get_by_role("img", name=name)
    expect(moved).to_be_visible()


def test_a_bet_is_chosen_with_the_slider_by_keys(arrive: Arrive):
    person = arrive()
    at_a_table_where(person, offers("bet"), "easy")
    before = money(person, "pot")
    person.prompt.get_by_role("button", name="Bet", exact=True).click()
    slider = person.prompt.get_by_role("slider", name="How much")
    slider.press("Home")
    least = slider.get_attribute("aria-valuetext")
    slider.press("ArrowRight")
    expect(slider).not_to_have_attribute("aria-valuetext", least or "")
    slider.press("End")
    text = slider.get_attribute("aria-valuetext") or ""
    person.prompt.get_by_role("button", name=text, exact=True).click()
    paid = f"You bet {text.removeprefix('Bet ')}."
    expect(person.page.get_by_text(paid).first).to_be_attached()
    assert before > 0


def test_sizes_that_people_use_set_the_slider(arrive: Arrive):
    person = arrive(viewport=PHONE, has_touch=True, is_mobile=True)
    at_a_table_where(person, offers("bet"), "easy", "easy", "easy", "easy")
    person.prompt.get_by_role("button", name="Bet", exact=True).tap()
    slider = person.prompt.get_by_role("slider", name="How much")
    for name in ("limit", "least"):
        person.prompt.get_by_role("button", name=f"{name},").tap()
        expect(person.prompt.get_by_role("button", name=f"{name},")).to_have_attribute(
            "aria-pressed", "true"
        )
    least = slider.get_attribute("aria-valuetext") or ""
    person.prompt.get_by_role("button", name=least, exact=True).tap()
    expect(person.page.get_by_text(f"You bet {least.removeprefix('Bet ')}.").first).to_be_attached()


def test_a_reward_is_carried_from_the_deck_to_the_outlaw_that_pays_for_it(arrive: Arrive):
    person = arrive()
    at_a_table_where(person, offers("buy"), "easy")
    buy = next(move for move in person.moves() if move.startswith("Buy a Reward for Outlaw"))
    place = f"A{buy.removeprefix('Buy a Reward for Outlaw ')[0]}"
    person.table.locator("[data-place='reward deck']").get_by_role("button").click()
    person.page.locator(f"[data-place={place}] .aim").click()
    expect(person.page.locator(f"[data-place={place}] .reward .head")).to_be_visible()


def test_a_holdup_brings_both_into_the_middle(arrive: Arrive):
    person = arrive(reduced_motion="no-preference")
    at_a_table_where(person, offers("hold_up"), "easy")
    held, name = an_own_outlaw(person, "[data-place^=A]")
    held.click()
    attacker = person.page.locator("[data-place=attacker]")
    expect(attacker.get_by_role("button", name=name)).to_be_visible()
    person.page.locator("[data-place^=B] .aim").first.click()
    expect(person.page.locator("[data-place=defender] [data-face]").first).to_be_visible()


def test_a_duel_shows_both_cards_the_dice_and_what_they_come_to(arrive: Arrive):
    person = arrive()
    at_a_table_where(person, dice_lie, "easy", "easy")
    for who in ("attacker", "defender"):
        place = person.page.locator(f"[data-place={who}]")
        words = place.locator("[data-face]").evaluate_all("all => all.map(e => e.dataset.face)")
        die = next(face for face in words if face.startswith("die-"))
        speed = int(place.locator(".speed").inner_text())
        added = sum(int(face) for face in words if face[0] in "+-")
        total = person.page.locator(".side", has=place).locator(".total")
        expect(total).to_have_text(str(speed + int(die.removeprefix("die-")) + added))
