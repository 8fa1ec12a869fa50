"""The number of cores that this process may use at once."""

import math
import os
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

ROOT = Path("/")


def cores(root: Path = ROOT) -> int:
    """Return the number of cores that this process may run on, at least 1.

    A container's quota lowers it. Part of a core counts as one.
    """
    if hasattr(os, "sched_getaffinity"):
        found = len(os.sched_getaffinity(0))
    else:
        found = os.cpu_count() or 1
    return max(1, min([found, *map(math.ceil, _quotas(root))]))


def _quotas(root: Path) -> Iterator[float]:
    """Yield how many cores each control group of this process may use, if it has a quota (Linux
    only).

    `root` is the folder that holds `proc` and `sys`.
    """
    try:
        groups = (root / "proc/self/cgroup").read_text().splitlines()
    except OSError:
        return
    for line in groups:
        _, controllers, path = line.split(":", 2)
        for folder in _folders(root / "sys/fs/cgroup", controllers, path):
            for quota in (_of_version_2(folder), _of_version_1(folder)):
                if quota:
                    yield quota


def _folders(mounted: Path, controllers: str, path: str) -> Iterator[Path]:
    """Yield the folders of a control group and of all groups around it, whose quotas count too.

    In a container the path may be the one outside, which does not exist there.
    """
    if controllers and "cpu" not in controllers.split(","):
        return
    place = PurePosixPath(path.lstrip("/"))
    for under in {"", controllers, "cpu" if controllers else "unified"}:
        for part in (place, *place.parents):
            yield mounted / under / part


def _of_version_2(folder: Path) -> float | None:
    """Return the quota in `cpu.max`: microseconds in each period, or `max`."""
    quota, _, period = _read(folder / "cpu.max").partition(" ")
    return _share(quota, period)


def _of_version_1(folder: Path) -> float | None:
    return _share(_read(folder / "cpu.cfs_quota_us"), _read(folder / "cpu.cfs_period_us"))


def _share(quota: str, period: str) -> float | None:
    """Return quota / period; None if it is `max`, -1 (which means the same) or missing."""
    return int(quota) / int(period) if quota.isdecimal() and period.isdecimal() else None


def _read(file: Path) -> str:
    try:
        return file.read_text().strip()
    except OSError:
        return ""
