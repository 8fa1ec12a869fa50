"""Tables where the game is over or well under way, without clicking it all through."""

import random
from typing import Any

from tests.browser.person import Person


def play_by_http(person: Person, table: str, rng: random.Random, answers: int = 1000) -> None:
    """Answer for all of one's seats as a program would, so often or to the end."""
    chairs = person.get(f"/api/tables/{table}")["chairs"]
    mine = [chair["seat"] for chair in chairs if chair["yours"]]
    since = -1
    for _ in range(answers):
        frame = asked(person, table, mine, since)
        if frame is None:
            return
        action = rng.choice(frame["scene"]["choices"])["action"]
        answer = {"type": "answer", "seat": frame["seat"], "at": frame["at"], "action": action}
        since = frame["at"]
        person.post(f"/api/tables/{table}/answers", answer)


def asked(person: Person, table: str, mine: list[int], since: int) -> dict[str, Any] | None:
    """The frame of the seat of one's own that is asked next; None when the game is over."""
    first = mine[0]
    while True:
        frame = person.get(f"/api/tables/{table}/seats/{first}/frame?since={since}&wait=10")
        if frame["scene"].get("ending"):
            return None
        for seat in frame["scene"]["seats"]:
            if seat.get("asked") and seat["seat"] in mine:
                own = seat["seat"]
                return person.get(f"/api/tables/{table}/seats/{own}/frame?since=-1&wait=0")
        since = frame["at"]


def finished(person: Person, *chairs: str, seed: int = 1, **more: Any) -> str:
    """A table whose match is over."""
    table = person.sit_down(*chairs, **more)
    play_by_http(person, table, random.Random(seed))
    return table
