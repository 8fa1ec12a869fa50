"""MCP tools of a seat (rules, sit, look, wait, act, why_not), and prompts to play and to review."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

from tinstar.adapters.mcp.seat import Chair, Standing
from tinstar.engine import rulebook
from tinstar.errors import TinstarError

T = TypeVar("T")
Sit = Callable[[str, str], Chair]  # table and invitation, both empty for a new local table
MOST_CHAIRS = 20  # seats of one process; beyond this, the least recently used seat is closed
LONGEST_WAIT = 50.0  # seconds: many clients time out after sixty
INSTRUCTIONS = """You sit at a card table as a person would, and see what that person would see.
Call sit once, and look to see the table. Call act with the number or the notation of a move that
look lists, and wait while others are to move. rules explains the game, and why_not explains why a
move is illegal."""
PLAY = """Sit down and play the game to its end as well as you can. Read rules first if you do not
know the game. Whenever you are asked, think about what the others may hold, then act. When it is
over, say in two sentences how it went."""
REVIEW = """Look at the table and at what has happened in this game so far. Name the two decisions
of mine that mattered most, say what I could know when I made them, and what else I might have
done; cite the clauses of the rules where they matter."""


class Chairs:
    """The seats taken so far. A secret token identifies each seat."""

    def __init__(self, sit: Sit):
        self._sit = sit
        self._taken = OrderedDict[str, Chair]()

    async def take(self, table: str, invitation: str) -> tuple[str, Chair]:
        chair = await asyncio.to_thread(self._sit, table, invitation)
        word = secrets.token_urlsafe(12)
        self._taken[word] = chair
        while len(self._taken) > MOST_CHAIRS:
            _, given_up = self._taken.popitem(last=False)
            given_up.close()
        return word, chair

    def find(self, word: str) -> Chair:
        """Return the seat to which a secret token belongs.

        Raises `ToolError` if the token is unknown.
        """
        chair = self._taken.get(word)
        if chair is None:
            raise ToolError(
                "seat: expected the text that `sit` returned, got another text; call `sit` first"
            )
        self._taken.move_to_end(word)
        return chair


async def _done(chair: Chair, job: Callable[..., T], *about: Any) -> T:
    """Run a blocking job in another thread. Each seat runs one job at a time.

    The model receives a `TinstarError` as the result of its tool call.
    """

    def alone() -> T:
        with chair.lock:
            return job(*about)

    try:
        return await asyncio.to_thread(alone)
    except TinstarError as e:
        raise ToolError(str(e)) from e


def _told(chair: Chair, standing: Standing, **more: Any) -> dict[str, Any]:
    """Return what a seat sees, in words and as data."""
    over, asked = bool(standing.scene.ending), bool(standing.scene.choices)
    return {
        **more,
        "words": standing.text(chair.said),
        "your_turn": asked and not over,
        "over": over,
        "moves": [
            {"number": i, "notation": c.notation, "text": c.text}
            for i, c in enumerate(standing.choices, 1)
        ],
        "scene": msgspec.to_builtins(standing.scene),
        "events": msgspec.to_builtins(standing.told),
    }


# The tools' descriptions, not docstrings: `python -OO` drops docstrings.
SAYS = {
    "sit": "Sit down at a table. Give its id and invitation, or neither for a new table. Pass the"
    " returned `seat` to every other call.",
    "look": "Return the table as you see it, what has happened since you last looked, and your"
    " possible moves.",
    "wait": "Like look, but return only when something has happened, or after so many seconds.",
    "act": "Make a move: its number in the list, its notation, or the beginnings of its words. An"
    " illegal move changes nothing and returns the reason.",
    "why_not": "Explain why a move is illegal now, with the clauses of the rules that say so.",
    "rules": "Return the rules of your game, clause by clause, or one clause such as P6.",
}


class Tools:
    """The tools that a model can call. `SAYS` has the description of each tool."""

    def __init__(self, chairs: Chairs):
        self._chairs = chairs

    async def sit(self, table: str = "", invitation: str = "") -> dict[str, Any]:
        try:
            word, chair = await self._chairs.take(table, invitation)
        except TinstarError as e:
            raise ToolError(str(e)) from e
        return {"seat": word, "game": await _done(chair, chair.book)}

    async def look(self, seat: str) -> dict[str, Any]:
        chair = self._chairs.find(seat)
        return _told(chair, await _done(chair, chair.look))

    async def wait(self, seat: str, seconds: float = 30.0) -> dict[str, Any]:
        chair = self._chairs.find(seat)
        patience = min(max(seconds, 0.0), LONGEST_WAIT)
        return _told(chair, await _done(chair, chair.look, patience))

    async def act(self, seat: str, move: str) -> dict[str, Any]:
        chair = self._chairs.find(seat)
        return _told(chair, await _done(chair, chair.act, move))

    async def why_not(self, seat: str, move: str) -> str:
        chair = self._chairs.find(seat)
        return await _done(chair, chair.why_not, move)

    async def rules(self, seat: str, clause: str = "") -> str:
        chair = self._chairs.find(seat)
        found = await _done(chair, chair.clauses)
        if clause:
            one = await _done(chair, rulebook.find, found, clause)
            return f"{one.id} {one.text}"
        return "\n".join(f"{c.id} {c.text}" for c in found)


def serve(sit: Sit) -> MCPServer:
    """Return the MCP server. `sit` is the function that takes a seat."""
    server = MCPServer("tinstar", instructions=INSTRUCTIONS, log_level="WARNING")
    tools = Tools(Chairs(sit))
    for name, says in SAYS.items():
        server.add_tool(getattr(tools, name), name, description=says)
    _prompt(server)
    return server


def _prompt(server: MCPServer) -> None:
    @server.prompt(description="Play a game to its end.")
    def play() -> str:
        return PLAY

    @server.prompt(description="Talk a game through that was played.")
    def review() -> str:
        return REVIEW
