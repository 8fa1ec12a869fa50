"""Counts in the docs equal those of the code, or of the page that has the figures."""

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

import tinstar
from docs.manual.interface import PAGES
from tinstar.engine.i18n import ENGLISH
from tinstar.engine.rulebook import Kind, parse
from tinstar.games import ours, rules

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src/tinstar/games"
WORDS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}
NUMBER = rf"({'|'.join(WORDS)}|\d+)"
# What is counted, where a number before its name means all of them.
COUNTED = {
    rf"\b(?:the|all|these|our|Play) {NUMBER} (?:tabletop )?games\b(?! in\b)": len(ours()),
    rf"\b{NUMBER} games of the house\b": len(ours()),
    rf"\b{NUMBER} rulebooks\b": len(ours()),
    rf"\b(?:the|all|rulebooks,) {NUMBER} nets\b": len(list(GAMES.glob("*/net.bin"))),
}
CARDS = {  # column of a table at a glance: the table of the edition, and which of its numbers
    "cards": ("copies", None),
    "value": ("value", None),
    "bounty of 1": ("bounty", 0),
    **{f"of {n}": ("bounty", n - 1) for n in range(2, 6)},
}


def pages() -> list[Path]:
    """The pages that say how things are; decisions and research say how they were."""
    above = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    return above + sorted((ROOT / "docs").glob("*.md"))


MINUTES = "minutes for four"  # players; the heading of a column


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def wrong(text: str) -> list[str]:
    """The counts in a text that differ from the code."""
    text = " ".join(text.split())
    return [
        m[0]
        for pattern, count in COUNTED.items()
        for m in re.finditer(pattern, text)
        if int(WORDS.get(m[1], m[1])) != count
    ]


def rows(text: str) -> list[dict[str, str]]:
    """The rows of all tables of a page, each by its table's header."""
    found, header = [], None
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            header = None
        elif header is None:
            header = cells
        elif not set(line) <= set("|-: "):
            found.append(dict(zip(header, cells, strict=True)))
    return found


@pytest.mark.parametrize("page", pages(), ids=lambda p: p.name)
def test_a_page_counts_as_the_code_does(page: Path):
    assert wrong(page.read_text(encoding="utf-8")) == []


def test_a_wrong_count_is_found():
    assert wrong("the four\ngames, six rulebooks") == ["the four games", "six rulebooks"]
    assert wrong("of five rulebooks, four nets") == ["rulebooks, four nets"]
    assert wrong("the five games; two games of five; of 30 games; the rules of three games") == []


def test_the_clauses_that_the_docs_count_are_those_of_the_rulebooks():
    kinds = Counter(c.kind for name in ours() for c in parse(rules(name).book(ENGLISH)))
    bind = sum(n for kind, n in kinds.items() if kind.wants_code)
    assert f"{bind} binding clauses" in read("README.md")
    said = {int(n) for n in re.findall(r"\b\d+\b", read("docs/testing.md"))}
    assert {kinds.total(), bind, kinds[Kind.EXAMPLE]} <= said


def test_the_readme_sums_up_the_planted_faults_and_the_search_for_leaks():
    table = [r for r in rows(read("docs/testing.md")) if r.get("module") == "all"]
    assert sorted(r["game"] for r in table) == sorted(ours())
    planted, found = (sum(int(r[c]) for r in table) for c in ("faults", "found"))
    assert f"Of {planted:,} faults" in read("README.md")
    text = " ".join(read("README.md").split())
    assert f"tests find {found:,}; the other {planted - found} change nothing" in text
    assert {r["lived on"] for r in table} == {"0"}
    swept = sum(int(r["swept"].replace(",", "")) for r in rows(read("docs/leak_report.md")))
    assert f"in {swept / 1e6:.1f} million positions" in read("README.md")


@pytest.mark.parametrize("page", ["README.md", "docs/player.md"])
def test_the_games_are_listed_with_their_players_and_minutes(page: str):
    listed = {r["game"].partition("]")[0][1:]: r for r in rows(read(page)) if MINUTES in r}
    assert listed.keys() == {rules(name).title for name in ours()}
    for name in ours():
        row = listed[rules(name).title]
        assert row["players"] == players(name)
        assert int(row[MINUTES]) == rules(name).words.minutes


def players(name: str) -> str:
    seats = rules(name).box.seats
    return f"{min(seats)} to {max(seats)}"


@pytest.mark.parametrize("name", ours())
def test_a_game_at_a_glance_has_the_numbers_of_its_edition(name: str):
    text = read(f"docs/{name}.md")
    found = rows(text)
    assert text.startswith(f"# {rules(name).title} at a glance\n")
    assert found[0]["players"] == players(name)
    assert found[0]["minutes"] == f"about {rules(name).words.minutes} with four players"
    assert all(f"{GAMES.relative_to(ROOT)}/{name}/{r}" in text for r in ("RULES.md", "RULES.de.md"))
    edition = tomllib.loads((GAMES / name / "edition.toml").read_text(encoding="utf-8"))
    compared = 0
    for row in found:
        card = (row.get("card") or row.get("Reward card") or "").upper().replace(" ", "_")
        for column, (table, at) in CARDS.items():
            if not card or not row.get(column):
                continue
            copies = "reward_copies" if "Reward card" in row else table
            value = edition[copies][card]["value"]
            assert int(row[column]) == (value if at is None else value[at]), (card, column)
            compared += 1
    assert compared or name in ("rin_tin_tin", "showdown")


def test_the_public_modules_and_names_are_those_of_the_manual():
    text = read("docs/versions.md")
    modules = {m for _, group in PAGES.values() for m in group}
    named = {m for r in rows(text) for m in re.findall(r"`(tinstar[\w.]*)`", r.get("modules", ""))}
    assert named == modules
    (line,) = re.findall(r"its (\w+) names are\n\n(.+)\.\n", text)
    assert line[0] == "twenty"
    assert re.findall(r"`(\w+)`", line[1]) == tinstar.__all__
    assert len(tinstar.__all__) == 20
