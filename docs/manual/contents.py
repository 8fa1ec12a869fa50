"""The pages of the manual, in the order of docs/README.md.

docs/README.md is plain Markdown, so code hosts show it too. Each of its headings becomes a caption
of the sidebar, and its links become the pages below the caption.
"""

import os
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOOR = "README"
CONTENTS = ROOT / "docs/README.md"
DECISIONS = ROOT / "docs/decisions/README.md"
RESEARCH = ROOT / "docs/research/README.md"
PATTERNS = [
    "README.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "bench/*.md",
    "docs/**",
    "src/tinstar/games/*/RULES*.md",
    "web/README.md",
]
# Generated pages: for each caption of the sidebar, a pattern of files.
FOUND = {
    "Server, for programmers": "docs/reference/server/*",
    "Python": "docs/reference/interface/*",
    "Games, for programmers": "docs/reference/games/*",
}
LINK = re.compile(r"\[[^\]]+\]\(([^)#\s]+\.md)\)")


def sections(page: Path) -> dict[str, list[str]]:
    """Return the pages that a page links to, relative to the repository, under each heading."""
    found: dict[str, list[str]] = {}
    heading = ""
    for line in page.read_text(encoding="utf-8").splitlines():
        if line.startswith("## "):
            heading = line.removeprefix("## ")
        for link in LINK.findall(line):
            path = os.path.normpath(page.parent.relative_to(ROOT) / link)
            found.setdefault(heading, []).append(Path(path).as_posix())
    return found


def list_pages(app, name: str, source: list[str]) -> None:
    """Append the sidebar to the README, and their pages to the lists of decisions and research."""
    if name == DOOR:
        lists = {"": ["docs/README.md", "SECURITY.md"]} | sections(CONTENTS) | FOUND
        source[0] += "".join(map(_tree, lists, lists.values()))
    for page in (DECISIONS, RESEARCH):
        if name == page.relative_to(ROOT).with_suffix("").as_posix():
            source[0] += _tree("", [p for pages in sections(page).values() for p in pages])


def _tree(caption: str, pages: list[str] | str) -> str:
    """Return a toctree of these pages, or of all pages that match a pattern."""
    found = pages.endswith("*") if isinstance(pages, str) else False
    lines = [pages] if isinstance(pages, str) else [p.removesuffix(".md") for p in pages]
    options = [":hidden:", *([f":caption: {caption}"] if caption else []), *[":glob:"] * found]
    return "\n".join(["", "", "```{toctree}", *options, "", *(f"/{x}" for x in lines), "```", ""])
