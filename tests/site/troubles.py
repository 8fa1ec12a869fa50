"""A site under bad conditions, in a real browser. `make site` runs this after the games.

Each check has a context of its own, which has never been there.
"""

import shutil
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, Page, Route, expect

from distribution.site import write_worker
from tests.browser.person import Person
from tests.site.static_server import served

LONG = 120_000  # milliseconds
CUT = "house/house.pack"
KEPT = "navigator.serviceWorker.ready.then((found) => !!found.active)"
LICENCES = "fetch('licences.txt').then((found) => found.text())"
FULL = """
IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }
"""


def visit(browser: Browser, address: str) -> Page:
    context = browser.new_context(locale="en-US", reduced_motion="reduce")
    person = Person(context, address)
    person.page.set_default_timeout(LONG)
    person.skip_the_guide()
    return person.page


def plays(page: Page, address: str) -> None:
    """Open a table from the lobby."""
    page.goto(address)
    page.get_by_role("button", name="Play Caboo", exact=True).click()
    expect(page.get_by_role("region", name="The table")).to_be_visible(timeout=LONG)


def leave(page: Page) -> None:
    """Close a browser context, though some requests may still be waiting for their response."""
    page.context.unroute_all(behavior="ignoreErrors")
    page.context.close()


def cut(times: int) -> tuple[list[str], Callable[[Route], None]]:
    """Return what answers requests for a file with its first half, so many times."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > times:
            return route.continue_()
        response = route.fetch()
        return route.fulfill(response=response, body=response.body()[:1000])

    return asked, answer


def a_cut_file_is_fetched_again(browser: Browser, address: str) -> None:
    page = visit(browser, address)
    asked, answer = cut(1)
    page.context.route(f"**/{CUT}", answer)
    plays(page, address)
    assert len(asked) >= 2
    leave(page)


def a_file_that_stays_cut_is_named(browser: Browser, address: str) -> None:
    page = visit(browser, address)
    page.context.route(f"**/{CUT}", cut(99)[1])
    page.goto(address)
    expect(page.get_by_role("alert")).to_contain_text("house.pack", timeout=LONG)
    leave(page)


def the_type_of_machine_code_does_not_matter(browser: Browser, address: str) -> None:
    page = visit(browser, address)

    def as_text(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, headers={"Content-Type": "text/plain"})

    page.context.route("**/*.wasm", as_text)
    plays(page, address)
    leave(page)


def without_room_play_goes_on(browser: Browser, address: str) -> None:
    """A worker that cannot store says so, and offers all as a file."""
    page = visit(browser, address)

    def in_worker(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=FULL + response.text())

    page.context.route("**/assets/house-worker-*.js", in_worker)
    plays(page, address)
    notice = page.get_by_text("This browser stores nothing here")
    expect(notice).to_be_visible(timeout=LONG)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything as a file").click()
    assert Path(download.value.path()).read_bytes().startswith(b"SQLite format 3")
    leave(page)


def a_worker_that_was_ended_is_there_again(browser: Browser, address: str) -> None:
    page = visit(browser, address)
    plays(page, address)
    asked = page.locator("details.all, button.looked").first
    expect(asked).to_be_attached(timeout=LONG)
    page.wait_for_timeout(2000)  # until all is stored
    worker = next(worker for worker in page.workers if "house-worker" in worker.url)
    began = time.monotonic()
    worker.evaluate("setTimeout(() => self.close())")
    expect(page.get_by_text("Opening the house")).to_be_visible()
    expect(page.get_by_text("Opening the house")).to_be_hidden(timeout=LONG)
    print(f"a worker that was ended: house after {time.monotonic() - began:.1f} s", flush=True)
    expect(asked).to_be_attached(timeout=LONG)
    page.context.close()


def a_house_moves_to_another_browser(browser: Browser, address: str) -> None:
    page = visit(browser, address)
    plays(page, address)
    page.goto(f"{address}#/me")
    page.reload()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save everything as a file").click()
    file = Path(download.value.path())
    other = visit(browser, address)
    other.goto(f"{address}#/me")
    chooser = other.get_by_label("Open a saved file")
    chooser.set_input_files({"name": "no.tinstar", "mimeType": "", "buffer": b"no house"})
    replaces(other)
    expect(other.get_by_role("alert")).to_contain_text("not a saved house")
    chooser.set_input_files(file)
    with other.expect_navigation():
        replaces(other)
    other.goto(address)
    expect(other.get_by_text("Your tables")).to_be_visible(timeout=LONG)
    page.context.close()
    other.context.close()


def a_second_tab_can_take_over(browser: Browser, address: str) -> None:
    page = visit(browser, address)
    plays(page, address)
    other = page.context.new_page()
    other.set_default_timeout(LONG)
    other.goto(page.url)
    expect(other.get_by_text("This house is open in another tab")).to_be_visible(timeout=LONG)
    other.get_by_role("button", name="Open it here").click()
    expect(other.get_by_role("region", name="The table")).to_be_visible(timeout=LONG)
    expect(page.get_by_text("Another tab has taken over this house")).to_be_visible()
    page.context.close()


def the_deal_of_the_day_says_its_date(browser: Browser, address: str) -> None:
    page = visit(browser, address)
    page.clock.set_fixed_time("2026-11-20T12:00:00Z")  # a clock that is days behind
    page.goto(address)
    section = page.get_by_role("region", name="The deal of the day")
    expect(section).to_contain_text("Friday, 20 November 2026", timeout=LONG)
    page.context.close()


def replaces(page: Page) -> None:
    replace = page.get_by_role("button", name="Replace everything by it")
    replace.click()
    replace.click()  # yes


def an_update_waits_until_it_is_wanted(browser: Browser, folder: Path) -> None:
    with tempfile.TemporaryDirectory() as root:
        own = Path(root, "site")
        shutil.copytree(folder, own)
        with served(own) as (address, _):
            page = visit(browser, address)
            plays(page, address)
            assert page.evaluate(KEPT)
            page.reload()
            expect(page.get_by_text("Opening the house")).to_be_hidden(timeout=LONG)
            before, place = page.evaluate(LICENCES), page.url
            (own / "licences.txt").write_text("of the new version")
            write_worker(own)
            page.evaluate("navigator.serviceWorker.getRegistration().then((r) => r.update())")
            use = page.get_by_role("button", name="Use it")
            expect(use).to_be_visible(timeout=LONG)
            assert page.evaluate(LICENCES) == before
            with page.expect_navigation():
                use.click()
            expect(page.get_by_role("region", name="The table")).to_be_visible(timeout=LONG)
            assert (page.url, page.evaluate(LICENCES)) == (place, "of the new version")
            page.context.close()


CHECKS = (
    a_cut_file_is_fetched_again,
    a_file_that_stays_cut_is_named,
    the_type_of_machine_code_does_not_matter,
    without_room_play_goes_on,
    a_worker_that_was_ended_is_there_again,
    a_house_moves_to_another_browser,
    a_second_tab_can_take_over,
    the_deal_of_the_day_says_its_date,
)


def check(browser: Browser, address: str, folder: Path) -> None:
    """Run all checks."""
    for each in CHECKS:
        began = time.monotonic()
        each(browser, address)
        print(f"{each.__name__.replace('_', ' ')}: {time.monotonic() - began:.0f} s", flush=True)
    an_update_waits_until_it_is_wanted(browser, folder)
    print("an update waits until it is wanted", flush=True)
