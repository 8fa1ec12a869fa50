"""Passkeys (WebAuthn): sign in to a profile from any device that has its passkey.

A passkey is bound to the server's domain, so passkeys need a domain with HTTPS, or `localhost`. The
library `webauthn` verifies responses. The server does not ask for attestation, which would say who
made the authenticator.
"""

import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from importlib.util import find_spec
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

from tinstar.errors import BadOption
from tinstar.server.config import Config
from tinstar.server.errors import Conflict, Forbidden, NotFound
from tinstar.server.features.accounts import schemas
from tinstar.server.features.accounts.passkey_store import PasskeyStore
from tinstar.server.features.accounts.passkey_store import StoredPasskey as KeptPasskey
from tinstar.server.features.accounts.service import expect_mergeable, merge_guests
from tinstar.server.guests.export_schemas import PasskeyInfo
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.tables.table_store import TableStore

MOST = 10  # per guest
ALGORITHMS = [-8, -7, -257]  # EdDSA, ECDSA, RSA: each authenticator supports at least one
NEW, SIGN_IN = "new", "sign in"
T = TypeVar("T")


class RelyingParty(NamedTuple):
    """The relying party of WebAuthn: the server's domain, and the origin of its pages."""

    name: str
    origin: str


def check(config: Config) -> None:
    """Raise `BadOption` if passkeys are turned on without the package that verifies them."""
    if config.passkeys and find_spec("webauthn") is None:
        raise BadOption(
            "passkeys: expected the package webauthn, got none;"
            ' install the extra "passkeys" (docs/install.md)'
        )


def relying_party(config: Config, host: str, port: int) -> RelyingParty | None:
    """Return the relying party for the `Host` of a request.

    Returns None if the host cannot have passkeys. `port` is the port of this server: another port
    of localhost belongs to another program.
    """
    name, public = urlsplit(f"//{host}").hostname or "", urlsplit(config.outside)
    if public.scheme == "https" and public.hostname == name:
        at = f":{public.port}" if public.port not in (None, 443) else ""
        return RelyingParty(name, f"https://{name}{at}")
    return RelyingParty(name, f"http://{host}") if host == f"localhost:{port}" else None


class PasskeyService(NamedTuple):
    """Passkey operations of one guest."""

    store: TableStore
    keys: SigningKeys
    relying_party: RelyingParty | None
    guest: str

    def listed(self) -> schemas.Passkeys:
        kept = [
            PasskeyInfo(p.id, p.since, p.used)
            for p in PasskeyStore(self.store.database).of(self.guest)
        ]
        return schemas.Passkeys(self.relying_party is not None, kept)

    def begin(self) -> schemas.PasskeyCreationOptions:
        """Return the options from which a browser creates a passkey."""
        relying_party, kept = (
            self._here(),
            [p.id for p in PasskeyStore(self.store.database).of(self.guest)],
        )
        challenge = PasskeyStore(self.store.database).challenge(self.guest, NEW)
        called = self.store.profiles.of(self.guest).name or "Guest"
        handle = _text(self._handle(self.guest))
        return schemas.PasskeyCreationOptions(
            relying_party.name, handle, called, _text(challenge), ALGORITHMS, kept
        )

    def add(self, said: schemas.PasskeyAttestation) -> schemas.Passkeys:
        relying_party, challenge = self._here(), self._challenge(NEW)
        from webauthn import verify_registration_response as verify

        _expect_own_page(said.client)
        response = {"clientDataJSON": said.client, "attestationObject": said.attestation}
        found = _checked(
            lambda: verify(
                credential=_credential(said.id, response),
                expected_challenge=challenge,
                expected_rp_id=relying_party.name,
                expected_origin=relying_party.origin,
                require_user_verification=True,
            )
        )
        id, now = _text(found.credential_id), int(time.time())
        new = KeptPasskey(id, self.guest, found.credential_public_key, found.sign_count, now, now)
        if not PasskeyStore(self.store.database).add(new, MOST):
            raise Conflict("passkeys", most=MOST)
        return self.listed()

    def remove(self, id: str) -> schemas.Passkeys:
        if not PasskeyStore(self.store.database).remove(self.guest, id):
            raise NotFound("no-passkey")
        return self.listed()

    def ask(self) -> schemas.PasskeyRequestOptions:
        """Return the challenge that a passkey signs on another device."""
        relying_party = self._here()
        challenge = PasskeyStore(self.store.database).challenge(self.guest, SIGN_IN)
        return schemas.PasskeyRequestOptions(relying_party.name, _text(challenge))

    def sign_in(self, said: schemas.PasskeyAssertion) -> str:
        """Verify the signed challenge and return the guest that this device becomes."""
        relying_party, challenge = self._here(), self._challenge(SIGN_IN)
        from webauthn import verify_authentication_response as verify

        passkey = PasskeyStore(self.store.database).find(said.id)
        if passkey is None or said.user != _text(self._handle(passkey.guest)):
            raise Forbidden("passkey-unknown")
        _expect_own_page(said.client)
        response = {
            "clientDataJSON": said.client,
            "authenticatorData": said.authenticator,
            "signature": said.signature,
            "userHandle": said.user,
        }
        found = _checked(
            lambda: verify(
                credential=_credential(said.id, response),
                expected_challenge=challenge,
                expected_rp_id=relying_party.name,
                expected_origin=relying_party.origin,
                require_user_verification=True,
                credential_public_key=passkey.key,
                credential_current_sign_count=passkey.signed,
            )
        )
        expect_mergeable(self.store, self.guest, passkey.guest)
        if not PasskeyStore(self.store.database).served(passkey, found.new_sign_count):
            raise Forbidden("passkey-served")
        merge_guests(self.store, self.guest, passkey.guest)
        return passkey.guest

    def _here(self) -> RelyingParty:
        if self.relying_party is None:
            raise Forbidden("passkeys-elsewhere")
        return self.relying_party

    def _challenge(self, purpose: str) -> bytes:
        found = PasskeyStore(self.store.database).take_challenge(self.guest, purpose)
        if found is None:
            raise Forbidden("passkey-late")
        return found

    def _handle(self, guest: str) -> bytes:
        """Return the WebAuthn user handle of a guest: a digest, not the guest's id."""
        return bytes.fromhex(self.keys.digest("passkey", guest))


def _credential(id: str, response: dict[str, str]) -> dict[str, object]:
    return {"id": id, "rawId": id, "type": "public-key", "response": response}


def _expect_own_page(client: str) -> None:
    """Raise `Forbidden` if another site had embedded the page.

    `webauthn` does not check this.
    """
    said = _checked(lambda: json.loads(urlsafe_b64decode(client + "=" * (-len(client) % 4))))
    if not isinstance(said, dict) or said.get("crossOrigin") or "topOrigin" in said:
        raise Forbidden("passkey-other")


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _checked(check: Callable[[], T]) -> T:
    """Run a check of `webauthn`. If the check raises any exception, raise `Forbidden`.

    Malformed input may make it raise exceptions of any kind.
    """
    try:
        return check()
    except Exception as e:
        raise Forbidden("passkey-other") from e
