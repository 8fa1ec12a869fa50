"""Change journals in forbidden ways, with unchanged or recomputed digests."""

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

Place = list[Any]  # keys and indices that lead to a value inside a line


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(raw) for raw in path.read_bytes().splitlines()]


def written(content: list[dict[str, Any]]) -> bytes:
    """Return a journal of these lines, digests unchanged."""
    raw = [json.dumps(c, separators=(",", ":"), ensure_ascii=False) for c in content]
    return "".join(f"{r}\n" for r in raw).encode()


def chained(content: list[dict[str, Any]]) -> bytes:
    """Return a journal of these lines with new digests, by the recipe and without our code."""
    raw, digest = b"", ""
    for line in content:
        body = {k: v for k, v in line.items() if k != "digest"}
        text = json.dumps(body, separators=(",", ":"), ensure_ascii=False)[:-1]
        digest = hashlib.sha256((digest + text).encode()).hexdigest()
        raw += f'{text},"digest":"{digest}"}}\n'.encode()
    return raw


def integers(content: Any, place: Place | None = None) -> Iterator[Place]:
    """Yield the places of all integers in a journal."""
    place = place or []
    if isinstance(content, int) and not isinstance(content, bool):
        yield place
    elif isinstance(content, dict | list):
        pairs = content.items() if isinstance(content, dict) else enumerate(content)
        for key, inside in pairs:
            yield from integers(inside, [*place, key])


def with_one_more(content: list[dict[str, Any]], place: Place) -> list[dict[str, Any]]:
    """Return the same lines with the integer at that place increased by one."""
    changed = json.loads(json.dumps(content))
    inside = changed
    for key in place[:-1]:
        inside = inside[key]
    inside[place[-1]] += 1
    return changed
