"""Measure how long a person waits between two of their own turns, against three Sheriffs.

`python -m bench.waits` plays many games of each kind and adds up how long the page takes to show
them. Nothing is drawn and no clock runs. The time of each event comes from
`frame-animation.svelte.ts`, and `playback-speed.ts` shortens it the longer the person has waited. A
computer player thinks for a tenth of a second. The person reacts at once in a window.
"""

import argparse
import re
import statistics
from collections.abc import Iterator
from pathlib import Path

import tinstar
from tinstar.engine.kernel import CHANCE
from tinstar.games import available, known
from tinstar.match.match import Match
from tinstar.presentation.scene import Event
from tinstar.server.schema_types import WATCHER
from tinstar.server.tables.answer_window import AFTER_PEOPLE
from tinstar.server.tables.computer_thinking import STEP
from tinstar.server.tables.seat_frames import SceneRenderer, SeatFollower

WEB = Path(__file__).parents[1] / "web" / "src"
ME, SEATS, SHERIFF = 0, 4, "net"
LONGER = {"caboo": "keen"}  # its rounds are longer than its net's, so there is more to wait for
UNDO = 1.0  # seconds for an undo before a computer player moves
MOST = {"showdown": 12.0, "outlaws25": 12.0}  # seconds for nine waits in ten
USUAL_MOST = 8.0


def constants(path: str, *names: str) -> list[float]:
    """Return constants that the page declares."""
    text = (WEB / path).read_text()
    found = [re.search(rf"const {name} = ([\d_.]+)", text) for name in names]
    return [float(match[1].replace("_", "")) if match else 0.0 for match in found]


FLIGHT, STAGGER, READING, LETTER, SHORT, TURNING = (
    ms / 1000
    for ms in constants(
        *("board/frame-animation.svelte.ts", "FLIGHT", "STAGGER", "READING", "LETTER", "SHORT"),
        "TURNING",
    )
)
CALM, RISE = (ms / 1000 for ms in constants("live-table/playback-speed.ts", "CALM", "RISE"))
SPIN = constants("games/rin_tin_tin/spinner-geometry.ts", "SPIN")[0] / 1000


def shown_for(events: list[Event], turning: float) -> float:
    """Return the seconds that the page takes for a frame's events, at speed 1."""
    now = aloft = 0.0
    for event in events:
        if event.text:
            now = max(now, aloft)
        for move in event.moves:
            aloft = max(aloft, now + (turning if move.source == move.target else FLIGHT))
        if event.text:
            own = event.seat is None or event.seat == ME
            now = max(now, aloft) + (SHORT if own else READING + LETTER * len(event.text))
        elif event.moves:
            now += STAGGER
    return max(now, aloft)


def haste(watched: float) -> float:
    """Return the speed factor after a person has watched for `watched` seconds."""
    return 1 + max(0.0, watched - CALM) / RISE


class Waiting:
    """One wait: when the server sent each frame, and when the page has shown it."""

    def __init__(self) -> None:
        self.sent = self.shown = self.watched = 0.0
        self.others = False  # whether another player has decided meanwhile

    def decided(self, seconds: float) -> None:
        """Add the time of a computer player's decision."""
        self.sent += seconds if self.others else max(seconds, UNDO)
        self.others = True

    def frame(self, seconds: float, hurries: bool = False) -> None:
        """Add a frame that takes `seconds`. A running clock cuts off everything before it."""
        if hurries:  # now this person acts
            self.shown, self.watched = self.sent, 0.0
            return
        takes = seconds / haste(self.watched)
        self.shown = max(self.sent, self.shown) + takes
        self.watched += takes


def waits(game: tinstar.Game, seed: int, turning: float) -> Iterator[float]:
    """Yield the waits of a match, in seconds."""
    players: list[str | None] = [LONGER.get(game.rules.name, SHERIFF)] * game.players
    match = Match(game, players, seed=seed)
    names = [str(seat) for seat in range(game.players)]
    gaze = SeatFollower(SceneRenderer(names, False), ME, match.state)
    waiting: Waiting | None = None
    while not match.end:
        asked, window = match.asked, match.view(WATCHER).window()
        if asked == ME and not window:
            if waiting and waiting.others:
                yield max(waiting.shown, waiting.sent)
            waiting = Waiting()
        elif waiting and window:
            waiting.frame(0, hurries=ME in window)
            waiting.decided(STEP + AFTER_PEOPLE)
        elif waiting and asked >= 0:
            waiting.decided(STEP)
        batch = [match.step()]
        while match.asked == CHANCE or (window and match.view(WATCHER).window()):
            batch.append(match.step())
        if waiting:
            events = [event for happening in batch if happening for event in gaze.events(happening)]
            waiting.frame(shown_for(events, turning))


def report(name: str, games: int) -> str:
    """Play `games` games. Return their line of the table."""
    seats = min(SEATS, max(known(name).box.seats))
    game = tinstar.load(name, seats).compile()
    turning = SPIN if name == "rin_tin_tin" else TURNING
    found = sorted(w for seed in range(games) for w in waits(game, seed, turning))
    tenths = statistics.quantiles(found, n=20)
    most = MOST.get(name, USUAL_MOST)
    within = sum(w < most for w in found) / len(found)
    return (
        f"{name:12} {len(found):6} waits: half under {tenths[9]:4.1f} s, nine in ten under"
        f" {tenths[17]:4.1f} s (wanted {most:.0f} s; {100 * within:.0f} % are), longest"
        f" {found[-1]:.1f} s"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=40)
    options.add_argument("names", nargs="*", default=available())
    asked = options.parse_args()
    for name in asked.names:
        print(report(name, asked.games), flush=True)


if __name__ == "__main__":
    main()
