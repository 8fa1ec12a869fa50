"""The number of cores that a process may use, inside and outside containers."""

import os
from pathlib import Path

import pytest

from tinstar.system.cpu_count import cores

V1 = "sys/fs/cgroup/cpu,cpuacct"


@pytest.fixture(autouse=True)
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine with 64 cores, of which this process may use 8."""
    monkeypatch.setattr(os, "cpu_count", lambda: 64)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)), raising=False)


@pytest.mark.parametrize(
    ("group", "files", "expected"),
    [
        ("0::/", {}, 8),  # no quota
        ("0::/", {"sys/fs/cgroup/cpu.max": "max 100000"}, 8),
        ("0::/", {"sys/fs/cgroup/cpu.max": "200000 100000"}, 2),
        ("0::/", {"sys/fs/cgroup/cpu.max": "150000 100000"}, 2),  # one and a half
        ("0::/", {"sys/fs/cgroup/cpu.max": "5000 100000"}, 1),
        ("0::/", {"sys/fs/cgroup/cpu.max": "6400000 100000"}, 8),  # more than it may run on
        ("0::/pod/x", {"sys/fs/cgroup/pod/cpu.max": "300000 100000"}, 3),  # of an enclosing group
        ("4:cpu,cpuacct:/", {f"{V1}/cpu.cfs_quota_us": "-1"}, 8),
        ("4:cpu,cpuacct:/docker/x", {f"{V1}/cpu.cfs_quota_us": "400000"}, 4),  # its outer path
        ("4:cpu,cpuacct:/a", {f"{V1}/a/cpu.cfs_quota_us": "100000"}, 1),
        ("4:memory:/a", {"sys/fs/cgroup/memory/a/cpu.cfs_quota_us": "100000"}, 8),
    ],
)
def test_a_quota_of_the_container_counts(
    tmp_path: Path, group: str, files: dict[str, str], expected: int
):
    for name, text in {"proc/self/cgroup": group, **files}.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{text}\n")
        if name.endswith("quota_us"):
            file.with_name("cpu.cfs_period_us").write_text("100000\n")
    assert cores(tmp_path) == expected


def test_where_there_are_no_control_groups_the_cores_that_it_may_run_on_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    assert cores(tmp_path) == 8
    monkeypatch.delattr(os, "sched_getaffinity")
    assert cores(tmp_path) == 64
