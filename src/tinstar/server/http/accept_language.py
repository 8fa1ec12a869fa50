"""In which language somebody is spoken to: one of ours, whatever was asked for."""

from collections.abc import Iterable
from pathlib import Path

from babel import negotiate_locale
from litestar.datastructures.headers import MediaTypeHeader

from tinstar.engine.i18n import ENGLISH, languages

HERE = Path(__file__).parents[1]  # the catalogues of the server
LONGEST = 200  # characters of a header that are looked at


def supported_language(wanted: Iterable[str]) -> str:
    """The first of these that we have a catalogue of, `de-AT` as `de`; English where there is
    none."""
    known = {language.lower(): language for language in languages()}
    found = negotiate_locale(map(str.lower, wanted), list(known), sep="-") or ""
    return known.get(found.lower(), ENGLISH)


def preferred_language(accepted: str) -> str:
    """The language that an `Accept-Language` would like best; English where it says nothing that
    can be understood."""
    try:
        asked = [MediaTypeHeader(part) for part in accepted[:LONGEST].split(",")]
        asked = sorted(asked, key=lambda x: x.priority[0], reverse=True)
    except (ValueError, OverflowError):  # a quality of inf
        return ENGLISH
    return supported_language(x.maintype for x in asked if x.priority[0] > 0)
