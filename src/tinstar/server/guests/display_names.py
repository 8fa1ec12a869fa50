"""Names as people write them, that can be shown beside others and mistaken for none of them."""

from collections.abc import Iterator
from unicodedata import category, combining, name, normalize

from tinstar.match.journal_lines import JOINERS, is_printable
from tinstar.server.errors import BadOption
from tinstar.server.guests.look_alikes import look_alike, seen
from tinstar.server.schema_types import LONGEST_NAME

MOST_MARKS = 4  # on one letter, as UTS #39 says, and each once; of marks that fit any letter
MOST_ACCENTS = 2  # only so many: a pile of them covers the lines above
ALIKE = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"}  # many letters
CURSIVE = {"ARABIC", "SYRIAC", "MONGOLIAN", "NKO", "MANDAIC", "ADLAM"}  # whose letters join
NON_JOINER = "\u200c"
VIRAMA = 9  # the combining class of signs that tie letters of India together
DRESS = "\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"  # how an emoji is coloured


def checked(said: str) -> str:
    """Return the name as it may be shown; `BadOption` where it may not."""
    said = "".join(" " if category(c) == "Zs" else c for c in said)
    said = with_needed_joiners(normalize("NFC", said.strip()))
    if not 0 < len(said) <= LONGEST_NAME or not is_printable(said) or not seen(said):
        raise BadOption("name", most=LONGEST_NAME, got=repr(said[:60]))
    if most := exceeded(said):
        raise BadOption("name-marks", most=most)
    for word in said.split():
        found = sorted({s for c in word if (s := _script(c)) in ALIKE})
        if len(found) > 1:
            some = ", ".join(s.capitalize() for s in found)
            raise BadOption("name-alphabets", alphabets=some, word=word)
    return said


def same(a: str, b: str) -> bool:
    """Whether two names look the same, but for capitals and for how wide or bold they are."""
    return look_alike(a, b)


def exceeded(text: str) -> int:
    """Return how many marks a letter may have, where one has more; else 0."""
    for base, marks in _letters(text):
        accents = [m for m in marks if category(m) == "Me" or _word(m) == "COMBINING"]
        if not base or len(accents) > MOST_ACCENTS:
            return MOST_ACCENTS
        if len(marks) > MOST_ACCENTS and len(set(marks)) < len(marks):
            return MOST_ACCENTS
        if len(marks) > MOST_MARKS:
            return MOST_MARKS
    return 0


def _letters(text: str) -> Iterator[tuple[str, str]]:
    """Each letter with the marks that stand on it; the first has none where marks come first."""
    base, marks = "", ""
    for c in text:
        if category(c) in ("Mn", "Me"):
            marks += c
            continue
        if base or marks:
            yield base, marks
        base, marks = c, ""
    yield base, marks


def with_needed_joiners(text: str) -> str:
    """Return the text without those joiners that change nothing of how it is written."""
    kept = (c for i, c in enumerate(text) if c not in JOINERS or _is_needed(text, i))
    return "".join(kept)


def _is_needed(text: str, at: int) -> bool:
    """Whether the joiner is beside a virama, between letters that would join, or between two
    emoji."""
    before, after = text[:at], text[at + 1 :]
    if any(combining(c) == VIRAMA for c in before[-1:] + after[:1]):
        return True
    if text[at] == NON_JOINER:
        letters = [c for c in before if category(c) != "Mn"]
        return {_word(c) in CURSIVE for c in (*letters[-1:], *after[:1])} == {True}
    return _is_emoji(before.rstrip(DRESS)[-1:]) and _is_emoji(after[:1])


def _is_emoji(c: str) -> bool:
    return c != "" and category(c) in ("So", "Sm")


def _script(letter: str) -> str:
    """Such as LATIN; that of a wide or bold letter is found by what it stands for."""
    return _word(normalize("NFKC", letter)[:1]) if letter.isalpha() else ""


def _word(c: str) -> str:
    """Return the first word of what the character is called."""
    return name(c, "").partition(" ")[0]
