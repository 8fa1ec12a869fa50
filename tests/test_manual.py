"""Tests of the manual without building it: links work, and public names have docstrings."""

import doctest
import os
import re
import shlex
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import typer

from docs.manual.contents import CONTENTS, DECISIONS, RESEARCH, sections
from docs.manual.interface import NUMBERS, PAGES, members, public
from tinstar.cli.shared_options import app

ROOT = Path(__file__).parents[1]
WRITTEN = [p.relative_to(ROOT).as_posix() for p in (ROOT / "docs").rglob("*.md")]
PAGES_OF_DOCS = sorted(p for p in WRITTEN if not p.startswith("docs/reference/"))  # that is made
DOOR = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md", "web/README.md")
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCED = re.compile(r"^( *)(```|~~~).*?^\1\2$", re.MULTILINE | re.DOTALL)


def prose(page: str) -> str:
    return FENCED.sub("", (ROOT / page).read_text(encoding="utf-8"))


def anchors(page: str) -> set[str]:
    """Return a forge's anchors for the headings of a page; a repeated one gets -1."""
    found: Counter[str] = Counter()
    names = set()
    for title in re.findall(r"^#+ +(.+?) *$", prose(page), re.MULTILINE):
        said = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", title).lower()
        name = re.sub(r"[^\w\- ]", "", said).replace(" ", "-")
        names.add(f"{name}-{found[name]}" if found[name] else name)
        found[name] += 1
    return names


def dead(page: str) -> list[str]:
    """Return a page's links inside the repository that lead nowhere; a folder is no page."""
    found = []
    for link in LINK.findall(re.sub(r"`[^`]*`", "", prose(page))):
        path, _, anchor = link.partition("#")
        target = os.path.normpath(Path(page).parent / path) if path else page
        if "://" in link or link.startswith("mailto:"):
            continue
        if not (ROOT / target).is_file() or (anchor and anchor not in anchors(target)):
            found.append(link)
    return found


@pytest.mark.parametrize("page", [*DOOR, *PAGES_OF_DOCS])
def test_every_link_of_a_page_leads_somewhere(page):
    assert dead(page) == []


def test_a_link_that_leads_nowhere_is_found(tmp_path, monkeypatch):
    monkeypatch.setattr("tests.test_manual.ROOT", tmp_path)
    text = "# A b\n[](#a-b) [](x.md) [](#b) [](.) `[](y.md)`\n```\n[](z.md)\n```\n"
    (tmp_path / "page.md").write_text(text)
    assert dead("page.md") == ["x.md", "#b", "."]


def test_the_manual_lists_every_page_once():
    listed = Counter(p for pages in sections(CONTENTS).values() for p in pages)
    for page in (DECISIONS, RESEARCH):
        listed += Counter(p for pages in sections(page).values() for p in pages)
    assert set(listed.values()) == {1}
    assert {p for p in listed if p.startswith("docs/")} | {"docs/README.md"} == set(PAGES_OF_DOCS)


@pytest.mark.parametrize("page", PAGES)
def test_every_name_of_the_interface_says_what_it_is(page):
    _, modules = PAGES[page]
    silent = []
    for module in modules:
        for name, thing in public(module).items():
            said = NUMBERS.get(f"{module}.{name}") or thing.__doc__ or ""
            made = not said or said.startswith(f"{name}(")  # by a dataclass, from its fields
            silent += [f"{module}.{name}"] * made
            silent += [f"{module}.{name}.{m}" for m, how in members(thing) if not how.__doc__]
    assert silent == []


COMMAND = re.compile(r"^ *(?:\$ )?tinstar +(\w[^#\n]*)", re.MULTILINE)
COMMANDS = [
    (page, m[1].strip())
    for page in [*DOOR, *PAGES_OF_DOCS]
    for m in COMMAND.finditer((ROOT / page).read_text(encoding="utf-8").replace("\\\n", " "))
]
GROUP: Any = typer.main.get_command(app)


@pytest.mark.parametrize(("page", "line"), COMMANDS, ids=lambda x: x)
def test_every_command_in_the_manual_is_one(page, line):
    assert unknown(line) == []


def test_a_command_or_an_option_that_there_is_not_is_found():
    assert unknown("play calaboose --others greedy") == []
    assert unknown("play calaboose --opponents greedy") == ["--opponents"]
    assert unknown("practise calaboose") == ["practise"]


def unknown(line: str) -> list[str]:
    """Return the parts of a command line that do not exist: the command, or its options."""
    group, words = GROUP, shlex.split(line)
    while hasattr(group, "commands"):
        name = words.pop(0)
        if name not in group.commands:
            return [name]
        group = group.commands[name]
    known = {o for p in group.params for o in p.opts} | {"--help", "-h"}
    return [w for w in words if w.startswith("-") and w.partition("=")[0] not in known]


@pytest.mark.compiled
def test_the_examples_of_the_recipes_run():
    results = doctest.testfile(str(ROOT / "docs/recipes.md"), module_relative=False)
    assert results.attempted >= 5
    assert results.failed == 0
