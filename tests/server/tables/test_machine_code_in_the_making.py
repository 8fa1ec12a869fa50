"""A server that is compiling delays nobody."""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tinstar
from tests.server.conftest import Visitor, open_server
from tests.server.waiting import until
from tinstar.server.tables import computer_thinking


@contextmanager
def guest_of_own_server(folder: Path) -> Iterator[Visitor]:
    with open_server(folder / "house.sqlite", compile=True) as address:
        visitor = Visitor(address)
        try:
            yield visitor
        finally:
            visitor.http.close()


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the games whose compilation has begun; it never ends."""
    names: list[str] = []

    async def warm(name: str) -> AsyncIterator[float]:
        names.append(name)
        yield 0.4
        await asyncio.sleep(100)

    monkeypatch.setattr(computer_thinking, "warm", warm)
    return names


def test_a_search_answers_within_five_seconds_and_the_table_is_told_what_it_lacks(
    begun: list[str],
    short: str,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr(computer_thinking, "COMPILING_SECONDS", 0.2)
    monkeypatch.setattr(computer_thinking, "SEARCH_SECONDS_IN_PYTHON", 0.2)
    with guest_of_own_server(tmp_path) as visitor:
        with caplog.at_level(logging.WARNING):
            table = visitor.sets("me", "search:1s/manners", edition=short)
            visitor.post(f"/tables/{table}/start")
            began = time.monotonic()
            visitor.plays(table, 0, answers=3)
            assert time.monotonic() - began < 5
        assert visitor.get(f"/tables/{table}")["made"] == 0.4
    assert "calaboose: expected compiled code, got only 40 %" in caplog.text


def test_a_game_with_a_table_is_made_ready_at_once_and_the_others_one_after_the_other(
    begun: list[str], tmp_path: Path
):
    first, *_, last = tinstar.available()
    with guest_of_own_server(tmp_path) as visitor:
        chairs = [{"who": "me"}, *[{"who": "friend"}] * (tinstar.load(last).players - 1)]
        visitor.post("/tables", {"game": last, "chairs": chairs}, 201)
    assert begun == [first, last]


def test_a_game_whose_machine_code_cannot_be_made_keeps_no_other_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    begun: list[str] = []

    async def warm(name: str) -> AsyncIterator[float]:
        begun.append(name)
        raise OSError("no process more")
        yield

    monkeypatch.setattr(computer_thinking, "warm", warm)
    with guest_of_own_server(tmp_path):
        until(lambda: begun == list(tinstar.available()))
    assert f"{begun[0]}: expected to compile the game, got OSError" in caplog.text


async def test_a_house_whose_disk_takes_no_machine_code_makes_its_own(
    monkeypatch: pytest.MonkeyPatch,
):
    made: list[str] = []
    monkeypatch.setattr(computer_thinking.machine_code_warmup, "is_ready", lambda _: False)
    monkeypatch.setattr(computer_thinking, "can_keep", lambda: False)
    monkeypatch.setattr(
        computer_thinking.machine_code_warmup, "make_ready", lambda name, _: made.append(name)
    )
    monkeypatch.setattr(asyncio, "create_subprocess_exec", None)
    assert [share async for share in computer_thinking.warm("caboo")] == []
    assert made == ["caboo"]


async def test_no_process_is_begun_for_what_is_there(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(
        computer_thinking.machine_code_warmup, "is_ready", {"caboo": True}.__getitem__
    )
    monkeypatch.setattr(asyncio, "create_subprocess_exec", None)
    assert [share async for share in computer_thinking.warm("caboo")] == [1.0]
