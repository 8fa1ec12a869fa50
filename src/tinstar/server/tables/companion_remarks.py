"""What companions say at public events: short lines, and not too many.

Only what everybody sees decides whether a companion speaks: the events as a spectator sees them,
and the result. So a line never reveals a hidden card. The page has the words.
"""

import random
from collections.abc import Sequence

from tinstar.games import known
from tinstar.presentation.game_parts import Occasion
from tinstar.presentation.scene import Event
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.websocket_schemas import CompanionRemark

LINES = 2  # of each character for each occasion
SPEAKS = 0.6  # the probability that a companion speaks at an occasion
REST = 12.0  # seconds between two remarks at a table


class CompanionRemarks:
    """Chooses the remarks at one table."""

    def __init__(self, rng: random.Random | None = None):
        self._rng = rng or random.Random()
        self._rests_until = 0.0

    def may_speak(self, record: TableRecord, now: float) -> bool:
        """Return whether any companion could say something at a time in seconds."""
        rested = record.phase == "over" or now >= self._rests_until
        return rested and not record.quiet and bool(speakers(record))

    def about(
        self, record: TableRecord, at: int, events: Sequence[Event], now: float
    ) -> list[CompanionRemark]:
        """Return what companions say about events that everybody has seen.

        `at` is the table position after the events, and `now` is a time in seconds.
        """
        if not self.may_speak(record, now):
            return []
        if record.phase == "over":
            return self._at_the_end(record, at)
        found = occasions(record, events)
        if not found or self._rng.random() > SPEAKS:
            return []
        self._rests_until = now + REST
        seat, occasion = found[-1]
        return [self._remark(at, seat, occasion)]

    def _at_the_end(self, record: TableRecord, at: int) -> list[CompanionRemark]:
        """Return a remark of each companion who has won, and of one who has not."""
        won = [seat for seat in speakers(record) if seat in record.winners]
        lost = [seat for seat in speakers(record) if seat not in record.winners]
        losers = [self._rng.choice(lost)] if lost else []
        told = [(seat, Occasion.WIN) for seat in won] + [(seat, Occasion.LOSS) for seat in losers]
        return [self._remark(at, *each) for each in told]

    def _remark(self, at: int, seat: int, occasion: Occasion) -> CompanionRemark:
        return CompanionRemark(at, seat, occasion, self._rng.randrange(LINES))


def occasions(record: TableRecord, events: Sequence[Event]) -> list[tuple[int, Occasion]]:
    """Return at which of the events a companion has something to say, each with its seat."""
    named, speaks = known(record.game).words.occasions, speakers(record)
    return [(e.seat, named[e.kind]) for e in events if e.kind in named and e.seat in speaks]


def speakers(record: TableRecord) -> list[int]:
    """Return the seats of computer players with a character."""
    return [i for i, c in enumerate(record.chairs) if c.holder == "computer" and c.character]
