"""Translated messages, from catalogues in Fluent's syntax.

A catalogue is a file such as `de.ftl`. Each game's folder has catalogues of the game's own
messages. This folder has the catalogues of messages that all games share. Messages are for people,
and no program parses them:

    put = { $who ->
        [you] You put { NAME($card, form: "a") } into cell { $cell }.
       *[other] { $who } puts { NAME($card, form: "a") } into cell { $cell }.
      }

- `$who` is a `Person`. The message says "you" to the reader who is that person.
- `NAME($card, form: "a")` inserts a form of a card's name, so that each language can have its own
  forms. `$card` is the id of the message that has the card's name. The form is that message's
  attribute `a`, or the message itself if it has no such attribute.
- `NAME($card, $n, form: "many")` also passes `$n` to the message that has the name.
- If a name needs further arguments, such as an owner, pass a `Thing` instead of a message id.

Numbers are written in the style of the language.

The English catalogues are complete. If another catalogue lacks a message, the English one is used.
"""

import os
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from tinstar.engine.fluent_files import read
from tinstar.engine.fluent_messages import Argument, Arguments, Catalogue, Messages
from tinstar.errors import BadOption, BadWords

ENGLISH = "en"
WHOLE = ("de", ENGLISH)  # complete languages; all others are partly translated
HERE = Path(__file__).parent
MOST = 50_000  # sentences in a cache: some 10 MB
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Z]{2})?")
OF = re.compile(r"[A-Z]|\d+")  # the seats or numbers in a mark
Say = Callable[..., str]


class _Named(NamedTuple):
    name: str
    is_you: bool = False


class Person(_Named, Argument):
    """A person in a message: a name, or "you" if the reader is that person."""

    __slots__ = ()
    __hash__ = _Named.__hash__  # sentences are cached by persons, so this must be fast

    def format(self) -> str:
        """Return the person's name."""
        return self.name

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Person):
            return tuple.__eq__(self, other)
        return self.is_you and other == "you"


class Thing(Argument):
    """A thing that a message mentions: the id of the message with the thing's name, and arguments.

    Messages insert the thing with `NAME`.
    """

    __slots__ = ("about", "message")

    def __init__(self, message: str, **about: Any):
        self.message, self.about = message, about

    def format(self) -> str:
        """Raise `BadWords`: a message may use the thing only with `NAME`."""
        raise BadWords(
            f"expected NAME(...) around the variable that stands for {self.message}, got the"
            " variable alone"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Thing) and self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[Any, ...]:
        return self.message, *self.about.items()


class Tongue:
    """The texts of one language: the shared catalogue and, if given, the catalogue of one game."""

    def __init__(self, language: str, folders: Sequence[Path], behind: "Tongue | None" = None):
        self.language, self._behind = language, behind
        known: Catalogue = {}
        for folder in folders:
            known |= read(folder / f"{language}.ftl")
        self._messages = Messages(language, known, self._name)
        self.say: Say = lru_cache(MOST)(self._say)
        self._marks: dict[str, str] = {}

    def knows(self, message: str) -> bool:
        """Return whether this language's own catalogues have the message, English ones aside."""
        return message in self._messages.known

    def _say(self, message: str, /, **about: Any) -> str:
        """Return a message with its arguments filled in.

        Arguments are texts, integers, `Person`s or `Thing`s. If English does not have the message
        either, or an argument is missing, this raises `BadWords`.
        """
        return self._form_of(message, "", about)

    def told(self, text: str, *about: object) -> str:
        """Translate an English text from a game's declarations, such as the text of an option.

        `about` gives the id of the message: "option", "passing", "if_stuck" stand for
        `option-passing-if-stuck`. If this language lacks that message, return `text` unchanged.
        """
        message = "-".join(map(str, about)).lower().replace("_", "-")
        return self.say(message) if self.knows(message) else text

    def listed(self, texts: Iterable[str]) -> str:
        """Join texts, as in "one, two and three"."""
        *most, last = [*texts] or [""]
        return self.say("list", most=", ".join(most), last=last) if most else last

    def mark(self, word: str) -> str:
        """Return the name of a mark on a piece or seat. If no message has a name, return the mark.

        Seat letters and numbers in the mark are passed to the message as `$of`. So the mark "known
        to A B" is named by the message `mark-known-to`, with `$of` = "A B".
        """
        try:
            return self._marks[word]
        except KeyError:
            if len(self._marks) >= MOST:
                self._marks.clear()
            name = self._marks[word] = self._called(word)
            return name

    def _called(self, word: str) -> str:
        words = word.split()
        of = " ".join(w for w in words if OF.fullmatch(w))
        message = "-".join(["mark", *(w for w in words if not OF.fullmatch(w))])
        known = self.knows(message) or (self._behind and self._behind.knows(message))
        return self.say(message, of=of) if known else word

    def _form_of(self, message: str, form: str, about: Arguments) -> str:
        try:
            return self._messages.say(message, about, form)
        except BadWords as e:
            if self._behind:
                return self._behind._form_of(message, form, about)
            raise BadWords(f"{self.language}.ftl: message {message}: {e}") from e

    def _name(self, thing: Any, n: Any, form: str) -> str:
        if isinstance(thing, Thing):
            return self._form_of(thing.message, form, {"n": n} | thing.about)
        return self._form_of(str(thing), form, {"n": n})


@cache
def tongue(folder: Path, language: str = ENGLISH) -> Tongue:
    """Return a language, with the shared messages and the messages in a game's folder.

    If the language lacks a message, the English message is used.
    """
    behind = None if language == ENGLISH else tongue(folder)
    return Tongue(language, [HERE, folder] if folder != HERE else [HERE], behind)


@cache
def languages(folder: Path = HERE) -> tuple[str, ...]:
    """Return the languages that have a catalogue in this folder, sorted."""
    found = (file.stem for file in folder.glob("*.ftl"))
    return tuple(sorted(name for name in found if LANGUAGE.fullmatch(name)))


def chosen_language(language: str | None) -> str:
    """Return the language that was requested.

    Without a request, return the machine's language, or English if Tinstar lacks that language.
    Raises `BadOption` if the requested language is unknown.
    """
    known = languages()
    if language is not None and language not in known:
        raise BadOption(f"--language: expected {' or '.join(known)}, got {language!r}")
    told = (os.environ.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    found = language or next(filter(None, told), "")[:2]
    return found if found in known else ENGLISH
