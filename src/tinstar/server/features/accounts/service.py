"""Profiles without passwords: a name, a mark, and one guest on several devices.

`device_link_store` sets the time after which a link for another device expires.
"""

from collections import ChainMap
from collections.abc import Iterable

from tinstar.server.errors import Conflict, Forbidden
from tinstar.server.features.accounts import schemas
from tinstar.server.features.accounts.device_link_store import DeviceLinkStore
from tinstar.server.features.accounts.passkey_store import PasskeyStore
from tinstar.server.features.feature import Feature
from tinstar.server.guests import display_names as names
from tinstar.server.guests.export_schemas import (
    Export,
    ExportedBlock,
    ExportedChatLine,
    ExportedDeals,
    ExportedRating,
    ExportedTable,
    MyProfile,
)
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.http import qr_code
from tinstar.server.tables import delayed_spectators
from tinstar.server.tables.table_store import TableStore


def my_profile(store: TableStore, guest: str) -> MyProfile:
    """Return the guest's own profile."""
    profile, left = store.profiles.of(guest), DeviceLinkStore(store.database).seconds_left(guest)
    return MyProfile(*profile, len(store.tables.all_of(guest)), left)


def edit_profile(store: TableStore, guest: str, said: schemas.EditProfile) -> MyProfile:
    """Change the guest's name and mark. At existing tables the guest keeps the old name."""
    store.profiles.keep(guest, names.checked(said.name), said.mark)
    return my_profile(store, guest)


def new_device_link(store: TableStore, guest: str, server_address: str) -> schemas.DeviceLink:
    """Return a new device link at the server's address. An older link no longer works."""
    links = DeviceLinkStore(store.database)
    address = f"{server_address}/me#device={links.new(guest)}"
    return schemas.DeviceLink(address, links.seconds_left(guest), qr_code.rows(address))


def withdraw_device_link(store: TableStore, guest: str) -> MyProfile:
    """Delete the guest's device link and return their profile."""
    DeviceLinkStore(store.database).withdraw(guest)
    return my_profile(store, guest)


def sign_out(store: TableStore, guest: str) -> MyProfile:
    """Sign out the guest on all other devices, and delete the device link.

    The response sets a new cookie on this device.
    """
    store.devices.sign_out(guest)
    return withdraw_device_link(store, guest)


def use_device_link(store: TableStore, guest: str, token: str) -> str:
    """Use a device link up, and return the guest that this device becomes."""
    refused = Forbidden("link-spent")
    links = DeviceLinkStore(store.database)
    found = links.whose(token)
    if not found:
        raise refused
    expect_mergeable(store, guest, found)
    if links.use(token) != found:  # another device was quicker
        raise refused
    merge_guests(store, guest, found)
    return found


def merge_guests(store: TableStore, guest: str, found: str) -> None:
    """Carry data over from `guest` to `found`, the guest that this device becomes.

    Copy to `found` which deals `guest` knows, and all blocks by and against `guest`. If `guest` has
    no passkey, nobody can sign in as `guest` again, so the features' `move_guest` hooks run too.
    Everything else stays with `guest`.
    """
    store.duplicates.carry(guest, found)
    store.blocks.carry(guest, found)
    if not PasskeyStore(store.database).of(guest):
        for hook in store.hooks:
            hook.move_guest(guest, found)


def expect_mergeable(store: TableStore, guest: str, found: str) -> None:
    """Raise an error if a device of `guest` may not become `found`.

    Raises `Conflict` if `guest` and `found` are the same guest. Raises `Forbidden` if one person
    would then know the same deals from two tables, or two hands of a running match.
    """
    if found == guest:
        raise Conflict("device-own")
    if store.duplicates.apart(guest, found):
        raise Forbidden("device-knows-deals")
    for _, record in (*store.tables.unfinished_of(found), *store.tables.unfinished_of(guest)):
        sat = {who for chair in record.chairs for who in chair.known_to}
        known = {
            who
            for who in (guest, found)
            if who in sat or delayed_spectators.has_watched(record, who)
        }
        if len(known) == 2:
            raise Forbidden("device-knows-cards")


def export(features: Iterable[Feature], store: TableStore, keys: SigningKeys, guest: str) -> Export:
    """Return everything that is stored about a guest.

    Other players' hands in running matches are left out.
    """
    of_features = [feature.export(store, keys, guest) for feature in features]
    return Export(
        guest=guest,
        person=my_profile(store, guest),
        tables=[t for id in store.tables.all_of(guest) if (t := _kept(store, guest, id))],
        ratings=[ExportedRating(*at, *r) for at, r in store.played.ratings(guest).items()],
        deals=[ExportedDeals(*x) for x in store.duplicates.known_to(guest)],
        lines=[ExportedChatLine(*x) for x in store.chat.written_by(guest)],
        blocked=[ExportedBlock(b.name, b.since) for b in store.blocks.of(guest)],
        **dict(ChainMap(*of_features)),
    )


def _kept(store: TableStore, guest: str, id: str) -> ExportedTable | None:
    record = store.table(id, any_game=True)
    if record is None:
        return None
    sat = store.played.names_at(id, guest)
    seats = sorted({*sat, *record.held_by(guest)})
    called = {n for names in sat.values() for n in names}
    called |= {record.chairs[seat].name for seat in record.held_by(guest)}
    host = record.host == guest
    journal = f"/api/tables/{id}/journal" if record.phase == "over" else ""
    address = record.address if host else ""
    return ExportedTable(
        id, record.game, record.phase, seats, sorted(called), host, address, journal
    )
