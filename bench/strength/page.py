"""Write the tables of docs/strength.md row by row, and find the rows that are up to date."""

from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "strength.md"
GAMES = ROOT / "src" / "tinstar" / "games"
# their change makes rows stale
OF_GAME = "net.bin", "edition.toml", "variants.toml", "considerate_net.bin"
MADE_OF = "made of"  # the last column: the digest of those files

Row = tuple[str, ...]


def line(row: Row) -> str:
    return f"| {' | '.join(row)} |\n"


def put(section: str, head: Row, row: Row) -> None:
    """Write one row to its place on the page, with the digest of its inputs.

    Other rows stay if the columns are unchanged.
    """
    head, row = (*head, MADE_OF), (*row, digest(row[0]))
    before, earlier, after = _parted(section)
    kept = [r for r in earlier[1:] if earlier[0] == head and key(head, r) != key(head, row)]
    rows = sorted([*kept, row], key=lambda r: key(head, r))
    lines = "".join(map(line, [head, ("---",) * len(head), *rows]))
    PAGE.write_text(f"{before}\n{lines}\n{after}", encoding="utf-8")


def up_to_date(section: str, head: Row) -> set[Row]:
    """Return the keys of rows that match the game's current net, numbers and variants.

    If the columns have changed, no row matches. A changed player is not noticed: use `--again`.
    """
    found, *rows = _parted(section)[1] or [()]
    if found != (*head, MADE_OF):
        return set()
    return {key(head, row) for row in rows if row[-1] == digest(row[0])}


def key(head: Row, row: Row) -> Row:
    """Return the key of a row: a game, and the number of seats if the table has that column."""
    return row[: 2 if head[1] == "seats" else 1]


def digest(name: str) -> str:
    """Return a digest of the relevant files of a game: eight hexadecimal digits."""
    files = (GAMES / name / file for file in OF_GAME)
    read = b"".join(file.read_bytes() for file in files if file.exists())
    return blake2b(read, digest_size=4).hexdigest()


def _parted(section: str) -> tuple[str, list[Row], str]:
    """Return the page before a section's table, the head and rows, and the page after it."""
    begin, end = f"<!-- {section} -->\n", f"<!-- end of {section} -->"
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    table, _, after = rest.partition(end)
    lines = [text for text in table.splitlines() if text.startswith("|")]
    rows = [tuple(cell.strip() for cell in text.split("|")[1:-1]) for text in lines]
    return before + begin, rows[:1] + rows[2:], end + after
