"""Houses on the loopback address, and guests who visit them."""

import asyncio
import json
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from uvicorn import Server
from websockets.sync.client import ClientConnection, connect

from tests.server.leaving import Sun
from tests.server.noticing import Told, open_telling
from tests.server.standing_in import somebody
from tests.table.conftest import SHORT
from tinstar.games import rules
from tinstar.server.config import Config
from tinstar.server.rooms import thinking
from tinstar.server.wire.app import create_app, listening
from tinstar.table.fair import share_of
from tinstar.table.lines import Share

thinking.STEP = 0.001  # of the clock that hides how long a computer player thinks
PATIENCE = 20  # seconds that a test waits for anything

Opener = Callable[..., AbstractContextManager[str]]


@contextmanager
def open_house(database: Path | str, **more: Any) -> Iterator[str]:
    """A house of its own, in a file of SQLite or under that URL: its address. It compiles
    nothing."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    settings: dict[str, Any] = {"database": url, "compile": False} | more
    config = Config(**settings)
    server = Server(listening(create_app(config), proxies=config.proxies))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until = time.monotonic() + PATIENCE
        while not server.started:
            assert thread.is_alive()
            assert time.monotonic() < until
            time.sleep(0.005)
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house that many tests share; its limits are wide."""
    folder = tmp_path_factory.mktemp("house")
    requests = ("requests_per_second", "requests_at_once")
    tables = ("tables_per_guest", "tables_per_address", "tables_an_hour")
    wide: dict[str, Any] = dict.fromkeys((*requests, *tables, "tables_an_hour_per_address"), 10**6)
    with open_house(folder / "house.sqlite", **wide) as address:
        yield address


@pytest.fixture(scope="session")
def short() -> str:
    """The text of an edition with which a game takes some thirty answers."""
    text = rules("calaboose").edition_file.read_text(encoding="utf-8")
    for old, new in SHORT.items():
        text = text.replace(old, new)
    return text


class Visitor:
    """A browser, or a program, with its cookie."""

    def __init__(self, address: str):
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api", timeout=PATIENCE + 30)
        self.heard: list[dict[str, Any]] = []  # everything that ever came in
        assert self.http.get("/house").status_code == 200

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self._checked(self.http.get(path, params=params), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._checked(self.http.post(path, json=body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(self.http.put(path, json=body), status)

    def _checked(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, response.text[:300]
        said = response.json()
        self.heard.append(said)
        return said

    def sets(self, *chairs: str, **more: Any) -> str:
        """Set a table for "me", "friend" and kinds of computer player: its id."""
        wanted = [
            {"who": c} if c in ("me", "friend") else {"who": "computer", "kind": c} for c in chairs
        ]
        body = {"game": "calaboose", "chairs": wanted, "pace": 0} | more
        return self.post("/tables", body, 201)["id"]

    def joins(self, host: "Visitor", table: str, name: str, **more: Any) -> dict[str, Any]:
        invitation = host.get(f"/tables/{table}/links")["invitation"]
        return self.post(f"/tables/{table}/join", {"invitation": invitation, "name": name, **more})

    def commits(self, table: str, words: str) -> Share:
        """Commit to words; what there is to show later."""
        share = share_of(words)
        self.post(f"/tables/{table}/commit", {"commitment": share.commitment})
        return share

    def reveals(self, table: str, share: Share, status: int = 200) -> Any:
        shown = {"nonce": share.nonce, "words": share.words}
        return self.post(f"/tables/{table}/reveal", shown, status)

    def frame(self, table: str, seat: int, since: int = -1, wait: float = PATIENCE) -> Any:
        return self.get(f"/tables/{table}/seats/{seat}/frame", since=since, wait=wait)

    def answers(self, table: str, frame: Any, action: int, status: int = 200) -> Any:
        body = {"seat": frame["seat"], "at": frame["at"], "action": action}
        return self.post(f"/tables/{table}/answers", body, status)

    def plays(self, table: str, *seats: int, answers: int = 10_000) -> Any:
        """Play the first thing allowed on these seats to the end, or so many: the last frame."""
        at, given = -1, 0
        while True:
            frame = self.frame(table, seats[0], at)
            at = frame["at"]
            if frame["scene"].get("ending") or given == answers:
                return frame
            asked = [s["seat"] for s in frame["scene"]["seats"] if s.get("asked")]
            if asked and asked[0] in seats:
                mine = self.frame(table, asked[0])
                self.answers(table, mine, mine["scene"]["choices"][0]["action"])
                given += 1

    @property
    def cookie(self) -> str:
        return "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())

    @contextmanager
    def at_table(self, table: str, **headers: str) -> Iterator["Seated"]:
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        with connect(url, additional_headers={"Cookie": self.cookie, **headers}) as socket:
            yield Seated(socket, self.heard)


class Seated:
    """One connection to a table."""

    def __init__(self, socket: ClientConnection, heard: list[dict[str, Any]]):
        self.socket = socket
        self.heard = heard

    def says(self, kind: str, **more: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **more}))

    def hears(self, kind: str) -> dict[str, Any]:
        """The next message of that kind; what comes before it is passed over."""
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            self.heard.append(message)
            if message["type"] == kind:
                return message


@pytest.fixture
def visit(house: str) -> Iterator[Callable[[], Visitor]]:
    """Somebody new at the door of the shared house."""
    with visitors() as come:
        yield lambda: come(house)


@contextmanager
def visitors() -> Iterator[Callable[[str], Visitor]]:
    """Visitors to any house, who go home in the end."""
    there: list[Visitor] = []

    def come(address: str) -> Visitor:
        there.append(Visitor(address))
        return there[-1]

    try:
        yield come
    finally:
        for visitor in there:
            visitor.http.close()


@pytest.fixture
def in_a_house(tmp_path: Path) -> Callable[..., None]:
    """Let it happen in a house; with several, one after the other after a restart."""

    def happen(*parts: Callable[[Told], Coroutine[Any, Any, None]], **more: Any) -> None:
        async def all_of_it() -> None:
            sun = Sun()
            async with somebody() as there:
                for part in parts:
                    async with open_telling(tmp_path, sun, there, **more) as told:
                        await part(told)

        asyncio.run(all_of_it())

    return happen
