"""Block other players, without telling the blocked players."""

from tinstar.server.errors import Conflict, Forbidden, NotFound
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.tables.chat_schemas import BlockedGuest, BlockedGuests, BlockedSeats
from tinstar.server.tables.seating import chair_of
from tinstar.server.tables.table_record import TableRecord
from tinstar.server.tables.table_store import TableStore

MOST = 200  # blocked players per guest


def person_met(record: TableRecord, guest: str, seat: int) -> tuple[str, str]:
    """Return id and name of the person on a seat.

    Raises `Forbidden` or `Conflict` unless both the guest and that person sit at the table, or have
    sat there.
    """
    if not (record.held_by(guest) or record.knows(guest)):
        raise Forbidden("watcher")
    chair = chair_of(record, seat)
    who = (chair.guest, chair.name) if chair.guest else (chair.left_by, chair.left_name)
    if who[0] in ("", guest):
        raise Conflict("not-another")
    return who


def block(
    store: TableStore, record: TableRecord, guest: str, seat: int, wish: bool
) -> BlockedSeats:
    """Block or unblock the person on a seat. `wish` says which."""
    who, name = person_met(record, guest, seat)
    if not wish:
        store.blocks.unblock(guest, who)
    elif not store.blocks.block(guest, who, name, MOST):
        raise Conflict("blocked", most=MOST)
    return blocked_seats(store, record, guest)


def blocked_seats(store: TableStore, record: TableRecord, guest: str) -> BlockedSeats:
    """Return the seats at a table of players whom the guest has blocked."""
    blocked = {block.blocked for block in store.blocks.of(guest)}
    found = [i for i, c in enumerate(record.chairs) if (c.guest or c.left_by) in blocked]
    return BlockedSeats(found)


def blocked_guests(store: TableStore, keys: SigningKeys, guest: str) -> BlockedGuests:
    found = store.blocks.of(guest)
    return BlockedGuests(
        [BlockedGuest(_key(keys, guest, b.blocked), b.name, b.since) for b in found]
    )


def unblock(store: TableStore, keys: SigningKeys, guest: str, key: str) -> BlockedGuests:
    """Unblock the player with that key. Raise `NotFound` if no blocked player has it."""
    for each in store.blocks.of(guest):
        if _key(keys, guest, each.blocked) == key:
            store.blocks.unblock(guest, each.blocked)
            return blocked_guests(store, keys, guest)
    raise NotFound("not-blocked")


def _key(keys: SigningKeys, guest: str, blocked: str) -> str:
    """Return a key that identifies a player to this guest alone."""
    return keys.digest("blocked", guest, blocked)[:16]
