"""A simulated person at a browser: their actions, and all that was sent to them."""

import json
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import BrowserContext, Error, Locator, WebSocket, expect

import tinstar

PATIENCE = 60_000  # milliseconds, for busy machines
MOST_MOVES = 600
COMPILING = 150_000  # a search may first have to be compiled
# Common elements are found by text: finding roles is slower.
ASKED = "[aria-label='What you can do now']"
CONTINUE = re.compile(r"^\s*(Continue\b(?! to)|I have looked)")


class Person:
    """A browser context: cookies, a page, and everything received."""

    def __init__(self, context: BrowserContext, address: str):
        self.context = context
        self.address = address
        self.frames: list[dict[str, Any]] = []  # messages of the live connection, in order
        self.bodies: list[str] = []  # all other responses of the server
        self.troubles: list[str] = []  # errors of the page itself
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("websocket", self._listen)
        self.page.on("response", lambda r: self._keep(r) if "/api/" in r.url else None)
        self.page.on("pageerror", lambda e: self.troubles.append(str(e)))

    def _listen(self, live: WebSocket) -> None:
        live.on("framereceived", lambda raw: self.frames.append(json.loads(raw)))

    def _keep(self, response: Any) -> None:
        if "json" in response.headers.get("content-type", ""):
            with suppress(Error):  # the page was left before the response was complete
                self.bodies.append(response.text())

    # --- the house -------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def post(self, path: str, body: object) -> Any:
        """POST to the server as the page would, with its cookie."""
        headers = {"Origin": self.address}
        answer = self.context.request.post(self.address + path, data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.context.request.get(self.address + path)
        assert answer.ok, answer.text()
        return answer.json()

    def sit_down(self, *chairs: str, game: str = "calaboose", **more: Any) -> str:
        """Set a table with these chairs, such as "me" or "computer", and start it if it is full."""
        wanted = [_chair(who) for who in chairs]
        table = self.post("/api/tables", {"game": game, "chairs": wanted, "pace": 0, **more})
        if "friend" not in chairs:
            self.post(f"/api/tables/{table['id']}/start", {})
        return table["id"]

    def joins(self, host: "Person", table: str, name: str) -> None:
        """Take a seat over HTTP, by the host's link."""
        invitation = host.get(f"/api/tables/{table}/links")["invitation"]
        self.post(f"/api/tables/{table}/join", {"invitation": invitation, "name": name})

    def at_a_table(self, game: str, *others: str, **more: Any) -> str:
        """Open a table of Jane's and wait until she is to act."""
        table = self.sit_down("me=Jane", *others, game=game, **more)
        self.go(f"/t/{table}")
        self.wait_until_asked()
        return table

    # --- the table -------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.locator(ASKED)

    @property
    def table(self) -> Locator:
        return self.page.get_by_role("region", name="The table")

    @property
    def over(self) -> Locator:
        """The button that appears when the game is over."""
        return self.page.locator("button", has_text="How it ended")

    @property
    def is_over(self) -> bool:
        return self.over.count() > 0

    def skip_the_guide(self) -> None:
        """Turn the guide off, as for a person who has played before."""
        played = "for (const game of GAMES) localStorage.setItem('tinstar.guided.' + game, 'true')"
        self.context.add_init_script(played.replace("GAMES", json.dumps(tinstar.available())))

    def moves(self) -> list[str]:
        """Return all legal moves as sentences. While other players are to act, return none."""
        listed = self.page.locator("details.all li button")
        return listed.all_text_contents()

    def choose(self, text: str) -> None:
        """Choose from the list of all moves."""
        self.page.evaluate("document.querySelector('details.all').open = true")
        self.page.locator("details.all li button").filter(has_text=exactly(text)).click()
        sure = self.page.locator("button", has_text="Do it")
        if sure.count():
            sure.click()

    def play(self, rng: random.Random) -> bool:
        """Make a random move, if it is this person's turn."""
        moves = self.moves()
        if moves:
            self.choose(rng.choice(moves))
        return bool(moves)

    def go_on(self) -> None:
        """Confirm a round's result, if the table waits for that."""
        on = self.prompt.locator("button", has_text=CONTINUE)
        on.evaluate_all("found => found.forEach((button) => button.click())")

    def wait_until_asked(self) -> None:
        """Wait until it is this person's turn. A first look at the own cards ends at once."""
        asked, looked = self.page.locator("details.all"), self.page.locator("button.looked")
        expect(asked.or_(looked).first).to_be_attached()
        self.go_on()
        expect(asked).to_be_attached()

    def leave_the_table(self) -> None:
        """Leave a table where others play, from the open list of players."""
        leave = self.page.get_by_role("button", name="Leave the table")
        leave.click()
        self.page.get_by_role("group", name="Leave this table?").get_by_role(
            "button", name="Leave the table"
        ).click()

    def wait_until(self, so: Callable[[], bool]) -> None:
        """Wait until received messages fulfil a condition: a tap reaches the page with a delay."""
        until = time.monotonic() + PATIENCE / 1000
        while not so():
            assert time.monotonic() < until, f"expected it within {PATIENCE // 1000} s: {so}"
            self.page.wait_for_timeout(20)

    # --- messages received -----------------------------------------------------------------------

    def scenes(self) -> list[dict[str, Any]]:
        return [m for m in self.frames if m["type"] == "frame"]

    @property
    def scene(self) -> dict[str, Any]:
        """The last scene received."""
        return self.scenes()[-1]["scene"]


def play_on(company: list[Person], rng: random.Random, moves: int = MOST_MOVES) -> None:
    """Let every person who is to act make a move, for `moves` moves or to the end."""
    while moves and not all(person.is_over for person in company):
        played = sum(person.play(rng) for person in company if not person.is_over)
        for person in company:
            person.go_on()
        moves -= min(moves, played)
        if not played:
            company[0].page.wait_for_timeout(20)


def exactly(text: str) -> re.Pattern[str]:
    return re.compile(f"^{re.escape(text)}$")


def _chair(who: str) -> dict[str, str]:
    """ "me", "friend", a name such as "me=Lefty", or a kind of computer player."""
    kind, _, name = who.partition("=")
    if kind in ("me", "friend"):
        return {"who": kind, "name": name}
    return {"who": "computer", "kind": kind}
