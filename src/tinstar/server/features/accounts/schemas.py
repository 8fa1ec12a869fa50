"""What is said of a guest's own: how they are known, what they have played, how strong they are.

Nobody is told of anybody else's.
"""

from typing import Annotated

from msgspec import Meta, Struct

from tinstar.server.guests.export_schemas import BASE64URL, Mark, PasskeyId, PasskeyInfo
from tinstar.server.schema_types import Name, Token

Said = Annotated[str, Meta(max_length=8192, pattern=BASE64URL)]


class EditProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """How one wants to be known."""

    name: Name
    mark: Mark


class LinkDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link from another device: this one is the same guest from now on."""

    token: Token


class EraseGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Forget me; `sure` must be true."""

    sure: bool


class DeviceLink(Struct, frozen=True):
    """A link that makes another device this guest, once, within so many seconds. `qr` is the same
    as a picture: rows of 0 and 1, where 1 is dark."""

    address: str
    seconds: float
    qr: list[str]


class Passkeys(Struct, frozen=True):
    """One's passkeys, the newest first; `offered` says whether there can be any under this
    address of the house."""

    offered: bool
    passkeys: list[PasskeyInfo]


class PasskeyCreationOptions(Struct, frozen=True):
    """What a browser makes a new passkey of. Bytes are base64url; `known` are those that there
    are."""

    site: str
    user: str
    name: str
    challenge: str
    algorithms: list[int]
    known: list[str]


class PasskeyAttestation(Struct, frozen=True, forbid_unknown_fields=True):
    """What the authenticator said to that: clientDataJSON and attestationObject."""

    id: PasskeyId
    client: Said
    attestation: Said


class PasskeyRequestOptions(Struct, frozen=True):
    """What a passkey for that site is to sign."""

    site: str
    challenge: str


class PasskeyAssertion(Struct, frozen=True, forbid_unknown_fields=True):
    """What the authenticator said to that; `user` is the userHandle."""

    id: PasskeyId
    client: Said
    authenticator: Said
    signature: Said
    user: PasskeyId
