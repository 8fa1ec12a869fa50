"""Somebody who has never read the rules: reads what is asked, and chooses by the words alone."""

import random
import re

from playwright.sync_api import Locator, expect

from tests.browser.person import Person

LIT = ".grip.open, .lit > .aim"  # what may be pointed at on the table
ASKED = ".yours, .shouting"  # the bar, while it asks this person
PRESSED = "[aria-label='What is asked'] button:not(.step, .size)"
GESTURES = 12  # for one answer, with a change of mind now and then
WORDS = re.compile(r"\w")


class Newcomer:
    """Plays by the page's own prompts: the question, its buttons, and the labels of what is lit."""

    def __init__(self, person: Person, seed: int):
        self.person = person
        self.page = person.page
        self.rng = random.Random(seed)
        self.read: list[str] = []  # every label that was chosen

    def play(self, answers: int) -> None:
        """So many answers, or to the end."""
        for _ in range(answers):
            self._until_asked()
            if self.person.is_over:
                return
            self._answer()

    def _until_asked(self) -> None:
        """Having read how each round came out."""
        over = self.page.get_by_role("button", name="How it ended")
        on = self.person.prompt.get_by_role("button", name="On", exact=True)
        anything = self.page.locator(ASKED).or_(over).or_(on)
        expect(anything.first).to_be_attached()
        while on.count():
            self.person.go_on()
            expect(anything.first).to_be_attached()

    def _answer(self) -> None:
        """Points and presses until the question is another one."""
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
        return self._at() != asked[1] or not self.page.locator(ASKED).count()

    def _offered(self) -> list[Locator]:
        """What can be pressed now, the narrower first: a question of yes and no, what has opened
        beside the table, where to lay what is in hand; else the bar and all that is lit."""
        anything = self.page.locator(f"{PRESSED}, {LIT}")
        expect(anything.first, f"something to do about {self._question()}").to_be_attached()
        for group in ("dialog[open] button", ".beside button"):
            if found := self._all(group):
                return found
        if self._all(".piece.held") and (found := self._all(".lit > .aim")):
            return found
        return [*self._all(PRESSED), *self._all(LIT)]

    def _all(self, selector: str) -> list[Locator]:
        return [one for one in self.page.locator(selector).all() if one.is_visible()]

    def _choose(self, offered: list[Locator], tried: list[str]) -> None:
        """Rather what it has not tried yet for this answer: nobody says "Not yet" for ever."""
        assert offered, f"expected something to be seen that may be done about {self._question()}"
        labels = [self._label(one) for one in offered]
        new = [at for at, label in enumerate(labels) if label not in tried]
        at = self.rng.choice(new or range(len(offered)))
        self.read.append(labels[at])
        offered[at].dispatch_event("click")

    def _label(self, one: Locator) -> str:
        said = one.get_attribute("aria-label") or one.inner_text()
        assert WORDS.search(said), f"expected words, got {one.evaluate('e => e.outerHTML')}"
        return said
