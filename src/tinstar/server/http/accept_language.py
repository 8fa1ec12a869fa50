"""Choose one of the server's languages for a client."""

import re
from collections.abc import Iterable
from pathlib import Path

from tinstar.engine.i18n import ENGLISH, languages

HERE = Path(__file__).parents[1]  # the server's message catalogues
WEIGHT = re.compile(r"[01](\.[0-9]*)?")
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
    tags = [_weighed(part) for part in accepted[:LONGEST].split(",")]
    wanted = sorted((x for x in tags if x[1] > 0), key=lambda x: x[1], reverse=True)
    return supported_language(tag for tag, _ in wanted)


def _weighed(part: str) -> tuple[str, float]:
    """Return a language tag and its weight (RFC 9110, 12.5.4). An invalid weight counts as 1."""
    tag, *parameters = (x.strip() for x in part.lower().split(";"))
    weights = (x.removeprefix("q=") for x in parameters if x.startswith("q="))
    weight = next(weights, "")
    return tag, float(weight) if WEIGHT.fullmatch(weight) else 1.0
