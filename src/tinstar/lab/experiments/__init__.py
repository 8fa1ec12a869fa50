"""Parser of settings to compare: `bounty.gunslinger.1=15 rounds=12 seats=net`."""

import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

from tinstar.engine.parameter_overrides import parts_of, settings
from tinstar.errors import BadOption
from tinstar.games import read_edition, rules
from tinstar.lab.simulation.simulate import Plan

MOST_POINTS = 10_000  # of a sweep
RANGE = re.compile(r"(-?\d{1,9})\.\.(-?\d{1,9})(?::(\d{1,9}))?")
AS_IT_IS = "as it is"


def settings_of(base: Plan, text: str) -> dict[str, Plan]:
    """Return the plans that a text describes. Each key is the text that describes one plan alone.

    A range such as `10..20:2` gives one plan for each number. Invalid settings raise `BadOption` or
    `BadEdition`.
    """
    parts = [_part(part) for part in text.split()]
    points = 1
    for _, values in parts:
        points *= len(values)
    if points > MOST_POINTS:
        raise BadOption(
            f"settings: expected ranges with at most {MOST_POINTS:,} combinations, got {points:,}"
        )
    found: dict[str, Plan] = {}
    for chosen in product(*(values for _, values in parts)):
        said = list(zip((name for name, _ in parts), chosen, strict=True))
        found[" ".join(f"{name}={value}" for name, value in said) or AS_IT_IS] = _plan(base, said)
    return found


def _part(text: str) -> tuple[str, list[str]]:
    name, value = parts_of(text)
    swept = RANGE.fullmatch(value)
    if swept is None:
        return name, [value]
    first, last, step = int(swept[1]), int(swept[2]), int(swept[3] or 1)
    if last < first or step < 1 or (last - first) // step >= MOST_POINTS:
        expected = f"a range such as 10..20:2 of at most {MOST_POINTS:,} numbers"
        raise BadOption(f"{name}: expected {expected}, got {value}")
    return name, [str(number) for number in range(first, last + 1, step)]


def _plan(base: Plan, said: list[tuple[str, str]]) -> Plan:
    bundle = rules(base.game)
    changes: dict[str, Any] = {}
    rest: list[tuple[str, str]] = []
    for name, value in said:
        if name == "seats":
            changes["seats"] = _seats(value, len(base.seats))
        elif name == "players":
            changes["seats"] = base.seats[:1] * _players(value)
        elif name == "variant":
            changes["variant"] = value
        elif name == "edition":
            changes["edition"] = read_edition(bundle, Path(value))
        else:
            rest.append((name, value))
    edition = read_edition(bundle, changes.get("edition", base.edition))
    numbers, options = settings(bundle.box, edition, rest)
    changes["options"] = base.options | options
    return replace(base, **changes | {"edition": bundle.box.changed(edition, numbers)})


def _seats(text: str, seats: int) -> tuple[str, ...]:
    kinds = tuple(text.split(","))
    return kinds * seats if len(kinds) == 1 else kinds


def _players(text: str) -> int:
    if not text.isdecimal():
        raise BadOption(f"players: expected a whole number, got {text[:80]!r}")
    return int(text)
