"""Display names: check whether a name may be shown, and whether two names look alike."""

from collections.abc import Iterator
from unicodedata import category, combining, name, normalize

from tinstar.match.journal_lines import JOINERS, is_printable
from tinstar.server.errors import BadOption
from tinstar.server.guests.look_alikes import look_alike, seen
from tinstar.server.schema_types import LONGEST_NAME

MOST_MARKS = 4  # distinct marks on one letter, the limit of UTS #39
MOST_ACCENTS = 2  # of these, marks that fit any letter: a pile of them covers the lines above
# scripts with many similar letters
ALIKE = {"LATIN", "GREEK", "CYRILLIC", "ARMENIAN", "CHEROKEE", "COPTIC", "LISU"}
CURSIVE = {"ARABIC", "SYRIAC", "MONGOLIAN", "NKO", "MANDAIC", "ADLAM"}  # scripts whose letters join
NON_JOINER = "\u200c"
VIRAMA = 9  # combining class of signs that join letters of Indic scripts
# variation and skin-tone modifiers of emoji
DRESS = "\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff"


def checked(said: str) -> str:
    """Return the normalized name. Raise `BadOption` if the name may not be shown."""
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
    """Return whether two names look the same, regardless of case, width and weight."""
    return look_alike(a, b)


def exceeded(text: str) -> int:
    """Return 0 if no letter of the text has too many marks, such as accents.

    If a letter has too many, return how many are allowed.
    """
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
    """Yield each letter with its marks.

    If the text begins with marks, these marks come with an empty letter.
    """
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
    """Return the text with only those joiners that change how it looks."""
    kept = (c for i, c in enumerate(text) if c not in JOINERS or _is_needed(text, i))
    return "".join(kept)


def _is_needed(text: str, at: int) -> bool:
    """Return whether the joiner changes how the text looks.

    A joiner is needed beside a virama, between letters that would join, and between two emoji.
    """
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
    """Return the script of a letter, such as LATIN.

    Wide and bold letters belong to the script of the plain letter.
    """
    return _word(normalize("NFKC", letter)[:1]) if letter.isalpha() else ""


def _word(c: str) -> str:
    """Return the first word of the character's Unicode name."""
    return name(c, "").partition(" ")[0]
