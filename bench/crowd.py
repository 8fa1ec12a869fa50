"""Measure the load that a server can carry: moves, spectators and memory, beside boardgame.io.

`python -m bench.crowd [SECONDS]` prints a table. It plays

- some tables of each game fast, and so many that the core is at its limit;
- servers of 200 to 2,000 tables at the pace of people: one process on SQLite, one and two on
  PostgreSQL, and boardgame.io;
- 1,000 spectators at one table;
- a server with 2,000 tables, to measure their memory;
- an empty WebSocket of the same server, with the same load.

With `--tables 1000 --houses sqlite postgresql` it plays only servers of that size, and the empty
WebSocket. Everything runs on the loopback address and ends within half an hour.
"""

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Generator, Iterable, Iterator
from statistics import StatisticsError
from typing import NamedTuple

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import tinstar
from bench import boardgame, load

FEW_TABLES, QUICK = 60, 0.4  # seconds per move: no match ends too soon
MANY_TABLES = 300  # tables that keep a core at its limit
TABLES = (200, 1000, 2000)
GAME = "calaboose"
DEPLOYMENTS = {
    "sqlite": ("SQLite", load.Deployment()),
    "postgresql": ("PostgreSQL", load.Deployment(on_postgres=True)),
    "two": ("PostgreSQL, two processes", load.Deployment(processes=2, on_postgres=True)),
}
FULL, ROUNDS = 2000, 3  # tables, and moves at each of them, to measure their memory
DEALT = 400  # tables without any move
SCREENS = 1000  # connections
SECONDS = 8.0
WATCHERS, ARRIVING = 1000, 50  # arriving at once
WATCHED_SECONDS = 10.0
ECHOES, ECHOERS = 20_000, 20


class Crowd(NamedTuple):
    """Result of the test with spectators."""

    frames: int  # sent to each watcher
    missed: int  # in all
    dropped: int  # closed connections
    kilobytes: float  # per connection


@contextlib.contextmanager
def echo() -> Generator[tuple[str, int]]:
    """Run an empty server whose WebSocket echoes every message. Yield its address and process."""
    process = subprocess.Popen([sys.executable, "-m", "bench.echo"], stdout=subprocess.PIPE)
    os.sched_setaffinity(process.pid, {min(load.ALL_CORES)})
    try:
        assert process.stdout
        yield process.stdout.readline().decode().strip(), process.pid
    finally:
        process.terminate()
        process.wait(timeout=30)


async def _echoed(address: str, times: int) -> None:
    async with connect(address) as live:
        for _ in range(times):
            await live.send('{"type":"answer","seat":0,"at":0,"action":0}')
            await live.recv()


def echoes() -> float:
    """Return messages echoed per second of the core."""

    async def all_of_them() -> None:
        each = ECHOES // ECHOERS
        await asyncio.gather(*(_echoed(address, each) for _ in range(ECHOERS)))

    with echo() as (address, process):
        before = load.busy(process)
        asyncio.run(all_of_them())
        return ECHOES / (load.busy(process) - before)


async def _watch(address: str, cookie: str, frames: list[int], number: int) -> None:
    async with load.screen(address, cookie) as live:
        await live.send('{"type":"look","seat":-1}')
        async for raw in live:
            assert isinstance(raw, str)
            if raw.startswith('{"type":"frame"'):
                frames[number] += 1
            elif raw.startswith('{"type":"ping"'):
                stamp = json.loads(raw)["stamp"]
                await live.send(json.dumps({"type": "pong", "stamp": stamp}))


async def _crowd(address: str, game: str, process: int) -> Crowd:
    found = load.Findings(WATCHED_SECONDS)
    company = load.Company([address], game, found, 1.0)
    alone = load.megabytes(process)
    frames = [0] * WATCHERS
    watching = []
    for number in range(WATCHERS):
        task = asyncio.create_task(_watch(company.doors[0], company.cookie, frames, number))
        watching.append(task)
        if number % ARRIVING == ARRIVING - 1:
            await asyncio.sleep(0.5)
    kilobytes = 1000 * (load.megabytes(process) - alone) / WATCHERS
    people = [asyncio.create_task(company.sit(seat)) for seat in range(load.SEATS)]
    await asyncio.sleep(WATCHED_SECONDS)
    for task in [*people, *company.thoughts]:
        task.cancel()
    await asyncio.sleep(2)  # wait for messages that are on their way
    dropped = sum(task.done() for task in watching)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, *people, return_exceptions=True)
    most = max(frames)
    return Crowd(most, sum(most - n for n in frames), dropped, kilobytes)


def crowd(game: str) -> Crowd:
    with load.server() as (address, process):
        return asyncio.run(_crowd(address, game, process.pid))


class Memory(NamedTuple):
    """Kilobytes of resident memory."""

    played: float  # of a table with some moves
    dealt: float  # of a table just dealt: the events of the deal are kept until the first move
    connection: float


def memory(game: str) -> Memory:
    with load.server() as (address, process):
        load.play_a_little(address, *load.set_table(address, game), ROUNDS)
        before = load.megabytes(process.pid)
        tables: list[tuple[str, str]] = []
        for _ in range(FULL):
            tables.append(load.set_table(address, game))
            load.play_a_little(address, *tables[-1], ROUNDS)
        played = load.megabytes(process.pid)
        for _ in range(DEALT):
            load.set_table(address, game)
        dealt = load.megabytes(process.pid)
        connected = asyncio.run(_connected(address, tables[: SCREENS // load.SEATS], process.pid))
        return Memory(
            1000 * (played - before) / FULL,
            1000 * (dealt - played) / DEALT,
            1000 * (connected - dealt) / SCREENS,
        )


async def _connected(address: str, tables: list[tuple[str, str]], process: int) -> float:
    """Return the megabytes after a client has connected to every seat of these tables."""
    async with contextlib.AsyncExitStack() as screens:
        for table, cookie in tables:
            door = address.replace("http", "ws") + f"/api/tables/{table}/live"
            for seat in range(load.SEATS):
                live = await screens.enter_async_context(load.screen(door, cookie))
                await live.send(json.dumps({"type": "look", "seat": seat}))
        await asyncio.sleep(3)
        return load.megabytes(process)


def _row(name: str, found: load.Findings, floor: float) -> str:
    p50, p95, p99 = map(found.percentile, (50, 95, 99))
    of_a_core = found.answers_of_a_core
    return (
        f"| {name} | {found.answers_per_second:.0f} | {of_a_core:,.0f} | {floor / of_a_core:.1f} |"
        f" {p50:.0f}, {p95:.0f}, {p99:.0f} | {found.megabytes:.0f} |"
    )


def head(floor: float) -> Iterator[str]:
    yield "| | answers/s | of a core | empty messages each | p50, p95, p99 ms | MB |"
    yield "| --- | --- | --- | --- | --- | --- |"
    yield f"| an empty WebSocket | | {floor:,.0f} | 1 | | |"


def of_deployments(
    seconds: float, tables: int, names: Iterable[str], floor: float
) -> Iterator[str]:
    """Yield a row per server with `tables` tables, or why the machine could not run it."""
    for name in names:
        title, deployment = DEPLOYMENTS[name]
        try:
            found = load.load(GAME, tables, seconds, deployment=deployment)
            yield _row(f"{tables} tables, {title}", found, floor)
        except* (OSError, RuntimeError, WebSocketException, StatisticsError) as e:
            why = str(e.exceptions[0])[:60]
            yield f"| {tables} tables, {title} | did not bear it: {why} | | | | |"


def rows(seconds: float) -> Iterator[str]:
    """Yield the table, line by line, as it is measured."""
    floor = echoes()
    yield from head(floor)
    for game in tinstar.available():
        for tables in (FEW_TABLES, MANY_TABLES):
            quick = load.load(game, tables, seconds, QUICK)
            yield _row(f"{game}, {tables} quick tables", quick, floor)
    peer = boardgame.crowd(FEW_TABLES, seconds, QUICK)
    yield _row(f"boardgame.io, tic-tac-toe, {FEW_TABLES} quick tables", peer, floor)
    for tables in TABLES:
        yield from of_deployments(seconds, tables, DEPLOYMENTS, floor)
        yield _row(f"{tables} tables, boardgame.io", boardgame.crowd(tables, seconds), floor)
    took = memory(GAME)
    yield (
        f"| memory, KB: a table after {ROUNDS} answers; just dealt; a connection |"
        f" {took.played:.0f}; {took.dealt:.0f}; {took.connection:.0f} | | | | |"
    )
    watched = crowd(GAME)
    yield (
        f"| {WATCHERS} watchers at one table | {watched.dropped} dropped, {watched.missed} of"
        f" {WATCHERS * watched.frames} frames late, {watched.kilobytes:.0f} KB each | | | | |"
    )


def few(asked: argparse.Namespace) -> Iterator[str]:
    floor = echoes()
    yield from head(floor)
    for tables in asked.tables:
        yield from of_deployments(asked.seconds, tables, asked.houses, floor)


def main() -> None:
    asks = argparse.ArgumentParser(prog="python -m bench.crowd")
    asks.add_argument("seconds", type=float, nargs="?", default=SECONDS)
    asks.add_argument("--tables", type=int, nargs="+", help="only houses with so many")
    asks.add_argument("--houses", choices=DEPLOYMENTS, nargs="+", default=[*DEPLOYMENTS])
    asked = asks.parse_args()
    begun = time.monotonic()
    for row in few(asked) if asked.tables else rows(asked.seconds):
        print(row, flush=True)
    print(f"in {time.monotonic() - begun:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
