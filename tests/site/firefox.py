"""Play a whole game on a site in Firefox: `python -m tests.site.firefox FOLDER`.

Firefox is driven by WebDriver BiDi, the protocol that it speaks itself. `Person` needs Playwright,
which drives a Firefox of its own only.
"""

import json
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.site.static_server import served

PATIENCE = 120  # seconds for a message
WHOLE_GAME = 900  # seconds
LISTENING = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
LARGEST = 1 << 24  # bytes of a message
GAME = "Play Caboo"
# Chooses the first of all moves, and confirms what is asked. Returns how the game ended, if it did.
PLAY = """
(() => {
  const press = (text) => {
    const found = [...document.querySelectorAll('button')].find((one) => text.test(one.textContent))
    found?.click()
    return found
  }
  const lobby = document.querySelector('button[aria-label="GAME"]')
  if (lobby) return lobby.click()
  const over = document.querySelector('dialog[open]')
  if (over && /game is over/i.test(over.textContent)) return over.textContent
  if (press(/^\\s*(Continue\\b(?! to)|I have looked)/) || press(/^Do it/)) return
  document.querySelector('details.all li button')?.click()
})()
""".replace("GAME", GAME)


class Firefox:
    """A page in Firefox."""

    def __init__(self, line: ClientConnection):
        self._line, self._asked = line, 0
        self._do("session.new", capabilities={})
        tree = self._do("browsingContext.getTree")
        self._page: str = tree["contexts"][0]["context"]

    def open(self, address: str) -> None:
        """Load a page."""
        self._do("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def evaluate(self, script: str) -> Any:
        """Return what a script returns: a text, a number or nothing."""
        target = {"context": self._page}
        found = self._do("script.evaluate", expression=script, target=target, awaitPromise=True)
        if found["type"] != "success":
            raise SystemExit(f"expected the page's script to run, got {found}")
        return found["result"].get("value")

    def _do(self, method: str, **asked: Any) -> Any:
        self._asked += 1
        self._line.send(json.dumps({"id": self._asked, "method": method, "params": asked}))
        while (found := json.loads(self._line.recv(PATIENCE))).get("id") != self._asked:
            pass  # an event that nobody asked for
        if found["type"] == "error":
            raise SystemExit(f"{method}: expected an answer, got {found['message']}")
        return found["result"]


@contextmanager
def firefox(program: str) -> Iterator[Firefox]:
    """Start a Firefox without a window, with a profile of its own."""
    with TemporaryDirectory() as profile:
        command = (program, "--headless", "--remote-debugging-port=0", "--profile", profile)
        running = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        try:
            assert running.stderr
            lines = (LISTENING.search(line) for line in running.stderr)
            found = next(filter(None, lines), None)
            if not found:
                raise SystemExit("expected Firefox to listen, got its end")
            with connect(f"{found[1]}/session", max_size=LARGEST) as line:
                yield Firefox(line)
        finally:
            running.terminate()
            running.wait(PATIENCE)


def play(folder: Path) -> None:
    """Play a game to its end, and print how it ended and how long it took."""
    program = shutil.which("firefox") or shutil.which("firefox-esr")
    if not program:
        print("Firefox: not installed, so not tried", flush=True)
        return
    with served(folder) as (address, _), firefox(program) as page:
        began = time.monotonic()
        page.open(address)
        page.evaluate("localStorage.setItem('tinstar.guided.caboo', 'true')")
        while not (ended := page.evaluate(PLAY)):
            if time.monotonic() > began + WHOLE_GAME:
                raise SystemExit(
                    f"expected a game that ends, got after {WHOLE_GAME} s: {told(page)}"
                )
            time.sleep(0.1)
        took = time.monotonic() - began
        browser = page.evaluate("navigator.userAgent")
        print(f"{browser}: a whole game in {took:.0f} s: {' '.join(ended.split())[:100]}")


def told(page: Firefox) -> str:
    """Return the beginning of what the page says."""
    return str(page.evaluate("document.body.innerText"))[:500]


if __name__ == "__main__":
    play(Path(sys.argv[1]))
