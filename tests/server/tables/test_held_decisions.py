"""Players who decline automatically cannot be told from players who decline by hand."""

import asyncio
import random
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from tests.server.tables.random_leaving import FIVE, UNBOUNDED, set_table
from tests.server.tables.virtual_time import VirtualClock, run
from tinstar.games.caboo.actions import DISCARD, DRAW, PASS
from tinstar.games.caboo.components import Rank
from tinstar.presentation.offers import offer_of
from tinstar.server.app import create_registry
from tinstar.server.clock_settings import TimeBank, TimeSources
from tinstar.server.config import Config
from tinstar.server.tables import answer_window, moves, registry, table_setup, viewer_requests
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.websocket_schemas import DeclineWindows

LAID = Rank.QUEEN  # high, so that nobody wants to swap for it
IDLE, USEFUL = Rank.SIX, LAID  # cards that the player in question has seen
GUESTS = ("ann", "bob", "cyd")
SEED = bytes(range(32))
SOON, LATE = 0.05, 6.0  # seconds after the window has opened


class Told(NamedTuple):
    """A message to one guest, and the time at which it was sent."""

    guest: str
    after: float
    message: bytes


class Onlooker:
    """A listener that records what it gets."""

    is_remote = False

    def __init__(self, guest: str, clock: VirtualClock, told: list[Told]):
        self.guest, self.language = guest, "en"
        self.seat: int | None = None
        self.reads = self.rests = self.aside = self.own_time = False
        self.seen = 0
        self._clock, self._told = clock, told

    def send(self, raw: bytes) -> None:
        self._told.append(Told(self.guest, round(self._clock.now, 6), raw))

    def know(self, how: Any) -> None:
        self.send(msgspec.json.encode(how))

    def leave(self) -> None:
        """The server closes at the end of the test."""


class Scenario(NamedTuple):
    """One table: the card that a player has seen twice, and how the player declines."""

    card: Rank
    wish: DeclineWindows | None = None
    by_hand: float | None = None  # seconds after the window has opened
    window: int = 8
    clock: TimeBank | None = None
    memory_aid: bool = True


class Seen(NamedTuple):
    """What the others got, by time since the window opened."""

    told: list[Told]
    is_sensible: bool  # whether the player in question held anything sensible
    was_asked: bool
    quiet: int  # the seat of that player

    def decided_at(self, seat: int) -> float:
        """Return when the others learnt that a seat has decided."""
        messages = [(t.after, msgspec.json.decode(t.message)) for t in self.told]
        waiting = [(at, x) for at, x in messages if x["type"] == "waiting"]
        return next(at for at, x in waiting if seat not in x["seats"])


def others_saw(monkeypatch: pytest.MonkeyPatch, folder: Path, scenario: Scenario) -> Seen:
    monkeypatch.setattr(answer_window, "COMPANY", 2)
    monkeypatch.setattr(registry, "new_seed", lambda: SEED)
    monkeypatch.setattr(table_setup, "new_id", lambda: "table")
    folder.mkdir()

    async def work(clock: VirtualClock) -> Seen:
        url = f"sqlite:///{folder / 'house.sqlite'}"
        sources = TimeSources(clock, clock)
        house = create_registry(Config(database=url, compile=False, **UNBOUNDED), sources)
        try:
            return await play(house, clock, scenario)
        finally:
            await house.close()

    return run(monkeypatch, work)


async def play(house: registry.TableRegistry, clock: VirtualClock, scenario: Scenario) -> Seen:
    """Open a window at a table of three, in which the player after the active one declines."""
    more: dict[str, Any] = {"window": scenario.window, "memory_aid": scenario.memory_aid}
    table = await set_table(house, scenario.clock, "bob", "cyd", game="caboo", **more)
    told: list[Told] = []
    for seat, guest in enumerate(GUESTS):
        await viewer_requests.look(table, Onlooker(guest, clock, told), seat, "en")
    active = table.begun().match.asked
    quiet = (active + 1) % 3
    if scenario.wish:
        wish = msgspec.structs.replace(scenario.wish, seat=quiet)
        await moves.decline_windows(table, GUESTS[quiet], wish)
    await answer(table, active, DRAW)
    give(table, active, quiet, scenario.card)
    random.seed(7)
    opened = clock.now
    told.clear()
    await answer(table, active, DISCARD)
    now = table.begun()
    asked = quiet in now.waits_for(quiet)
    offer = offer_of(now.match.view(quiet).asked_at_once(quiet))
    assert offer
    await others_decline(table, active, quiet, scenario, opened, clock)
    others = [t._replace(after=t.after - opened) for t in told if t.guest != GUESTS[quiet]]
    others.sort(key=lambda t: (t.after, t.guest))  # listeners are a set
    return Seen(others, offer.is_sensible, asked, quiet)


def give(table: LiveTable, active: int, seat: int, card: Rank) -> None:
    """Change hidden cards: the card that was drawn, and the two cards that a seat has seen."""
    s = table.begun().match._state.s  # pyright: ignore[reportPrivateUsage]
    s.drawn = LAID
    for place in range(4):
        if s.seen[seat, place] >> seat & 1:
            s.face[seat, place] = card
    assert s.active == active


async def answer(table: LiveTable, seat: int, action: int) -> None:
    await moves.answer(table, GUESTS[seat], seat, table.at, int(action))


async def others_decline(
    table: LiveTable, active: int, quiet: int, scenario: Scenario, opened: float, clock: Any
) -> None:
    """Let all people decline, each at their time, and wait until the window is long closed."""
    times = [(LATE / 2, 3 - active - quiet), (LATE, active)]
    if scenario.by_hand is not None:
        times.append((scenario.by_hand, quiet))
    for after, seat in sorted(times):
        await asyncio.sleep(opened + after - clock.now)
        await answer(table, seat, PASS)
    await asyncio.sleep(opened + 2 * LATE - clock.now)
    assert table.begun().window is None


AUTOMATIC = DeclineWindows(0, pointless=True)
QUIET = DeclineWindows(0, until_turn=True)
AT_TABLES = pytest.mark.parametrize(("window", "clock"), [(8, None), (0, None), (0, FIVE)])


@AT_TABLES
@pytest.mark.parametrize("wish", [AUTOMATIC, QUIET], ids=["pointless", "quiet"])
def test_nobody_can_tell_an_automatic_decline_from_a_quick_one(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    window: int,
    clock: TimeBank | None,
    wish: DeclineWindows,
):
    """The two tables differ only in a hidden hand."""
    rules: dict[str, Any] = {"window": window, "clock": clock}
    automatic = Scenario(IDLE, wish, **rules)
    by_hand = Scenario(USEFUL, by_hand=SOON, **rules)
    one, other = (
        others_saw(monkeypatch, tmp_path / name, scenario)
        for name, scenario in (("one", automatic), ("other", by_hand))
    )
    assert (one.is_sensible, other.is_sensible) == (False, True)
    assert (one.was_asked, other.was_asked) == (False, True)
    for mine, theirs in zip(one.told, other.told, strict=True):
        assert mine == theirs


@AT_TABLES
def test_a_quick_decline_is_shown_later_and_a_slow_one_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, window: int, clock: TimeBank | None
):
    slow = LATE - 1
    times: list[float] = []
    for by_hand in (SOON, slow):
        scenario = Scenario(USEFUL, by_hand=by_hand, window=window, clock=clock)
        seen = others_saw(monkeypatch, tmp_path / str(by_hand), scenario)
        times.append(seen.decided_at(seen.quiet))
    assert answer_window.QUICKEST <= times[0] < slow
    assert times[1] == pytest.approx(slow)


def test_without_memory_aid_the_server_does_not_remember_cards_for_people_in_company(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    scenario = Scenario(IDLE, AUTOMATIC, by_hand=SOON, memory_aid=False)
    assert others_saw(monkeypatch, tmp_path / "one", scenario).was_asked
