"""Record everything that a screen reader reads out at a table."""

from typing import Any

from tests.browser.person import Person

LISTEN = """
window.heard = []
const hear = (node) => {
    if (node.parentElement?.matches('[role=log]')) heard.push(node.textContent)
}
new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(hear)))
    .observe(document, { childList: true, subtree: true })
"""


def listen(person: Person) -> None:
    """Record all that is read out, from the next page on."""
    person.context.add_init_script(LISTEN)


def assert_the_play_by_play_was_heard(person: Person, seat: int) -> None:
    """Check that every event and every prompt to this seat was read once, in order.

    Prompts to other seats are read before their action, and only if they think for long.
    """
    heard: list[str] = person.page.evaluate("window.heard")
    expected, at = "nothing", 0
    for frame in [frame for frame in person.scenes() if frame["seat"] == seat]:
        told = [event["text"] for event in frame["events"] if event.get("text")]
        prompt, ends = frame["scene"]["prompt"], bool(frame["scene"].get("ending"))
        told += [prompt] * (not ends and (seat in asked(frame) or not asked(frame)))
        for expected in told:
            around = heard[max(0, at - 3) : at + 3]
            assert heard[at : at + 1] == [expected], f"expected {expected!r} amid {around}"
            at += 1
        at += told[-1:] != [prompt] and not ends and heard[at : at + 1] == [prompt]
    assert heard[at:] == [], f"expected {expected!r} to be the last that is heard"


def asked(frame: dict[str, Any]) -> list[int]:
    waiting = frame.get("waiting") or {}
    return waiting.get("seats") or [s["seat"] for s in frame["scene"]["seats"] if s.get("asked")]
