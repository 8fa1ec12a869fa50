"""A seat at a table of a server, over the public HTTP interface (docs/bot.md)."""

import json
import re
import time
from collections.abc import Mapping, Sequence
from typing import Any

import httpx
import msgspec

from tinstar.adapters.mcp.seat import Chair, Standing
from tinstar.engine.rulebook import Clause, Kind
from tinstar.errors import BadOption, IllegalAction, NotAnAction, NotYourTurn, TinstarError
from tinstar.match.solo_session import meant_by
from tinstar.presentation.scene import Choice, Event, Refusal, Scene

LARGEST = 4 * 1024 * 1024  # bytes of a response
BEFORE = ("gathering", "revealing")  # phases of a table before play
BEGINNING = 0.5  # seconds between two checks whether the game has begun
PATIENCE = 10.0  # seconds to wait beyond those that the request asks the server to wait
PORTS = 1 << 16  # number of TCP ports
KEY = re.compile(r"[\w-]{1,100}", re.ASCII)
REFUSED: Mapping[str, type[TinstarError]] = {
    e.__name__: e for e in (BadOption, IllegalAction, NotAnAction, NotYourTurn)
}


class Frame(msgspec.Struct, frozen=True):
    """The fields of a frame (the server's message about the table) that this module reads."""

    at: int
    scene: Scene
    events: list[Event]


class ServerClient:
    """HTTP client of one guest of a server. It keeps the guest's cookie."""

    def __init__(self, address: str):
        """Prepare requests to the server at `address`, such as "https://tables.example.org".

        The user sets the address on the command line. The model cannot set it.
        """
        try:
            url = httpx.URL(address).copy_with(path="/api", query=None, fragment=None)
        except httpx.InvalidURL:
            url = httpx.URL()
        if url.scheme not in ("http", "https") or not url.host or (url.port or 0) >= PORTS:
            raise BadOption(
                f"--house: expected an address such as http://localhost:8260, got {address!r}"
            )
        # Redirects are not followed: they could lead to an address that the user did not
        # name.
        self._guest = httpx.Client(base_url=url)

    def ask(self, path: str, body: object = None, seconds: float = 0.0) -> bytes:
        """Send a GET request, or a POST request if there is a body.

        If the server rejects the request, `TinstarError` has the server's message.
        """
        method = "GET" if body is None else "POST"
        patience = seconds + PATIENCE
        try:
            with self._guest.stream(method, path, json=body, timeout=patience) as answer:
                raw = _bounded(answer)
        except httpx.HTTPError as e:
            raise BadOption(f"expected a reply from {self._guest.base_url}, got: {e}"[:300]) from e
        if not answer.is_success:
            raise _refusal(answer.status_code, raw)
        return raw

    def close(self) -> None:
        self._guest.close()


def _bounded(answer: httpx.Response) -> bytes:
    raw = bytearray()
    for part in answer.iter_bytes():
        raw += part
        if len(raw) > LARGEST:
            raise BadOption(f"expected a reply of at most {LARGEST:,} bytes, got more")
    return bytes(raw)


def _refusal(status: int, raw: bytes) -> TinstarError:
    try:
        told = json.loads(raw)
        return REFUSED.get(told["error"], BadOption)(str(told["detail"])[:1000])
    except (ValueError, KeyError, TypeError):
        return BadOption(f"expected a reply of the server, got status {status}")


class SeatOnServer(Chair):
    """A seat at a table on a server, taken with an invitation."""

    def __init__(self, server: ServerClient, table: str, invitation: str, name: str):
        super().__init__()
        if not KEY.fullmatch(table) or not KEY.fullmatch(invitation):
            raise BadOption(
                "table, invitation: expected the two codes in the link to a table, got other text"
            )
        self._server, self._table = server, f"/tables/{table}"
        joined = json.loads(
            server.ask(f"{self._table}/join", {"invitation": invitation, "name": name})
        )
        self._game: str = joined["game"]
        self._seat = next(chair["seat"] for chair in joined["chairs"] if chair["yours"])
        self._at = -1

    def close(self) -> None:
        self._server.close()

    def see(self, seconds: float) -> Standing:
        self._begun(seconds)
        path = f"{self._table}/seats/{self._seat}/frame?since={self._at}&wait={seconds:.0f}"
        frame = msgspec.json.decode(self._server.ask(path, seconds=seconds), type=Frame)
        told = frame.events if frame.at != self._at else []
        self._at = frame.at
        return Standing(frame.scene, told, frame.at)

    def _begun(self, seconds: float) -> None:
        """Wait until the game begins.

        If the game has not begun after `seconds`, raise `NotYourTurn`.
        """
        until = time.monotonic() + seconds
        while self._at < 0 and json.loads(self._server.ask(self._table))["phase"] in BEFORE:
            if time.monotonic() >= until:
                raise NotYourTurn(
                    "expected a match that has begun, got one that still waits for players"
                )
            time.sleep(BEGINNING)

    def do(self, choice: Choice) -> None:
        answer = {"seat": self._seat, "at": self._at, "action": choice.action}
        self._server.ask(f"{self._table}/answers", answer)

    def refusal(self, move: str) -> tuple[str, str]:
        refused = self.glance().scene.refusals
        found = meant_by(move, {r.action: r.notation for r in refused})
        if not found:
            raise NotAnAction(f"move: expected one that is listed as illegal now, got {move!r}")
        first: Refusal = next(r for r in refused if r.action == found[0])
        return first.why, first.touch.deed

    def _page(self) -> dict[str, Any]:
        return json.loads(self._server.ask(f"/games/{self._game}/rules"))

    def book(self) -> list[str]:
        return self._page()["primer"]

    def clauses(self) -> list[Clause]:
        told = self._page()["clauses"]
        return [Clause(c["id"], Kind(c["kind"]), c["heading"], c["text"]) for c in told]

    def about(self, deed: str) -> Sequence[str]:
        return [c["id"] for c in self._page()["clauses"] if deed in c.get("deeds", ())]
