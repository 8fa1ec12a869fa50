"""Vocabularies: the words by which scenes name marks, zones, counters and places.

A game declares these words as `StrEnum`s. TypeScript types for the page are generated from them, so
neither side can misspell a word. A word may have parameters in braces, which `format` fills in:
`{seat}` is the letter of a seat, and `{number}` is a number. The game declares the values of all
other parameters.
"""

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cached_property

from tinstar.engine.actions import LETTERS
from tinstar.presentation.scene import Scene

PARAMETER = re.compile(r"\{(\w+)\}")


class NoWord(StrEnum):
    """An empty vocabulary, for a scene that has no words of one kind."""


@dataclass(frozen=True, kw_only=True)
class Vocabulary:
    """All words of a game's scenes, by the kind of thing that they name.

    `values` has the possible values of parameters other than `seat` and `number`.
    """

    zones: type[StrEnum]
    places: type[StrEnum]
    marks: type[StrEnum] = NoWord
    counters: type[StrEnum] = NoWord
    values: Mapping[str, Collection[str]] = field(default_factory=dict)

    @cached_property
    def _patterns(self) -> dict[str, re.Pattern[str]]:
        kinds = {"mark": self.marks, "zone": self.zones, "counter": self.counters}
        return {
            kind: re.compile("|".join(map(self._pattern, words)) or "(?!)")
            for kind, words in (kinds | {"place": self.places}).items()
        }

    def _pattern(self, word: StrEnum) -> str:
        known = {"seat": LETTERS, **self.values}
        parts = PARAMETER.split(word)
        literal, parameters = map(re.escape, parts[::2]), parts[1::2]
        found = [next(literal)]
        for name, text in zip(parameters, literal, strict=True):
            values = "|".join(map(re.escape, known[name])) if name in known else r"\d+"
            found.append(f"(?:{values}){text}")
        return "".join(found)

    def undeclared(self, scene: Scene) -> Iterator[str]:
        """Yield each word of a scene that is not in the vocabulary, as in `mark "shwon"`."""
        places = [place for zone in scene.zones for place in zone.places]
        pieces = [piece for place in places for piece in place.pieces]
        counters = [*scene.counters, *(c for seat in scene.seats for c in seat.counters)]
        used = {
            "mark": {mark for marked in (*pieces, *scene.seats) for mark in marked.marks},
            "zone": {zone.kind for zone in scene.zones},
            "counter": {counter.kind for counter in counters if counter.kind},
            "place": {place.id for place in places},
        }
        for kind, words in used.items():
            for word in sorted(words):
                if not self._patterns[kind].fullmatch(word):
                    yield f'{kind} "{word}"'
