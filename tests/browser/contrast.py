"""Whether writing can be read on what it lies on: textures, lamplight and pictures, by pixels.

axe-core knows plain colours alone, and passes over whatever lies on a picture.
"""

import math
from base64 import b64decode
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.image import imread

from tests.browser.person import Person

Run = dict[str, Any]  # of writing, as the script has found it
SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
FAINTEST = 0.2  # so much of what lies under it may be nearer to the writing: edges, grain
SEEN = 24  # least change of a pixel by writing
TRIES = 3  # to meet a page that stands still
WRITTEN = "* { caret-color: transparent !important }"  # no caret that comes and goes
UNWRITTEN = f"""{WRITTEN} * {{ -webkit-text-fill-color: transparent !important }}
    text {{ fill-opacity: 0 !important }}"""
REACHED = "* { pointer-events: auto !important }"  # so that it can be asked what lies on top
WEAR = """css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
}"""


def unreadable(person: Person) -> list[str]:
    """What is written too faintly for what is under it, and the contrast."""
    page = person.page
    page.evaluate(SCRIPT)
    for _ in range(TRIES):
        page.evaluate(WEAR, REACHED)
        runs = page.evaluate("runs()")
        page.evaluate(WEAR, WRITTEN)
        written = picture(person)
        page.evaluate(WEAR, UNWRITTEN)
        bare = picture(person)
        page.evaluate(WEAR, WRITTEN)
        if picture(person) == written:
            break  # nothing came in meanwhile
    page.evaluate(WEAR, "")
    pixels = np.stack([pixels_of(written), pixels_of(bare)])
    found = [(run["text"], needed(run), contrast(run, *part(pixels, run))) for run in runs]
    return [f"{text[:40]}: {seen:.2f}" for text, least, seen in found if seen < least]


def needed(run: Run) -> float:
    """WCAG 1.4.3"""
    return 3.0 if run["large"] else 4.5


def contrast(run: Run, written: np.ndarray, bare: np.ndarray) -> float:
    """The writing's own colour, or its fullest pixel, against what lies under it; infinite where
    the two pictures are alike: then it is covered."""
    change = np.abs(written - bare).sum(axis=-1)
    if change.max(initial=0) < SEEN:
        return math.inf
    fullest = written[np.unravel_index(change.argmax(), change.shape)]
    ink, under = light(np.array(run["ink"] or fullest)), light(bare[change >= SEEN])
    apart = (np.maximum(ink, under) + 0.05) / (np.minimum(ink, under) + 0.05)
    return float(np.sort(apart)[int(len(apart) * FAINTEST)])


def part(pixels: np.ndarray, run: Run) -> np.ndarray:
    x, y, width, height = (int(run[side]) for side in ("x", "y", "width", "height"))
    return pixels[:, y : y + height, x : x + width]


def light(colours: np.ndarray) -> np.ndarray:
    """WCAG's relative luminance, of the last axis."""
    c = colours / 255
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def pixels_of(picture: str) -> np.ndarray:
    """Rows of red, green and blue, each up to 255."""
    found = imread(BytesIO(b64decode(picture)), format="png")
    return np.rint(found[..., :3] * 255)


def picture(person: Person) -> str:
    """All pixels, in base64; not made small, which took longer than all the rest."""
    devtools = person.context.new_cdp_session(person.page)
    taken = devtools.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    devtools.detach()
    return taken["data"]
