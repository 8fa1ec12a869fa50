"""The page's side of a local house: it sends what a page sends, and keeps all that is posted to it.

The worker of a site posts these messages to the page, unchanged (`web/src/house/python-house.ts`).
"""

import asyncio
import json
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tinstar.players.thinking import Thinker
from tinstar.site.local_house import LocalHouse
from tinstar.site.worker import ServedHouse

HEADERS = {"content-type": "application/json", "accept-language": "en"}
PATIENCE = 60


class Screen:
    """A page that a local house serves, with one connection to a table."""

    def __init__(self, house: LocalHouse):
        self.posted: list[str] = []
        self._served = ServedHouse(house, self._hear)
        self._last = 0
        self._answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self._heard = asyncio.Queue[dict[str, Any]]()
        self._connection = 0
        self._closed = asyncio.Event()
        self._closed.set()

    def _hear(self, message: str) -> None:
        self.posted.append(message)
        said = json.loads(message)
        if said["type"] == "response":
            self._answers.pop(said["id"]).set_result(said)
        elif said["type"] == "heard":
            self._heard.put_nowait(json.loads(said["text"]))
        elif said["type"] == "closed":
            self._closed.set()

    async def ask(self, method: str, path: str, body: object = None, status: int = 200) -> Any:
        """Return what the house answers to a request."""
        self._last += 1
        answer = self._answers[self._last] = asyncio.get_running_loop().create_future()
        text = "" if body is None else json.dumps(body)
        self._served.request(self._last, method, f"/api{path}", json.dumps(HEADERS), text)
        said = await asyncio.wait_for(answer, PATIENCE)
        assert said["status"] in (status, 201), said["body"][:300]
        is_json = said["content"].startswith("application/json")
        return json.loads(said["body"]) if is_json else said["body"]

    async def begin(self, game: str, *chairs: dict[str, str], **more: object) -> str:
        """Begin a match at a new table, and return the table."""
        new = {"game": game, "chairs": chairs, "pace": 0, "by_itself": False} | more
        table = (await self.ask("POST", "/tables", new))["id"]
        await self.ask("POST", f"/tables/{table}/start")
        return table

    def connect(self, table: str) -> None:
        """Open the connection to a table."""
        self._closed.clear()
        self._last += 1
        self._connection = self._last
        self._served.connect(self._connection, f"/api/tables/{table}/live")

    def say(self, kind: str, **more: object) -> None:
        self._served.say(self._connection, json.dumps({"type": kind, **more}))

    async def hear(self) -> dict[str, Any]:
        """Return the next message of the table."""
        return await asyncio.wait_for(self._heard.get(), PATIENCE)

    async def leave(self) -> None:
        """Close the connection to the table."""
        self._served.close(self._connection)
        await asyncio.wait_for(self._closed.wait(), PATIENCE)

    @property
    def frames(self) -> list[dict[str, Any]]:
        """The frames that the table has posted so far."""
        said = (json.loads(message) for message in self.posted)
        heard = (json.loads(one["text"]) for one in said if one["type"] == "heard")
        return [message for message in heard if message["type"] == "frame"]


@asynccontextmanager
async def screen(folder: Path, thinker: Thinker) -> AsyncGenerator[Screen]:
    """Open the house in a folder while the context lasts, and yield its page."""
    house = LocalHouse()
    house.move_in(folder, thinker)
    await house.open()
    page = Screen(house)
    try:
        yield page
    finally:
        await page.leave()
        await house.close()
