"""25 Outlaws in the browser: bets with the slider, a Reward bought, a holdup, a duel."""

from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.finished import Wanted, at_a_table_where, offers
from tests.browser.layout import cut_or_covered
from tests.browser.person import Person
from tests.browser.test_access import violations

PATIENT = {"fold": 0.1, "pass_on": 0.3, "amount": 0.05, "buy": 3}  # weights; everything else 1


def at_a_table(person: Person, wanted: Wanted, *others: str) -> None:
    at_a_table_where(person, wanted, *others, game="outlaws25", likely=PATIENT)


def an_own_outlaw(person: Person, place: str) -> tuple[Locator, str]:
    """Return the person's first face-up card there that can be taken: element, name and speed."""
    card = person.table.locator(place).locator(".grip[data-spot]").first
    words = (card.get_attribute("aria-label") or "").split(", ")
    return card, ", ".join(words[:2])


def buys_nothing(scene: dict[str, Any]) -> bool:
    return any(choice["text"] == "Buy nothing" for choice in scene["choices"])


def dice_lie(scene: dict[str, Any]) -> bool:
    return sum((p.get("face") or "").startswith("die-") for p in facing(scene)) == 2


def facing(scene: dict[str, Any]) -> list[dict[str, Any]]:
    duels = [zone for zone in scene["zones"] if zone["kind"] == "duel"]
    places = [place for duel in duels for place in duel["places"]]
    return [piece for place in places for piece in place.get("pieces", [])]


def money(person: Person, place: str) -> int:
    """Return the dollars drawn at a place."""
    drawn = person.page.locator(f"[data-place='{place}'] [data-face^='$']")
    return sum(int(face[1:]) for face in drawn.evaluate_all("all => all.map(e => e.dataset.face)"))


def test_an_outlaw_is_laid_in_the_row_by_pointing(arrive: Arrive):
    person = arrive()
    at_a_table(person, offers("stand"), "easy")
    card, name = an_own_outlaw(person, "[data-place=A1]")
    card.click()
    person.page.locator("[data-place=A3] .aim").click()
    moved = person.page.locator("[data-place=A3]").get_by_role("img", name=name)
    expect(moved).to_be_visible()


def test_a_bet_is_chosen_with_the_slider_by_keys(arrive: Arrive):
    person = arrive()
    at_a_table(person, offers("bet"), "easy")
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
    at_a_table(person, offers("bet"), "easy", "easy", "easy", "easy")
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
    at_a_table(person, offers("buy"), "easy")
    person.table.locator("[data-place='reward deck']").get_by_role("button").click()
    payer = person.page.get_by_role("button", name="Buy a Reward for your").first
    place = payer.get_attribute("data-aim")
    payer.click()
    expect(person.page.locator(f"[data-place={place}] .reward .head")).to_be_visible()


def test_a_holdup_brings_both_into_the_middle(arrive: Arrive):
    person = arrive(reduced_motion="no-preference")
    at_a_table(person, offers("hold_up"), "easy")
    held, name = an_own_outlaw(person, "[data-place^=A]")
    held.click()
    attacker = person.page.locator("[data-place=attacker]")
    expect(attacker.get_by_role("button", name=name)).to_be_visible()
    person.page.locator("[data-place^=B] .aim").first.click()
    expect(person.page.locator("[data-place=defender] [data-face]").first).to_be_visible()


def test_a_duel_shows_both_cards_the_dice_and_what_they_come_to(arrive: Arrive):
    person = arrive()
    at_a_table(person, dice_lie, "easy", "easy")
    for who in ("attacker", "defender"):
        place = person.page.locator(f"[data-place={who}]")
        words = place.locator("[data-face]").evaluate_all("all => all.map(e => e.dataset.face)")
        die = next(face for face in words if face.startswith("die-"))
        speed = int(place.locator(".speed").inner_text())
        added = sum(int(face) for face in words if face[0] in "+-")
        total = person.page.locator(".side", has=place).locator(".total")
        expect(total).to_have_text(str(speed + int(die.removeprefix("die-")) + added))


def test_the_second_click_of_a_double_click_answers_no_new_question(arrive: Arrive):
    person = arrive()
    at_a_table(person, buys_nothing, "easy")
    button = person.prompt.get_by_role("button", name="Buy nothing")
    box = button.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    person.page.mouse.click(x, y)
    question = person.prompt.get_by_role("button", name="Hold up nobody")
    question.wait_for()
    person.page.mouse.down(click_count=2)
    person.page.mouse.up(click_count=2)
    person.page.wait_for_timeout(200)
    expect(question).to_be_visible()


def asks_for_the_gang(scene: dict[str, Any]) -> bool:
    """Return whether money is moved: the marked Outlaw's comes first, and two others have some."""
    choices = [c for c in scene["choices"] if c["touch"]["deed"] == "amount"]
    gang = next(zone for zone in scene["zones"] if (zone["kind"], zone.get("seat")) == ("gang", 0))
    marked, others = set[str](), set[str]()
    for place in gang["places"]:
        faces = [piece.get("face") or "" for piece in place.get("pieces", [])]
        if any("marked" in piece.get("marks", ()) for piece in place.get("pieces", [])):
            marked.add(place["id"])
        elif any(face.startswith("$") for face in faces):
            others.add(place["id"])
    return len(others) == 2 and any(c["touch"].get("target") in marked for c in choices)


def test_money_moves_with_one_sentence_and_one_confirmation(arrive: Arrive):
    person = arrive(viewport=PHONE)
    at_a_table(person, asks_for_the_gang, "easy")
    person.wait_until(lambda: bool(person.moves()))
    at = person.scene["position"]
    prompt = person.prompt
    expect(prompt).to_contain_text("Move money among your Outlaws.")
    lit = person.table.get_by_role("button", name="Money of")
    expect(lit).to_have_count(2)  # and the marked one's place
    lit.first.click()
    own = prompt.locator("input:focus")
    before = int(own.input_value())
    assert violations(person) == []
    assert cut_or_covered(person) == []
    own.press("ArrowLeft")
    assert int(own.input_value()) == before - 10
    place = own.get_attribute("data-about")
    prompt.get_by_role("button", name="Move the money").click()
    person.wait_until(lambda: person.scene["position"] >= at + 2)
    person.wait_until(lambda: person.scene["prompt"].find("how much") < 0)
    person.wait_until(lambda: money(person, place or "") == before - 10)
