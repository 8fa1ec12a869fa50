"""Take pictures of the page, at a server of its own.

`python -m web.pictures FOLDER` takes every screen at three sizes, in light and dark. Look at them
when the page has changed: `index.html` in the folder has all pictures of a screen side by side.

`python -m web.pictures --manual` takes a table of each game into docs/pictures, which the README
and the manual show (`make pictures`).
"""

import argparse
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page

import tinstar
from tests import programs
from tests.browser.conftest import ServerProcess, launch, settings
from tests.browser.person import Person
from tests.browser.screens import MORE, SCREENS, at

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
THEMES = ("light", "dark")
MANUAL = Path(__file__).parents[1] / "docs" / "pictures"
UNDER_WAY = {"rin_tin_tin": 6}  # own actions after which a table of the manual is shown
USUAL = 12


def visitor(browser: Browser, server: str) -> Person:
    context = browser.new_context(locale="en-US", reduced_motion="reduce", service_workers="block")
    context.add_init_script(settings(name="Wyatt", speed=0))
    person = Person(context, server)
    person.skip_the_guide()
    return person


def shoot(page: Page, folder: Path, name: str) -> None:
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.mouse.move(0, 0)  # off the cards, so that no tooltip appears
            page.wait_for_timeout(250)  # for loading and animations to finish
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")


def for_the_manual(browser: Browser, server: str) -> None:
    """Take a table of each game under way, at desktop size."""
    MANUAL.mkdir(exist_ok=True)
    for game in tinstar.available():
        person = visitor(browser, server)
        person.page.set_viewport_size({"width": 1440, "height": 900})
        person.page.emulate_media(color_scheme="dark")
        at(game, 4, UNDER_WAY.get(game, USUAL))(person)
        person.page.wait_for_timeout(400)
        path = MANUAL / f"{game}.jpg"
        person.page.screenshot(path=path, type="jpeg", quality=55)
        print(f"{path.name}: {path.stat().st_size >> 10} KB", flush=True)
        person.context.close()


def sheet(folder: Path, names: list[str]) -> None:
    """One page with everything, a row for each screen."""
    shots = [f"{size}-{theme}" for size in SIZES for theme in THEMES]
    rows = [
        f"<h2>{name}</h2>" + "".join(f'<img height="400" src="{name}-{s}.png">' for s in shots)
        for name in names
    ]
    (folder / "index.html").write_text("\n".join(rows), encoding="utf-8")


def every_screen(browser: Browser, server: str, folder: Path, only: str) -> None:
    """Take the screens whose names contain `only`."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [s for s in (*SCREENS, *MORE) if only in s.__name__]
    for screen in wanted:
        person = visitor(browser, server)
        start = time.perf_counter()
        screen(person)
        shoot(person.page, folder, screen.__name__)
        print(f"{screen.__name__}: {time.perf_counter() - start:.1f} s", flush=True)
        person.context.close()
    sheet(folder, [s.__name__ for s in wanted])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m web.pictures", description=__doc__)
    parser.add_argument("folder", type=Path, nargs="?", help="where all screens are put")
    parser.add_argument("--manual", action="store_true", help="only those of README and manual")
    parser.add_argument("--only", default="", help="screens whose names contain this")
    given = parser.parse_args()
    if not given.folder and not given.manual:
        parser.error("expected a folder or --manual")
    with TemporaryDirectory() as database, programs.playwright() as playwright:
        server = ServerProcess(Path(database))
        try:
            browser = launch(playwright.chromium)
            if given.manual:
                for_the_manual(browser, server.address)
            else:
                every_screen(browser, server.address, given.folder, given.only)
            browser.close()
        finally:
            server.close()


if __name__ == "__main__":
    main()
