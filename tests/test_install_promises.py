"""No text promises an install from PyPI, because nothing is there yet."""

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

import tinstar

ROOT = Path(__file__).parents[1]
SUFFIXES = {".md", ".py", ".ftl", ".toml", ".ts", ".svelte", ".html", ".ipynb", ".txt", ".yaml"}
PROMISES = re.compile(r"""pip install (-\S+ )*["']?tinstar(?![-\w./])|["']tinstar\[""")
NAMED = re.compile(r"""the extra [`"]([\w-]+)[`"]""")
EXTRAS = set(
    tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
)


def texts() -> list[Path]:
    """All text files that git tracks or would add. Tests may quote forbidden promises."""
    found = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    kept = [n for n in found.splitlines() if not n.startswith(("tests/", "requirements/"))]
    return [p for n in kept if (p := ROOT / n).suffix in SUFFIXES and p.is_file()]


def promises(text: str) -> list[str]:
    return [m[0] for m in PROMISES.finditer(text)]


def test_no_text_promises_a_package_that_is_not_on_pypi():
    found = {p.relative_to(ROOT).as_posix(): promises(p.read_text("utf-8")) for p in texts()}
    assert {name: said for name, said in found.items() if said} == {}


@pytest.mark.parametrize(
    "text",
    [
        "pip install tinstar",
        "pip install 'tinstar[lab]'",
        'pip install -U "tinstar[lab]"',
        'get "tinstar[many]"',
        "pip install\n'tinstar[ray]'",
    ],
)
def test_a_promise_is_found(text: str):
    assert promises(text)


@pytest.mark.parametrize(
    "text", ["pip install -e .", "pip install tinstar-0.1.0-py3-none-any.whl", "`tinstar play`"]
)
def test_what_works_is_no_promise(text: str):
    assert not promises(text)


def test_every_extra_that_a_text_names_is_one():
    named = {name for p in texts() for name in NAMED.findall(p.read_text("utf-8"))}
    assert named <= EXTRAS


def test_the_page_on_installing_lists_every_extra_and_names_the_wheel_of_this_version():
    page = (ROOT / "docs/install.md").read_text("utf-8")
    rows = re.findall(r"^\| (`[a-z`, ]+`) \|", page, re.MULTILINE)
    assert {name for row in rows for name in re.findall(r"`(\w+)`", row)} == EXTRAS
    wheels = set(re.findall(r"tinstar-[\d.]+-py3-none-any\.whl", page))
    assert wheels == {f"tinstar-{tinstar.__version__}-py3-none-any.whl"}
