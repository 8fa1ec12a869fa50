"""Names that can be shown beside others and mistaken for none of them."""

import unicodedata

from tinstar.server.errors import BadOption
from tinstar.server.messages.terms import LONGEST_NAME

MOST_MARKS = 2  # accents and the like on one letter; a pile of them covers the lines above
ALIKE = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"}  # many letters


def checked(name: str) -> str:
    """The name as it may be shown; `BadOption` where it may not."""
    name = unicodedata.normalize("NFC", name.strip())
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        raise BadOption("name", most=LONGEST_NAME, got=repr(name[:60]))
    if most_marks(name) > MOST_MARKS:
        raise BadOption("name-marks", most=MOST_MARKS)
    for word in name.split():
        found = sorted({s for c in word if (s := _script(c)) in ALIKE})
        if len(found) > 1:
            some = ", ".join(s.capitalize() for s in found)
            raise BadOption("name-alphabets", alphabets=some, word=word)
    return name


def same(a: str, b: str) -> bool:
    """Whether two names look the same, but for capitals and for how wide or bold they are."""
    return _plain(a) == _plain(b)


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def most_marks(name: str) -> int:
    """How many marks stand on one letter; too many where they stand on none."""
    most, marks = 0, MOST_MARKS
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        most = max(most, marks)
    return most


def _script(letter: str) -> str:
    """The first word of what the letter is called, such as LATIN; that of a wide or bold one
    is found by what it stands for."""
    plain = unicodedata.normalize("NFKC", letter)[:1]
    return unicodedata.name(plain, "").partition(" ")[0] if letter.isalpha() else ""
