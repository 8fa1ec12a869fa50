"""Find out whether two texts can be mistaken for each other.

Each text is reduced to a skeleton, as Unicode's UTS #39 defines it. Invisible characters are
ignored.
"""

from functools import cache, lru_cache
from pathlib import Path
from unicodedata import normalize

CONFUSABLES = Path(__file__).with_name("confusables.txt")
# Default_Ignorable_Code_Point of Unicode 17, and the blank Braille pattern.
UNSEEN = (
    (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5),
    (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800),
    (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip


def look_alike(a: str, b: str) -> bool:
    """Return whether two texts can be mistaken for each other, regardless of case."""
    return any(x == y for x, y in zip(_skeletons(a), _skeletons(b), strict=True))


def seen(text: str) -> str:
    """Return the visible part of a text, with single spaces between its words."""
    kept = (c for c in text if not any(first <= ord(c) <= last for first, last in UNSEEN))
    return " ".join("".join(kept).split())


@lru_cache(maxsize=4096)
def _skeletons(text: str) -> tuple[str, str]:
    """Return two skeletons of a text, made before and after folding it to lower case.

    Both skeletons are needed, because a capital letter can resemble another letter.
    """
    text = seen(normalize("NFKC", seen(text)))
    return _skeleton(text.casefold()), _skeleton(text).casefold()


def _skeleton(text: str) -> str:
    return normalize("NFKD", normalize("NFKD", text).translate(_prototypes()))


@cache
def _prototypes() -> dict[int, str]:
    """Return a table from each confusable character to its prototype.

    In a skeleton, the prototype replaces the character.
    """
    found: dict[int, str] = {}
    for line in CONFUSABLES.read_text(encoding="ascii").splitlines():
        if not line.startswith("#"):
            prototype, alike = ([int(x, 16) for x in side.split()] for side in line.split("<"))
            found |= dict.fromkeys(alike, "".join(map(chr, prototype)))
    return found
