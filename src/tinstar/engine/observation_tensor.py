"""Observation tensors: redacted records as rows of numbers for machine learning."""

from typing import Any

import numpy as np

from tinstar.engine.layout import Layout, Sees
from tinstar.engine.record_arrays import CELL

_plans: dict[tuple[Layout, int, int], tuple[np.ndarray, np.ndarray, np.ndarray]] = {}


def tensor(layout: Layout, record: Any, seat: int, players: int) -> np.ndarray:
    """Return a redacted record as an observation tensor of float32.

    Members of enums become one-hot, numbers stay as they are, and unused seats are left out. If
    only its owner sees a field, the tensor has only the viewing seat's row of the field.
    """
    key = layout, seat, players
    if key not in _plans:
        _plans[key] = _plan(*key)
    cells, members, one_hot = _plans[key]
    values = np.asarray(layout.flat(record))[cells]
    return np.where(one_hot, values == members, values).astype(np.float32)


def _plan(layout: Layout, seat: int, players: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return, for each tensor entry: its cell, its enum member, and whether it is one-hot."""
    parts = []
    for f in layout.observed():
        start = layout.start[f.name]
        cells = np.arange(start, start + f.size).reshape(f.shape)
        if f.sees is Sees.OWNER:
            cells = cells[seat, ...]
        elif f.per_seat:
            cells = cells[:players]
        members = [int(m) for m in f.of] if f.of else [0]
        asked = np.tile(members, cells.size)
        cells = np.repeat(cells.reshape(-1), len(members))
        parts.append((cells, asked, np.full(cells.size, bool(f.of))))
    cells, members, one_hot = (np.concatenate(part) for part in zip(*parts, strict=True))
    return cells, members.astype(CELL), one_hot
