"""A software authenticator that creates passkeys and signs, correctly or not."""

import hashlib
import json
import secrets
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

PRESENT, VERIFIED, ATTESTED = 1, 4, 64


@dataclass
class Authenticator:
    """The authenticator of one person for one site; it counts its signatures."""

    origin: str
    site: str = "localhost"
    id: bytes = field(default_factory=lambda: secrets.token_bytes(16))
    user: str = ""
    count: int = 0
    flags: int = PRESENT | VERIFIED
    # as if embedded in another site's page
    framed: dict[str, Any] = field(default_factory=dict[str, Any])

    def __post_init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())

    def make(self, wanted: dict[str, Any]) -> dict[str, str]:
        assert wanted["site"] == "localhost"
        self.user = wanted["user"]
        at = self._key.public_key().public_numbers()
        public = {1: 2, 3: -7, -1: 1, -2: at.x.to_bytes(32, "big"), -3: at.y.to_bytes(32, "big")}
        own = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(public)
        raw = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + own}
        return {
            "id": text(self.id),
            "client": text(self._client("webauthn.create", wanted["challenge"])),
            "attestation": text(cbor2.dumps(raw)),
        }

    def sign(self, asked: dict[str, Any]) -> dict[str, str]:
        self.count += 1
        data, client = self._data(), self._client("webauthn.get", asked["challenge"])
        signed = data + hashlib.sha256(client).digest()
        return {
            "id": text(self.id),
            "client": text(client),
            "authenticator": text(data),
            "signature": text(self._key.sign(signed, ec.ECDSA(hashes.SHA256()))),
            "user": self.user,
        }

    def _data(self, more: int = 0) -> bytes:
        flags = bytes([self.flags | more])
        return hashlib.sha256(self.site.encode()).digest() + flags + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        said = {"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}
        return json.dumps(said | self.framed).encode()
