"""The house in a browser, in this process: requests, connections, and what lasts."""

import asyncio
import gc
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tinstar.players.local_thinking import HERE
from tinstar.server.guests.signed_cookies import SigningKeys
from tinstar.server.tables.registry import TableRegistry
from tinstar.site.local_house import LocalHouse
from tinstar.site.rehearsal import rehearsed_house

JSON = json.dumps({"content-type": "application/json", "accept-language": "de"})
CHAIRS = [{"who": "me", "name": "Jane"}, {"who": "computer", "kind": "easy"}]


async def opened(folder: Path) -> LocalHouse:
    house = LocalHouse()
    house.move_in(folder, HERE)
    await house.open()
    return house


async def post(house: LocalHouse, path: str, body: object = None) -> Any:
    found = await house.request("POST", path, "" if body is None else json.dumps(body), JSON)
    assert found.status < 300, found.body
    return json.loads(found.body)


async def started(house: LocalHouse) -> str:
    table = await post(house, "/api/tables", {"game": "caboo", "chairs": CHAIRS})
    await post(house, f"/api/tables/{table['id']}/start")
    return table["id"]


async def test_a_connection_shows_the_table_from_ones_own_seat(tmp_path: Path):
    house = await opened(tmp_path)
    table, heard = await started(house), asyncio.Queue[dict[str, Any]]()
    hear = lambda text: heard.put_nowait(json.loads(text))  # noqa: E731
    connection = house.connect(f"/api/tables/{table}/live", hear, lambda: None, lambda: None)
    connection.say(json.dumps({"type": "look", "seat": 0, "language": "de"}))
    async with asyncio.timeout(30):
        while (message := await heard.get())["type"] != "frame":
            pass
        assert message["scene"]["you"] == 0
        assert any(zone.get("seat") == 1 for zone in message["scene"]["zones"])
    connection.leave()
    await house.close()


async def test_a_connection_to_no_table_is_closed_at_once(tmp_path: Path):
    house = await opened(tmp_path)
    told = asyncio.Queue[str]()
    hear, opens, closes = (lambda *_, x=x: told.put_nowait(x) for x in ("heard", "open", "closed"))
    house.connect("/api/tables/none/live", hear, opens, closes)
    assert await told.get() == "closed"
    await asyncio.sleep(0.1)
    assert told.empty()
    await house.close()


async def test_the_same_guest_finds_the_table_after_a_reload(tmp_path: Path):
    first = await opened(tmp_path)
    table = await started(first)
    await first.close()
    again = await opened(tmp_path)
    listed = json.loads((await again.request("GET", "/api/tables", "", JSON)).body)
    assert [(one["id"], one["chairs"][0]["yours"]) for one in listed["tables"]] == [(table, True)]
    await again.close()


async def test_refusals_are_those_of_a_server_in_the_language_of_the_page(tmp_path: Path):
    house = await opened(tmp_path)
    found = await house.request("GET", "/api/tables/none", "", JSON)
    assert found.status == 404
    assert "Diesen Tisch" in json.loads(found.body)["detail"]
    assert (await house.request("GET", "/api/circles", "", JSON)).status == 404
    await house.close()


async def test_a_rehearsed_house_keeps_no_tables_and_no_secrets(tmp_path: Path):
    def kept() -> list[object]:
        gc.collect()
        kinds = (TableRegistry, SigningKeys)  # `isinstance` would ask weak proxies that have ended
        return [x for x in gc.get_objects() if issubclass(type(x), kinds)]

    before = {*map(id, kept())}
    house = await rehearsed_house("en", HERE)
    assert {*map(id, kept())} <= before
    house.move_in(tmp_path, HERE)
    await house.open()
    await started(house)
    await house.close()


LOADED = """
import sys
import tinstar.site.worker
print(sorted({name.partition('.')[0] for name in sys.modules} & set(sys.argv[1:])))
"""
ABSENT = ("numpy", "numba", "uvicorn", "httpx", "rich", "brotli")


def test_the_house_loads_nothing_that_a_browser_lacks():
    command = [sys.executable, "-c", LOADED, *ABSENT]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.strip() == "[]"
