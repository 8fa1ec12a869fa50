"""Time the first minute in a fresh clone with nothing cached, as a user of `make play` sees it.

`python -m bench.first_minute` clones this checkout into a temporary folder, with new caches and
tables. It prints by the clock each line of `make`, the moment when the server is open, and for each
game the time from creating a table to a searching player's move. It needs port 8260, the package
index that pip uses, and an otherwise idle machine.
"""

import json
import os
import signal
import subprocess
import tempfile
import threading
import time
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, OpenerDirector, Request, build_opener

import tinstar

HOUSE = "http://127.0.0.1:8260/api"
ME = 0
LONGEST = 900  # seconds within which the server must be up
KIND = "search:1s"
BEGAN = time.monotonic()


def tell(what: str) -> None:
    print(f"{time.monotonic() - BEGAN:7.1f} s  {what}", flush=True)


def ask(guest: OpenerDirector, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = Request(f"{HOUSE}{path}", data, {"Content-Type": "application/json"})
    with guest.open(request, timeout=60) as answer:
        return json.load(answer)


def wait_for_house(guest: OpenerDirector) -> None:
    while time.monotonic() - BEGAN < LONGEST:
        try:
            ask(guest, "/house")
            return
        except (URLError, OSError):
            time.sleep(0.1)
    raise TimeoutError(f"expected an open house within {LONGEST} s")


def first_thought(guest: OpenerDirector, game: str) -> None:
    """Start a table, and play the first legal action until a computer player has moved."""
    others = [{"who": "computer", "kind": KIND}] * (tinstar.load(game).players - 1)
    new = {"game": game, "chairs": [{"who": "me"}, *others], "pace": 0}
    table, began = ask(guest, "/tables", new)["id"], time.monotonic()
    ask(guest, f"/tables/{table}/start", {})
    at, others_asked = -1, False
    while True:
        frame = ask(guest, f"/tables/{table}/seats/{ME}/frame?since={at}&wait=5")
        if others_asked and frame["at"] > at:
            break
        at = frame["at"]
        choices = frame["scene"].get("choices")
        others_asked = not choices
        if choices:
            answer = {"seat": ME, "at": at, "action": choices[0]["action"]}
            ask(guest, f"/tables/{table}/answers", answer)
    made = ask(guest, f"/tables/{table}")["made"]
    seconds = time.monotonic() - began
    tell(f"{game}: a first answer {seconds:.1f} s after the table was set; {made:.0%} made")


def until_all_is_made(cache: Path) -> None:
    """Wait until the compiled search of every game is on disk."""
    while len(list(cache.rglob("*.grow*.nbc"))) < len(tinstar.available()):
        time.sleep(0.2)
    tell("the search of every game is machine code")


def main() -> None:
    guest = build_opener(HTTPCookieProcessor(CookieJar()))
    with tempfile.TemporaryDirectory() as folder:
        clone, kept = Path(folder) / "tinstar", Path(folder) / "kept"
        subprocess.run(["git", "clone", "-q", ".", clone], check=True)
        new = {"XDG_CACHE_HOME": str(kept / "cache"), "XDG_DATA_HOME": str(kept / "data")}
        tell("make play")
        make = subprocess.Popen(
            ["make", "play"],
            cwd=clone,
            env=os.environ | new | {"BROWSER": "true"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        assert make.stdout
        lines = iter(make.stdout.readline, "")
        threading.Thread(target=lambda: [tell(x.rstrip()) for x in lines], daemon=True).start()
        try:
            wait_for_house(guest)
            tell("the house is open")
            for game in tinstar.available():
                first_thought(guest, game)
            until_all_is_made(kept / "cache")
        finally:
            os.killpg(make.pid, signal.SIGINT)
            make.wait(30)


if __name__ == "__main__":
    main()
