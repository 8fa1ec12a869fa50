"""Practice: a puzzle solved by keyboard alone, and a match that goes on from a replay."""

import json

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.finished import finished
from tests.browser.test_access import faults, tab_to
from tinstar.games import rules
from tinstar.lab_schemas.puzzles import game_of as game_of_puzzle
from tinstar.lab_schemas.puzzles import puzzles_in, view_of

GAME = "calaboose"


def test_a_puzzle_is_solved_by_keyboard_and_says_why(arrive: Arrive):
    person = arrive()
    page = person.page
    file = puzzles_in(rules(GAME).folder)
    assert file
    person.go("/practice")
    page.get_by_role("link", name="Calaboose").wait_for()
    tab_to(person, f"e.matches('a[href$={GAME}]')")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="Puzzle 1 ").first.wait_for()
    assert faults(person) == []
    tab_to(person, "e.matches('a') && e.innerText.startsWith('Puzzle 1')")
    page.keyboard.press("Enter")
    person.table.wait_for()
    person.wait_until(lambda: bool(person.moves()))
    assert faults(person) == []
    puzzle = next(p for p in file.puzzles if p.id in page.url)
    scene = person.get(f"/api/games/{GAME}/puzzles/{puzzle.id}")["scene"]
    texts = {choice["action"]: choice["text"] for choice in scene["choices"]}
    moves = page.locator("details.all")
    moves.locator("summary").focus()
    page.keyboard.press("Enter")
    worst = moves.locator("button").filter(has_text=texts[puzzle.moves[-1].action]).first
    worst.focus()
    page.keyboard.press("Enter")
    said = page.get_by_role("region", name="The question")
    expect(said.get_by_role("status")).to_contain_text("Not the best: it costs")
    expect(said).to_be_focused()
    expect(said.get_by_role("listitem").first).to_contain_text(texts[puzzle.solution])
    expect(said.get_by_role("listitem").filter(has_text="(your move)")).to_have_count(1)
    said.get_by_role("button", name="Try again").press("Enter")
    expect(said).to_be_focused()
    moves.evaluate("all => (all.open = true)")
    moves.locator("button").filter(has_text=texts[puzzle.solution]).first.click()
    expect(said.get_by_role("status")).to_contain_text("That is the best move.")
    page.get_by_role("link", name="Next puzzle").click()
    expect(page.get_by_role("region", name="The question")).to_contain_text("Which move is best?")
    assert puzzle.id not in page.url


def test_on_a_phone_the_judgement_scrolls_into_view(arrive: Arrive):
    person = arrive(viewport=PHONE)
    file = puzzles_in(rules(GAME).folder)
    assert file
    person.go(f"/practice/{GAME}/{file.puzzles[0].id}")
    person.table.wait_for()
    person.wait_until(lambda: bool(person.moves()))
    person.choose(person.moves()[0])
    expect(person.page.get_by_role("link", name="Next puzzle")).to_be_in_viewport()


def test_nothing_hidden_is_sent_with_a_puzzle(arrive: Arrive):
    person = arrive()
    file = puzzles_in(rules(GAME).folder)
    assert file
    puzzle = file.puzzles[0]
    person.go(f"/practice/{GAME}/{puzzle.id}")
    person.table.wait_for()
    person.wait_until(lambda: any('"scene"' in body for body in person.bodies))
    (sent,) = (json.loads(b) for b in person.bodies if '"scene"' in b)
    view = view_of(puzzle, game_of_puzzle(puzzle, rules(GAME)))
    others = [z for z in sent["scene"]["zones"] if z["kind"] == "hand" and z["seat"] != view.seat]
    assert others
    assert not [p for z in others for place in z["places"] for p in place["pieces"] if "face" in p]


def test_a_match_goes_on_from_a_position_of_a_replay(arrive: Arrive):
    person = arrive()
    page, table = person.page, finished(person, "me=Jane", "easy")
    person.go(f"/t/{table}/replay/5/A")
    person.table.wait_for()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/replay" not in url and table not in url)
    expect(page.locator("header.wood")).to_contain_text("Practice")
    person.table.wait_for()
    assert person.get("/api/tables")["tables"][0]["practice"]
