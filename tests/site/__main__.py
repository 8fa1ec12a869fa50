"""Check a site: `python -m tests.site FOLDER`. `make site` runs this.

First, matches with the same seeds run in this Python and in the site's. Everybody must be told the
same, byte for byte. Then a real browser plays.

Python's own server serves the folder under a path of its own. A person who has never been there
plays a game, then reloads in the middle of another one. Then the server is stopped: the second
visit needs no network. Before that, `troubles` cuts files, fills the storage and ends the worker.
Last, Firefox plays a game, if the machine has it.
"""

import json
import random
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect

from tests import programs
from tests.browser.conftest import launch
from tests.browser.person import MOST_MOVES, Person, play_on
from tests.site import equal_matches, firefox, troubles
from tests.site.static_server import served
from tinstar.games import ours

GAMES = ("Calaboose", "Showdown", "25 Outlaws", "The Adventures of Rin Tin Tin", "Caboo")
LONG = 120_000  # milliseconds
MATCHES, MOST_DECISIONS = 10, 60  # of each game are compared; ten have all numbers of seats
KEPT = "navigator.serviceWorker.ready.then((found) => !!found.active)"


def visit(browser: Browser, address: str, **options: Any) -> Person:
    person = Person(browser.new_context(**options), address)
    person.page.set_default_timeout(LONG)
    person.skip_the_guide()
    return person


def begin(person: Person, title: str) -> None:
    """Start a table from the lobby."""
    person.page.get_by_role("button", name=f"Play {title}", exact=True).click()
    expect(person.table).to_be_visible(timeout=LONG)


def plays(person: Person, title: str, moves: int = MOST_MOVES) -> None:
    """Make some moves at a new table of a game, or play it to the end."""
    began = time.monotonic()
    begin(person, title)
    play_on([person], random.Random(2), moves)
    print(f"{title}: {time.monotonic() - began:.0f} s", flush=True)
    assert not person.troubles, person.troubles


def check(folder: Path) -> None:
    with programs.playwright() as playwright, served(folder) as (address, server):
        browser = launch(playwright.chromium)
        person, began = visit(browser, address), time.monotonic()
        person.go("")
        expect(person.page.get_by_role("button", name="Play Caboo", exact=True)).to_be_visible()
        print(f"first visit: lobby after {time.monotonic() - began:.1f} s", flush=True)
        for title in GAMES:
            person.go("")
            plays(person, title, moves=3)
        person.go("")
        plays(person, "Caboo")
        expect(person.page.get_by_role("dialog", name="The game is over")).to_be_visible()
        troubles.check(browser, address, folder)
        person.go("")
        plays(person, "Showdown", moves=2)
        assert person.page.evaluate(KEPT)
        server.shutdown()
        server.server_close()
        place, began = person.page.url, time.monotonic()
        person.page.reload()
        expect(person.table).to_be_visible(timeout=LONG)
        print(f"without a network: table after {time.monotonic() - began:.1f} s", flush=True)
        assert person.page.url == place
        play_on([person], random.Random(1), moves=2)
        assert not person.troubles, person.troubles
        browser.close()


def draw(folder: Path) -> None:
    """Start Python twice from the same kept memory. Exit if both draw the same."""
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or "node"
    command = (node, str(Path(__file__).parent / "memory.mjs"), str(folder))
    found = subprocess.run(command, capture_output=True, text=True, check=False)
    if found.returncode:
        sys.exit(f"expected the site's Python to run, got:\n{found.stderr}")
    first, second = map(json.loads, found.stdout.splitlines())
    if any(one == other for one, other in zip(first, second, strict=True)):
        sys.exit(f"expected visits to draw different numbers, got:\n{first}\n{second}")
    print("two visits draw different numbers and secrets", flush=True)


def compare(folder: Path) -> None:
    """Play the same matches in this Python and in the site's. Exit if anything told differs."""
    house = folder / "house"
    found = equal_matches.compare(house, house / "games", ours(), MATCHES, MOST_DECISIONS)
    print(equal_matches.table(found), flush=True)
    if any(each.different for each in found):
        sys.exit("expected equal matches, got some that differ")


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
    compare(Path(sys.argv[1]))
    check(Path(sys.argv[1]))
    firefox.play(Path(sys.argv[1]))
