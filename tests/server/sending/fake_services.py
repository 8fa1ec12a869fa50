"""Fake push service, chat room and mail server, and a browser that can decrypt."""

import asyncio
import json
from base64 import urlsafe_b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

LONGEST = 64 * 1024  # bytes


class Got(NamedTuple):
    """A received request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def said(self) -> Any:
        return json.loads(self.body)


class There:
    """A service that accepts all POST requests."""

    def __init__(self) -> None:
        self.got: list[Got] = []
        self.status = 201
        self.hangs = False
        self.url = ""
        self.busy: set[asyncio.Task[Any]] = set()

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self.busy.add(task)
        try:
            await self._take(reader, writer)
        finally:
            writer.close()
            self.busy.discard(task)

    async def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *lines = head.strip().split("\r\n")
        headers = {k.lower(): v for k, _, v in (line.partition(": ") for line in lines)}
        body = await reader.readexactly(min(int(headers.get("content-length", 0)), LONGEST))
        self.got.append(Got(first.split()[1], headers, body))
        while self.hangs:
            await asyncio.sleep(0.01)
        moved = f"Location: {self.url}/elsewhere\r\n" if 300 <= self.status < 400 else ""
        writer.write(f"HTTP/1.1 {self.status} So\r\n{moved}Content-Length: 0\r\n\r\n".encode())


@asynccontextmanager
async def somebody() -> AsyncIterator[There]:
    there = There()
    server = await asyncio.start_server(there.take, "127.0.0.1", 0, limit=LONGEST)
    there.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield there
    finally:
        there.hangs = False
        server.close()
        await asyncio.gather(*there.busy)


class Office:
    """A mail server that accepts all mails, or none."""

    def __init__(self) -> None:
        self.letters: list[str] = []
        self.takes = True
        self.url = ""

    async def take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 office\r\n")
        while line := (await reader.readline()).decode().strip():
            verb = line.split(" ")[0].split(":")[0].upper()
            if verb == "DATA":
                writer.write(b"354 go on\r\n")
                raw = await reader.readuntil(b"\r\n.\r\n")
                self.letters.append(raw.decode())
            refused = verb == "RCPT" and not self.takes
            writer.write(b"550 nobody\r\n" if refused else b"250 so be it\r\n")
            if verb == "QUIT":
                break
        writer.close()


@asynccontextmanager
async def post_office() -> AsyncIterator[Office]:
    office = Office()
    server = await asyncio.start_server(office.take, "127.0.0.1", 0, limit=LONGEST)
    office.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield office
    finally:
        server.close()


class Browser:
    """A browser's keys, and decryption by RFC 8291."""

    def __init__(self) -> None:
        self._private = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        self._point = _point(self._private.public_key())

    def subscription(self, endpoint: str) -> dict[str, str]:
        return {"endpoint": endpoint, "p256dh": _text(self._point), "auth": _text(self._auth)}

    def opens(self, sealed: bytes) -> Any:
        salt, theirs, content = sealed[:16], sealed[21 : 21 + sealed[20]], sealed[21 + sealed[20] :]
        sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._private.exchange(ec.ECDH(), sender)
        whole = _hkdf(self._auth, b"WebPush: info\0" + self._point + theirs, 32, shared)
        key = _hkdf(salt, b"Content-Encoding: aes128gcm\0", 16, whole)
        nonce = _hkdf(salt, b"Content-Encoding: nonce\0", 12, whole)
        return json.loads(AESGCM(key).decrypt(nonce, content, None).rstrip(b"\0")[:-1])


def _hkdf(salt: bytes, info: bytes, length: int, secret: bytes) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")
