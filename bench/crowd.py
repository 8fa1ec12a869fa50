"""How much one core of a house bears: answers, watchers, memory; and the floor below it.

`python -m bench.crowd` plays some tables of each game fast, then a house of 200
and one of 1,000 tables at the pace of people, sets 1,000 watchers at one table, and asks an empty
WebSocket of the same server for as much; it prints a table. All on the loopback address; bounded,
and over in some minutes.
"""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from typing import NamedTuple

from websockets.asyncio.client import connect

import tinstar
from bench import load

FEW_TABLES, QUICK = 60, 0.4  # so many at a pace at which no match is over too soon
HOUSES = (200, 1000)
SECONDS = 8.0
WATCHERS, ARRIVING = 1000, 50  # and so many at once
WATCHED_SECONDS = 10.0
ECHOES, ECHOERS = 20_000, 20


class Crowd(NamedTuple):
    """What came of many watchers."""

    frames: int  # that each of them should have had
    missed: int  # in all
    dropped: int  # connections that were closed
    kilobytes: float  # for each connection


@contextlib.contextmanager
def echo() -> Iterator[tuple[str, int]]:
    """An empty house: its WebSocket says again what it hears."""
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
    """Messages that come back in a second of the core."""

    async def all_of_them() -> None:
        each = ECHOES // ECHOERS
        await asyncio.gather(*(_echoed(address, each) for _ in range(ECHOERS)))

    with echo() as (address, process):
        before = load.busy(process)
        asyncio.run(all_of_them())
        return ECHOES / (load.busy(process) - before)


async def _watch(address: str, cookie: str, frames: list[int], number: int) -> None:
    async with connect(address, additional_headers={"Cookie": cookie}, max_queue=None) as live:
        await live.send('{"type":"look","seat":-1}')
        async for raw in live:
            if raw.startswith('{"type":"frame"'):
                frames[number] += 1
            elif raw.startswith('{"type":"ping"'):
                stamp = json.loads(raw)["stamp"]
                await live.send(json.dumps({"type": "pong", "stamp": stamp}))


async def _crowd(address: str, game: str, process: int) -> Crowd:
    found = load.Findings(WATCHED_SECONDS)
    company = load.Company(address, game, found, 1.0)
    alone = load.megabytes(process)
    frames = [0] * WATCHERS
    watching = []
    for number in range(WATCHERS):
        task = asyncio.create_task(_watch(company.address, company.cookie, frames, number))
        watching.append(task)
        if number % ARRIVING == ARRIVING - 1:
            await asyncio.sleep(0.5)
    kilobytes = 1000 * (load.megabytes(process) - alone) / WATCHERS
    people = [asyncio.create_task(company.sit(seat)) for seat in range(load.SEATS)]
    await asyncio.sleep(WATCHED_SECONDS)
    for task in [*people, *company.thoughts]:
        task.cancel()
    await asyncio.sleep(2)  # what is on its way comes in
    dropped = sum(task.done() for task in watching)
    for task in watching:
        task.cancel()
    await asyncio.gather(*watching, *people, return_exceptions=True)
    most = max(frames)
    return Crowd(most, sum(most - n for n in frames), dropped, kilobytes)


def crowd(game: str) -> Crowd:
    with load.server() as (address, process):
        return asyncio.run(_crowd(address, game, process.pid))


def kilobytes_of_a_table(game: str, tables: int = 200) -> float:
    """Of one that is set and begun, before anybody looks on."""
    with load.server() as (address, process):
        load.set_table(address, game)
        before = load.megabytes(process.pid)
        for _ in range(tables):
            load.set_table(address, game)
        return 1000 * (load.megabytes(process.pid) - before) / tables


def main() -> None:
    begun = time.monotonic()
    floor = echoes()
    print(f"| an empty WebSocket | {floor:,.0f} messages a second of the core | |", flush=True)
    for game in tinstar.available():
        found = load.load(game, FEW_TABLES, SECONDS, QUICK)
        of_a_core = found.answers_of_a_core
        ratio = floor / of_a_core
        print(
            f"| {game}, {FEW_TABLES} tables | {of_a_core:,.0f} answers a second of the core, |"
            f" {ratio:.1f} empty messages each |",
            flush=True,
        )
    for tables in HOUSES:
        found = load.load("calaboose", tables, SECONDS)
        p50, p95, p99 = map(found.percentile, (50, 95, 99))
        print(
            f"| {tables} tables, an answer each {load.THINKING:g} s | p50 {p50:.0f}, p95 {p95:.0f},"
            f" p99 {p99:.0f} ms | {found.answers_per_second:.0f} answers/s, {found.megabytes:.0f}"
            f" MB, {100 * found.busy / found.seconds:.0f} % of the core |",
            flush=True,
        )
    print(f"| a table | {kilobytes_of_a_table('calaboose'):.0f} KB | |", flush=True)
    print(f"| {WATCHERS} watchers | {crowd('calaboose')} | |", flush=True)
    print(f"in {time.monotonic() - begun:.0f} s", file=sys.stderr)


if __name__ == "__main__":
    main()
