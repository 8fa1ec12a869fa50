"""Start a new game: copy the project in `starter` under another name."""

import keyword
import shutil
import tempfile
from importlib.util import find_spec
from pathlib import Path

from tinstar.errors import BadOption
from tinstar.games import available
from tinstar.games.outside import NAME

STARTER = Path(__file__).parents[1] / "starter"
ITS_NAME = "tinsel"


def write(name: str, out: Path) -> Path:
    """Write a playable game of that name to a new folder in `out`.

    If this is impossible, raise `BadOption`.
    """
    _check(name)
    folder = out / name
    if not out.is_dir():
        raise BadOption(f"--out: expected a folder that exists, got {str(out)!r}")
    if folder.exists():
        raise BadOption(f"expected a folder that does not exist yet, got {str(folder)!r}")
    try:
        with tempfile.TemporaryDirectory(dir=out) as half:
            made = Path(half) / name
            made.mkdir()
            for source in files():
                _copy(source, made, name)
            shutil.move(made, folder)  # write everything or nothing
    except OSError as e:
        raise BadOption(f"--out: expected a folder to write to, got: {e}") from e
    return folder


def files() -> list[Path]:
    """Return the files of the starter project."""
    return sorted(p for p in STARTER.rglob("*") if p.is_file() and "__pycache__" not in p.parts)


def renamed(text: str, name: str) -> str:
    title = name.replace("_", " ").strip().title()
    return text.replace(ITS_NAME, name).replace(ITS_NAME.title(), title)


def _copy(source: Path, to: Path, name: str) -> None:
    target = to / renamed(source.relative_to(STARTER).as_posix(), name)
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")


def _check(name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        expected = "small letters, digits and _, beginning with a letter, 40 at the most"
        raise BadOption(f"expected a name of {expected}; got {name[:60]!r}")
    if name in available():
        raise BadOption(f"expected a name that no game has, got {name!r}")
    if find_spec(name) is not None:
        raise BadOption(f"expected a name that no installed Python module has, got {name!r}")
