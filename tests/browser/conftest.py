"""Fixtures for the browser tests: a real browser, and servers for it to visit.

Playwright drives Chromium. The page must be built first: `make test` does that.
"""

import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, expect

from tests import programs
from tests.browser.person import PATIENCE, Person
from tests.browser.server_process import ServerProcess

FLAGS = (  # the browser contacts nothing but the server
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-partial-raster",  # repainted areas stay the same, to the pixel
)
DESKTOP, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
expect.set_options(timeout=PATIENCE)
Arrive = Callable[..., Person]


def settings(**chosen: object) -> str:
    """Return a script that stores default settings for a page."""
    kept = json.dumps(json.dumps(chosen))
    return f"localStorage['tinstar.settings'] ??= {kept}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark all tests of this folder as slow browser tests with a long timeout."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.slow)
            item.add_marker(pytest.mark.timeout(600))


def launch_options(*flags: str) -> dict[str, Any]:
    """Return how Playwright is to start a headless browser."""
    program, more = programs.chromium()
    return {"executable_path": program, "args": [*FLAGS, *flags], "env": {**os.environ, **more}}


def launch(chromium: BrowserType, *flags: str) -> Browser:
    """Start a headless browser."""
    return chromium.launch(**launch_options(*flags))


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with programs.playwright() as playwright:
        browser = launch(playwright.chromium)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that do not change it for others."""
    server = ServerProcess(tmp_path_factory.mktemp("house"))
    yield server
    server.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server for one test, which may kill and reopen it."""
    server = ServerProcess(tmp_path)
    yield server
    server.close()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Arrive]:
    """A function that opens a new browser context, with its own cookies, at a server.

    Without motion everything is shown at once. By the end of the test, no page may have had an
    error.
    """
    came: list[Person] = []

    def arrive(at: ServerProcess, *, viewport: dict[str, int] = DESKTOP, **more: Any) -> Person:
        usual = {"locale": "en-US", "reduced_motion": "reduce", "service_workers": "block"}
        still: dict[str, Any] = usual | more
        context = browser.new_context(viewport=viewport, **still)  # type: ignore[arg-type]
        if still["reduced_motion"] == "reduce":
            context.add_init_script(settings(speed=0))
        came.append(Person(context, at.address))
        return came[-1]

    yield arrive
    for person in came:
        person.context.close()
        assert person.troubles == []


@pytest.fixture
def arrive(visitor: Arrive, server: ServerProcess) -> Arrive:
    """A function that opens the shared server for a person who has played before."""

    def come(**more: Any) -> Person:
        person = visitor(server, **more)
        person.skip_the_guide()
        return person

    return come
