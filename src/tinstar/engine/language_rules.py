"""How each language writes numbers and chooses plurals.

The facts come from Unicode CLDR 47 (https://cldr.unicode.org): the plural categories of whole
numbers, and the marks in numbers. To add a language, add its code to `MARKS` and, if its plurals
differ from those of English, to `PLURALS`.
"""

from collections.abc import Callable
from typing import NamedTuple

from tinstar.errors import BadWords

Plural = Callable[[int], str]  # gives the category of a number that is not negative


def _english(n: int) -> str:
    return "one" if n == 1 else "other"


def _spanish(n: int) -> str:
    return "one" if n == 1 else "many" if n and n % 1_000_000 == 0 else "other"


def _croatian(n: int) -> str:
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "other"


PLURALS: dict[str, Plural] = {  # all others choose as English does
    "ca es it pt-PT": _spanish,
    "fr pt": lambda n: "one" if n < 2 else _spanish(n),
    "is mk": lambda n: "one" if _croatian(n) == "one" else "other",
    "bs hr sr": _croatian,
    "be ru uk": lambda n: _croatian(n).replace("other", "many"),
    "pl": lambda n: "one" if n == 1 else "few" if _croatian(n) == "few" else "many",
    "cs sk": lambda n: "one" if n == 1 else "few" if n in (2, 3, 4) else "other",
    "lt": lambda n: "other" if _is_round(n) else "one" if n % 10 == 1 else "few",
    "lv": lambda n: "zero" if _is_round(n) else "one" if n % 10 == 1 else "other",
    "ro": lambda n: "one" if n == 1 else "few" if n == 0 or 0 < n % 100 < 20 else "other",
    "sl": lambda n: {1: "one", 2: "two", 3: "few", 4: "few"}.get(n % 100, "other"),
    "he": lambda n: {1: "one", 2: "two"}.get(n, "other"),
    "id ja ko th vi zh": lambda _n: "other",
}
MARKS = {  # between groups of three digits, and before the decimals
    "en he ja ko th zh": ",.",
    "bs ca da de el es eu gl hr id is it mk nl pt ro sl sr tr vi": ".,",
    "be bg cs eo et fi hu lt lv nb nn no pl pt-PT ru sk sq sv uk": "\N{NO-BREAK SPACE},",
    "fr": "\N{NARROW NO-BREAK SPACE},",
}


def _is_round(n: int) -> bool:
    """Return whether a number is 10, 11 to 19, 20, 30 and so on."""
    return n % 10 == 0 or 10 < n % 100 < 20


class LanguageRules(NamedTuple):
    """The rules of one language."""

    plural: Plural
    marks: str

    def category(self, n: int) -> str:
        """Return the plural category of a number, such as "one", "few" or "other"."""
        return self.plural(abs(n))

    def number(self, n: int) -> str:
        """Write a number, with a mark between groups of three digits."""
        return self.with_marks(f"{n:,}")

    def with_marks(self, text: str) -> str:
        """Replace the marks of an English number, as in 1,234.5, with those of the language."""
        return text.translate(str.maketrans(",.", self.marks))


def language_rules(language: str) -> LanguageRules:
    """Return the rules of a language. `de-AT` has those of `de`.

    If there are no rules for the language, raise `BadWords`.
    """
    for name in (language, language.partition("-")[0]):
        for languages, marks in MARKS.items():
            if name in languages.split():
                return LanguageRules(_plural(name), marks)
    raise BadWords(
        f"{language}.ftl: expected a language that has rules in tinstar/engine/language_rules.py,"
        f" got {language}; add its rules there"
    )


def _plural(name: str) -> Plural:
    return next((rule for names, rule in PLURALS.items() if name in names.split()), _english)
