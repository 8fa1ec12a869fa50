"""A language model's seat: the model sees only what its seat sees, and can do no harm."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest
from mcp import Client

import tinstar
from tinstar.adapters.mcp import serve
from tinstar.adapters.mcp.seat import Here
from tinstar.adapters.mcp.seat_on_server import ServerClient
from tinstar.adapters.mcp.tools import MOST_CHAIRS
from tinstar.errors import BadOption
from tinstar.presentation.scene import scene

Tool = Callable[..., Awaitable[Any]]
GAME = tinstar.load("rin_tin_tin", 3)


@pytest.fixture
def chairs() -> list[Here]:
    """The seats taken so far, in order."""
    return []


@pytest.fixture
def model(chairs: list[Here]) -> Tool:
    """Call a tool over a new connection each time. Return its result, or the text of its error."""

    def sit(table: str, invitation: str) -> Here:
        chairs.append(Here(GAME, "random", seed=3))
        return chairs[-1]

    server = serve(sit)

    async def call(tool: str, **about: Any) -> Any:
        async with Client(server) as client:
            done = await client.call_tool(tool, about)
        if done.is_error:
            return f"refused: {done.content[0].text}"
        return (done.structured_content or {}).get("result", done.structured_content)

    return call


async def test_a_model_plays_a_game_to_its_end(model: Tool):
    sat = await model("sit")
    assert sat["game"][0].startswith("Outlaws hide")
    now = await model("look", seat=sat["seat"])
    moves = 0
    while not now["over"]:
        assert now["your_turn"]
        assert now["words"].endswith(f"({now['moves'][-1]['notation']})")
        now = await model("act", seat=sat["seat"], move=str(len(now["moves"])))
        moves += 1
    assert moves > 5
    assert now["scene"]["ending"]
    assert "over" in await model("act", seat=sat["seat"], move="1")


async def test_it_sees_its_own_view_and_is_told_everything_once(model: Tool, chairs: list[Here]):
    seat = (await model("sit"))["seat"]
    first = await model("look", seat=seat)
    shown = scene(chairs[0]._session.match.view(0))
    assert first["scene"] == json.loads(msgspec.json.encode(shown))
    assert first["events"]
    assert not (await model("look", seat=seat))["events"]
    after = await model("act", seat=seat, move="nonsense")
    assert after.startswith("refused: ")
    assert not (await model("wait", seat=seat, seconds=0))["events"]


async def test_a_refusal_says_why_changes_nothing_and_names_the_clause(model: Tool):
    seat = (await model("sit"))["seat"]
    before = await model("look", seat=seat)
    assert "a Cavalryman must be placed now" in await model("act", seat=seat, move="fig to red 1")
    assert (await model("look", seat=seat))["scene"] == before["scene"]
    why = await model("why_not", seat=seat, move="figure to red 1")
    assert "a Cavalryman must be placed now\nP2 You capture an ordinary circle" in why
    assert "you may do that now" in await model("why_not", seat=seat, move="1")
    assert (await model("rules", seat=seat, clause="p2")).startswith("P2 ")
    assert "expected the number of a clause" in await model("rules", seat=seat, clause="Q99")


@pytest.mark.parametrize("move", ["", " " * 9, "x" * 201, "0", "99", "place\n\nall", "ca to"])
async def test_nonsense_is_answered_with_what_was_expected(model: Tool, move: str):
    seat = (await model("sit"))["seat"]
    assert "expected" in await model("act", seat=seat, move=move)


async def test_nobody_has_anothers_chair(model: Tool):
    one, other = (await model("sit"))["seat"], (await model("sit"))["seat"]
    assert one != other
    for guess in ("", one[:-1], "0", one.upper()):
        assert "seat: expected the text that `sit` returned" in await model("look", seat=guess)


async def test_only_so_many_chairs_are_kept(model: Tool):
    first = (await model("sit"))["seat"]
    for _ in range(MOST_CHAIRS):
        last = (await model("sit"))["seat"]
    assert "seat: expected the text" in await model("look", seat=first)
    assert "words" in await model("look", seat=last)


@pytest.mark.parametrize(
    "address",
    ["", "file:///etc/passwd", "example.org", "http://", "http://[::1", "http://localhost:99999"],
)
def test_a_house_is_an_address_of_the_web(address: str):
    with pytest.raises(BadOption, match="expected an address such as"):
        ServerClient(address)
