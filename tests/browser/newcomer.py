"""A simulated newcomer who does not know the rules: they choose by the page's words alone."""

import random
import re
from typing import NamedTuple

from playwright.sync_api import Locator, expect

from tests.browser.person import ASKED, CONTINUE, Person

LIT = ".grip.open, .lit > .aim"  # clickable parts of the table
WAITS = ".yours, .shouting"  # the bar while this person is to act
PRESSED = f"{ASKED} button:not(.step, .size)"
SEEN = """found => found.map((e, at) => [e, at])
    .filter(([e]) => e.getClientRects().length && e.checkVisibility({ visibilityProperty: true }))
    .map(([e, at]) => [at, e.getAttribute('aria-label') || e.innerText || '', e.outerHTML])"""
GESTURES = 12  # presses for one action, with a change of mind now and then
WORDS = re.compile(r"\w")


class Offer(NamedTuple):
    """Something to press or point at, and its label."""

    what: Locator
    label: str


class Newcomer:
    """Plays by the page's own prompts: the question, its buttons, and the labels of lit parts."""

    def __init__(self, person: Person, seed: int):
        self.person = person
        self.page = person.page
        self.rng = random.Random(seed)
        self.read: list[str] = []  # every label chosen

    def play(self, answers: int) -> None:
        """Play `answers` actions, or to the end."""
        for _ in range(answers):
            self._until_asked()
            if self.person.is_over:
                return
            self._answer()

    def _until_asked(self) -> None:
        """Wait until this person is to act, confirming first looks and results of rounds."""
        on = self.person.prompt.locator("button", has_text=CONTINUE)
        anything = self.page.locator(WAITS).or_(self.person.over).or_(on)
        expect(anything.first).to_be_attached()
        while on.count():
            self.person.go_on()
            expect(anything.first).to_be_attached()

    def _answer(self) -> None:
        """Point and press until the question changes."""
        asked, before = self._question(), len(self.read)
        for _ in range(GESTURES):
            self._choose(self._offered(), self.read[before:])
            if self._gone_on(asked):
                return
        raise AssertionError(f"expected an answer to {asked}, got {self.read[-GESTURES:]}")

    def _question(self) -> tuple[str, int]:
        text = self.person.prompt.locator(".prompt").inner_text()
        assert WORDS.search(text), "expected a question in the bar"
        return text, self._at()

    def _at(self) -> int:
        return self.person.scenes()[-1]["at"]

    def _gone_on(self, asked: tuple[str, int]) -> bool:
        self.page.wait_for_timeout(30)
        return self._at() != asked[1] or not self.page.locator(WAITS).count()

    def _offered(self) -> list[Offer]:
        """Return what can be pressed now, the most specific group first.

        Such a group is a yes-or-no question, a menu beside the table, or targets for the piece in
        hand. Otherwise return the bar and all highlighted parts.
        """
        anything = self.page.locator(f"{PRESSED}, {LIT}")
        expect(anything.first, "something to do about the question").to_be_attached()
        for group in ("dialog[open] button", ".beside button"):
            if found := self._all(group):
                return found
        if self.page.locator(".piece.held").count() and (found := self._all(".lit > .aim")):
            return found
        return [*self._all(PRESSED), *self._all(LIT)]

    def _all(self, selector: str) -> list[Offer]:
        """Return all visible matches, with one query to the browser."""
        found = self.page.locator(selector)
        offers: list[Offer] = []
        for at, said, html in found.evaluate_all(SEEN):
            assert WORDS.search(said), f"expected words, got {html}"
            offers.append(Offer(found.nth(at), said))
        return offers

    def _choose(self, offered: list[Offer], tried: list[str]) -> None:
        """Choose something not yet tried for this action, or "Not yet" could repeat for ever."""
        assert offered, f"expected something to be seen that may be done about {self._question()}"
        new = [offer for offer in offered if offer.label not in tried]
        offer = self.rng.choice(new or offered)
        self.read.append(offer.label)
        offer.what.dispatch_event("click")
