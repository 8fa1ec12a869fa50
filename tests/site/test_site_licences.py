"""The list of licences names one for the interpreter and for each package of a site."""

from email.message import Message
from pathlib import Path
from typing import Any, cast

import pytest

from distribution import site

INSIDE = ("CPython", "Emscripten", "musl", "libffi", "Zstandard", "zlib", "bzip2", "XZ", "SQLite")


def test_each_package_and_library_has_a_licence(tmp_path: Path):
    listed = tmp_path / "licences.txt"
    listed.write_text("")
    site.add_licences(listed)
    text = listed.read_text()
    assert all(name in text for name in INSIDE)
    assert "fluent.syntax 0.19.0: Apache Software License" in text  # brings no text of its own
    assert "msgspec 0.22.0: BSD-3-Clause" in text


def test_a_package_without_a_licence_is_refused():
    about = Message()
    about["Name"] = "planted"
    with pytest.raises(SystemExit, match="planted: expected the name of its licence, got none"):
        site.licence_of(cast(Any, about))
