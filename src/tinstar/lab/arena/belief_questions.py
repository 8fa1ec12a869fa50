"""Belief questions: does a model guess hidden pieces better than the odds of the deal?

A question asks for the probability that another seat's zone holds a certain piece, which only the
zone's owner sees. To find the true odds, the lab deals anew, many times, all that the model's
seat cannot see. It asks about the piece whose odds are nearest to one half. This works for any
game.
"""

import math
import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from msgspec import structs

from tinstar.engine.state import State
from tinstar.lab.arena.prompts import said_after
from tinstar.match.solo_session import Session
from tinstar.presentation.scene import Piece, Scene, Zone, scene
from tinstar.presentation.scene_as_text import piece_text
from tinstar.statistics import Estimate, ratio_interval

MARK = "BELIEF:"
TO_CHOOSE, TO_COUNT = 50, 200  # redeals: to find the question, and to answer it
LEAST, MOST, NEITHER = 1.0, 99.0, 50.0  # percent: bounds of an answer, and a missing one
NUMBER = re.compile(r"\d{1,3}(?:\.\d{1,9})?")
ASKED = """
Besides your move: how likely is it, in percent, that there is at least one {piece} among what you
cannot see of {zone}? Say it in a line of its own before that of your move:
{mark} and the number"""


class Held(NamedTuple):
    """A kind of piece in a zone of another seat."""

    seat: int
    zone: str  # kind of the zone
    face: str


class Question(NamedTuple):
    """A yes-or-no question, the share of redeals with the answer yes, and the true answer."""

    text: str
    share: float
    true: bool


class Belief(NamedTuple):
    """A model's answer in percent (None if unreadable), the share of redeals, and the truth."""

    said: float | None
    share: float
    true: bool

    @property
    def loss(self) -> float:
        """The log loss in nats. An answer counts as 1 to 99 %, and an unreadable one as 50 %."""
        return _loss(NEITHER if self.said is None else self.said, self.true)

    @property
    def least(self) -> float:
        """The log loss of a player that answers with the share of redeals."""
        return _loss(100 * self.share, self.true)


class Believed(NamedTuple):
    """A summary of all answers to belief questions in some games. Losses are in nats."""

    asked: int
    unread: float  # share of answers without a number
    loss: float
    least: float  # the loss of a player that knows only the odds of the deal
    excess: Estimate  # loss minus least; all beliefs of one deal count as one


def asked_now(session: Session, every: int, deal: int) -> Question | None:
    """Return the question to ask at this decision, or None.

    A random draw selects one decision in `every`. It gets a question if some hidden piece is in
    doubt. All models get the same question at the same decision.
    """
    rng = np.random.default_rng([deal, session.seat, session.match.position])
    if rng.integers(every):
        return None
    state, now = session.match.state, session.scene()
    lots = [_hidden(state.resample(session.seat, rng), now) for _ in range(TO_CHOOSE)]
    counts = Counter(held for lot in lots for held in lot)
    doubtful = sorted(held for held, n in counts.items() if n < TO_CHOOSE)
    if not doubtful:
        return None
    held = min(doubtful, key=lambda held: abs(counts[held] / TO_CHOOSE - 0.5))
    piece = next(lot[held] for lot in lots if held in lot)
    zone = _zones(now, held.seat)[held.zone].name
    text = ASKED.format(piece=_called(piece, session), zone=zone, mark=MARK)
    again = (_hidden(state.resample(session.seat, rng), now) for _ in range(TO_COUNT))
    share = sum(held in lot for lot in again) / TO_COUNT
    return Question(text, share, held in _hidden(state, now))


def _hidden(state: State, now: Scene) -> dict[Held, Piece]:
    """Return the pieces in other seats' zones that only their owners see or have seen."""
    found: dict[Held, Piece] = {}
    for seat in range(state.game.players):
        if seat == now.you:
            continue
        shown, own = _zones(now, seat), _zones(scene(state.view(seat), memory_aid=True), seat)
        for kind in shown.keys() & own.keys():
            pieces = {p.face: p for place in own[kind].places for p in place.pieces if p.face}
            for face in _faces(own[kind]) - _faces(shown[kind]):
                found[Held(seat, kind, face)] = pieces[face]
    return found


def _zones(now: Scene, seat: int) -> dict[str, Zone]:
    return {zone.kind: zone for zone in now.zones if zone.seat == seat}


def _faces(zone: Zone) -> Counter[str]:
    faces: Counter[str] = Counter()
    for piece in (p for place in zone.places for p in place.pieces):
        if piece.face:
            faces[piece.face] += piece.count
    return faces


def _called(piece: Piece, session: Session) -> str:
    value = piece.value if piece.value != piece.name else ""
    return piece_text(structs.replace(piece, value=value, count=1, marks=()), session.tongue)


def percent_in(reply: str) -> float | None:
    """Return the number in a reply's last marked line, from 1 to 99, or None if it has none."""
    said = said_after(MARK, reply).removesuffix("%").strip()
    if not NUMBER.fullmatch(said) or float(said) > 100:
        return None
    return min(MOST, max(LEAST, float(said)))


def believed(deals: Sequence[Sequence[Belief]]) -> Believed | None:
    """Summarise the beliefs in `deals`, one entry a deal. Return None if there are no beliefs."""
    asked = [beliefs for beliefs in deals if beliefs]
    every = [belief for beliefs in asked for belief in beliefs]
    if not every:
        return None
    n = len(every)
    return Believed(
        n,
        sum(b.said is None for b in every) / n,
        sum(b.loss for b in every) / n,
        sum(b.least for b in every) / n,
        ratio_interval([sum(b.loss - b.least for b in lot) for lot in asked], [*map(len, asked)]),
    )


def _loss(percent: float, true: bool) -> float:
    chance = min(MOST, max(LEAST, percent)) / 100
    return -math.log(chance if true else 1 - chance)
