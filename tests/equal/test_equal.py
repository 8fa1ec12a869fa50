"""The same games have the same bytes on every backend."""

import json
import re
import shutil
from pathlib import Path

import pytest

from tests.equal.comparison import OTHERS, ROOT, WEBASSEMBLY, built, compare
from tests.equal.replay import PARTS
from tinstar.games import ours

GAMES, IN_PYTHON = 20, 2  # a tenth of what `make equal` plays
FOLDER = ROOT / "build" / "equal"
SMALLEST = "rin_tin_tin"  # its library is built as it ships; others without the laboratory's code


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.parametrize("name", ours())
def test_the_same_games_have_the_same_bytes_on_every_backend(name: str, tmp_path: Path):
    made = built(name, FOLDER, whole=name == SMALLEST)
    results = compare(name, GAMES, IN_PYTHON, made, tmp_path)
    assert [result.difference for result in results] == [""] * len(OTHERS)
    assert [result.games for result in results] == [IN_PYTHON, GAMES, GAMES]
    for result in results:
        assert result.digests > result.steps * 4  # at least four parts of each step


@pytest.mark.compiled
@pytest.mark.slow
@pytest.mark.xdist_group("machine code of showdown")  # the same worker has built it
def test_a_wrong_description_is_found(tmp_path: Path):
    name = "showdown"
    planted = Path(shutil.copytree(built(name, FOLDER, whole=False), tmp_path / name))
    file = planted / f"{name}.json"
    description = json.loads(file.read_text())
    fields = description["records"]["node"]["fields"]
    fields["action"], fields["mover"] = fields["mover"], fields["action"]
    file.write_text(json.dumps(description))
    found = {each.backend: each.difference for each in compare(name, 2, 1, planted, tmp_path)}
    assert f"{WEBASSEMBLY}: expected {PARTS[8]} as with Numba, got another" in found[WEBASSEMBLY]
    assert re.match(r"showdown, game \d of \d players, step \d+ \(action", found[WEBASSEMBLY])
    assert [found[backend] for backend in OTHERS if backend != WEBASSEMBLY] == ["", ""]
