"""The whole screen shows one moment: picture, star, bar, log and screen reader agree."""

import json
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive, settings
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess

JANE = 0
SHOWN = """() => ({
    playing: document.querySelector('.game-board.playing') != null,
    bar: document.querySelector('.bar .prompt').innerText,
    stars: [...document.querySelectorAll('.seat.asked')].map(e => Number(e.dataset.seat)),
    pile: Number(document.querySelector("[data-place='pile'] [data-piece]")?.innerText),
    log: document.querySelector('[aria-label=Log] li:last-child')?.innerText,
    said: document.querySelector('[role=log] p:last-child')?.innerText,
})"""
WATCH = f"""() => {{
    const shown = {SHOWN}
    window.seen = []
    const look = () => {{
        const now = JSON.stringify(shown())
        if (now !== window.seen.at(-1)) window.seen.push(now)
        requestAnimationFrame(look)
    }}
    look()
}}"""


def sit_down(visitor: Arrive, server: ServerProcess, **how: Any) -> Person:
    """Open Showdown with three computer players at normal pace; wait until Jane is to act."""
    speed = how.pop("speed")
    person = visitor(server, **({"reduced_motion": "no-preference"} | how))
    person.context.add_init_script(settings(speed=speed).replace("??=", "="))
    person.skip_the_guide()
    table = person.sit_down("me=Jane", "easy", "easy", "easy", game="showdown")
    person.go(f"/t/{table}")
    return person


def asked(scene: dict[str, Any]) -> list[int]:
    return [s["seat"] for s in scene["seats"] if s.get("asked")]


def in_pile(scene: dict[str, Any]) -> int:
    places = [p for z in scene["zones"] if z["kind"] == "pile" for p in z["places"]]
    return sum(p.get("count", 1) for place in places for p in place.get("pieces", []))


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_bar_star_log_and_picture_tell_of_the_same_moment(
    visitor: Arrive, server: ServerProcess, motion: str
):
    person = sit_down(visitor, server, speed=3, reduced_motion=motion)
    person.wait_until_asked()
    person.page.evaluate(WATCH)
    first = len(person.scenes())
    person.choose("Draw the top card of the pile")
    expect(person.prompt).to_contain_text("Skip to my turn")
    person.wait_until_asked()
    seen = [json.loads(s) for s in person.page.evaluate("window.seen")]
    moments = [
        (e["text"], asked(was["scene"]), {in_pile(was["scene"]), in_pile(frame["scene"])})
        for was, frame in pairwise(person.scenes()[first - 1 :])
        for e in frame["events"]
        if e.get("text")
    ]
    told = [s for s in seen if s["playing"] and s["bar"] in {m[0] for m in moments}]
    in_order = iter(m[0] for m in moments)
    assert all(text in in_order for text in dict.fromkeys(s["bar"] for s in told))
    assert len({s["bar"] for s in told}) > len(moments) / 2
    for now in told:
        assert now["log"] == now["said"] == now["bar"]
        assert any((now["bar"], now["stars"]) == m[:2] and now["pile"] in m[2] for m in moments), (
            now
        )
    others = [s for s in seen if s["playing"] and s not in told]
    assert {tuple(s["stars"]) for s in others} <= {(JANE,)}, "nothing is told that was before"


def on_by_key(person: Person, _: int) -> None:
    person.page.keyboard.press("n")


def on_by_button(person: Person, _: int) -> None:
    person.page.get_by_role("button", name="Skip to my turn").click()


def on_by_answering(person: Person, since: int) -> None:
    """Act while the animation is far behind the game."""
    person.wait_until(lambda: person.scenes()[-1]["at"] != since and JANE in asked(person.scene))
    person.table.press("Enter")


@pytest.mark.parametrize("on", [on_by_key, on_by_button, on_by_answering])
def test_who_does_not_want_to_wait_comes_to_now_and_is_told_in_short(
    visitor: Arrive, server: ServerProcess, on: Callable[[Person, int], None]
):
    person = sit_down(visitor, server, speed=0.05)
    expect(person.prompt).to_be_visible()
    on_by_key(person, 0)
    person.wait_until_asked()
    since = person.scenes()[-1]["at"]
    person.choose("Draw the top card of the pile")
    on(person, since)
    expect(person.page.locator("details.all")).to_be_attached(timeout=30_000)
    summary = person.page.get_by_role("region", name="Since your last turn")
    lines = summary.get_by_role("listitem").all_inner_texts()
    assert len(lines) >= 3
    said = person.page.locator("[role=log] p").all_inner_texts()
    heading = summary.get_by_role("heading").inner_text()
    assert said[-len(lines) - 2 : -1] == [f"{heading}:", *lines]
    person.play(random.Random(1))
    expect(summary).to_have_count(0)
