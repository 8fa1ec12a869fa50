"""A house that has shown a table once, so that the next table comes quickly.

The page's worker keeps Python's memory with this house in it. At the first table, Python builds
classes, statements and translations. Later visits find them in that memory.
"""

import gc
import json
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tinstar.players.thinking import Thinker
from tinstar.server.tables.catalogue import offered_games, server_info
from tinstar.site.local_house import LocalHouse

CHAIRS = [{"who": "me", "name": "A"}, {"who": "me", "name": "B"}]


async def rehearsed_house(language: str, thinker: Thinker) -> LocalHouse:
    """Return a house that has shown a table in this language, and has forgotten it.

    It has not been opened: nothing in the background has been started.
    """
    games = offered_games(())
    server_info(games, language)
    house = LocalHouse()
    with TemporaryDirectory() as folder:
        house.move_in(Path(folder), thinker)
        await _show_a_table(house, min(games), language)
        await house.close()
        house.move_out()
    gc.collect()
    gc.freeze()  # so that later visits begin without a full collection
    return house


async def _show_a_table(house: LocalHouse, game: str, language: str) -> None:
    headers = json.dumps({"accept-language": language, "content-type": "application/json"})

    async def ask(method: str, path: str, body: object = None) -> Any:
        text = "" if body is None else json.dumps(body)
        found = await house.request(method, f"/api{path}", text, headers)
        assert found.status < 300, f"{method} {path}: {found.status}"
        return json.loads(found.body)

    for path in ("/me", "/me/turns", "/tables", f"/daily?date={date.today()}"):
        await ask("GET", path)
    table = (await ask("POST", "/tables", {"game": game, "chairs": CHAIRS}))["id"]
    await ask("POST", f"/tables/{table}/start")
    await ask("GET", f"/tables/{table}/seats/0/frame?since=-1&wait=0")
