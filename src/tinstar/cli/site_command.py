"""The command `site`: write a house without a server."""

import shutil
from pathlib import Path
from typing import Annotated

import typer

from tinstar.cli.shared_options import app
from tinstar.errors import BadOption

FILES = Path(__file__).parents[1] / "ui" / "site"
MARK = Path("house", "games.json")  # a file that every site has


@app.command(
    help="""Write a site: all games in a browser, without a server.

    Any host of static files can serve the folder, under any address. Everybody plays on their own
    device, against computer players, also without a network (docs/site.md).
    """
)
def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="where to write the files")],
) -> None:
    if not (FILES / MARK).is_file():
        raise BadOption(
            "site: expected the files of the site, got none; a clone builds them with"
            " `make site` (docs/site.md)"
        )
    if folder.is_file():
        raise BadOption(f"{folder}: expected a folder, got a file")
    if folder.exists() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise BadOption(f"{folder}: expected an empty folder or an older site, got other files")
    try:
        _write(folder)
    except OSError as e:
        raise BadOption(f"{folder}: expected a folder that can be written, got: {e}") from e
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    print(f"{folder}: {size / 1e6:.0f} MB. To try it:\n")
    print(f"  python3 -m http.server --directory {folder} 8000")


def _write(folder: Path) -> None:
    """Write the files. Keep files that somebody has added beside those of an older site."""
    for own in FILES.iterdir():
        if own.is_dir():
            shutil.rmtree(folder / own.name, ignore_errors=True)
    shutil.copytree(FILES, folder, dirs_exist_ok=True)
