"""Contrast of text on its background (textures, lamplight, pictures), measured in pixels.

axe-core only knows plain colours, and skips text on pictures.
"""

import math
from base64 import b64decode
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
from matplotlib.image import imread

from tests.browser.person import Person

Run = dict[str, Any]  # a run of text, as the script found it
SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
FAINTEST = 0.2  # share of the background that may be closer to the text: edges, grain
SEEN = 24  # least change of a pixel by text
TRIES = 3  # attempts to find a page that stands still
WRITTEN = "* { caret-color: transparent !important }"  # no blinking caret
UNWRITTEN = f"""{WRITTEN} * {{ -webkit-text-fill-color: transparent !important }}
    text {{ fill-opacity: 0 !important }}"""
REACHED = "* { pointer-events: auto !important }"  # so that the script can ask what lies on top
WEAR = """css => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [sheet]
}"""


def unreadable(person: Person) -> list[str]:
    """Return text with too little contrast to its background, with the contrast."""
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
            break  # the page did not change meanwhile
    page.evaluate(WEAR, "")
    pixels = np.stack([pixels_of(written), pixels_of(bare)])
    found = [(run["text"], needed(run), contrast(run, *part(pixels, run))) for run in runs]
    return [f"{text[:40]}: {seen:.2f}" for text, least, seen in found if seen < least]


def needed(run: Run) -> float:
    """Return the contrast that WCAG 1.4.3 requires."""
    return 3.0 if run["large"] else 4.5


def contrast(run: Run, written: np.ndarray, bare: np.ndarray) -> float:
    """Return the contrast of a text's colour, or its strongest pixel, to its background.

    The contrast is infinite if both pictures are alike, because the text is then covered.
    """
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
    """Return WCAG's relative luminance over the last axis."""
    c = colours / 255
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def pixels_of(picture: str) -> np.ndarray:
    """Return rows of red, green and blue, each up to 255."""
    found = imread(BytesIO(b64decode(picture)), format="png")
    return np.rint(found[..., :3] * 255)


def picture(person: Person) -> str:
    """Return all pixels in base64, uncompressed, because compression takes most of the time."""
    devtools = person.context.new_cdp_session(person.page)
    taken = devtools.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    devtools.detach()
    return taken["data"]
