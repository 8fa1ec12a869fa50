"""Page and server use one language: the browser's, or the chosen one."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tinstar.engine.fluent_source import syntax
from tinstar.engine.i18n import ENGLISH
from tinstar.testing.translation_report import page, speakers

GAME = "calaboose"
MOST_MOVES = 200
WIDER = "e => e.scrollWidth - e.clientWidth"
SHOWN = """() => {
    const all = [...document.querySelectorAll('body *')]
    const told = ['aria-label', 'title', 'placeholder']
    const named = all.flatMap((e) => told.map((a) => e.getAttribute(a)))
    const texts = all.flatMap((e) => [...e.childNodes].filter((n) => n.nodeType === 3))
    return [document.title, ...named, ...texts.map((n) => n.data.trim())].filter(Boolean)
}"""


def test_a_german_browser_reads_german_until_english_is_chosen(arrive: Arrive):
    jane = arrive(locale="de-AT", viewport=PHONE)
    table = jane.sit_down("me=Jane", "easy")
    german = praise(jane)
    assert german == pitch(told(jane, "/api/house"))
    nothing_english_nor_too_wide(jane, "body")
    jane.page.get_by_role("button", name="Einstellungen").click()
    nothing_english_nor_too_wide(jane, "dialog[open]")
    jane.go(f"/t/{table}")
    jane.wait_until_asked()
    prompt = jane.scenes()[-1]["scene"]["prompt"]
    assert prompt == told(jane, f"/api/tables/{table}/seats/0/frame")["scene"]["prompt"]
    jane.go("/")
    jane.page.get_by_role("button", name="Einstellungen").click()
    jane.page.get_by_label("Sprache").select_option(ENGLISH)
    jane.page.get_by_role("heading", name="Your tables").wait_for()
    assert praise(jane) != german
    jane.go(f"/t/{table}")
    jane.wait_until_asked()
    assert jane.scenes()[-1]["scene"]["prompt"] != prompt


def test_a_newcomer_finishes_a_game_on_a_phone_with_nothing_in_english(
    visitor: Arrive, server: ServerProcess
):
    jana = visitor(server, locale="de-DE", viewport=PHONE)
    page, rng, shown = jana.page, random.Random(3), set[str]()
    jana.go(f"/t/{jana.sit_down('me=Jana', 'easy', game=GAME)}")
    over, lesson = page.locator("dialog[open] .win"), page.locator("#said")
    moves = page.locator("dialog[open] .final, details.all li button")
    lesson.wait_for()
    moved = 0
    while not over.count():
        shown.update(page.evaluate(SHOWN))
        if lesson.count():
            page.keyboard.press("Escape")
        if moves.count():
            moves.nth(rng.randrange(moves.count())).dispatch_event("click")
            moved += 1
            assert moved <= MOST_MOVES
        page.wait_for_timeout(30)
    page.get_by_text("Waren die Karten ehrlich gemischt?").click()
    page.get_by_text("Was der Server zu den Regeln sagt").wait_for()
    shown.update(page.evaluate(SHOWN))
    assert "Wie das Spiel verlief" in shown
    assert shown.isdisjoint(english_alone())


def english_alone() -> set[str]:
    """Return texts that page and game have in English, and nowhere in German."""
    folders = [*page().values(), speakers()[GAME]]
    said = {x: {text for at in folders for text in plain(at, x)} for x in ("en", "de")}
    return said["en"] - said["de"]


def praise(person: Person) -> str:
    """Return the server's pitch for Calaboose on this page."""
    with person.page.expect_response("**/api/house") as response:
        person.go("/")
    person.page.get_by_text(pitch(response.value.json())).wait_for()
    return pitch(response.value.json())


def pitch(server_info: dict[str, Any]) -> str:
    return next(game["pitch"] for game in server_info["games"] if game["name"] == GAME)


def told(person: Person, path: str) -> dict[str, Any]:
    headers = {"Accept-Language": "de"}
    return person.context.request.get(person.address + path, headers=headers).json()


def nothing_english_nor_too_wide(person: Person, where: str) -> None:
    shown = person.page.locator(where)
    assert shown.evaluate(WIDER) == 0
    text = shown.inner_text()
    folders = (page()[f"the page, {who}"] for who in ("shared", "lobby"))
    sentences = {words for at in folders for words in plain(at, ENGLISH) if " " in words}
    assert not {words for words in sentences if words in text}


def plain(folder: Path, language: str) -> Iterator[str]:
    """Yield the messages of a catalogue without variables."""
    for entry in syntax(folder / f"{language}.ftl").body:
        match entry:
            case ast.Message(value=ast.Pattern(elements=[ast.TextElement(value=words)])):
                yield words
            case _:
                pass
