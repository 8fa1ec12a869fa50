"""Pictures of every screen, at three sizes, by day and by night: `python -m web.pictures FOLDER`.

The house must be open; `--house` says where. One looks at them when the page has changed:
`index.html` in the folder has all pictures of a screen side by side.
"""

import argparse
import time
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import launch, settings
from tests.browser.person import Person
from tests.browser.screens import MORE, SCREENS, at

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
THEMES = ("light", "dark")
FOR_README = 12


def visitor(browser: Browser, house: str) -> Person:
    context = browser.new_context(locale="en-US", reduced_motion="reduce", service_workers="block")
    context.add_init_script(settings(name="Wyatt", speed=0))
    person = Person(context, house)
    person.skip_the_guide()
    return person


def shoot(page: Page, folder: Path, name: str) -> None:
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            page.mouse.move(0, 0)  # off the cards, which would explain themselves
            page.wait_for_timeout(250)  # for whatever is still on its way
            page.screenshot(path=folder / f"{name}-{size}-{theme}.png")


def for_the_readme(person: Person, path: Path) -> None:
    """A table well under way."""
    person.page.set_viewport_size({"width": 1440, "height": 900})
    person.page.emulate_media(color_scheme="dark")
    at("calaboose", 4, FOR_README)(person)
    person.page.wait_for_timeout(400)
    person.page.screenshot(path=path, type="jpeg", quality=60)


def sheet(folder: Path, names: list[str]) -> None:
    """One page with everything, a row for each screen."""
    shots = [f"{size}-{theme}" for size in SIZES for theme in THEMES]
    rows = [
        f"<h2>{name}</h2>" + "".join(f'<img height="400" src="{name}-{s}.png">' for s in shots)
        for name in names
    ]
    (folder / "index.html").write_text("\n".join(rows), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m web.pictures", description=__doc__)
    parser.add_argument("folder", type=Path, help="or a .jpg: the one picture for the README")
    parser.add_argument("--house", default="http://127.0.0.1:8123")
    parser.add_argument("--only", default="", help="screens whose names have this in them")
    asked = parser.parse_args()
    with sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        if asked.folder.suffix == ".jpg":
            for_the_readme(visitor(browser, asked.house), asked.folder)
            return
        asked.folder.mkdir(parents=True, exist_ok=True)
        wanted = [s for s in (*SCREENS, *MORE) if asked.only in s.__name__]
        for screen in wanted:
            person = visitor(browser, asked.house)
            start = time.perf_counter()
            screen(person)
            shoot(person.page, asked.folder, screen.__name__)
            print(f"{screen.__name__}: {time.perf_counter() - start:.1f} s", flush=True)
            person.context.close()
        sheet(asked.folder, [s.__name__ for s in wanted])


if __name__ == "__main__":
    main()
