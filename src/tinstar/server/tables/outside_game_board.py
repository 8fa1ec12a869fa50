"""The board style of an external game: colours and outlines from `board.json` in its folder.

The page draws its own board in these colours and outlines, so the page runs no code of the game
(docs/boards.md).
"""

from pathlib import Path

import msgspec

from tinstar.errors import BadGame
from tinstar.server.tables.catalogue_schemas import BoardStyle

FILE = "board.json"
LARGEST = 32 * 1024  # bytes


def board_in(folder: Path) -> BoardStyle | None:
    """Return the board style of a game, or None if it has no style.

    Raises `BadGame` if the style is invalid.
    """
    path = folder / FILE
    if not path.is_file():
        return None
    with path.open("rb") as file:
        raw = file.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise BadGame(f"{path}: expected at most {LARGEST} bytes, got more")
    try:
        return msgspec.json.decode(raw, type=BoardStyle)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as e:
        raise BadGame(f"{path}: expected JSON with colours and outlines of faces, got: {e}") from e
