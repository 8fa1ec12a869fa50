"""Measure how smoothly the page animates, and what it costs: `python -m bench.frames`.

A table plays at its usual pace while Chromium traces it. The trace shows how long each frame took
while pieces flew, how much of the main thread it used, how much of this was layout, and how often
layout ran while the same pieces were in the air. Then it measures an idle lobby, with its scenes
moving and at rest.
"""

import itertools
import json
import random
import statistics
import time
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, ViewportSize, sync_playwright

import tinstar
from bench.load import PAGE, server
from tests.browser.conftest import launch

SIZE: ViewportSize = {"width": 1440, "height": 900}
ANSWERS, SECONDS, IDLE = 6, 12.0, 8.0
DUE = 1000 / 60  # milliseconds
WORK = ("Layout", "UpdateLayoutTree", "Paint", "PrePaint", "Layerize", "FunctionCall")
WATCH = """() => {
    window.frames = []
    let last = 0, aloft = [], turn = 0
    const look = (now) => {
        const seen = [...document.querySelectorAll('.flight')]
        if (last) window.frames.push([now - last, seen.length])
        last = now
        if (seen.length !== aloft.length || seen.some((one, i) => one !== aloft[i])) turn += 1
        aloft = seen
        performance.mark(`aloft ${turn} ${seen.length}`)
        requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
}"""
# properties that are animated while pieces fly, except transform and opacity
UNEASY = """() => document.getAnimations().flatMap((a) => a.effect.getKeyframes())
    .flatMap(Object.keys).filter((key) => !['transform', 'opacity', 'translate', 'rotate', 'scale',
        'offset', 'computedOffset', 'easing', 'composite'].includes(key))"""


def play(page: Page, address: str, game: str) -> dict[str, Any]:
    """Play for a while, and record the frames while other players move."""
    chairs = [{"who": "me", "name": "Jane"}, *[{"who": "computer", "kind": "easy"}] * 2]
    headers = {"Origin": address}
    made = page.request.post(
        f"{address}/api/tables",
        data={"game": game, "chairs": chairs, "pace": 0},
        headers=headers,
    ).json()["id"]
    page.request.post(f"{address}/api/tables/{made}/start", data={}, headers=headers)
    page.add_init_script(f"localStorage.setItem('tinstar.guided.{game}', 'true')")
    page.goto(f"{address}/t/{made}")
    page.locator("details.all").wait_for(state="attached")
    trace = Trace(page)
    page.evaluate(WATCH)
    rng, until, uneasy = random.Random(1), time.perf_counter() + SECONDS, set[str]()
    while time.perf_counter() < until:
        choose(page, rng)
        page.wait_for_timeout(150)
        uneasy |= set(page.evaluate(UNEASY))
    spent = trace.end() | trace.amid_flight()
    aloft = [ms for ms, flying in page.evaluate("window.frames") if flying]
    return {"frames": aloft, "uneasy": sorted(uneasy), **spent}


def choose(page: Page, rng: random.Random) -> None:
    moves = page.locator("details.all li button")
    if moves.count():
        moves.nth(rng.randrange(moves.count())).dispatch_event("click")
    for name in ("Do it", "Continue"):
        sure = page.get_by_role("button", name=name, exact=True)
        if sure.count():
            sure.first.dispatch_event("click")


class Trace:
    """Chromium's trace of the page's main thread."""

    def __init__(self, page: Page):
        self.events: list[dict[str, Any]] = []
        self.ended = False
        self.page = page
        self.wire: CDPSession = page.context.new_cdp_session(page)
        self.wire.on("Tracing.dataCollected", lambda got: self.events.extend(got["value"]))
        self.wire.on("Tracing.tracingComplete", lambda _: setattr(self, "ended", True))
        self.wire.send(
            "Tracing.start",
            {"categories": "devtools.timeline,blink.user_timing", "transferMode": "ReportEvents"},
        )

    def end(self) -> dict[str, float]:
        """End the trace. Return milliseconds by kind of work."""
        self.wire.send("Tracing.end")
        while not self.ended:
            self.page.wait_for_timeout(50)
        spent: dict[str, float] = dict.fromkeys(WORK, 0.0)
        for event in self.events:
            if event["name"] in spent and event.get("ph") == "X":
                spent[event["name"]] += event.get("tdur", event.get("dur", 0)) / 1000
        return spent

    def amid_flight(self) -> dict[str, Any]:
        """Return the frame pairs with the same flying pieces, and how many had a layout.

        Also return the longest layout, in milliseconds.
        """
        frames = sorted((e["ts"], e["name"]) for e in self.events if e["name"].startswith("aloft "))
        laid = sorted(
            (e["ts"], e.get("dur", 0) / 1000) for e in self.events if e["name"] == "Layout"
        )
        steady, found = 0, list[float]()
        for (start, name), (end, later) in itertools.pairwise(frames):
            if name == later and not name.endswith(" 0"):
                steady += 1
                here = sum(ms for ts, ms in laid if start < ts < end)
                found += [here] if here else []
        return {"steady": steady, "laid out": len(found), "longest": max(found, default=0.0)}


def idle(browser: Browser, address: str, after: int) -> float:
    """Return the share of a core that the lobby uses after it was open for `after` seconds."""
    page = browser.new_context(locale="en-US", viewport=SIZE).new_page()
    page.goto(address)
    page.locator(".vignette svg").nth(4).wait_for()
    page.wait_for_timeout(1000 * after)
    before, start = spent_by_all(browser), time.perf_counter()
    page.wait_for_timeout(1000 * IDLE)
    share = (spent_by_all(browser) - before) / (time.perf_counter() - start)
    page.context.close()
    return share


def spent_by_all(browser: Browser) -> float:
    """Return the processor time of all of Chromium's processes, in seconds."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return sum(process["cpuTime"] for process in told)


def main() -> None:
    with server(PAGE) as (address, _), sync_playwright() as playwright:
        browser = launch(playwright.chromium)
        for after in (2, 17):
            print(f"lobby, after {after} s: {idle(browser, address, after):.1%} of a core")
        for game in tinstar.available():
            page = browser.new_context(locale="en-US", viewport=SIZE).new_page()
            found = play(page, address, game)
            print(game, json.dumps(summary(found)), flush=True)
            page.context.close()
        browser.close()


def summary(found: dict[str, Any]) -> dict[str, Any]:
    frames = sorted(found.pop("frames"))
    late = sum(ms > 1.5 * DUE for ms in frames)
    return {
        "frames": len(frames),
        "median": round(statistics.median(frames), 1) if frames else 0,
        "p95": round(frames[int(0.95 * len(frames))], 1) if frames else 0,
        "late": round(late / max(1, len(frames)), 3),
        **{k: round(v, 1) if isinstance(v, float) else v for k, v in found.items()},
    }


if __name__ == "__main__":
    main()
