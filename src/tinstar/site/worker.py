"""What the page's worker calls. Only texts and numbers cross the border to JavaScript."""

import gc
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tinstar.errors import BadOption
from tinstar.match.undo import compute_elsewhere
from tinstar.players.remote_thinking import Message, RemoteThinker
from tinstar.server.background_tasks import BackgroundTasks
from tinstar.site import house_file
from tinstar.site.browser_thinking import asked_by, computed_by
from tinstar.site.local_connection import LocalConnection
from tinstar.site.local_house import LocalHouse
from tinstar.site.rehearsal import rehearsed_house
from tinstar.site.undo_checks import checks_by


class ServedHouse:
    """A local house whose answers are told as JSON."""

    def __init__(self, house: LocalHouse, tell: Callable[[str], object]):
        self._house = house
        self._tell = tell
        self._connections: dict[int, LocalConnection] = {}
        self._doing = BackgroundTasks()

    def request(self, id: int, method: str, path: str, headers: str, body: str) -> None:
        """Begin to answer a request. The response is told later."""
        self._doing.begin(self._answer(id, method, path, headers, body))

    async def _answer(self, id: int, method: str, path: str, headers: str, body: str) -> None:
        found = await self._house.request(method, path, body, headers)
        text = found.body.decode(errors="replace")
        self._say(id, "response", status=found.status, content=found.type, body=text)

    def connect(self, id: int, path: str) -> None:
        """Open a connection to a table."""
        self._connections[id] = self._house.connect(
            path,
            hear=lambda text: self._say(id, "heard", text=text),
            opened=lambda: self._say(id, "opened"),
            closed=lambda: self._closed(id),
        )

    def say(self, id: int, text: str) -> None:
        if connection := self._connections.get(id):
            connection.say(text)

    def close(self, id: int) -> None:
        if connection := self._connections.get(id):
            connection.leave()

    def fold(self) -> None:
        """Make the files that the page keeps small."""
        house_file.fold_log(self._house.database)

    def save(self, to: str, settings: str) -> None:
        """Write all that the house stores to a file, with the page's settings."""
        house_file.save(self._house.database, Path(to), settings)

    def check(self, file: str, to: str) -> str:
        """Check a saved house, and write its database to a file. Return the page's settings.

        If it cannot be used, return "".
        """
        try:
            return house_file.check(Path(file), Path(to))
        except BadOption:
            return ""

    async def shut(self) -> None:
        """Close the house: another tab opens it."""
        await self._house.close()

    def _closed(self, id: int) -> None:
        self._connections.pop(id, None)
        self._say(id, "closed")

    def _say(self, id: int, kind: str, **more: Any) -> None:
        self._tell(msgspec.json.encode({"type": kind, "id": id, **more}).decode())


async def prepare(language: str) -> LocalHouse:
    """Return a house that has never been opened. The page keeps the memory as it is then."""

    async def ask(_: Message) -> Message:
        raise RuntimeError("expected a rehearsal without computer players, got a request to think")

    return await rehearsed_house(language, RemoteThinker(ask))


async def open_house(
    house: LocalHouse, folder: str, tell: Callable[[str], object], think: Any, compute: Any
) -> ServedHouse:
    """Open the house with the database in a folder.

    `tell` gets each message to the page. `think` sends a request to the thinking worker. If the
    game's module is loaded in this worker, `compute` answers a request at once. If not, it returns
    None.
    """
    random.seed()  # or each visit would begin with the kept memory's numbers; secrets never do
    compute_elsewhere(checks_by(computed_by(compute)))
    house.move_in(Path(folder), RemoteThinker(asked_by(think)))
    await house.open()
    gc.freeze()  # or each full collection would visit all modules, for a tenth of a second
    return ServedHouse(house, tell)
