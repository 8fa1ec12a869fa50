"""Play games on many machines, with Ray. A free worker takes the next chunk of the plan.

A chunk takes a second or more. A game's row depends only on the plan's seed and the game's number,
so it is the same to the bit on every machine. If a worker is lost, its chunks are played again.
"""

import os
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

from tinstar.errors import BadOption

HERE = "ray"  # means a cluster on this machine; anything else is an address
ADDRESS = "ray://"
CHUNK_SECONDS = 1.0
MOST_LOST = 10  # lost workers after which a run gives up
OF = "net:"


class Worker:
    """A Ray actor. It keeps the compiled game, and the files of nets that came with the plan."""

    def __init__(self, company: Any, plan: Any, files: dict[str, bytes]):
        self._folder = TemporaryDirectory()
        own = {spec: f"{OF}{self._folder.name}/{i}.net" for i, spec in enumerate(files)}
        for spec, data in files.items():
            Path(own[spec].removeprefix(OF)).write_bytes(data)
        plan = replace(plan, seats=tuple(own.get(spec, spec) for spec in plan.seats))
        self._company = company(plan, plan.load())

    def play(self, first: int, behind: int) -> tuple[np.ndarray, np.ndarray, float]:
        began = time.monotonic()
        found = list(self._company.play(range(first, behind)))
        numbers, rows = (np.concatenate(parts) for parts in zip(*found, strict=True))
        return numbers, rows, time.monotonic() - began


class Cluster:
    """The workers of a Ray cluster, kept between batches of games."""

    def __init__(self, company: Any, plan: Any, on: str, workers: int):
        """Start the workers.

        company: the class that plays a plan's games. Each worker makes its own object of it.
        """
        if on != HERE and not on.startswith(ADDRESS):
            raise BadOption(f"--on: expected {HERE} or {ADDRESS}HOST:PORT, got {on[:80]!r}")
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage reports
        try:
            import ray
        except ImportError as e:
            raise BadOption(
                "--on: expected the package Ray, got none;"
                ' install the extra "ray" (docs/install.md)'
            ) from e
        self._ray, self._mine = ray, not ray.is_initialized()
        if self._mine:
            _connect(ray, on, workers)
        files = {s: Path(s[len(OF) :]).read_bytes() for s in plan.seats if s.startswith(OF)}
        self._made = company, ray.put(plan), ray.put(files)
        self._maker: Any = ray.remote(num_cpus=1, max_restarts=0)(Worker)
        count = workers if on == HERE else max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.idle = [self._new() for _ in range(count)]
        self._size, self._lost = 1, 0

    def _new(self) -> Any:
        return self._maker.remote(*self._made)

    def play(self, numbers: range) -> Iterator[tuple[np.ndarray, np.ndarray]]:
        ray, busy = self._ray, {}
        todo = [(numbers.start, numbers.stop)] if len(numbers) else []
        while todo or busy:
            while todo and self.idle:
                first, behind = todo.pop()
                until = min(first + self._size, behind)
                if until < behind:
                    todo.append((until, behind))
                worker = self.idle.pop()
                busy[worker.play.remote(first, until)] = worker, (first, until)
            done = ray.wait(list(busy), num_returns=1)[0][0]
            worker, chunk = busy.pop(done)
            try:
                found, rows, seconds = ray.get(done)
            except ray.exceptions.RayActorError as e:
                self._replace(e)
                todo.append(chunk)
                continue
            self.idle.append(worker)
            if seconds < CHUNK_SECONDS:
                self._size = max(self._size, 2 * len(found))
            yield found, rows

    def _replace(self, error: Exception) -> None:
        """Replace a lost worker, unless too many were lost already."""
        self._lost += 1
        if self._lost > MOST_LOST:
            raise BadOption(
                f"--on: expected workers that keep running, got {self._lost} that stopped"
            ) from error
        self.idle.append(self._new())

    def close(self) -> None:
        for worker in self.idle:
            self._ray.kill(worker)
        if self._mine:
            self._ray.shutdown()


def _connect(ray: Any, on: str, workers: int) -> None:
    quiet = {"log_to_driver": False, "configure_logging": False}
    try:
        if on == HERE:
            ray.init("local", num_cpus=workers, include_dashboard=False, **quiet)
        else:
            ray.init(on, **quiet)
    except (ConnectionError, RuntimeError, OSError) as e:
        raise BadOption(f"--on: expected a Ray cluster at {on}, got: {str(e)[:200]}") from e
