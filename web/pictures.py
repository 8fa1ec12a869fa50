"""Pictures of every screen, at three sizes, by day and by night: `python web/pictures.py FOLDER`.

The house must be open; `--house` says where. One looks at them when the page has changed.
"""

import argparse
import json
import random
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

SIZES = {"desktop": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
THEMES = ("light", "dark")
FLAGS = ("--no-sandbox", "--disable-gpu")
MOST_MOVES = 400
MOVES_FOR_README = 12
PATIENCE = 60_000  # milliseconds; a game is compiled when the house opens


class Photographer:
    """Somebody who plays a game and takes a picture wherever there is something to see."""

    def __init__(self, page: Page, folder: Path, name: str):
        self.page = page
        self.folder = folder
        self.name = name
        self.rng = random.Random(name)

    def picture(self, what: str) -> None:
        self.page.wait_for_timeout(400)  # for whatever is still on its way
        self.page.screenshot(path=self.folder / f"{what}-{self.name}.png")

    def lobby(self, house: str, game: str) -> None:
        self.page.goto(house)
        self.page.get_by_role("button", name=f"Set the table for {game}").click()
        self.picture("setting")
        self.page.get_by_label("Chair B").select_option("friend")
        self.page.get_by_role("button", name="Set the table", exact=True).click()
        self.page.get_by_label("Link to watch").wait_for()
        self.picture("gathering")
        self.page.goto(house)
        self.page.get_by_role("heading", name="Your tables").wait_for()
        self.picture("lobby")

    def deal(self, game: str) -> None:
        self.page.get_by_role("button", name=f"Set the table for {game}").click()
        self.page.get_by_text("More", exact=True).click()
        self.page.get_by_label("Computer players take at least").select_option("no time")
        self.page.get_by_role("button", name="Deal", exact=True).click()
        self.page.get_by_role("button", name="I know this game").wait_for()

    def for_the_readme(self, game: str, path: Path) -> None:
        """A table well under way, with a card in hand that may be put or sent."""
        self.deal(game)
        self.page.get_by_role("button", name="I know this game").click()
        for _ in range(MOVES_FOR_README):
            self.move()
        self.page.locator("details.all").wait_for(state="attached")
        self.page.mouse.move(0, 0)  # off the cards, which would explain themselves
        self.page.wait_for_timeout(400)
        self.page.screenshot(path=path, type="jpeg", quality=60)

    def table(self, game: str) -> None:
        self.deal(game)
        self.picture("guide")
        self.page.get_by_role("button", name="I know this game").click()
        for _ in range(4):
            self.move()
        self.page.locator("details.all").wait_for(state="attached")
        self.picture("table")
        for key, what in (("?", "rules"), ("h", "hint"), ("c", "company"), ("s", "settings")):
            self.page.keyboard.press(key)
            if key == "h":
                self.page.get_by_role("button", name="Think again").wait_for()
            self.picture(what)
            self.page.keyboard.press("Escape")

    def move(self) -> None:
        """Whatever comes to hand, as soon as we are asked."""
        done = self.page.get_by_role("dialog", name="The game is over")
        moves = self.page.locator("details.all li button")
        self.page.locator("details.all").or_(done).first.wait_for(state="attached")
        if not done.count():
            moves.nth(self.rng.randrange(moves.count())).dispatch_event("click")
            sure = self.page.get_by_role("button", name="Do it")
            if sure.count():
                sure.click()

    def ending(self) -> None:
        for _ in range(MOST_MOVES):
            if self.page.get_by_role("dialog", name="The game is over").count():
                break
            self.move()
        self.picture("ending")
        self.page.get_by_text("Were the cards fair?").click()
        self.page.get_by_role("heading", name="What the house says").wait_for()
        self.picture("fairness")
        self.page.get_by_role("link", name="Look back at this game").click()
        self.page.get_by_role("region", name="The table", exact=True).wait_for()
        for _ in range(20):
            self.page.keyboard.press("ArrowRight")
        self.picture("replay")


def photographer(browser: Browser, folder: Path, size: str, theme: str) -> Photographer:
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
    )
    mine = json.dumps(json.dumps({"name": "Wyatt", "speed": 0}))
    context.add_init_script(f"localStorage.setItem('tinstar.settings', {mine})")
    context.set_default_timeout(PATIENCE)
    return Photographer(context.new_page(), folder, f"{size}-{theme}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="or a .jpg: the one picture for the README")
    parser.add_argument("--house", default="http://127.0.0.1:8123")
    parser.add_argument("--game", default="Calaboose")
    parser.add_argument("--chromium", default="/usr/bin/chromium")
    asked = parser.parse_args()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=asked.chromium, args=FLAGS)
        if asked.folder.suffix == ".jpg":
            one = photographer(browser, asked.folder.parent, "desktop", "dark")
            one.page.goto(asked.house)
            one.for_the_readme(asked.game, asked.folder)
            return
        asked.folder.mkdir(parents=True, exist_ok=True)
        for size in SIZES:
            for theme in THEMES:
                one = photographer(browser, asked.folder, size, theme)
                one.lobby(asked.house, asked.game)
                one.table(asked.game)
                one.ending()
                one.page.context.close()


if __name__ == "__main__":
    main()
