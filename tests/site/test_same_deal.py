"""Two profiles of a site and a server have the same deal of the day, and play it alike.

Each plays with the same answers: always the first. Then the journals are the same, byte for byte:
cards, companions, characters, all decisions, and the digest of the last position with all cards.
"""

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.conftest import PATIENCE, Visitor
from tests.site.screen import screen
from tinstar.daily.deal import latest_day
from tinstar.games import rules
from tinstar.match.daily_deal import characters_of, daily_game, deal_of
from tinstar.players.local_thinking import HERE

GAMES = ("rin_tin_tin",)  # the shortest one
DAY = latest_day(time.time())
BODY = {"date": str(DAY), "east": 0, "name": "Ann", "pace": 0}


async def in_a_site(folder: Path, game: str) -> str:
    """Play the deal in a new profile of a site, and return the journal."""
    folder.mkdir()
    async with screen(folder, HERE) as page:
        table = (await page.ask("POST", f"/daily/{game}", BODY))["id"]
        at = -1
        while True:
            path = f"/tables/{table}/seats/0/frame?since={at}&wait={PATIENCE}"
            frame = await page.ask("GET", path)
            at = frame["at"]
            if frame["scene"].get("ending"):
                return await page.ask("GET", f"/tables/{table}/journal")
            if choices := frame["scene"].get("choices"):
                said = {"seat": 0, "at": at, "action": choices[0]["action"]}
                await page.ask("POST", f"/tables/{table}/answers", said)


def on_a_server(who: Visitor, game: str) -> str:
    """Play the deal as a guest of a server, and return the journal."""
    table = who.post(f"/daily/{game}", BODY)["id"]
    assert who.plays(table, 0)["scene"]["ending"]
    return who.http.get(f"/tables/{table}/journal").text


@pytest.mark.parametrize("game", GAMES)
async def test_two_profiles_and_a_server_play_the_same_deal(
    game: str, tmp_path: Path, visit: Callable[[], Visitor]
):
    first = await in_a_site(tmp_path / "first", game)
    assert await in_a_site(tmp_path / "second", game) == first
    assert on_a_server(visit(), game) == first
    header, *_, end = map(json.loads, first.splitlines())
    assert (header["daily"], end["line"]) == (str(DAY), "end")
    deal = deal_of(daily_game(rules(game)), DAY)
    assert end["seed"] == deal.seed.hex()
    kinds = [seat["kind"] for seat in header["seats"]]
    assert [kind.rpartition("@")[2] for kind in kinds[1:]] == characters_of(deal)
