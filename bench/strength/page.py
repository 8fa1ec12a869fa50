"""The tables of docs/strength.md, row by row, and which of them are up to date."""

import re
from collections.abc import Iterator
from pathlib import Path

from bench.machine import git

PAGE = Path(__file__).parents[2] / "docs" / "strength.md"
GAMES = "src/tinstar/games"
OF_GAME = "net.bin", "edition.toml", "variants.toml"  # with any of them a game's rows grow old
NOT_YET = "0" * 40  # the commit that git names for lines that are in none

Row = tuple[str, ...]


def line(row: Row) -> str:
    return f"| {' | '.join(row)} |\n"


def put(section: str, head: Row, row: Row) -> None:
    """One row in its place on the page. All others stay, where the columns are still the same."""
    begin, end = f"<!-- {section} -->\n", f"<!-- end of {section} -->"
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    earlier, _, after = rest.partition(end)
    rows = "".join(map(line, [head, ("---",) * len(head), *merged(head, row, earlier)]))
    PAGE.write_text(f"{before}{begin}\n{rows}\n{end}{after}", encoding="utf-8")


def merged(head: Row, row: Row, earlier: str) -> list[Row]:
    """A row amid those that an earlier table has of other games, or of other numbers of seats."""
    rows = [cells(line) for line in earlier.splitlines() if line.startswith("|")]
    kept = [old for old in rows[2:] if rows[0] == head and key(head, old) != key(head, row)]
    return sorted([*kept, row], key=lambda row: key(head, row))


def cells(line: str) -> Row:
    return tuple(cell.strip() for cell in line.split("|")[1:-1])


def key(head: Row, row: Row) -> Row:
    """What a row is about: a game, and a number of seats where each has a row."""
    return row[: 2 if head[1] == "seats" else 1]


def up_to_date(section: str, head: Row) -> set[Row]:
    """What the rows of a table are about that were measured with all as it is now; none, if its
    columns are others.

    Told by git: nothing of the game that counts has changed since the commit that a row is from.
    What is in no commit yet was written just now. That players changed is not told: `--again`.
    """
    (_, found), _, *rows = [*_blamed(section), ("", ""), ("", "")]
    if cells(found) != head:
        return set()
    parted = [(commit, cells(text)) for commit, text in rows if text]
    return {key(head, row) for commit, row in parted if _is_same_since(commit, row[0])}


def _blamed(section: str) -> Iterator[tuple[str, str]]:
    """The lines of a section's table, each with the commit that it is from."""
    commit, inside = "", False
    for text in git(PAGE.parent, "blame", "--line-porcelain", "--", PAGE.name).splitlines():
        if named := re.match("[0-9a-f]{40} ", text):
            commit = named[0].strip()
        elif text.startswith("\t<!-- "):
            inside = text == f"\t<!-- {section} -->"
        elif text.startswith("\t|") and inside:
            yield commit, text[1:]


def _is_same_since(commit: str, name: str) -> bool:
    root, files = PAGE.parents[1], [f"{GAMES}/{name}/{file}" for file in OF_GAME]
    return commit == NOT_YET or not git(root, "diff", "--name-only", commit, "--", *files)
