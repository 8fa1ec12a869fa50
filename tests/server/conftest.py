"""Fixtures for the server: servers on the loopback address, and guests who visit them."""

import asyncio
import json
import ssl
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from uvicorn import Server
from websockets.sync.client import ClientConnection, connect

from tests.match import conftest as tables
from tests.server.engines import Nats, Postgres
from tests.server.features.notifications.reminder_fixtures import Told, open_telling
from tests.server.sending.fake_services import somebody
from tests.server.tables.random_leaving import UNBOUNDED, Sun, open_quietly
from tests.server.waiting import PATIENCE, until
from tinstar.match.fair_chance import share_of
from tinstar.match.journal_lines import Share
from tinstar.server.app import create_app
from tinstar.server.config import Config
from tinstar.server.gateway import dependencies
from tinstar.server.storage import connections
from tinstar.server.tables import acknowledgements, answer_window, computer_decisions
from tinstar.server.tables.registry import TableRegistry
from tinstar.server.uvicorn_settings import uvicorn_config

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # reading certificates takes httpx 30 ms a client
MOST = 10_000  # moves after which any game is over
acknowledgements.LEAST_PACE = 0.0  # of computer players among themselves
answer_window.COMPANY = MOST  # everyone sees at once who has decided
computer_decisions.STEP = 0.001  # normally hides how long a computer player thinks
SYNCHRONOUS = connections.SYNCHRONOUS
connections.SYNCHRONOUS = "OFF"  # no test cuts the power, and a disk takes 9 ms for each commit

Visit = Callable[[], "Visitor"]


@contextmanager
def open_server(database: Path | str, **more: Any) -> Iterator[str]:
    """Run a server on a SQLite file or a database's URL; yield its address. It compiles nothing."""
    url = f"sqlite:///{database}" if isinstance(database, Path) else database
    settings: dict[str, Any] = {"database": url, "compile": False} | more
    config = Config(**settings)
    server = Server(uvicorn_config(create_app(config), proxies=config.proxies))
    thread = threading.Thread(target=server.run)
    thread.start()
    try:
        until(lambda: server.started or not thread.is_alive())
        assert server.started
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive()


@pytest.fixture(scope="session")
def server_address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Return the address of a server that many tests share, with wide limits."""
    with ExitStack() as opened:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(dependencies, "TRIES_AT_ONCE", 10**6)
            file = tmp_path_factory.mktemp("house") / "house.sqlite"
            address = opened.enter_context(open_server(file, **UNBOUNDED))
        yield address


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    engine = Postgres()
    yield engine
    engine.close()


@pytest.fixture(scope="session")
def nats() -> Iterator[Nats]:
    engine = Nats()
    yield engine
    engine.stop()


@pytest.fixture(scope="session")
def short() -> str:
    """Return the text of an edition in which a game takes some thirty moves."""
    return tables.short()


class Visitor:
    """A browser or a program, with its cookie."""

    def __init__(self, address: str):
        self.address = address
        self.http = httpx.Client(base_url=f"{address}/api", timeout=PATIENCE + 30, verify=NO_TLS)
        self.heard: list[dict[str, Any]] = []  # all messages received so far
        assert self.http.get("/house").status_code == 200

    def get(self, path: str, status: int = 200, **params: Any) -> Any:
        return self._checked(self.http.get(path, params=params), status)

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        return self._checked(self.http.post(path, json=body), status)

    def put(self, path: str, body: Any, status: int = 200) -> Any:
        return self._checked(self.http.put(path, json=body), status)

    def delete(self, path: str, status: int = 200) -> Any:
        return self._checked(self.http.delete(path), status)

    def _checked(self, response: httpx.Response, status: int) -> Any:
        assert response.status_code == status, response.text[:300]
        said = response.json()
        self.heard.append(said)
        return said

    def sets(self, *chairs: str, **more: Any) -> str:
        """Create a table for "me", "friend" and kinds of computer players; return its id."""
        wanted = [
            {"who": c} if c in ("me", "friend") else {"who": "computer", "kind": c} for c in chairs
        ]
        body = {"game": "calaboose", "chairs": wanted, "pace": 0} | more
        return self.post("/tables", body, 201)["id"]

    def joins(self, host: "Visitor", table: str, name: str, **more: Any) -> dict[str, Any]:
        invitation = host.get(f"/tables/{table}/links")["invitation"]
        return self.post(f"/tables/{table}/join", {"invitation": invitation, "name": name, **more})

    def commits(self, table: str, words: str) -> Share:
        """Commit to shuffle words; return what can be revealed later."""
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

    def plays(self, table: str, *seats: int, answers: int = MOST) -> Any:
        """Play the first legal move on these seats to the end, or `answers` times.

        Returns the last frame.
        """
        return _play(table, dict.fromkeys(seats, self), answers)

    def has_played(self, edition: str, kind: str = "easy", **more: Any) -> str:
        """Return a table where a game of this edition against a computer player is over."""
        table = self.sets("me", kind, edition=edition, **more)
        self.post(f"/tables/{table}/start")
        assert self.plays(table, 0)["scene"]["ending"]
        return table

    @property
    def cookie(self) -> str:
        return "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())

    @property
    def guest(self) -> str:
        """Return the guest's id, which only the cookie contains."""
        (said,) = self.http.cookies.values()
        return said.partition(".")[0]

    @contextmanager
    def at_table(self, table: str, **headers: str) -> Iterator["Seated"]:
        url = f"{self.address.replace('http', 'ws')}/api/tables/{table}/live"
        with connect(url, additional_headers={"Cookie": self.cookie, **headers}) as socket:
            yield Seated(socket, self.heard)


def play_on(table: str, *people: Visitor | None, answers: int = MOST) -> Any:
    """Play the first legal move on the first seats to the end, or `answers` times.

    Nobody plays a seat whose person is None. Returns the last frame of the first person.
    """
    return _play(table, {seat: who for seat, who in enumerate(people) if who}, answers)


def _play(table: str, sitting: dict[int, Visitor], answers: int) -> Any:
    first, at, given = next(iter(sitting)), -1, 0
    while True:
        frame = sitting[first].frame(table, first, at)
        at = frame["at"]
        if frame["scene"].get("ending") or given == answers:
            return frame
        if who := sitting.get(next(iter(asked(frame)), -1)):
            mine = who.frame(table, asked(frame)[0])
            who.answers(table, mine, mine["scene"]["choices"][0]["action"])
            given += 1


def asked(frame: Any) -> list[int]:
    """Return the seats that are to act."""
    return [seat["seat"] for seat in frame["scene"]["seats"] if seat.get("asked")]


class Seated:
    """One connection to a table."""

    def __init__(self, socket: ClientConnection, heard: list[dict[str, Any]]):
        self.socket = socket
        self.heard = heard

    def says(self, kind: str, **more: Any) -> None:
        self.socket.send(json.dumps({"type": kind, **more}))

    def hears(self, kind: str) -> dict[str, Any]:
        """Return the next message of that kind, skipping others."""
        while True:
            message = json.loads(self.socket.recv(PATIENCE))
            self.heard.append(message)
            if message["type"] == kind:
                return message


@pytest.fixture
def visit(server_address: str) -> Iterator[Callable[[], Visitor]]:
    """Return a function that brings a new guest to the shared server."""
    with visitors() as come:
        yield lambda: come(server_address)


@pytest.fixture
def at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Visit]:
    """Return a function that brings a new guest to a server of this test, without narrow limits."""
    monkeypatch.setattr(dependencies, "TRIES_AT_ONCE", 10**6)
    with open_server(tmp_path / "house.sqlite", **UNBOUNDED) as address, visitors() as come:
        yield lambda: come(address)


@contextmanager
def visitors() -> Iterator[Callable[..., Visitor]]:
    """Yield a function that brings guests to any server, perhaps the same guest as another one."""
    there: list[Visitor] = []

    def come(address: str, same: Visitor | None = None) -> Visitor:
        there.append(Visitor(address))
        if same:
            there[-1].http.cookies = same.http.cookies
        return there[-1]

    try:
        yield come
    finally:
        for visitor in there:
            visitor.http.close()


@pytest.fixture
def with_reminders(tmp_path: Path) -> Callable[..., None]:
    """Return a function that runs parts of a test on a server, restarting it between them."""

    def happen(*parts: Callable[[Told], Coroutine[Any, Any, None]], **more: Any) -> None:
        async def all_of_it() -> None:
            sun = Sun()
            async with somebody() as there:
                for part in parts:
                    async with open_telling(tmp_path, sun, there, **more) as told:
                        await part(told)

        asyncio.run(all_of_it())

    return happen


@pytest.fixture
def under_the_sun(tmp_path: Path) -> Callable[..., Sun]:
    """Return the same on a server whose clock the test sets; `closed` is the time between parts."""

    def happen(
        *parts: Callable[[TableRegistry, Sun], Coroutine[Any, Any, None]],
        sun: Sun | None = None,
        closed: float = 0.0,
    ) -> Sun:
        sun = sun or Sun()

        async def all_of_it() -> None:
            for part in parts:
                async with open_quietly(tmp_path, sun) as registry:
                    await part(registry, sun)
                sun.now += closed

        asyncio.run(all_of_it())
        return sun

    return happen


# --- two processes of one server -----------------------------------------------------------------


class Two(NamedTuple):
    """The addresses of two processes of one server."""

    one: str
    other: str


@pytest.fixture(scope="module")
def shared(postgres: Postgres, nats: Nats, request: pytest.FixtureRequest) -> dict[str, Any]:
    """Return the settings that make several processes one server."""
    database = postgres.new(request.module.__name__.rpartition(".")[2])
    return {"database": database, "bus": nats.url, **UNBOUNDED}


@pytest.fixture(scope="module")
def two(shared: dict[str, Any]) -> Iterator[Two]:
    with open_server(**shared) as one, open_server(**shared) as other:
        for address in (one, other):
            until(lambda a=address: httpx.get(f"{a}/readyz", verify=NO_TLS).text == "ready\n")
        yield Two(one, other)


@pytest.fixture
def pair(two: Two) -> Iterator[tuple[Visitor, Visitor]]:
    """Yield one guest as a visitor of both processes."""
    with visitors() as come:
        ann = come(two.one)
        yield ann, come(two.other, ann)


def until_asked(table: str, *who: tuple[Visitor, int]) -> tuple[Visitor, Any]:
    """Return the visitor who is to act, with their frame; or the last frame."""
    limit = time.monotonic() + PATIENCE
    while True:
        frames = [(visitor, visitor.frame(table, seat, wait=0)) for visitor, seat in who]
        for visitor, frame in frames:
            if frame["scene"].get("choices") or frame["scene"].get("ending"):
                return visitor, frame
        assert time.monotonic() < limit, frames
