"""A journal in which somebody is called otherwise, as when their name is to be forgotten.

Nothing else changes: each line is chained to the one before anew, and the match is what it was.
Whoever keeps an older copy of the journal has one with other digests.
"""

from collections.abc import Collection, Iterable, Mapping

from msgspec.structs import replace

from tinstar.match.journal_lines import Chair, Header, Line, sealed, unsealed


def renamed(
    lines: Iterable[bytes], gone: Mapping[int, Collection[str]], name: Mapping[int, str]
) -> list[bytes]:
    """The lines of the same journal, where those names are `gone` from those seats, and another
    `name` stands there."""

    def called(seat: int, now: str) -> str:
        return name[seat] if now in gone.get(seat, ()) else now

    digest, found = "", list[bytes]()
    for raw in lines:
        line: Line = unsealed(raw)
        if isinstance(line, Header):
            seats = [replace(s, name=called(i, s.name)) for i, s in enumerate(line.seats)]
            line = replace(line, seats=seats)
        elif isinstance(line, Chair):
            line = replace(line, name=called(line.seat, line.name))
        raw, digest = sealed(digest, line)
        found.append(raw)
    return found
