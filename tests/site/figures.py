"""Measure a site against its bounds: `python -m tests.site.figures FOLDER [REPEATS]`.

"Slow" is a processor slowed four times behind 10 Mbit/s. A desktop has neither limit. Whatever else
runs on this machine is measured too, so look at the load, which is printed. The first move depends
on who begins; the table does not.
"""

import os
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, TimeoutError

from tests import programs
from tests.browser.conftest import launch, launch_options
from tests.site.native_playouts import playouts_a_second
from tests.site.slow_device import (
    longest_used,
    processor_seconds,
    resident_megabytes,
    slowed,
)
from tests.site.slow_host import Host, hosted

SLOW, LINE = 4, 10e6 / 8  # times; bytes a second
LONG, ASKED_WITHIN = 300_000, 60_000  # milliseconds
FIRST = "showdown"
GAMES = ("showdown", "caboo", "calaboose", "outlaws25", "rin_tin_tin")
ANSWERS, THOUGHTS = 60, 6  # of each game
SETTLED = 5_000  # milliseconds in which a browser keeps what it has compiled
VISITOR: dict[str, Any] = {"locale": "en-US", "reduced_motion": "reduce", "bypass_csp": True}
ONE_PROCESS = "--disable-features=SpareRendererForSitePerProcess"
KEPT = "navigator.serviceWorker.ready.then((found) => !!found.active)"
PROBE = (Path(__file__).parent / "probe.js").read_text(encoding="utf-8")
TAPS = "(count) => probe.taps(count)"


def say(name: str, figure: str) -> None:
    """Print one figure, with the load of the machine."""
    print(f"{name:58} {figure:24} load {os.getloadavg()[0]:.1f}", flush=True)


def middle(found: list[float], unit: str = "s") -> str:
    """Return the median and the range of some figures."""
    return f"{statistics.median(found):.1f} {unit} ({min(found):.1f} to {max(found):.1f})"


def visitor(browser: Browser) -> BrowserContext:
    """Return a context whose page plays a game as soon as the lobby offers it."""
    return _playing(browser.new_context(**VISITOR))


def lasting_visitor(chromium: BrowserType, profile: str) -> BrowserContext:
    """Return a visitor in a browser of its own, which keeps its profile: with compiled code."""
    options = launch_options(ONE_PROCESS) | VISITOR
    return _playing(chromium.launch_persistent_context(profile, **options))


def _playing(context: BrowserContext) -> BrowserContext:
    context.set_default_timeout(LONG)
    context.add_init_script(PROBE.replace("WANTED", FIRST))
    for game in GAMES:
        context.add_init_script(f"localStorage.setItem('tinstar.guided.{game}', 'true')")
    return context


def begin(page: Page, game: str, kinds: list[str]) -> None:
    """Begin a game at a table, and wait until the player is asked."""
    page.evaluate("([game, kinds]) => probe.begin(game, kinds)", [game, kinds])
    try:
        page.wait_for_function("probe.asked()", timeout=ASKED_WITHIN)
    except TimeoutError as e:
        told = page.evaluate("probe.told()")
        raise SystemExit(f"{game}: expected that the player is asked, got {told}") from e


def arrive(page: Page, address: str) -> dict[str, float]:
    """Open the lobby and a table. Return the seconds until each was there."""
    page.goto(address, wait_until="commit")
    page.wait_for_function("probe.seen.move")
    return {k: v / 1000 for k, v in page.evaluate("probe.seen").items()}


def first_visits(browser: Browser, host: Host, repeats: int, rate: int) -> None:
    """Measure visits of a browser that has never been there."""
    found: list[dict[str, float]] = []
    for _ in range(repeats):
        context = visitor(browser)
        page = context.new_page()
        host.sent.clear()
        with slowed(browser, rate):
            found.append(arrive(page, host.address))
        found[-1]["megabytes"] = sum(host.sent.values()) / 1e6
        found[-1]["processor"] = processor_seconds(longest_used(browser))
        context.close()
    name = "slow" if rate > 1 else "desktop"
    say(f"first visit, {name}: lobby", middle([x["lobby"] for x in found]))
    say(f"first visit, {name}: table", middle([x["table"] for x in found]))
    say(f"first visit, {name}: first move", middle([x["move"] for x in found]))
    say("  processor time of the page until then", middle([x["processor"] for x in found]))
    say("  transferred until then", middle([x["megabytes"] for x in found], "MB"))


def second_visits(chromium: BrowserType, host: Host, repeats: int) -> None:
    """Measure visits without a network, of a browser that was there once, for some seconds."""
    with TemporaryDirectory() as profile:
        context = lasting_visitor(chromium, profile)
        host.sent.clear()
        page = context.new_page()
        arrive(page, host.address)
        page.evaluate(KEPT)
        page.wait_for_timeout(SETTLED)
        page.close()
        _later_visits(context, host, repeats)
        context.close()


def _later_visits(context: BrowserContext, host: Host, repeats: int) -> None:
    browser = context.browser
    assert browser
    say("all files kept offline", f"{sum(host.sent.values()) / 1e6:.1f} MB")
    host.off = True
    for rate, name in ((SLOW, "slow"), (1, "desktop")):
        found: list[dict[str, float]] = []
        for _ in range(repeats):
            page = context.new_page()
            with slowed(browser, rate):
                found.append(arrive(page, host.address))
            page.close()
        say(f"second visit, offline, {name}: lobby", middle([x["lobby"] for x in found]))
        say(f"second visit, offline, {name}: table", middle([x["table"] for x in found]))
        say(f"second visit, offline, {name}: move", middle([x["move"] for x in found]))
    host.off = False


def further_games(browser: Browser, host: Host) -> None:
    """Measure what each further game transfers, beside what is kept in the background."""
    context = visitor(browser)
    page = context.new_page()
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    arrive(page, host.address)
    for game in GAMES:
        host.sent.clear()
        begin(page, game, ["search:1s/manners", "net/manners"])
        say(f"transferred for {game}", f"{sum(host.sent.values()) / 1e6:.2f} MB")
    context.close()


def taps(browser: Browser, host: Host) -> None:
    """Measure the time from an answer to the next frame, on a slow device."""
    context = visitor(browser)
    page = context.new_page()
    arrive(page, host.address)
    page.evaluate(KEPT)
    found: list[float] = []
    for game in GAMES:
        begin(page, game, ["easy", "easy"])
        with slowed(browser, SLOW):
            own = page.evaluate(TAPS, ANSWERS)
        say(f"  a frame after a tap, slow, {game} ({len(own)})", middle(own, "ms"))
        found += own
    say("a frame after a tap, slow: mean", f"{statistics.mean(found):.1f} ms")
    say("a frame after a tap, slow: worst", f"{max(found):.0f} ms")
    context.close()


def thoughts(browser: Browser, host: Host) -> None:
    """Measure searches of the highest level: beyond their time, and their playouts."""
    context = visitor(browser)
    page = context.new_page()
    arrive(page, host.address)
    page.evaluate(KEPT)
    for game in GAMES:
        begin(page, game, ["search:1s/manners", "search:1s/manners"])
        thinker = next(worker for worker in page.workers if "thinking" in worker.url)
        thinker.evaluate(PROBE)
        page.evaluate(TAPS, THOUGHTS)
        found: list[dict[str, Any]] = thinker.evaluate("probe.thoughts")
        beyond = [1000 * (x["took"] - x["seconds"]) for x in found]
        speed = statistics.median(x["playouts"] / x["seconds"] for x in found)
        say(f"thought beyond its time, {game} ({len(found)})", middle(beyond, "ms"))
        say(f"playouts a second, {game}", f"{speed:.0f}, native {playouts_a_second(game):.0f}")
    megabytes = resident_megabytes(longest_used(browser))
    say("memory of the tab, after these games", f"{megabytes:.0f} MB")
    context.close()


def main(folder: Path, repeats: int) -> None:
    with programs.playwright() as playwright, hosted(folder) as host:
        began = time.monotonic()
        browser = launch(playwright.chromium, ONE_PROCESS)
        print(f"Chromium {browser.version}")
        host.bytes_a_second = LINE
        first_visits(browser, host, repeats, SLOW)
        host.bytes_a_second = 0
        first_visits(browser, host, repeats, 1)
        second_visits(playwright.chromium, host, repeats)
        further_games(browser, host)
        taps(browser, host)
        thoughts(browser, host)
        browser.close()
        print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 5)
