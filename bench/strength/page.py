"""The tables of docs/strength.md, row by row, and which of them are up to date."""

from hashlib import blake2b
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "strength.md"
GAMES = ROOT / "src" / "tinstar" / "games"
OF_GAME = "net.bin", "edition.toml", "variants.toml"  # with any of them a game's rows grow old
MADE_OF = "made of"  # the last column: the digest of those

Row = tuple[str, ...]


def line(row: Row) -> str:
    return f"| {' | '.join(row)} |\n"


def put(section: str, head: Row, row: Row) -> None:
    """One row in its place on the page, and of what it was made. All others stay, where the
    columns are still the same."""
    head, row = (*head, MADE_OF), (*row, digest(row[0]))
    before, earlier, after = _parted(section)
    kept = [r for r in earlier[1:] if earlier[0] == head and key(head, r) != key(head, row)]
    rows = sorted([*kept, row], key=lambda r: key(head, r))
    lines = "".join(map(line, [head, ("---",) * len(head), *rows]))
    PAGE.write_text(f"{before}\n{lines}\n{after}", encoding="utf-8")


def up_to_date(section: str, head: Row) -> set[Row]:
    """What the rows of a table are about that were made of the game's net, numbers and variants as
    they are now; none, if its columns are others. That players changed is not told: `--again`."""
    found, *rows = _parted(section)[1] or [()]
    if found != (*head, MADE_OF):
        return set()
    return {key(head, row) for row in rows if row[-1] == digest(row[0])}


def key(head: Row, row: Row) -> Row:
    """What a row is about: a game, and a number of seats where each has a row."""
    return row[: 2 if head[1] == "seats" else 1]


def digest(name: str) -> str:
    """Of the files of a game that count, as far as it has them; eight digits."""
    files = (GAMES / name / file for file in OF_GAME)
    read = b"".join(file.read_bytes() for file in files if file.exists())
    return blake2b(read, digest_size=4).hexdigest()


def _parted(section: str) -> tuple[str, list[Row], str]:
    """The page up to a section's table, the head and the rows of that, and the page after it."""
    begin, end = f"<!-- {section} -->\n", f"<!-- end of {section} -->"
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(begin)
    table, _, after = rest.partition(end)
    lines = [text for text in table.splitlines() if text.startswith("|")]
    rows = [tuple(cell.strip() for cell in text.split("|")[1:-1]) for text in lines]
    return before + begin, rows[:1] + rows[2:], end + after
