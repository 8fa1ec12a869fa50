"""Reviews that are made without another process."""

from pathlib import Path

import msgspec
import pytest

import tinstar
from tinstar.lab.review import Effort, review
from tinstar.lab_schemas.review_result import Review
from tinstar.match.journal import Journal
from tinstar.players.local_thinking import HERE
from tinstar.site.local_reviews import reviews_by


@pytest.mark.compiled
async def test_a_local_review_is_that_of_the_lab(tmp_path: Path):
    file = tmp_path / "match.jsonl"
    tinstar.Match(
        tinstar.load("calaboose", players=2), ["random", "random"], seed=3, journal=file
    ).play()
    shares: list[float] = []
    lines = file.read_bytes().splitlines(keepends=True)
    raw = await reviews_by(HERE, 2)(lines, shares.append)
    assert msgspec.json.decode(raw, type=Review) == review(Journal.load(file), Effort(2))
    assert shares[-1] == 1.0
    assert shares == sorted(shares)
