"""The page of a site learns only what the seats at its screen may see; computer players get views.

The leak kit deals again what a seat cannot see. Then the posted frames must be the same.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from tests.site.screen import Screen, screen
from tests.site.shared_screen import CHAIRS, PEOPLE, play
from tinstar.engine.state import State
from tinstar.engine.view import View
from tinstar.match.journal import Journal
from tinstar.match.journal_header import game_of
from tinstar.match.journal_replay import follow
from tinstar.match.match import Match
from tinstar.match.transition import Happening
from tinstar.players.remote_thinking import Message, RemoteThinker
from tinstar.presentation.scene import Scene, scene_of
from tinstar.server.gateway import websocket
from tinstar.server.tables import acknowledgements, computer_decisions
from tinstar.server.tables.seat_frames import SceneRenderer
from tinstar.server.tables.stored_journal import StoredJournal
from tinstar.server.tables.table_store import TableStore
from tinstar.site.local_house import DATABASE
from tinstar.testing import everything_told_to_seat
from tinstar.testing.leak_check import Report, check

GAMES = ("calaboose", "caboo")  # the second one has answer windows
MOVES, TRIES = 25, 5
Frame = dict[str, Any]


class Played(NamedTuple):
    """What a match of a local house has posted: to the page, and to the thinking worker."""

    screen: Screen
    kept: list[Happening]
    seed: str
    thought: list[Message]


@pytest.fixture(autouse=True)
def _in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acknowledgements, "LEAST_PACE", 0.0)
    monkeypatch.setattr(computer_decisions, "STEP", 0.001)
    monkeypatch.setattr(websocket, "BURST", 10_000)


async def played(folder: Path, game: str, moves: int = MOVES) -> Played:
    """Play some moves. No search answers, so computer players that think choose at random."""
    thought: list[Message] = []

    async def think(message: Message) -> Message:
        thought.append(message)
        return {"error": "expected no answer here"}

    async with screen(folder, RemoteThinker(think)) as page:
        table = await page.begin(game, *CHAIRS, memory_aid=True)
        await play(page, table, moves)
        await page.ask("GET", f"/tables/{table}/seats/{len(PEOPLE)}/frame", status=403)
    return Played(page, *stored(folder, table), thought)


async def played_by_both(folder: Path, game: str) -> Played:
    """Play until both people had a turn. A match may end before, if chance wills it."""
    for number in range(TRIES):
        (own := folder / f"{number}").mkdir()
        found = await played(own, game)
        if {frame["seat"] for frame in found.screen.frames} == {*PEOPLE}:
            return found
    raise AssertionError(f"expected frames for two people in one of {TRIES} matches, got none")


def stored(folder: Path, table: str) -> tuple[list[Happening], str]:
    """Return the decisions at a table of a house that is closed, and the match's secret seed."""
    store = TableStore(f"sqlite:///{folder / DATABASE}")
    record = store.table(table)
    assert record
    journal = Journal.load(StoredJournal(store, record))
    store.close()
    return follow(journal, game_of(journal)), record.seed.hex()


class Posted:
    """The posted frames, as a subject of the leak kit. A position is a frame and its decision."""

    def __init__(self, found: Played):
        self.seats = found.kept[0].before.game.players
        self._kept = found.kept
        self._frames = [
            frame for frame in found.screen.frames if 0 < frame["at"] <= len(found.kept)
        ]

    def __len__(self) -> int:
        return len(self._frames)

    def positions(self, rng: np.random.Generator) -> Iterator[Frame]:  # noqa: ARG002
        """Yield each frame once."""
        yield from self._frames

    def redealt(self, position: Frame, seat: int, rng: np.random.Generator) -> State | None:
        """Return the position before the frame's last decision, dealt anew, for the frame's seat.

        The decision must be possible there, and must show the seat the same.
        """
        if seat != position["seat"]:
            return None
        last = self._kept[position["at"] - 1]
        redealt = last.before.resample(seat, rng)
        if last.action not in redealt.legal_actions():
            return None
        sees = everything_told_to_seat.sees_after
        same = sees(redealt, last.action, seat) == last.after.view(seat).digest()
        return redealt if same else None

    def moved(self, position: Frame, redealt: State) -> bool:
        """Return whether the redeal has changed anything hidden."""
        return redealt != self._kept[position["at"] - 1].before

    def differences(
        self,
        position: Frame,
        redealt: State,
        seat: int,
        rng: np.random.Generator,  # noqa: ARG002
    ) -> list[str]:
        """Return the names of the parts of the posted frame that the redealt position lacks."""
        last = self._kept[position["at"] - 1]
        made = everything_told_to_seat.frame(redealt, last.action, seat)
        there = json.loads(msgspec.json.encode(made))
        events, told = position["events"], there["events"]
        told = told[len(told) - min(len(told), len(events)) :]
        found = ["events"] * (events[len(events) - len(told) :] != told)
        found += ["undo"] * (position["undo"] and not there["undo"])
        if not _partly_answered(position, there):
            parts = position["scene"].keys() | there["scene"].keys()
            found += [
                f"scene: {part}"
                for part in sorted(parts)
                if position["scene"].get(part) != there["scene"].get(part)
            ]
        return found

    def history(self, position: Frame) -> tuple[int, ...]:
        return tuple(each.action for each in self._kept[: position["at"]])


def _partly_answered(position: Frame, there: Frame) -> bool:
    """Return whether some seats have already answered in an open window. The kit knows none."""
    waiting = position["waiting"]
    return bool(waiting) and waiting["seats"] != there["waiting"]["seats"]


def checked(found: Played) -> Report:
    subject = Posted(found)
    return check(subject, positions=len(subject))


def strange_records(found: Played) -> set[bytes]:
    """Return the records at the thinking worker that are no view of the seat in a new deal."""
    rng, states = np.random.default_rng(1), [found.kept[0].before]
    states += [each.after for each in found.kept]
    seats = {message["seat"] for message in found.thought}
    views = [state.resample(seat, rng).view(seat) for state in states for seat in seats]
    known = {each.s.tobytes() for view in views for each in (view, view.asked_at_once())}
    return {message["record"] for message in found.thought} - known


@pytest.mark.parametrize("game", GAMES)
async def test_the_workers_get_nothing_that_the_seats_may_not_see(game: str, tmp_path: Path):
    found = await played_by_both(tmp_path, game)
    assert found.seed not in "".join(found.screen.posted)
    report = checked(found)
    assert report.ok, report
    assert report.changed
    assert {message["seat"] for message in found.thought} - {*PEOPLE}
    assert not strange_records(found)


async def test_planted_leaks_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A scene with the next seat's cards, and computer players that get the true position."""

    def leaking(self: SceneRenderer, state: State, seat: int) -> Scene:
        other = scene_of(self.sight(state.view((seat + 1) % state.game.players)))
        return replace(scene_of(self.sight(state.view(seat))), zones=other.zones)

    def open_view(match: Match, seat: int) -> View:
        state = match.state
        return View(state.game, seat, state.s.copy(), match.position)

    monkeypatch.setattr(SceneRenderer, "scene", leaking)
    monkeypatch.setattr(Match, "view", open_view)
    found = await played(tmp_path, GAMES[0])
    assert "scene: zones" in {leak.what for leak in checked(found).leaks}
    assert strange_records(found)
