"""`tinstar new` writes a game that keeps every promise; `tinstar check` reports broken ones."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside.conftest import Install
from tinstar.cli import run
from tinstar.errors import BadOption
from tinstar.games import ours, outside
from tinstar.testing.contract.required_parts import PARTS, table
from tinstar.testing.contract_process import check
from tinstar.testing.new_game import write

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.slow  # most of them run a suite in another process


@pytest.fixture
def night_owl(tmp_path: Path) -> Path:
    return write("night_owl", tmp_path)


def changed(folder: Path, file: str, old: str, new: str) -> Path:
    path = folder / "src" / "night_owl" / file
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))
    return folder


def checked(folder: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """Return the exit code and the output of a check, in one line."""
    code = run(["check", "--quick", "--from", str(folder), *more])
    return f"{code}: {' '.join(capsys.readouterr().out.split())}"


# --- new ------------------------------------------------------------------------------------------


def test_the_game_that_is_written_keeps_all_promises_and_its_own_tests(night_owl: Path, capsys):
    assert checked(night_owl, capsys).startswith("0: night_owl keeps every promise of a game;")
    files = [p for p in night_owl.rglob("*") if p.is_file() and p.suffix != ".pyc"]
    told = [text.lower() for p in files for text in (str(p.relative_to(night_owl)), p.read_text())]
    assert not [text for text in told if "tinsel" in text]
    own = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not promises"]
    done = subprocess.run(own, cwd=night_owl, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Owl", "expected a name of small letters"),
        ("../owl", "expected a name of small letters"),
        ("class", "expected a name of small letters"),
        (ours()[0], "expected a name that no game has"),
        ("json", "expected a name that no installed Python module has"),
        ("night_owl", "expected a folder that does not exist yet"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, told: str, night_owl: Path):
    before = sorted(night_owl.parent.rglob("*"))
    with pytest.raises(BadOption, match=told):
        write(name, night_owl.parent)
    assert sorted(night_owl.parent.rglob("*")) == before


def test_there_has_to_be_a_folder_to_write_to(tmp_path: Path):
    (tmp_path / "file").write_text("")
    for out in (tmp_path / "nowhere", tmp_path / "file"):
        with pytest.raises(BadOption, match="expected a folder that exists"):
            write("owl", out)
    assert run(["new", "owl", "--out", str(tmp_path / "nowhere")]) == 2


# --- check ----------------------------------------------------------------------------------------

OF_WORDS_AND_SECRETS = {  # old, new: what is found
    ("state.py", '"offer", (SEATS,), Sees.OWNER', '"offer", (SEATS,), Sees.EVERYONE'): (
        r"leaks: position \d+: view: offer tells seat [A-D]"
    ),
    (
        "rules.py",
        "    return 1\n\n\n@rule\ndef end",
        "    return 0\n\n\n@rule\ndef end",
    ): "nobody has won",
    ("flow.py", "(Phase.OFFER, Phase.OVER)", "(Phase.OVER,)"): "ANSWER led to OFFER, which",
    ("en.ftl", "pitch = ", "pinch = "): r"expected the messages pitch in en.ftl",
    ("RULES.md", "- **P5** (printed)", "- **P9** (printed)"): r"P9: expected the tag \[P9\] in the",
    ("resample.py", "from tinstar", "import os\nfrom tinstar"): r"resample.py imports \['os'",
}
OF_ITS_LAYOUT = {
    (
        "rules.py",
        "    s.pile_size -= 1\n",
        "",
    ): r"\['pile_size'\] is not the sum of the cards that it counts",
    ("prompts_and_labels.py", "s.phase == Phase.FIRST", "s.phase >= Phase.FIRST"): (
        r"prompts_and_labels.py compares phases by order in lines \[\d+\]"
    ),
    (
        "state.py",
        '"wares on the shelf, unwrapped"',
        '"unwrapped", value=A_SEAT',
    ): "after all players change seats, seat",
}
OF_ITS_END = {
    ("rules.py", "if s.offered ==", "if 0 * s.offered =="): "a random game had more",
    ("rules.py", "return Ending.SOLD_OUT if", "return s.typo if"): r"rules.py reads \['typo'\]",
}


@pytest.mark.parametrize("faults", [OF_WORDS_AND_SECRETS, OF_ITS_LAYOUT, OF_ITS_END])
def test_faults_are_told_in_words_and_why_they_matter(faults, night_owl: Path, capsys):
    for fault in faults:
        changed(night_owl, *fault)
    said = checked(night_owl, capsys)
    assert said.startswith("1: ")
    assert [told for told in faults.values() if not re.search(told, said)] == []
    assert "why it matters: " in said


def test_declared_transitions_that_never_happen_are_told(night_owl: Path, capsys):
    declared = "leads_to=(Phase.OFFER, Phase.OVER)"
    changed(night_owl, "flow.py", declared, declared.replace(")", ", Phase.FIRST)"))
    said = checked(night_owl, capsys)
    assert said.startswith("0: ")
    assert said.endswith("no random game made them: ANSWER > FIRST")


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("1 / 0", "could not be loaded: ZeroDivisionError: division by zero"),
        ("while True: pass", "it took more than 3 seconds: does something loop for ever?"),
        ("import os; os._exit(7)", "the process of Python ended there, with exit code 7"),
        ("print('{}' * 100_000)\nimport sys; sys.exit()", "could not be loaded: SystemExit"),
    ],
)
def test_a_game_that_cannot_be_imported_is_a_finding(source, told, night_owl: Path, capsys):
    (night_owl / "src" / "night_owl" / "__init__.py").write_text(source)
    said = checked(night_owl, capsys, "--seconds", "3")
    assert said.startswith("1: it can be loaded [night_owl] found: ")
    assert told in said


def test_a_rule_that_loops_for_ever_is_named_by_what_was_looked_into(night_owl: Path, capsys):
    loop = "    while s.phase == 0:\n        seat += 0\n"
    before = "    if seat >= box.players:\n"
    folder = changed(night_owl, "rules.py", before, loop + before)
    found = checked(folder, capsys, "--seconds", "3")
    assert "does something loop for ever?" in found


def test_names_that_collide_are_a_finding_with_both_packages(
    night_owl: Path, install: Install, capsys, monkeypatch: pytest.MonkeyPatch
):
    install("other-owl", {"night_owl": "other:GAME"})
    monkeypatch.setenv("PYTHONPATH", str(next(p for p in sys.path if "other-owl" in p)))
    said = checked(night_owl, capsys)
    assert "the package night-owl 0.1.0" in said
    assert "the package other-owl 1.0" in said


def test_what_is_not_there_cannot_be_checked(capsys):
    assert run(["check"]) == run(["check", "no_such_game"]) == 2
    assert "expected a name, or exactly one game" in capsys.readouterr().err


def without_lines_about(folder: Path, file: str, name: str) -> None:
    path = folder / "src" / "night_owl" / file
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join(line for line in lines if name not in line))


def test_a_small_open_game_is_asked_for_nothing_that_it_cannot_have(night_owl: Path):
    """The game hides nothing, and has two seats, no options, no variants and no heuristics."""
    for file, name in [("RULES.md", "unwrap_all"), ("state.py", "[O1]"), ("state.py", "Sees.NOB")]:
        without_lines_about(night_owl, file, name)
    for file, old, new in [
        ("state.py", '"pile_size", (), Sees.EVERYONE, "how many those are", counts="pile"', PILES),
        ("state.py", "Sees.OWNER", "Sees.EVERYONE"),
        ("state.py", "Box, Number, Option", "Box, Number"),
        ("state.py", "(2, int(SEATS))", "(2, 2)"),
        ("rules.py", "    if box.unwrap_all:  # [O1]\n", "    if True:\n"),
        ("flow.py", "            seen_by=is_dealt_to,\n", ""),
        ("flow.py", 'seen_by="peddler",', ""),
        ("__init__.py", "    worth=evaluation.worth,\n    spread=evaluation.spread,\n", ""),
    ]:
        changed(night_owl, file, old, new)
    (night_owl / "src" / "night_owl" / "variants.toml").unlink()
    (night_owl / "src" / "night_owl" / "resample.py").write_text(OPEN)
    assert check(outside.add(night_owl)[0], fast=False).faults == []


PILES = '''"pile", (WARES,), Sees.EVERYONE, "wares that were not dealt"),
    field("pile_size", (), Sees.EVERYONE, "how many those are", counts="pile"'''
OPEN = '''"""Everybody sees everything."""

from tinstar.engine.compiler import rule


@rule
def deal_unseen(box, v, seat, stream):
    """Nothing is unseen."""
'''


# --- the one table --------------------------------------------------------------------------------


def test_the_table_of_what_a_game_must_have_is_the_one_in_the_manual():
    assert table() in (ROOT / "docs" / "games.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("where", ["words", "scene"])
def test_the_table_names_all_that_the_house_asks_of_a_game(where: str):
    sources = (ROOT / "src" / "tinstar").glob("*/**/*.py")
    code = "\n".join(p.read_text() for p in sources if not {"games", "starter"} & set(p.parts))
    asked = set(re.findall(rf"(?:rules|bundle)\.{where}\.(\w+)", code))
    assert asked <= {p.name for p in PARTS if p.where == where}
