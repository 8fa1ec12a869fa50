"""Changing a journal as a cheat would: with the digests left as they were, or made anew."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Place = list[Any]  # the keys and indices that lead to a value inside a line


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(raw) for raw in path.read_bytes().splitlines()]


def written(content: list[dict[str, Any]]) -> bytes:
    """A journal of these lines, their digests as they are."""
    raw = [json.dumps(c, separators=(",", ":"), ensure_ascii=False) for c in content]
    return "".join(f"{r}\n" for r in raw).encode()


def chained(content: list[dict[str, Any]]) -> bytes:
    """A journal of these lines with digests that fit, by the recipe and no code of the house."""
    raw, digest = b"", ""
    for line in content:
        body = {k: v for k, v in line.items() if k != "digest"}
        text = json.dumps(body, separators=(",", ":"), ensure_ascii=False)[:-1]
        digest = hashlib.sha256((digest + text).encode()).hexdigest()
        raw += f'{text},"digest":"{digest}"}}\n'.encode()
    return raw


def integers(content: Any, place: Place | None = None) -> Iterator[Place]:
    """Where the integers of a journal are."""
    place = place or []
    if isinstance(content, int) and not isinstance(content, bool):
        yield place
    elif isinstance(content, dict | list):
        pairs = content.items() if isinstance(content, dict) else enumerate(content)
        for key, inside in pairs:
            yield from integers(inside, [*place, key])


def with_one_more(content: list[dict[str, Any]], place: Place) -> list[dict[str, Any]]:
    """The same lines, the integer at that place greater by one."""
    changed = json.loads(json.dumps(content))
    inside = changed
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] += 1
    return changed
