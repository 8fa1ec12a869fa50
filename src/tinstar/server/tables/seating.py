"""Seating: join, leave, return to a seat, change seats as the host, and start a rematch.

Each function changes a copy of the table's record. The function stores the copy before the change
takes effect.
"""

import asyncio
import copy
from collections.abc import Callable, Collection

from tinstar.engine.actions import seat_letter
from tinstar.match.fair_chance import new_seed
from tinstar.server.errors import Conflict, Forbidden, NotFound
from tinstar.server.http import qr_code
from tinstar.server.random_ids import new_id, new_token, same
from tinstar.server.tables import delayed_spectators, hidden_deals, shuffle_words
from tinstar.server.tables.block_check import is_welcome, unwelcome
from tinstar.server.tables.live_table import LiveTable
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.tables.setup_schemas import ChangeChair, Join, RecoverSeat
from tinstar.server.tables.table_record import ANY, ChairRecord, TableRecord
from tinstar.server.tables.table_schemas import Table, TableLinks
from tinstar.server.tables.table_setup import checked_kind, companion_for

MOST_CHANGES = 20  # of one seat per match


async def join(live_table: LiveTable, guest: str, said: Join) -> None:
    """Sit down on a free seat."""

    def change(record: TableRecord) -> None:
        if not same(said.invitation, record.invitation):
            raise Forbidden("invitation")
        _expect_goes_on(record)
        expect_not_in_between(record)
        seat = _free_seat(record, said.seat)
        if record.phase == "playing":
            _expect_stranger(record, guest, seat)
            record.chairs[seat].name = record.check_name(said.name, ANY)
            record.chairs[seat].sit(guest, party=guest)
            return
        name = record.check_name(said.name, seat)
        record.chairs[seat] = ChairRecord(name, "person", "", guest, new_token())
        _commit(record, guest, said.commitment)
        if record.duplicate and not record.held_by(record.host):
            record.host = guest  # the creator of all these tables sits at one of them at most

    if not await is_welcome(live_table.store, live_table.record, guest):
        raise Forbidden("invitation")
    async with hidden_deals.sitting_down(live_table.store, live_table.record, guest):
        await change_record(live_table, change)


async def leave(live_table: LiveTable, guest: str) -> None:
    """Leave all seats that the guest holds, or to which a rematch invites them."""

    def change(record: TableRecord) -> None:
        asked = record.phase == "gathering"
        seats = record.held_by(guest)
        seats += [i for i, c in enumerate(record.chairs) if asked and c.returns(guest)]
        if not seats:
            raise Forbidden("watcher")
        expect_not_in_between(record)
        for seat in seats:
            chair = record.chairs[seat]
            record.said.pop(seat, None)
            if record.phase == "playing":
                chair.leave()
            else:
                chair.free()
                chair.name = chair.name if record.phase == "over" else ""
                chair.left_by = chair.left_name = ""

    await change_record(live_table, change)
    async with live_table.lock:
        await hidden_deals.got_up(live_table.store, live_table.record, guest)


async def change_chair(live_table: LiveTable, guest: str, seat: int, said: ChangeChair) -> None:
    """Free a seat for a friend, or give it to a computer player. Only the host may do that.

    Before the match this can be any seat without a person. During the match it can only be a seat
    whose person has left.
    """

    def change(record: TableRecord) -> None:
        expect_host(record, guest)
        _expect_goes_on(record)
        expect_not_in_between(record)
        chair = chair_of(record, seat)
        if chair.holder == "person":
            raise Conflict("chair-of", name=chair.name)
        kind = checked_kind(record, said.kind) if said.who == "computer" else ""
        if record.phase == "playing":
            _expect_left(chair)
            if kind:
                chair.stand_in(companion_for(record, said.character), kind)
            else:
                chair.stay_free()
        else:
            chair.free()
            chair.name = chair.left_by = chair.left_name = ""
            if kind:
                chair.name, chair.character = companion_for(record, said.character)
                chair.holder, chair.kind = "computer", kind

    await change_record(live_table, change)


async def recover(live_table: LiveTable, guest: str, said: RecoverSeat) -> None:
    """Return to a seat by its token, which works once.

    Without a token, the guest returns to all seats that they have left, or to which a rematch
    invites them. Seats that somebody else has taken are left out. In tournaments and deals of the
    day, tokens do not work: only the player may return.
    """

    def change(record: TableRecord) -> None:
        token = "" if record.has_no_links else said.token  # tokens may have been passed on
        found = [
            i
            for i, c in enumerate(record.chairs)
            if _is_for(c, guest, token, _times(live_table, c))
        ]
        if not found:
            raise Forbidden("token")
        expect_not_in_between(record)
        for seat in found:
            chair = record.chairs[seat]
            name = chair.left_name or chair.name
            if record.phase == "playing":
                _expect_own(record, guest, seat)
                chair.name = name
                chair.sit(guest, chair.party)
            elif chair.holder == "person":
                chair.guest, chair.recovery = guest, new_token()
            else:
                record.chairs[seat] = ChairRecord(name, "person", "", guest, new_token())
        _commit(record, guest, said.commitment)

    again = live_table.record.phase == "gathering" and not said.token
    if again and not await is_welcome(live_table.store, live_table.record, guest):
        raise Forbidden("token")
    async with hidden_deals.sitting_down(live_table.store, live_table.record, guest):
        await change_record(live_table, change)


def _commit(record: TableRecord, guest: str, commitment: str | None) -> None:
    """Record the commitment to shuffle words of a guest who sits down before the match.

    A table of a duplicate has no commitments, because all its tables share the same deals.
    """
    if commitment and record.phase == "gathering" and not record.duplicate:
        shuffle_words.commit(record, guest, commitment)


async def start(live_table: LiveTable, guest: str) -> None:
    """Start the match.

    Guests who have committed to shuffle words must reveal them first.
    """

    def change(record: TableRecord) -> None:
        expect_host(record, guest)
        if record.phase != "gathering":
            raise Conflict("not-gathering", phase=record.phase)
        free = [seat_letter(i) for i, c in enumerate(record.chairs) if c.holder == "free"]
        if free:
            raise Conflict("chairs-free", chairs=", ".join(free))
        _begin(record)

    await change_record(live_table, change)


async def begin(live_table: LiveTable) -> None:
    """Start the match of a table that has no host, once everyone is seated."""

    def change(record: TableRecord) -> None:
        if record.phase == "gathering":
            _begin(record)

    await change_record(live_table, change)


def _begin(record: TableRecord) -> None:
    for chair in record.chairs:
        if chair.guest:
            chair.party, chair.known_to = chair.guest, {chair.guest: chair.guest}
    shuffle_words.begin(record)


async def rematch(
    registry: TableRegistry, live_table: LiveTable, guest: str, address: str
) -> Table:
    """Return the table of the rematch. Everyone moves one seat on and is invited.

    The first guest who asks creates the table.
    """
    async with live_table.lock:
        successor = live_table.record.successor
        if (
            there := await asyncio.to_thread(live_table.store.table, successor)
            if successor
            else None
        ):
            return registry.describe(there, guest)
        company = {
            live_table.record.host,
            *(g for c in live_table.record.chairs for g in (c.guest, c.left_by)),
        }
        if guest not in company:
            raise Forbidden("not-company")
        if live_table.record.phase != "over":
            raise Conflict("not-over")
        if live_table.record.daily:
            raise Conflict("daily-once")
        unwanted = await unwelcome(registry.store, guest)
        old, new = copy.deepcopy(live_table.record), _successor(live_table.record, guest, unwanted)
        old.successor, new.address = new.id, address
        found = await registry.add(new, old)
        live_table.record.successor = new.id
    await live_table.tell_company()
    return found.table(guest)


def _successor(old: TableRecord, host: str, unwanted: Collection[str]) -> TableRecord:
    new = copy.deepcopy(old)
    new.id, new.invitation, new.seed, new.host = new_id(), new_token(), new_seed(), host
    new.phase, new.shares, new.epoch = "gathering", [], 1
    new.said_at, new.said, new.times = -1, {}, None
    new.scores, new.winners, new.late, new.duplicate, new.tournament = [], [], [], "", ""
    new.start = None  # a rematch is a match from the deal
    chairs = [_asked_again(chair, host, unwanted) for chair in old.chairs]
    new.chairs = chairs[-1:] + chairs[:-1]
    return new


def _asked_again(old: ChairRecord, host: str, unwanted: Collection[str]) -> ChairRecord:
    """Return a chair of the rematch, made from a chair of the finished match.

    The new host and the computer players sit there at once. All other people are invited.
    """
    guest, name = (old.guest, old.name) if old.guest else (old.left_by, old.left_name)
    if guest and guest == host:
        return ChairRecord(name, "person", "", guest, new_token())
    if guest in unwanted:
        return ChairRecord()
    if guest:
        return ChairRecord(left_by=guest, left_name=name)
    if not old.kind:
        return ChairRecord()
    return ChairRecord(old.name, "computer", old.kind, character=old.character)


def links(live_table: LiveTable, guest: str, address: str, outside: str | None) -> TableLinks:
    """Return the links that the guest may share or keep.

    `address` is the URL at which other machines reach the server.
    """
    record = live_table.record
    seats = record.held_by(guest)
    if not seats and record.host != guest:
        raise Forbidden("watcher")
    own = [] if record.has_no_links else seats
    chairs = {seat_letter(i): record.chairs[i] for i in own}
    tokens = {letter: chair.token(_times(live_table, chair)) for letter, chair in chairs.items()}
    code = []
    if record.invitation:
        code = qr_code.rows(f"{address}/t/{record.id}#invitation={record.invitation}")
    return TableLinks(record.invitation, tokens, code, outside)


async def change_record(live_table: LiveTable, change: Callable[[TableRecord], None]) -> None:
    """Change a copy of a table's record, store the copy, and make it the current record."""
    async with live_table.lock:
        record = copy.deepcopy(live_table.record)
        change(record)
        notes = await asyncio.to_thread(live_table.keep, record)
        await live_table.now(record, notes)


# --- during a match nobody may learn the cards of a second seat -----------------------------------


def _times(live_table: LiveTable, chair: ChairRecord) -> int:
    """Return how often the person at a chair has signed out their other devices."""
    return live_table.store.devices.times(chair.guest or chair.left_by)


def _is_for(chair: ChairRecord, guest: str, token: str, times: int) -> bool:
    if not token:
        return chair.returns(guest)
    return same(token, chair.token(times)) and not chair.is_lost


def _expect_stranger(record: TableRecord, guest: str, seat: int) -> None:
    """Raise `Forbidden` if the guest has held a seat of the match since the deal.

    Also raises an error if the seat has changed hands too often, or if the guest is a delayed
    spectator.
    """
    expect_changes_left(record.chairs[seat], MOST_CHANGES)
    delayed_spectators.expect_not_watched(record, guest)
    if any(guest in chair.known_to for chair in record.chairs):
        raise Forbidden("has-sat")


def _expect_own(record: TableRecord, guest: str, seat: int) -> None:
    """Raise `Forbidden` if the guest has held a seat of another person in the match.

    Also raises an error if the seat has changed hands too often, or if the guest is a delayed
    spectator.
    """
    party = record.chairs[seat].party
    expect_changes_left(record.chairs[seat], MOST_CHANGES)
    delayed_spectators.expect_not_watched(record, guest)
    if any(chair.known_to.get(guest, party) != party for chair in record.chairs):
        raise Forbidden("sits-elsewhere")


def _expect_left(chair: ChairRecord) -> None:
    """Raise an error unless the chair's person has left."""
    expect_changes_left(chair, MOST_CHANGES // 2)  # the rest is for the chair's own person
    if chair.is_lost:
        raise Conflict("chair-lost")
    if not chair.left_by:
        raise Conflict("chair-of-computer")


def expect_changes_left(chair: ChairRecord, most: int) -> None:
    if chair.changes >= most:
        raise Conflict("chair-changes", most=most)


def _free_seat(record: TableRecord, seat: int | None) -> int:
    free = [i for i, c in enumerate(record.chairs) if c.holder == "free"]
    if seat is None and free:  # prefer a seat that nobody may return to
        return min(free, key=lambda i: (bool(record.chairs[i].left_by), i))
    if seat is None or chair_of(record, seat).holder != "free":
        raise Conflict("chair-taken" if free else "table-full")
    return seat


def chair_of(record: TableRecord, seat: int) -> ChairRecord:
    if not 0 <= seat < len(record.chairs):
        raise NotFound("no-chair", last=len(record.chairs) - 1, got=seat)
    return record.chairs[seat]


def _expect_goes_on(record: TableRecord) -> None:
    if record.phase == "over":
        raise Conflict("over")


def expect_not_in_between(record: TableRecord) -> None:
    """Raise an error while shuffle words are being revealed.

    Everyone must stay until all words are revealed or time is up.
    """
    if record.phase == "revealing":
        raise Conflict("begins")


def expect_host(record: TableRecord, guest: str) -> None:
    if record.host != guest:
        raise Forbidden("not-host")
