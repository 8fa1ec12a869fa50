"""The check of our text (tests/prose.py) counts correctly, and finds a planted riddle."""

import subprocess

import pytest

from tests import prose

RIDDLE = "Whoever is told what comes late, and nobody asked, is met by the house.\n"
PLAIN = "The server rejects unknown keys.\n"
SENTENCE = " ".join(["word"] * 31) + ".\n"


def texts(file: str, source: str) -> list[str]:
    return [s.text for s in prose.sentences(file, source)]


@pytest.fixture
def planted(tmp_path):
    """Plant a text in an empty repository, and run the check there."""
    subprocess.run(["git", "init", "-q", str(tmp_path)], check=True)

    def plant(file: str, text: str) -> int:
        path = tmp_path / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        subprocess.run(["git", "add", file], cwd=tmp_path, check=True)
        return prose.main(tmp_path)

    return plant


@pytest.mark.parametrize(
    ("file", "frame"),
    [
        ("README.md", "{}"),
        ("docs/server.md", "{}"),
        ("docs/decisions/0001-a.md", "{}"),
        ("src/tinstar/engine/a.py", '"""{}"""\n'),
        ("src/tinstar/games/a/RULES.md", "- **P1** (printed) {}"),
        ("web/src/lobby/en.ftl", "late = {}"),
    ],
)
def test_a_riddle_is_found_in_every_kind_of_text(planted, capsys, file, frame):
    assert planted(file, frame.format(PLAIN)) == 0
    assert planted(file, frame.format(RIDDLE)) == 1
    assert f"{file}: " in capsys.readouterr().out


@pytest.mark.parametrize("file", ["docs/research/a.md", "tests/a.md", "bench/results.md"])
def test_what_does_not_count_may_be_a_riddle(planted, file):
    assert planted(file, RIDDLE) == 0


def test_a_long_sentence_is_over_the_budget_of_pages_and_not_of_docstrings(planted):
    assert planted("src/tinstar/a.py", f'"""{SENTENCE}"""\n') == 0
    assert planted("docs/a.md", SENTENCE) == 1


def test_only_the_running_text_of_a_page_counts():
    page = "# A heading of four words\n\n| a | table |\n\n```\nsome code that is long\n```\n"
    assert texts("a.md", page) == []
    page = "- One [item of a list](x.md) with `code in it`.\n- Another *item* of it. Short one.\n"
    assert texts("a.md", page) == ["One item of a list with code.", "Another item of it."]


def test_a_question_is_not_headless():
    asked = [prose.Sentence("a.md", text) for text in ("What is a seat?", "What comes is met.")]
    assert [s.is_headless for s in asked] == [False, True]


def test_every_variant_of_a_message_counts_by_itself():
    source = (
        "won = { $seat } wins { $n ->\n    [one] the only game of it\n   *[other] games\n  }.\n"
    )
    assert texts("en.ftl", source + "you = You\n") == ["the only game of it"]
