"""Whether writing can be read on what it lies on: textures, lamplight and pictures, by pixels.

axe-core knows plain colours alone, and passes over whatever lies on a picture.
"""

from pathlib import Path

from tests.browser.person import Person

SCRIPT = Path(__file__).with_suffix(".js").read_text(encoding="utf-8")
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
    return page.evaluate("([runs, a, b]) => judge(runs, a, b)", [runs, written, bare])


def picture(person: Person) -> str:
    """All pixels, in base64; not made small, which took longer than all the rest."""
    devtools = person.context.new_cdp_session(person.page)
    taken = devtools.send("Page.captureScreenshot", {"format": "png", "optimizeForSpeed": True})
    devtools.detach()
    return taken["data"]
