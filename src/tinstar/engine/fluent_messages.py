"""Fill in messages that were written in Fluent's syntax.

`fluent_source` turns a catalogue into the tuples below. A message becomes functions when it is
first said: each function takes the arguments, and returns a part of the text.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

from tinstar.engine.language_rules import language_rules
from tinstar.errors import BadWords


class Argument:
    """An argument that is neither a text nor a number. Messages insert what `format` returns."""

    __slots__ = ()

    def format(self) -> str:
        """Return the text that stands for the argument."""
        raise NotImplementedError


Arguments = Mapping[str, Any]  # texts, whole numbers and objects of `Argument`
Teller = Callable[[Arguments], str]
Value = Callable[[Arguments], Any]
NameOf = Callable[[Any, Any, str], str]  # takes the arguments of NAME


class Variable(NamedTuple):
    """`{ $name }`."""

    name: str


class Ungrouped(NamedTuple):
    """`{ NUMBER($name, useGrouping: 0) }`: a number without marks between its digits."""

    name: str


class Reference(NamedTuple):
    """`{ message }` or `{ message.form }`."""

    message: str
    form: str


class Name(NamedTuple):
    """`{ NAME($thing, $n, form: "a") }`."""

    thing: "str | Variable"
    n: "int | Variable"
    form: str


class Select(NamedTuple):
    """`{ $name -> [key] text *[default] text }`."""

    name: str
    variants: tuple[tuple[str | int, "Pattern"], ...]
    default: "Pattern"


Part = str | int | Variable | Ungrouped | Reference | Name | Select
Pattern = tuple[Part, ...]
Catalogue = dict[str, dict[str, Pattern]]  # by message and form. A message's own text is form ""


class Messages:
    """The messages of one language."""

    def __init__(self, language: str, known: Catalogue, name_of: NameOf):
        """Take all messages of the language. `name_of` is what `NAME` calls.

        If the language has messages and no rules, raise `BadWords`.
        """
        self.rules = language_rules(language if known else "en")
        self.known, self.name_of = known, name_of
        self._tellers: dict[tuple[str, str], Teller] = {}

    def say(self, message: str, about: Arguments, form: str = "") -> str:
        """Return a form of a message, or the message itself if it has no such form.

        If the message is missing or cannot be filled in, raise `BadWords`.
        """
        try:
            teller = self._tellers[message, form]
        except KeyError:
            own = form if form in self.known.get(message, ()) else ""
            teller = self._tellers[message, form] = _Compiler(self).entry(message, own)
        return teller(about)


class _Compiler:
    """Turns one message, and the messages that it contains, into functions."""

    def __init__(self, messages: Messages):
        self._messages = messages
        self._begun: list[tuple[str, str]] = []

    def entry(self, message: str, form: str) -> Teller:
        place, shown = (message, form), f"{message}.{form}" if form else message
        found = self._messages.known.get(message, {}).get(form)
        if found is None:
            raise BadWords(f"expected a message {shown}, got none")
        if place in self._begun:
            raise BadWords(f"expected a message that does not contain itself, got {shown}")
        self._begun.append(place)
        teller = self._pattern(found)
        self._begun.pop()
        return teller

    def _pattern(self, pattern: Pattern) -> Teller:
        tellers = [self._part(part) for part in pattern if not isinstance(part, str)]
        escaped = (x.replace("%", "%%") if isinstance(x, str) else "%s" for x in pattern)
        return partial(_filled, "".join(escaped), tellers)

    def _part(self, part: Part) -> Teller:
        match part:
            case Variable(name):
                return lambda about: self._shown(_given(name, about))
            case Ungrouped(name):
                return lambda about: f"{_number(name, about):d}"
            case Reference(message, form):
                return self.entry(message, form)
            case Name(thing, n, form):
                return self._name(_value(thing), _value(n), form)
            case Select():
                return self._select(part)
            case _:
                text = self._shown(part)
                return lambda _: text

    def _shown(self, value: str | int | Argument) -> str:
        if isinstance(value, str):
            return value
        return self._messages.rules.number(value) if isinstance(value, int) else value.format()

    def _name(self, thing: Value, n: Value, form: str) -> Teller:
        name_of = self._messages.name_of
        return lambda about: name_of(thing(about), n(about), form)

    def _select(self, part: Select) -> Teller:
        variants = [(key, self._pattern(pattern)) for key, pattern in part.variants]
        default, category = self._pattern(part.default), self._messages.rules.category

        def told(about: Arguments) -> str:
            value = _given(part.name, about)
            keys = (value, category(value)) if isinstance(value, int) else (value,)
            for key, variant in variants:
                if key in keys:
                    return variant(about)
            return default(about)

        return told


def _filled(template: str, tellers: list[Teller], about: Arguments) -> str:
    return template % tuple([tell(about) for tell in tellers])


def _value(part: str | int | Variable) -> Value:
    return partial(_given, part.name) if isinstance(part, Variable) else lambda _: part


def _given(name: str, about: Arguments) -> Any:
    value = about.get(name)
    if isinstance(value, (str, int, Argument)):
        return value
    raise BadWords(
        f"expected a text, a whole number, a person or a thing as ${name}, got {value!r}"
    )


def _number(name: str, about: Arguments) -> int:
    value = _given(name, about)
    if isinstance(value, int):
        return value
    raise BadWords(f"expected a whole number as ${name}, got {value!r}")
