"""A review of a match for the page, computed in the test.

Tests of the lab cover the server's job.
"""

import tempfile
from functools import cache
from pathlib import Path

import msgspec
from playwright.sync_api import Route

from tests.browser.person import Person
from tinstar.lab.review import Effort, review
from tinstar.lab_schemas.review_result import Review
from tinstar.match.journal import Journal
from tinstar.server.features.reviews.schemas import ReviewState


def promise_a_review(person: Person, table: str) -> Review:
    """Serve a review at the page's second request for progress. Return the review."""
    raw = person.context.request.get(f"{person.address}/api/tables/{table}/journal").body()
    found, asked = _made(raw), [0]

    def answer(route: Route) -> None:
        asked[0] += route.request.method == "POST" or asked[0] > 0
        state = ReviewState("none")
        if asked[0]:
            done = asked[0] > 2
            state = ReviewState("done", 1.0, 0, found) if done else ReviewState("working", 0.5)
        route.fulfill(body=msgspec.json.encode(state), content_type="application/json")

    person.page.route("**/review", answer)
    return found


@cache
def _made(raw: bytes) -> Review:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "match.jsonl"
        file.write_bytes(raw)
        return review(Journal.load(file), Effort(1, fast=False))
