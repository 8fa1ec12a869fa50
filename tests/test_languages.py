"""Each language is complete (docs/languages.md)."""

import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tinstar
from tests.page_messages import unsaid
from tinstar.engine.i18n import ENGLISH, WHOLE
from tinstar.games import ours
from tinstar.testing import error_message_check, translation_report
from tinstar.testing.contract.promise import Broken
from tinstar.testing.contract.translations import (
    english_is_whole,
    every_language_says_what_english_says,
    missing,
    wrong,
)
from tinstar.testing.translation_report import page, report, speakers


def test_the_report_counts_what_a_begun_language_lacks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    (tmp_path / "en.ftl").write_text("red = Red\nblue = Blue\nturn = Turn { $color }\n")
    (tmp_path / "fr.ftl").write_text("red = Rouge\nturn = Tourne { $couleur }\n")
    monkeypatch.setattr(translation_report, "speakers", lambda: {"a game": tmp_path})
    assert list(report("fr")) == [
        "a game, fr: 2 of 3 messages",
        "  turn uses $couleur, which English does not have",
        "  nobody can choose it: engine has no fr.ftl",
        "  blue is missing",
    ]


def test_the_report_names_catalogues_that_tinstar_rejects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    for name, text in (("en", "Red"), ("fr", "{ -brand }"), ("tlh", "Doq")):
        (tmp_path / f"{name}.ftl").write_text(f"red = {text}\n")
    monkeypatch.setattr(translation_report, "speakers", lambda: {"a game": tmp_path})
    of_syntax, of_rules = report()
    assert of_syntax.startswith("a game: fr.ftl: message red: expected a text")
    assert of_rules.startswith("a game: tlh.ftl: expected a language that has rules")
    page = {"the page, shared": tmp_path}  # whose catalogues a library in the browser reads
    monkeypatch.setattr(translation_report, "speakers", lambda: page)
    assert [*report()] == [f"the page, shared, {x}: 1 of 1 messages" for x in ("fr", "tlh")]


def test_a_game_with_a_catalogue_that_tinstar_rejects_breaks_the_contract(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("red = { -brand }\n")
    rules: Any = SimpleNamespace(folder=tmp_path)
    for promise in (english_is_whole, every_language_says_what_english_says):
        with pytest.raises(Broken, match=r"en\.ftl: message red: expected a text"):
            promise(rules)


def test_somebody_begins_another_language_as_the_manual_says_and_it_is_spoken(tmp_path: Path):
    source = Path(tinstar.__file__).parent
    ours = shutil.ignore_patterns("__pycache__", "page", "*.bin")
    tree = shutil.copytree(source, tmp_path / "tinstar", ignore=ours)

    def run(*module: str, asked: str = "") -> str:
        command = [sys.executable, "-m", *module]
        where = {"PYTHONPATH": str(tmp_path), "PATH": ""}
        done = subprocess.run(
            command, input=asked, env=where, cwd=tmp_path, capture_output=True, text=True
        )
        return done.stdout + done.stderr

    (tree / "games/rin_tin_tin/es.ftl").write_text("primer-aim = Captura bandidos.\n")
    told = run("tinstar.testing.translation_report", "es")
    assert "rin_tin_tin, es: 1 of" in told
    assert "nobody can choose it: engine has no es.ftl" in told
    (tree / "engine/es.ftl").write_text("table-empty = vacío\n", encoding="utf-8")
    play = "play", "rin_tin_tin", "--others", "easy", "--plain", "--language", "es"
    said = run("tinstar", *play, asked="quit\n")
    assert "Captura bandidos." in said
    assert ": vacío" in said
    assert "On your turn" in said  # left out of the translation


@pytest.mark.parametrize("language", sorted({*WHOLE} - {ENGLISH}))
@pytest.mark.parametrize("who", [who for who in speakers() if who not in ours()])
def test_what_is_no_game_speaks_every_whole_language(who: str, language: str):
    folder = speakers()[who]
    assert not missing(folder, language)
    assert not list(wrong(folder, language))


@pytest.mark.parametrize("who", page())
def test_the_page_says_what_its_catalogues_have_and_all_of_it(who: str):
    assert not [*unsaid(page()[who])]


def test_each_refusal_has_its_message_and_each_message_is_said():
    assert not [*error_message_check.unsaid()]


def test_refusals_that_cannot_be_said_are_named(tmp_path: Path):
    (tmp_path / "en.ftl").write_text("full = full\nlate = got { $n }\nleft = over\nelsewhere = x\n")
    code = """from tinstar.server.errors import Conflict as No, TooMuch
raise No("full" if n else "empty")
raise TooMuch("late", most=3)
raise No(f"expected {n}")
raise BadOption("of a game")
"""
    (tmp_path / "seating.py").write_text(code)
    assert list(error_message_check.unsaid(tmp_path, tmp_path)) == [
        "seating.py, line 2: empty is raised, and there is no such message",
        "seating.py, line 3: late asks for ['n']",
        "seating.py, line 4: f'expected {n}' is raised, and there is no such message",
        "left is never raised",
    ]


def test_words_without_a_message_and_messages_without_a_place_are_named(tmp_path: Path):
    words = "one = a { whole }\nwhole = thing\nmark-hat = Hat\ntable = Table\nleft = over\n"
    (tmp_path / "en.ftl").write_text(words)
    sheet = "const KINDS = ['table'] {say(KINDS[id])} {say(`mark-${mark}`)}"
    code = "say(kind === 'other' ? 'one' : 'none', { n: f('x') }); wire.say('look')"
    (tmp_path / "Sheet.svelte").write_text(sheet)
    (tmp_path / "asking.ts").write_text(code)
    none, left = unsaid(tmp_path)
    assert none == "none is said, and there is no such message"
    assert left == "left is never said"
