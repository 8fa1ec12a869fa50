"""The players of a match: for each seat a person, or a computer player that decides."""

from collections.abc import Sequence

from tinstar.engine.actions import seat_letter
from tinstar.engine.argument_checks import described
from tinstar.errors import BadOption
from tinstar.match.daily_companion import Companion
from tinstar.match.fair_chance import FairChance
from tinstar.match.journal_lines import Seat, is_printable
from tinstar.match.seat_changes import NOBODY, PERSON
from tinstar.players import Player, player

LONGEST_NAME = 40  # characters

Decider = Player | str | None


def kind_of(decider: Decider) -> str:
    """Return the kind of a seat, as a journal has it."""
    if decider is None:
        return PERSON
    return decider if isinstance(decider, str) else type(decider).__name__


def decider_of(kind: str) -> str | None:
    """Return the name of the computer player for a seat of this kind, or None for a person."""
    return None if kind in (PERSON, NOBODY) else kind


def player_of(decider: Decider, seed: int) -> Player | None:
    """Return the computer player of a seat, or None for a person."""
    if isinstance(decider, str):
        return player(decider, seed)
    decides = callable(getattr(decider, "choose", None)) and not isinstance(decider, type)
    if decider is not None and not decides:
        expected = "the name of a kind of player, a Player, or None"
        raise BadOption(f"players: expected {expected}, got {described(decider)}")
    return decider


def companion_of(decider: Decider, chance: FairChance) -> Player | None:
    """Return the player of a seat in a deal of the day."""
    return Companion(decider, chance) if isinstance(decider, str) else player_of(decider, 0)


def seats_of(kinds: list[str], seats: Sequence[Seat] | None) -> list[Seat]:
    """Return the seats for the header. The name of an unnamed seat is its letter."""
    if seats is None:
        return [Seat(seat_letter(i), kind) for i, kind in enumerate(kinds)]
    if [s.kind for s in seats] != kinds:
        raise BadOption(f"seats: expected the kinds {kinds}, got {[s.kind for s in seats]}")
    for name in (s.name for s in seats):
        if not name or len(name) > LONGEST_NAME or not is_printable(name):
            raise BadOption(
                f"seats: expected names of 1 to {LONGEST_NAME} printable characters, got"
                f" {name[:60]!r}"
            )
    return list(seats)
