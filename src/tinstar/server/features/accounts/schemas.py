"""Messages of the API about your own account: profile, device links and passkeys.

No message says anything about another guest.
"""

from typing import Annotated

from msgspec import Meta, Struct

from tinstar.server.guests.export_schemas import BASE64URL, Mark, PasskeyId, PasskeyInfo
from tinstar.server.schema_types import Name, Token

Said = Annotated[str, Meta(max_length=8192, pattern=BASE64URL)]


class EditProfile(Struct, frozen=True, forbid_unknown_fields=True):
    """Your new name and mark (the icon beside it)."""

    name: Name
    mark: Mark


class LinkDevice(Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link from another device. This device then becomes the same guest."""

    token: Token


class EraseGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Confirmation that you want to be erased. `sure` must be true."""

    sure: bool


class DeviceLink(Struct, frozen=True):
    """A link that signs in another device. It works once, and expires after `seconds`.

    `qr` is the link as a QR code: rows of 0 and 1, where 1 is dark.
    """

    address: str
    seconds: float
    qr: list[str]


class Passkeys(Struct, frozen=True):
    """Your passkeys, newest first.

    `offered` says whether passkeys are possible at the address that you use for this server.
    """

    offered: bool
    passkeys: list[PasskeyInfo]


class PasskeyCreationOptions(Struct, frozen=True):
    """Options from which a browser creates a passkey.

    Bytes are encoded in base64url. `known` has the ids of your existing passkeys.
    """

    site: str
    user: str
    name: str
    challenge: str
    algorithms: list[int]
    known: list[str]


class PasskeyAttestation(Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's reply to `PasskeyCreationOptions`: clientDataJSON and attestationObject."""

    id: PasskeyId
    client: Said
    attestation: Said


class PasskeyRequestOptions(Struct, frozen=True):
    """The challenge that a passkey of this site must sign."""

    site: str
    challenge: str


class PasskeyAssertion(Struct, frozen=True, forbid_unknown_fields=True):
    """The challenge, signed with the passkey. `user` is WebAuthn's userHandle."""

    id: PasskeyId
    client: Said
    authenticator: Said
    signature: Said
    user: PasskeyId
