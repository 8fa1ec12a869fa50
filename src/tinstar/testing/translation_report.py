"""How complete each language is: `python -m tinstar.testing.translation_report [LANGUAGE]`."""

import sys
from collections.abc import Iterator
from pathlib import Path

from tinstar.engine import i18n
from tinstar.engine.i18n import ENGLISH, languages
from tinstar.errors import BadWords
from tinstar.games import ours, rules
from tinstar.lab.experiments import setting_in_words as lab
from tinstar.match import seat_changes
from tinstar.server.errors import REFUSALS
from tinstar.server.http import accept_language
from tinstar.server.sending import message_text
from tinstar.testing import error_message_check
from tinstar.testing.contract.promise import Broken
from tinstar.testing.contract.translations import catalogue, expect_readable, missing, wrong
from tinstar.ui.terminal import terminal_language

PAGE = Path(__file__).parents[3] / "web" / "src"  # in a checkout only


def page(source: Path = PAGE) -> dict[str, Path]:
    """Return the folders of the web page's sources that have catalogues, by their names."""
    found = sorted(file.parent for file in source.rglob(f"{ENGLISH}.ftl"))
    return {f"the page, {folder.relative_to(source).as_posix()}": folder for folder in found}


def speakers() -> dict[str, Path]:
    """Map each part of the project that has catalogues to the folder of these catalogues."""
    games = {name: rules(name).folder for name in ours()}
    house = {
        "the table": seat_changes.HERE,
        "the house": accept_language.HERE,
        "its refusals": REFUSALS,
    }
    house |= {
        "its notices": message_text.HERE,
        "the terminal": terminal_language.HERE,
        "the lab": lab.HERE,
    }
    return {"all games": i18n.HERE, **house, **games, **page()}


def report(language: str | None = None) -> Iterator[str]:
    """Yield a line for each catalogue. With `language`, yield a line for each message it lacks.

    The report also names unfinished languages, which nobody can choose yet.
    """
    known = speakers()
    for who, folder in known.items():
        gate = known["the page, shared"] if who.startswith("the page") else i18n.HERE
        for each in [language] if language else languages(folder):
            if each == ENGLISH:
                continue
            try:
                if gate is i18n.HERE:
                    expect_readable(folder, each)
                lacking, odd = missing(folder, each), list(wrong(folder, each))
            except (BadWords, Broken) as e:
                yield f"{who}: {e}"
                continue
            whole = len(catalogue(folder, ENGLISH))
            yield f"{who}, {each}: {whole - len(lacking)} of {whole} messages"
            yield from (f"  {fault}" for fault in odd)
            if whole > len(lacking) and each not in languages(gate):
                yield f"  nobody can choose it: {gate.name} has no {each}.ftl"
            if language:
                yield from (f"  {name} is missing" for name in lacking)


def unsaid() -> Iterator[str]:
    """Yield the names of refusals without a message, and of messages that no refusal uses."""
    yield from (f"its refusals: {fault}" for fault in error_message_check.unsaid())


if __name__ == "__main__":
    for line in (*report(*sys.argv[1:2]), *unsaid()):
        print(line)
