"""Plain lines in and out, for pipes and screen readers."""

import sys
from typing import TextIO

from tinstar.errors import TinstarError
from tinstar.presentation.scene import Scene, offered, primer
from tinstar.presentation.scene_as_text import rule_lines, table_lines
from tinstar.ui.terminal.match_series import Sitting, farewell
from tinstar.ui.terminal.terminal_language import language, say

COMMANDS = {  # as typed, with the message that explains it
    "moves": "command-moves",
    "hint": "command-hint",
    "table": "command-table",
    "rules [CLAUSE]": "command-rules",
    "help": "command-help",
    "quit": "command-quit",
}


class Left(Exception):
    """Raised when the person leaves or the input ends."""


class Plain:
    """A match that a person plays by typing and reading lines."""

    def __init__(self, sitting: Sitting, lines: TextIO | None = None, out: TextIO | None = None):
        self.sitting = sitting
        self.session = sitting.next_session()
        self._lines = lines or sys.stdin
        self._out = out or sys.stdout

    def run(self) -> None:
        """Play until the person leaves."""
        game = self.session.game
        self.say(say("welcome", title=game.rules.title), *primer(game, language()))
        try:
            while True:
                self.play_match()
                if self.session.is_daily:
                    raise Left
                self.once_more()
        except Left:
            self.say(*farewell(self.session))
        except KeyboardInterrupt:
            self.say("", *farewell(self.session))
            raise
        finally:
            self.session.match.close()

    def play_match(self) -> None:
        while True:
            for told in self.session.play_on():
                self.say(*(e.text for e in told.events if e.text))
            now = self.session.scene()
            if now.ending:
                return
            self.say(*table_lines(now, self.session.tongue), now.prompt)
            self.choose(now)

    def choose(self, now: Scene) -> None:
        """Read lines until one of them is a move."""
        while True:
            line = self.read()
            try:
                if not self.command(line, now):
                    told = self.session.answer(self.session.understand(line, now))
                    self.say(*(e.text for e in told.events if e.text))
                    return
            except TinstarError as e:
                self.say(str(e))

    def command(self, line: str, now: Scene) -> bool:
        """Run a command that is not a move.

        Returns False if the line is no command, so that it must be a move.
        """
        word, _, rest = line.partition(" ")
        if word == "moves":
            choices = enumerate(offered(now.choices), 1)
            self.say(*(f"{i}. {c.text}. ({c.notation})" for i, c in choices))
        elif word == "hint" and self.session.is_daily:
            self.say(say("no-hints"))
        elif word == "hint":
            choice = self.session.advise(now)
            self.say(say("would", move=choice.text, notation=choice.notation))
        elif word == "table":
            self.say(*table_lines(now, self.session.tongue), now.prompt)
        elif word == "rules":
            self.say(*rule_lines(self.session.game.rules, language(), rest.strip()))
        elif word == "help":
            self.say(*primer(self.session.game, language()), *command_lines())
        elif word:
            return False
        return True

    def once_more(self) -> None:
        """After the end of a match, let the person start another one or leave."""
        self.say(say("again-or-quit"))
        while (line := self.read()) != "again":
            self.say(say("not-again-or-quit", got=repr(line)))
        self.say(*farewell(self.session))
        self.session = self.sitting.next_session()

    def read(self) -> str:
        line = self._lines.readline()
        words = line.split()
        if not line or words == ["quit"]:
            raise Left
        return " ".join(words)

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self._out)
        self._out.flush()


def command_lines() -> list[str]:
    """Return the help on what may be typed."""
    width = max(map(len, COMMANDS)) + 3
    return [say("how-to-move"), *(f"{c.ljust(width)}{say(m)}" for c, m in COMMANDS.items())]
