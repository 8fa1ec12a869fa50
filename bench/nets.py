"""Time the evaluation and training of nets, beside JAX's forward pass of the same net."""

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

import tinstar
from bench.measure import Row, interleaved
from tinstar.lab import benchmarks
from tinstar.lab.training.trainer import Training
from tinstar.lab.training.training_config import Course
from tinstar.players.net import Net
from tinstar.players.net_file import shipped
from tinstar.players.search import NET

MANY = 256  # views in a batch of JAX
TAUGHT = 0.05  # minutes


def rows(seconds: float, repeats: int) -> list[Row]:
    found = []
    for name in tinstar.available():
        game = tinstar.load(name).compile()
        net, _ = shipped(game)
        if net is None:
            continue
        dense = np.zeros(game.encoder().size, np.float32)
        dense[game.encoder().active(benchmarks.first_decision(game, 1))] = 1
        measures: dict[str, Callable[[], float]] = {
            "ours": partial(benchmarks.net_evaluations, game, net, seconds),
            "one": partial(by_jax, net, dense, 1, seconds),
            "many": partial(by_jax, net, dense, MANY, seconds),
            "inside": partial(benchmarks.search_decisions, game, seconds, NET),
            "random": partial(benchmarks.random_play, game, seconds),
            "taught": partial(decisions_taught, name),
        }
        figures: dict[str, list[float]] = {}
        for what, figure in interleaved(measures, repeats):
            figures.setdefault(what, []).append(figure)
            print(f"{name}, {what}: {figure:,.0f}/s", file=sys.stderr)
        found += rows_of(name, figures)
    return found


def rows_of(name: str, figures: dict[str, list[float]]) -> list[Row]:
    asked = f"one evaluation of the net of {name}"
    once = [1e6 / figure for figure in figures["ours"]]
    return [
        Row(asked, "microseconds", once, target=5),
        Row(f"{asked} / JAX, one at a time", "per s", figures["ours"], figures["one"]),
        Row(f"{asked} / JAX, {MANY} together", "per s", figures["ours"], figures["many"]),
        Row(
            f"inside a search by net / random play, {name}",
            "decisions/s",
            figures["inside"],
            figures["random"],
        ),
        Row(f"decisions learned from, {name}", "per s", figures["taught"]),
    ]


def by_jax(net: Net, dense: np.ndarray, batch: int, seconds: float) -> float:
    """Return views per second."""
    import jax
    import jax.numpy as jnp

    def forward(net: Net, seen: Any) -> Any:
        first = jnp.maximum(seen @ net.features + net.first, 0)
        second = jnp.maximum(first @ net.second + net.start, 0)
        return second @ net.values.T, second @ net.policy.T

    compiled, seen = jax.jit(forward), jnp.asarray(np.tile(dense, (batch, 1)), jnp.float32)
    there = Net(*map(jnp.asarray, net))  # pyright: ignore[reportArgumentType]

    def work(n: int) -> int:
        for _ in range(n):
            jax.block_until_ready(compiled(there, seen))
        return n * batch

    return benchmarks.per_second(work, seconds)


def decisions_taught(name: str) -> float:
    """Return decisions made and trained on per second, on one thread."""
    training = Training(tinstar.load(name), Course(minutes=TAUGHT, ladder=0))
    while training.done < 1.0:
        training.round()
    return training.decisions / training.spent
