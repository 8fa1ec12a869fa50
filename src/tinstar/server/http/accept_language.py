"""Choose one of the server's languages for a client."""

from collections.abc import Iterable
from pathlib import Path

from litestar.datastructures.headers import MediaTypeHeader

from tinstar.engine.i18n import ENGLISH, languages

HERE = Path(__file__).parents[1]  # the server's message catalogues
LONGEST = 200  # characters of the header that are read


def supported_language(wanted: Iterable[str]) -> str:
    """Return the first of the given languages that the server has, else English.

    `de-AT` counts as `de`.
    """
    known = {language.lower(): language for language in languages()}
    asked = (tag.lower() for tag in wanted)
    found = (known.get(tag) or known.get(tag.partition("-")[0]) for tag in asked)
    return next(filter(None, found), ENGLISH)


def preferred_language(accepted: str) -> str:
    """Return the language that an `Accept-Language` header prefers.

    Returns English if the server has none of the header's languages.
    """
    try:
        asked = [MediaTypeHeader(part) for part in accepted[:LONGEST].split(",")]
        asked = sorted(asked, key=lambda x: x.priority[0], reverse=True)
    except (ValueError, OverflowError):  # a quality of "inf" overflows
        return ENGLISH
    return supported_language(x.maintype for x in asked if x.priority[0] > 0)
