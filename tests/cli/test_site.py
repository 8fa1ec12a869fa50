"""`tinstar site`: it writes a folder, and never over other files."""

from pathlib import Path

import pytest

from tests.cli.conftest import Tinstar, assert_refused
from tinstar.cli import site_command


@pytest.fixture
def files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a folder that stands for the built files of a site."""
    made = tmp_path / "made"
    (made / "house").mkdir(parents=True)
    (made / "house" / "games.json").write_text("[]")
    (made / "index.html").write_text("new")
    monkeypatch.setattr(site_command, "FILES", made)
    return made


def test_a_site_is_written_and_an_older_one_replaced(files: Path, tmp_path: Path, says: Tinstar):
    out = tmp_path / "out"
    assert says("site", out).code == 0
    (out / "index.html").write_text("old")
    (out / "house" / "dropped.js").write_text("")
    assert says("site", out).code == 0
    assert (out / "index.html").read_text() == "new"
    assert not (out / "house" / "dropped.js").exists()


def test_what_was_added_to_a_site_is_kept(files: Path, tmp_path: Path, says: Tinstar):
    out = tmp_path / "out"
    assert says("site", out).code == 0
    (out / "CNAME").write_text("example.org")
    assert says("site", out).code == 0
    assert (out / "CNAME").read_text() == "example.org"


def test_other_files_are_never_overwritten(files: Path, tmp_path: Path, says: Tinstar):
    mine = tmp_path / "mine.txt"
    mine.write_text("mine")
    assert_refused(says("site", tmp_path), "expected an empty folder or an older site", "other")
    assert mine.read_text() == "mine"
    assert_refused(says("site", mine), "expected a folder, got a file")


def test_a_clone_is_told_to_build_the_files_first(files: Path, tmp_path: Path, says: Tinstar):
    (files / "house" / "games.json").unlink()
    assert_refused(says("site", tmp_path / "out"), "expected the files of the site", "make site")
