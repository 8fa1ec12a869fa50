"""Commands that start a server, find a running one, and act for its owner."""

import json
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

import tinstar
from tests.cli.conftest import Tinstar, assert_refused
from tinstar.cli.serve_commands import is_open


def test_whoever_speaks_otherwise_at_its_port_is_no_house():
    with socket.create_server(("127.0.0.1", 0)) as other:

        def greet() -> None:
            caller, _ = other.accept()
            with caller:
                caller.recv(1000)
                caller.sendall(b"220 mail.example.org\r\n")

        threading.Thread(target=greet, daemon=True).start()
        assert not is_open(f"http://127.0.0.1:{other.getsockname()[1]}")


def test_without_a_command_the_house_is_opened_in_the_browser(
    says: Tinstar, monkeypatch: pytest.MonkeyPatch
):
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or True)
    monkeypatch.setattr("tinstar.cli.serve_commands.is_open", lambda _: False)
    monkeypatch.setattr(
        "tinstar.server.run", lambda config, ready: ready(f"http://{config.host}:{config.port}")
    )
    said = says()
    assert said.code == 0
    assert opened == ["http://127.0.0.1:8260"]
    assert "http://127.0.0.1:8260" in said.out


def test_a_house_that_is_open_already_is_only_shown(says: Tinstar, monkeypatch: pytest.MonkeyPatch):
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", lambda address: opened.append(address) or True)
    monkeypatch.setattr("tinstar.cli.serve_commands.is_open", lambda _: True)
    assert says().code == 0
    assert opened == ["http://127.0.0.1:8260"]


@pytest.mark.parametrize("command", ["serve", "play calaboose --plain"])
def test_a_home_folder_that_takes_nothing_is_named(
    says: Tinstar, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, command: str
):
    (tmp_path / "file").touch()  # not even root can create anything below a file
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    folder = tmp_path / "file" / "tinstar"
    assert_refused(says(*command.split()), str(folder), "got: Not a directory")


@pytest.fixture
def serve_process(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """`tinstar serve` on a free port, with its own database."""
    database = f"sqlite:///{tmp_path / 'house.sqlite'}"
    command = [sys.executable, "-m", "tinstar", "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.send_signal(signal.SIGINT)


def test_serve_says_where_the_house_is_open(serve_process: subprocess.Popen[str]):
    assert serve_process.stdout
    said = serve_process.stdout.readline()
    address = said.split()[5]
    assert said == f"The server is running at {address} - press Ctrl-C to stop it.\n"
    with urlopen(f"{address}/api/house", timeout=30) as answer:
        assert [game["name"] for game in json.load(answer)["games"]] == list(tinstar.available())


def test_the_owner_asks_the_open_house_or_opens_it_for_a_moment(
    says: Tinstar, serve_process: subprocess.Popen[str], tmp_path: Path
):
    assert serve_process.stdout
    assert serve_process.stdout.readline()  # it listens on a free port, which no option names below
    there = ("--database", f"sqlite:///{tmp_path / 'house.sqlite'}")
    assert says("house", "tables", *there).out == "There are none.\n"
    assert_refused(says("house", "kick", "nothing", "0", *there), "There is no such table")
    assert "secrets" in says("house", "backup", tmp_path / "copy", *there).out
    serve_process.send_signal(signal.SIGINT)
    assert serve_process.wait() == 0
    assert says("house", "tables", *there).out == "There are none.\n"
    assert says("house", "restore", tmp_path / "copy", *there).code == 0


def test_serve_shows_what_is_in_force_and_opens_nothing(says: Tinstar, tmp_path: Path):
    file = tmp_path / "house.toml"
    file.write_text("keep = 3\n")
    said = says("serve", "--config", file, "--port", "7", "--show-config")
    assert said.code == 0
    assert "port = 7 " in said.out
    assert "# --port" in said.out
    assert f"# {file}" in said.out
    assert_refused(says("serve", "--keep", "0", "--show-config"), "--keep", "expected", "'0'")


def test_a_port_in_use_is_refused(says: Tinstar, tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = says("serve", "--port", port, "--database", f"sqlite:///{tmp_path / 'x.sqlite'}")
    assert_refused(said, f"expected to listen on 127.0.0.1:{port}, got: Address already in use")


def test_a_database_that_cannot_be_opened_is_refused(says: Tinstar, tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'no such folder' / 'x.sqlite'}"
    assert_refused(says("serve", "--port", "0", "--database", url), "expected", "got")
    assert_refused(says("serve", "--port", "0", "--database", "gibberish"), "expected", "gibberish")
