"""Check of the built manual: every internal link works, and pages load nothing from other sites."""

import shutil
from collections import defaultdict
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from docs.manual.contents import DOOR

EXTERNAL = "external-links.txt"
FETCHED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "link": "href"}


class Page(HTMLParser):
    """A page's links, loaded files and anchors."""

    def __init__(self, text: str):
        super().__init__()
        self.links: set[str] = set()
        self.fetched: set[str] = set()
        self.places: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if given.get("id"):
            self.places.add(str(given["id"]))
        if tag in FETCHED and given.get(FETCHED[tag]):
            self.fetched.add(str(given[FETCHED[tag]]))
        if tag == "a" and given.get("href"):
            self.links.add(str(given["href"]))


def check(app, failed: Exception | None) -> None:
    """Fail the build if a link is dead; write the external links to a file."""
    if failed:
        return
    site = Path(app.outdir)
    shutil.copy(site / f"{DOOR}.html", site / "index.html")
    pages = {p: Page(p.read_text(encoding="utf-8")) for p in sorted(site.rglob("*.html"))}
    wrong = [*_dead(site, pages), *_abroad(site, pages)]
    if wrong:
        raise SystemExit(
            "\n".join(["expected working links and no files from other sites, got:", *wrong])
        )
    out = _external(site, pages)
    (site / EXTERNAL).write_text("\n".join([*out, ""]), encoding="utf-8")
    print(f"{len(pages)} pages; {len(out)} external links, not followed: {EXTERNAL}")


def _dead(site: Path, pages: dict[Path, Page]) -> list[str]:
    found = []
    for path, page in pages.items():
        for link in page.links | page.fetched:
            to = urlsplit(link)
            if to.scheme or to.netloc:
                continue
            target = (path.parent / unquote(to.path)).resolve() if to.path else path
            known = pages.get(target)
            place = unquote(to.fragment)
            if not target.is_file() or (place and known and place not in known.places):
                found.append(f"{path.relative_to(site)}: {link}")
    return found


def _abroad(site: Path, pages: dict[Path, Page]) -> list[str]:
    """Return everything that a reader's browser would load from other sites."""
    found = [
        f"{path.relative_to(site)}: fetches {link}"
        for path, page in pages.items()
        for link in page.fetched
        if urlsplit(link).netloc
    ]
    sheets = sorted(site.rglob("*.css"))
    return found + [
        f"{s.relative_to(site)}: fetches something"
        for s in sheets
        if "url(http" in s.read_text(encoding="utf-8").replace('"', "").replace("'", "")
    ]


def _external(site: Path, pages: dict[Path, Page]) -> list[str]:
    where = defaultdict(list)
    for path, page in pages.items():
        for link in page.links:
            if urlsplit(link).netloc:
                where[link].append(path.relative_to(site).as_posix())
    return [f"{link}  {where[link][0]}" for link in sorted(where)]
