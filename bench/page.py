"""Measure a first visit to the page in Chromium: its size, and the time until a person can play."""

import time
from dataclasses import dataclass

from playwright.sync_api import Browser, Page, sync_playwright

from bench.load import PAGE, server
from tests.browser.conftest import launch

PLAYABLE = "details.all"  # visible when the person may act


@dataclass(frozen=True)
class Visit:
    """Kilobytes transferred (compressed), and seconds until a person can play."""

    kilobytes: float
    seconds: float


def first_visits(repeats: int) -> dict[str, list[Visit]]:
    """Return first visits to the lobby and to a table's link, each in a new browser."""
    found: dict[str, list[Visit]] = {"the lobby": [], "a table, by its link": []}
    with server(PAGE) as (address, _), sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        _visit_lobby(browser, address)  # warm up compiled code and files
        for _ in range(repeats):
            found["the lobby"].append(_visit_lobby(browser, address))
            found["a table, by its link"].append(_visit_table(browser, address))
        browser.close()
    return found


def _visit_lobby(browser: Browser, address: str) -> Visit:
    page, weigh = _new_page(browser)
    start = time.perf_counter()
    page.goto(address)
    page.get_by_role("button", name="Play").first.wait_for()
    visit = Visit(sum(weigh) / 1000, time.perf_counter() - start)
    page.context.close()
    return visit


def _visit_table(browser: Browser, address: str) -> Visit:
    page, weigh = _new_page(browser)
    me = {"who": "me", "name": "Jane"}
    wanted = {"game": "calaboose", "chairs": [me, {"who": "computer", "kind": "easy"}], "pace": 0}
    table = page.request.post(f"{address}/api/tables", data=wanted).json()["id"]
    page.request.post(f"{address}/api/tables/{table}/start", data={})
    start = time.perf_counter()
    page.goto(f"{address}/t/{table}")
    page.locator(PLAYABLE).wait_for(state="attached")
    visit = Visit(sum(weigh) / 1000, time.perf_counter() - start)
    page.context.close()
    return visit


def _new_page(browser: Browser) -> tuple[Page, list[float]]:
    """Return a page with an empty cache, and the bytes of each response as they arrive."""
    page = browser.new_context(locale="en-US", reduced_motion="reduce").new_page()
    weigh: list[float] = []
    wire = page.context.new_cdp_session(page)
    wire.send("Network.enable")
    wire.on("Network.loadingFinished", lambda e: weigh.append(e["encodedDataLength"]))
    return page, weigh
