"""A thinker that sends requests elsewhere, as plain messages: to a worker of a browser.

A message has numbers, text, bytes, lists and dictionaries only. `web/src/thinking/messages.ts`
declares the messages. `web/src/thinking` answers them by the WebAssembly module of the game. This
module needs no NumPy.
"""

from array import array
from collections.abc import Awaitable, Callable, Sequence
from itertools import chain
from math import prod
from typing import Any

from tinstar.engine.game import Game
from tinstar.engine.kernel import DECISIONS
from tinstar.engine.view import View
from tinstar.players.net_header import NetFile
from tinstar.players.thinking import BATCH_SECONDS, FIRST_BATCH, Draw, Playouts, Search, Thought

Message = dict[str, Any]
Ask = Callable[[Message], Awaitable[Message]]
KINDS = {"i2": "h", "i4": "i"}  # of numbers, as machine code and as arrays of Python name them


class RemoteThinker:
    """Sends each request by `ask`, which returns the answer."""

    def __init__(self, ask: Ask):
        self._ask = ask

    async def search(self, asked: Search) -> Thought:
        """Search, and return the thought."""
        limit = {"playouts": asked.playouts, "seconds": asked.seconds}
        answer = await self._answer(
            seen(asked.view)
            | {name: number for name, number in limit.items() if number is not None}
            | {
                "kind": "search",
                "scratch": asked.scratch().tobytes(),
                "nodes": asked.nodes,
                "ways": asked.ways,
                "considerate": asked.considerate,
                "net": asked.net and net_message(asked.view.game, asked.net),
                "firstBatch": FIRST_BATCH,
                "batchSeconds": BATCH_SECONDS,
            }
        )
        rows = [(int(action), int(visits), total) for action, visits, total in answer["found"]]
        decisions = int(answer["counters"][DECISIONS])
        return Thought(asked.view.game, rows, answer["playouts"], decisions, answer["seconds"])

    async def draw(self, asked: Draw) -> tuple[int, dict[int, float]]:
        """Draw an action from a net's policy. Return it, and the probability of each action."""
        answer = await self._answer(
            seen(asked.view)
            | {
                "kind": "draw",
                "net": net_message(asked.view.game, asked.net),
                "stream": asked.stream.tobytes(),
                "power": asked.power,
                "considerate": asked.considerate,
            }
        )
        asked.stream[0] = int.from_bytes(answer["stream"], "little")
        return int(answer["action"]), _policy(answer)

    async def policy(self, view: View, net: NetFile) -> dict[int, float]:
        """Return the probability of each legal action by a net's policy."""
        answer = await self._answer(
            seen(view) | {"kind": "policy", "net": net_message(view.game, net)}
        )
        return _policy(answer)

    async def play_out(self, asked: Playouts) -> list[list[list[float]]]:
        """Return the value to each seat, after each action, in each playout."""
        answer = await self._answer(
            position(asked.game, asked.record, asked.seat)
            | {
                "kind": "playouts",
                "scratch": asked.game.scratch().tobytes(),
                "actions": [*asked.actions],
                "seed": asked.seed.to_bytes(8, "little"),
                "first": asked.first,
                "playouts": asked.playouts,
                "hints": asked.hints,
                "net": asked.net and net_message(asked.game, asked.net),
            }
        )
        values: Any = memoryview(answer["values"]).cast("B").cast("d")
        seats, actions = asked.game.players, len(asked.actions)
        rows = [values[at : at + seats].tolist() for at in range(0, len(values), seats)]
        return [rows[at : at + actions] for at in range(0, len(rows), actions)]

    async def _answer(self, message: Message) -> Message:
        """Return the answer. A request that failed raises `RuntimeError`."""
        answer = await self._ask(message)
        if "error" in answer:
            raise RuntimeError(f"expected an answer to {message['kind']}, got: {answer['error']}")
        return answer


def _policy(answer: Message) -> dict[int, float]:
    return {int(action): odds for action, odds in answer["policy"]}


def seen(view: View) -> Message:
    """Return the game, its numbers, and what the seat sees."""
    return position(view.game, view.s, view.seat)


def position(game: Game, record: Any, seat: int) -> Message:
    """Return what every request has: the game, its numbers, a record, and whose view it is."""
    return {
        "game": game.rules.name,
        "players": game.players,
        "box": game.box.tobytes(),
        "sights": numbers("i2", game.sights.flat, game.sights.shape),
        "record": record.tobytes(),
        "seat": seat,
    }


def net_message(game: Game, file: NetFile) -> Message:
    """Return a net, and the tables by which it sees a game."""
    tables = game.feature_tables
    return {
        "digest": file.says["digest"],
        "body": file.body,
        "rows": file.says["lit"],
        "shapes": [[*shape] for shape in file.shapes],
        "actions": game.num_distinct_actions(),
        "mostFeatures": tables.most,
        "cells": rows("i4", tables.cells, 5),
        "bits": rows("i4", tables.bits, 2),
        "tables": numbers("i2", tables.tables),
        "others": numbers("i4", tables.others),
        "turned": numbers("i2", chain(*tables.actions), (game.players, len(tables.actions[0]))),
    }


def rows(kind: str, of_seats: Sequence[Sequence[Sequence[int]]], columns: int) -> Message:
    """Return the rows of all seats as one array."""
    shape = len(of_seats), len(of_seats[0]), columns
    return numbers(kind, chain.from_iterable(chain.from_iterable(of_seats)), shape)


def numbers(kind: str, content: Any, shape: Sequence[int] | None = None) -> Message:
    """Return an array of whole numbers."""
    found = array(KINDS[kind], content)
    shape = [len(found)] if shape is None else [*shape]
    assert prod(shape) == len(found)
    return {"of": kind, "shape": shape, "content": found.tobytes()}
