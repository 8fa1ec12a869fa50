"""A table as one guest may see it: its players, who is present, and what belongs to the guest."""

from collections.abc import Collection
from typing import cast

from tinstar.engine.actions import seat_letter
from tinstar.games import known
from tinstar.match.fair_chance import commitment
from tinstar.match.journal_lines import Share
from tinstar.players.characters import CHARACTERS
from tinstar.server.clock_settings import ClockState, CorrespondenceTime, is_gone
from tinstar.server.schema_types import CharacterId
from tinstar.server.tables.table_record import ChairRecord, TableRecord
from tinstar.server.tables.table_schemas import Chair, Table
from tinstar.server.tables.websocket_schemas import Presence


def describe_table(
    record: TableRecord,
    guest: str,
    asked: list[int],
    clocks: ClockState | None,
    looking: Collection[str] = (),
    left: float = 0,
) -> Table:
    """Return the table as `guest` may see it.

    `looking` are the guests who are connected to the table. `left` is how many seconds remain to
    reveal shuffle words. `asked` and `clocks` show how the match is going. While other tables have
    yet to play the same deals, only this table's players and viewers get `asked` and `clocks`.
    """
    may_know = not record.duplicate or record.knows(guest)
    may_follow = may_know or guest in looking
    return Table(
        id=record.id,
        game=record.game,
        title=known(record.game).title,
        phase=record.phase,
        chairs=[_chair(record, i, guest, looking) for i in range(len(record.chairs))],
        options=record.options,
        memory_aid=record.memory_aid,
        no_holds_barred=record.no_holds_barred,
        pace=record.pace,
        host_name=next((c.name for c in record.chairs if c.guest and c.guest == record.host), ""),
        host=bool(guest) and record.host == guest,
        watchers=_watchers(record, looking),
        commitment=commitment(record.seed),
        successor=record.successor,
        window=record.window,
        left=left,
        one_screen=record.one_screen(),
        scores=record.scores if may_know else [],
        winners=record.winners if may_know else [],
        asked=asked if may_follow else [],
        clocks=clocks if may_follow else None,
        clock=record.clock,
        zone_gone=isinstance(record.clock, CorrespondenceTime) and is_gone(record.clock.zone),
        delay=record.delay,
        quiet=record.quiet,
        chat=record.chat,
        duplicate=record.duplicate,
        away_after=record.away_after,
        tournament=record.tournament,
        practice=record.start is not None,
        daily=record.daily.day if record.daily else "",
    )


def presence(record: TableRecord, looking: Collection[str]) -> Presence:
    """Return who is present. `looking` are the guests who are connected to the table."""
    here = [seat for seat, chair in enumerate(record.chairs) if _is_there(chair, looking)]
    return Presence(here, _watchers(record, looking))


def _watchers(record: TableRecord, looking: Collection[str]) -> int:
    seated = {c.guest for c in record.chairs if c.guest}
    return sum(guest not in seated for guest in looking)


def _is_there(chair: ChairRecord, looking: Collection[str]) -> bool:
    return chair.holder == "computer" or (bool(chair.guest) and chair.guest in looking)


def _has_left(chair: ChairRecord, guest: str) -> bool:
    """Return whether the guest has left a seat.

    After the match, a guest who has lost on time counts as having left.
    """
    return bool(guest) and chair.left_by == guest


def character_shown(chair: ChairRecord) -> CharacterId:
    """Return the character of a computer player, or "" for a person or a character that is gone."""
    known = chair.holder == "computer" and chair.character in CHARACTERS
    return cast(CharacterId, chair.character) if known else ""


def _chair(record: TableRecord, seat: int, guest: str, looking: Collection[str]) -> Chair:
    chair = record.chairs[seat]
    share = record.shares[seat] if record.shares else Share(chair.commitment)
    return Chair(
        seat=seat,
        letter=seat_letter(seat),
        name=chair.name,
        holder=chair.holder,
        kind=chair.kind,
        character=character_shown(chair),
        online=_is_there(chair, looking),
        yours=bool(guest) and chair.guest == guest,
        commitment=share.commitment if share else "",
        words=(share.words or "") if share else "",
        left=chair.left_name,
        returns=chair.returns(guest) or (record.phase == "over" and _has_left(chair, guest)),
        lost=chair.is_lost,
    )
