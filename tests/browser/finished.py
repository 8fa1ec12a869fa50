"""Play a table to the end of a game, or near it, without clicking through it."""

import random
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from tests.browser.person import Person
from tests.browser.plain_http import PlainHttp
from tests.match.conftest import short


def play_by_http(people: list[Person], table: str, rng: random.Random, answers: int = 1000) -> None:
    """Play all seats of these people over HTTP, for `answers` actions or to the end."""
    with ExitStack() as stack:
        holders = {
            seat: plain
            for plain in [stack.enter_context(PlainHttp(person)) for person in people]
            for seat in own_seats(plain, table)
        }
        since = -1
        for _ in range(answers):
            frame = asked(holders, table, since)
            if frame is None:
                return
            since = frame["at"]
            action = rng.choice(frame["scene"]["choices"])["action"]
            act(holders[frame["seat"]], table, frame, action)


def own_seats(person: PlainHttp | Person, table: str) -> list[int]:
    chairs = person.get(f"/api/tables/{table}")["chairs"]
    return [chair["seat"] for chair in chairs if chair["yours"]]


def act(holder: PlainHttp, table: str, frame: dict[str, Any], action: int) -> None:
    answer = {"type": "answer", "seat": frame["seat"], "at": frame["at"], "action": action}
    holder.post(f"/api/tables/{table}/answers", answer)


def asked(holders: dict[int, PlainHttp], table: str, since: int) -> dict[str, Any] | None:
    """Return the frame of the next seat to act that these people hold, or None after the end.

    Their pages confirm what a table waits for: the end of a round, or a first look at the cards.
    """
    first, plain = next(iter(holders.items()))
    while True:
        frame = plain.get(f"/api/tables/{table}/seats/{first}/frame?since={since}&wait=1")
        if frame["scene"].get("ending"):
            return None
        for seat in () if frame["scene"].get("rests") else frame["scene"]["seats"]:
            if seat.get("asked") and seat["seat"] in holders:
                own = seat["seat"]
                if own == first:
                    return frame
                address = f"/api/tables/{table}/seats/{own}/frame?since=-1&wait=0"
                return holders[own].get(address)
        for person in {each.person for each in holders.values()}:
            if table in person.page.url:
                person.go_on()
        since = frame["at"]


def play_while_all_look_on(
    people: list[Person], table: str, rng: random.Random, answers: int
) -> None:
    """Play the middle of a long game over HTTP. Every page must show all of it."""
    play_by_http(people, table, rng, answers)
    for person in people:
        (own,) = own_seats(person, table)
        at = person.get(f"/api/tables/{table}/seats/{own}/frame?since=-1&wait=0")["at"]
        while person.scenes()[-1]["at"] < at:
            person.page.wait_for_timeout(20)
        person.page.reload()  # it may still be animating
        person.table.wait_for()


def finished(person: Person, *chairs: str, seed: int = 1, **more: Any) -> str:
    """Return a table whose match is over: by default a short match of Calaboose."""
    table = person.sit_down(*chairs, **more or {"edition": short()})
    play_by_http([person], table, random.Random(seed))
    return table


Wanted = Callable[[dict[str, Any]], bool]  # tests a scene


def offers(deed: str) -> Wanted:
    return lambda scene: any(c["touch"]["deed"] == deed for c in scene["choices"])


def at_a_table_where(
    person: Person, wanted: Wanted, *others: str, game: str, likely: dict[str, float] | None = None
) -> None:
    """Play table after table until Jane has a decision of the wanted kind, and open it.

    likely: weights of the kinds of action, 1 by default.
    """
    rng = random.Random(2)
    while True:
        table = person.sit_down("me=Jane", *others, game=game)
        with PlainHttp(person) as jane:
            if _comes_to(jane, table, wanted, rng, likely or {}):
                break
    person.go(f"/t/{table}")
    person.wait_until_asked()


def _comes_to(
    jane: PlainHttp, table: str, wanted: Wanted, rng: random.Random, likely: dict[str, float]
) -> bool:
    """Play until Jane has a decision of the wanted kind. Return whether one came."""
    since = -1
    while (frame := asked({0: jane}, table, since)) is not None:
        if wanted(frame["scene"]):
            return True
        since, choices = frame["at"], frame["scene"]["choices"]
        weights = [likely.get(c["touch"]["deed"], 1) for c in choices]
        act(jane, table, frame, rng.choices(choices, weights)[0]["action"])
    return False
