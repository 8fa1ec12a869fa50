"""Mutation tests of the rules: `make mutants`, or `python -m tests.mutants GAME MODULE...`.

For each module with rules, it counts four things: the planted faults, the faults that the game's
tests found, the faults that change nothing, and the survivors. `equivalent.toml` beside the tests
says why a fault changes nothing. A run over all modules of all games also writes the table in
docs/testing.md.
"""

import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import tinstar
from tests.mutants.faults import Fault
from tests.mutants.hunt import SURVIVED, TESTS, TIMED_OUT, faults_of, hunt, modules

PAGE = Path(__file__).parents[2] / "docs" / "testing.md"
BEGIN, END = "<!-- mutants -->\n", "<!-- end of mutants -->"
EQUIVALENT = "equivalent"
HEADINGS = ("game", "module", "faults", "found", "of them never ending", "equivalent", "lived on")


def equivalents(game: str) -> dict[str, str]:
    """Return a game's equivalent faults, each with the reason."""
    file = TESTS / game / "equivalent.toml"
    entries = tomllib.loads(file.read_text(encoding="utf-8"))["same"] if file.exists() else []
    return {name: entry["why"] for entry in entries for name in entry["faults"]}


def unknown(game: str) -> list[str]:
    """Return equivalents that no longer match a possible fault."""
    names = {fault.name for fault in faults_of(game, modules(game))}
    return [name for name in equivalents(game) if name not in names]


def rows_of(game: str, names: list[str]) -> Iterator[list[str | int]]:
    counts: dict[str, Counter[str]] = {name: Counter() for name in names}
    same = equivalents(game)
    prey = list[Fault]()
    for fault in faults_of(game, names):
        if fault.name in same:
            counts[module_of(fault)][EQUIVALENT] += 1
        else:
            prey.append(fault)

    def tell(fault: Fault, fate: str) -> None:
        counts[module_of(fault)][fate] += 1
        if fate == SURVIVED:
            print(f"{game} {fault.name}", flush=True)

    hunt(TESTS / game, prey, tell)
    total = sum(counts.values(), Counter())
    for module, count in [*counts.items(), ("all", total)]:
        found = count.total() - count[EQUIVALENT] - count[SURVIVED]
        numbers = [count.total(), found, count[TIMED_OUT], count[EQUIVALENT], count[SURVIVED]]
        yield [game, module, *numbers]


def module_of(fault: Fault) -> str:
    return fault.name.partition(".")[0]


def table(rows: list[list[str | int]]) -> str:
    lines = [HEADINGS, ["---", "---", *["---:"] * 5], *rows]
    return "".join("| " + " | ".join(map(str, line)) + " |\n" for line in lines)


def main() -> int:
    games = sys.argv[1:2] or tinstar.available()
    rows = list[list[str | int]]()
    for game in games:
        if strangers := unknown(game):
            print(f"{game}: expected faults in equivalent.toml, got", *strangers, sep="\n  ")
            return 1
        rows += rows_of(game, sys.argv[2:] or modules(game))
    print(table(rows))
    if not sys.argv[1:]:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(before + BEGIN + "\n" + table(rows) + "\n" + END + after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
