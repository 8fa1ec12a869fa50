"""Two people at one screen of a local house play against computer players."""

from collections.abc import Sequence
from typing import Any

from tests.site.screen import Screen

PEOPLE = (0, 1)
NAMES = "ABCD"  # as the leak kit calls the seats
COMPUTERS = ("net/manners", "search:1s/manners")
CHAIRS = [
    *({"who": "me", "name": NAMES[seat]} for seat in PEOPLE),
    *(
        {"who": "computer", "kind": kind, "name": NAMES[len(PEOPLE) + i]}
        for i, kind in enumerate(COMPUTERS)
    ),
]


async def play(screen: Screen, table: str, moves: int) -> None:
    """Make moves at a table as a page does, which looks from the seat of the person to act.

    Stop after so many moves, or at the end of the match.
    """
    seat, made, at = PEOPLE[0], 0, -1
    screen.connect(table)
    look(screen, seat)
    while made < moves:
        message = await screen.hear()
        if message["type"] == "frame":
            at = message["at"]
            if message["scene"].get("ending"):
                return
            if choices := message["scene"].get("choices"):
                action = choices[made % len(choices)]["action"]
                screen.say("answer", seat=seat, at=at, action=action)
                made += 1
                continue
        if (other := 1 - seat) in asked(message) and seat not in asked(message):
            seat = other
            look(screen, seat)


def look(screen: Screen, seat: int) -> None:
    screen.say("look", seat=seat, language="en", own_time=True)


def asked(message: dict[str, Any]) -> Sequence[int]:
    """Return the seats that a message says are to act."""
    if message["type"] == "waiting":
        return message["seats"]
    if message["type"] != "frame":
        return ()
    if message["waiting"]:
        return message["waiting"]["seats"]
    return [seat["seat"] for seat in message["scene"]["seats"] if seat.get("asked")]
