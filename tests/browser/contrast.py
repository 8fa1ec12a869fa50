"""Contrast of text on its background (textures, lamplight, pictures), measured in pixels.

axe-core only knows plain colours, and skips text on pictures.
"""

import math
from base64 import b64decode
from io import BytesIO
from pathlib import Path
from typing import Any, Literal

import numpy as np
from matplotlib.image import imread

from tests.browser.person import Person

Run = dict[str, Any]  # a run of text, as the script found it
SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
FAINTEST = 0.2  # share of the background that may be closer to the text: edges, grain
SEEN = 24  # least change of a pixel by text
TRIES = 3  # attempts to find a page that stands still
PAINTED = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
Scheme = Literal["dark", "light"]


def unreadable(person: Person, then: Scheme) -> list[str]:
    """Return text with too little contrast to its background, now and in another colour scheme.

    The page keeps the other scheme. Its text stays erased meanwhile: each repaint takes long.
    """
    person.page.evaluate(SCRIPT)
    found = faults(person)
    person.page.emulate_media(color_scheme=then)
    person.page.evaluate(PAINTED)
    found += faults(person)
    person.page.evaluate("restore()")
    return found


def faults(person: Person) -> list[str]:
    """Return text with too little contrast, with the contrast.

    A fault counts if it is found twice in a row. The first look may find a page that still moves.
    """
    found: list[str] = []
    for _ in range(TRIES):
        before = found
        stood_still, found = look(person)
        if stood_still and found in ([], before):
            break
    return found


def look(person: Person) -> tuple[bool, list[str]]:
    """Return whether the page stood still meanwhile, and its text with too little contrast."""
    page = person.page
    begun = page.evaluate("begin()")
    runs: list[Run] = begun["runs"]
    pixels = [pixels_of(picture(person))]
    page.evaluate("turn()")
    pixels.append(pixels_of(picture(person)))
    written, bare = reversed(pixels) if begun["erased"] else pixels
    seen = [contrast(run, part(written, run), part(bare, run)) for run in runs]
    faint = [at for at, run in enumerate(runs) if seen[at] < needed(run)]
    end = page.evaluate("which => end(which)", faint)
    return end["stoodStill"], [
        f"{runs[at]['text'][:40]}: {seen[at]:.2f}" for at in faint if at not in end["covered"]
    ]


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
    """Return the pixels of a run of text: red, green and blue, each up to 255."""
    x, y, width, height = (int(run[side]) for side in ("x", "y", "width", "height"))
    return np.rint(pixels[y : y + height, x : x + width] * 255)


def light(colours: np.ndarray) -> np.ndarray:
    """Return WCAG's relative luminance over the last axis."""
    c = colours / 255
    linear = np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def pixels_of(picture: str) -> np.ndarray:
    """Return rows of red, green and blue, each up to 1."""
    return imread(BytesIO(b64decode(picture)), format="png")[..., :3]


def picture(person: Person) -> str:
    """Return all pixels in base64, uncompressed, because compression takes most of the time."""
    devtools = person.context.new_cdp_session(person.page)
    taken = devtools.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    devtools.detach()
    return taken["data"]
