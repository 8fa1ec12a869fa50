"""A server started in a folder of somebody else runs no program from that folder."""

import asyncio
import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tinstar.server.jobs import runner
from tinstar.server.tables import computer_thinking
from tinstar.system.isolated_child_processes import PYTHON, pool
from tinstar.testing import contract_process

PLANTED = "import os, pathlib\npathlib.Path(__file__).with_name('ran').touch()\nos._exit(9)\n"


def a_job() -> None:
    asyncio.run(runner.run("tinstar.server.schema_types", hear=lambda _: None))


def compiling() -> None:
    async def warmed() -> None:
        async for _ in computer_thinking.warm("no-such-game"):
            pass

    asyncio.run(warmed())


def a_check() -> None:
    assert contract_process.check("no-such-game", fast=False).faults


def a_pool() -> None:
    with pool(1) as processes:
        assert processes.apply(os.getenv, ("PYTHONSAFEPATH",)) == "1"


@pytest.mark.parametrize("start", [a_job, compiling, a_check, a_pool])
def test_a_process_imports_nothing_from_the_folder_where_it_was_started(
    start: Callable[[], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    for name in ("msgspec", "numpy", "json", "runpy", "multiprocessing"):
        (tmp_path / f"{name}.py").write_text(PLANTED)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(computer_thinking.machine_code_warmup, "is_ready", lambda _: False)
    start()
    assert not (tmp_path / "ran").exists()


def test_whoever_starts_one_keeps_their_own_path(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    a_pool()
    assert "PYTHONSAFEPATH" not in os.environ
    assert subprocess.run([*PYTHON, "tinstar", "--version"], capture_output=True).returncode == 0
