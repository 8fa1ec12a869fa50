"""Rename a player in a journal, for example because the player's data must be deleted.

The match stays the same, but each line gets a new digest. So the digests no longer match older
copies of the journal.
"""

from collections.abc import Collection, Iterable, Mapping

from msgspec.structs import replace

from tinstar.match.journal_lines import Chair, Header, Line, sealed, unsealed


def renamed(
    lines: Iterable[bytes], gone: Mapping[int, Collection[str]], name: Mapping[int, str]
) -> list[bytes]:
    """Return the journal's lines with a player renamed.

    `gone` maps each seat to the old names, and `name` maps each seat to the new name.
    """

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
