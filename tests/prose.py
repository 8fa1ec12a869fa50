"""Check that our text stays plain: `python -m tests.prose`, which `make check` runs.

It counts words a sentence, sentences over 30 words, and sentences that open with a headless clause
("What comes late ..."). Each kind of text has a budget. If one is over its budget, the check prints
its ten worst sentences and exits with 1.

| kind | counted |
| --- | --- |
| README | `README.md` |
| pages | other tracked Markdown; not of tests, games, starter, research; no generated page |
| decision records | `docs/decisions/` |
| docstrings | all of `src/` |
| rulebooks | `RULES.md` of each game |
| messages | every `en.ftl` of `src/` and `web/`, each variant of a choice by itself |

Code, tables, headings, quotations and sentences of fewer than four words do not count. A budget is
only a minimum: a short sentence can still be a riddle, and a good long sentence may stay.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[1]
LONG = 30  # words
SHORTEST = 4  # words: less is a label
AS_BAD_AS = 25  # words: what a headless clause weighs in the order of the worst
SHOWN = 10
HEADLESS = re.compile(r"(Who|Whom|What|Where)(ever)?\b|(Whether|Whose|Which)\b")
END = re.compile(r"(?<=[.!?])[\"')\]]*\s+(?=[A-Z\"'(\[])")
BLOCKS = re.compile(r"```.*?```|~~~.*?~~~|<!--.*?-->", re.DOTALL)
NO_PROSE = re.compile(r" {4}|\t|#|\||>|!\[|---|===")
CLAUSE = re.compile(r"(?m)^\*\*[A-Z]+\d+\*\* (\([^)]*\) )?")  # of a rulebook: its number and kind
NOT_PAGES = (
    "README.md",
    "tests/*",
    "src/tinstar/games/*",
    "src/tinstar/starter/*",
    "docs/decisions/*",
    "docs/research/*",
    "bench/*",  # these, too, are made by `make`
    "docs/exact.md",
    "docs/leak_report.md",
)


class Budget(NamedTuple):
    """The limits of a kind of text. Percentages are of its sentences."""

    headless: float
    words: float = float("inf")
    long: float = 100


class Sentence(NamedTuple):
    """A sentence, and the file that says it."""

    file: str
    text: str

    @property
    def words(self) -> int:
        return len(self.text.split())

    @property
    def is_headless(self) -> bool:
        return bool(HEADLESS.match(self.text)) and not self.text.rstrip("\"')").endswith("?")


PROSE = Budget(headless=2, words=17, long=6)
BUDGETS = {
    "README": PROSE,
    "pages": PROSE,
    "decision records": PROSE,
    "docstrings": Budget(headless=3),
    "rulebooks": Budget(headless=3, words=17, long=6),
    "messages": Budget(headless=3, words=12, long=1),
}


def kind_of(file: str) -> str | None:
    """Return the kind of text that a file has, or None if it does not count."""
    if file == "README.md":
        return "README"
    if fnmatch(file, "docs/decisions/*.md"):
        return "decision records"
    if fnmatch(file, "src/tinstar/games/*/RULES.md"):
        return "rulebooks"
    if file.startswith("src/") and file.endswith(".py"):
        return "docstrings"
    if file.startswith(("src/", "web/")) and file.endswith("/en.ftl"):
        return "starter" if "/starter/" in file else "messages"
    if file.endswith(".md") and not any(fnmatch(file, pattern) for pattern in NOT_PAGES):
        return "pages"
    return None


def of_markdown(source: str) -> str:
    """Return the running text of a page, without code, tables, headings and targets of links."""
    lines = BLOCKS.sub("\n\n", source).splitlines()
    kept = ("" if NO_PROSE.match(x) else re.sub(r"^\s*([-*+]|\d+\.)\s+", "\n", x) for x in lines)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", "\n".join(kept))
    text = re.sub(r"`[^`]*`", "code", text)
    text = CLAUSE.sub("", text)
    return re.sub(r"[*_]{1,2}([^*_]+)[*_]{1,2}", r"\1", text)


def of_python(source: str) -> str:
    """Return the docstrings of a module, without indented examples."""
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    found = (ast.get_docstring(n) for n in ast.walk(ast.parse(source)) if isinstance(n, kinds))
    return "\n\n".join(re.sub(r"(?m)^\s{4,}.*$", "", text) for text in found if text)


class _Patterns(Visitor):
    """Collect what each message, and each variant of a choice, says. A placeable is one word."""

    def __init__(self) -> None:
        self.texts = list[str]()

    def visit_Pattern(self, node: Any) -> None:  # noqa: N802 - Fluent looks for this name
        parts = (e.value if isinstance(e, ftl.TextElement) else "value" for e in node.elements)
        self.texts.append("".join(parts))
        self.generic_visit(node)


def of_fluent(source: str) -> str:
    """Return the texts of a catalogue."""
    patterns = _Patterns()
    patterns.visit(FluentParser().parse(source))
    return "\n\n".join(patterns.texts)


READERS = {".md": of_markdown, ".py": of_python, ".ftl": of_fluent}


def sentences(file: str, source: str) -> Iterator[Sentence]:
    """Yield the sentences of a file that are more than a label."""
    for paragraph in re.split(r"\n\s*\n", READERS[Path(file).suffix](source)):
        for text in END.split(" ".join(paragraph.split())):
            if len(text.split()) >= SHORTEST:
                yield Sentence(file, text)


def measure(found: Iterable[Sentence]) -> Budget:
    """Return the figures of a kind of text for each of its budgets."""
    all_of_them = list(found)
    count = max(len(all_of_them), 1)
    return Budget(
        headless=100 * sum(s.is_headless for s in all_of_them) / count,
        words=sum(s.words for s in all_of_them) / count,
        long=100 * sum(s.words > LONG for s in all_of_them) / count,
    )


def worst(found: Iterable[Sentence], budget: Budget) -> list[Sentence]:
    """Return the sentences to look at first: headless ones and, if there is a budget, long ones."""
    bad = [s for s in found if s.is_headless or (s.words > LONG and budget.long < 100)]
    return sorted(bad, key=lambda s: s.words + AS_BAD_AS * s.is_headless, reverse=True)[:SHOWN]


def main(root: Path = ROOT) -> int:
    """Print a line for each kind of text, and the worst sentences of each kind over its budget."""
    listed = subprocess.run(["git", "ls-files"], cwd=root, capture_output=True, check=True).stdout
    found: dict[str, list[Sentence]] = {kind: [] for kind in BUDGETS}
    for file in listed.decode().splitlines():
        if (kind := kind_of(file)) in found and (root / file).is_file():
            found[kind] += sentences(file, (root / file).read_text(encoding="utf-8"))
    over = False
    for kind, budget in BUDGETS.items():
        figures = measure(found[kind])
        is_over = any(has > may for has, may in zip(figures, budget, strict=True))
        over |= is_over
        print(
            f"{kind}: {figures.words:.1f} words a sentence, {figures.long:.1f} % over {LONG},"
            f" {figures.headless:.1f} % headless" + is_over * f"; expected at most {said(budget)}"
        )
        for sentence in worst(found[kind], budget) if is_over else ():
            print(f"  {sentence.file}: {sentence.text[:300]}")
    return int(over)


def said(budget: Budget) -> str:
    """Return a budget in words."""
    most = f"{budget.words} words, {budget.long} % over {LONG}, " if budget.long < 100 else ""
    return f"{most}{budget.headless} % headless"


if __name__ == "__main__":
    sys.exit(main())
