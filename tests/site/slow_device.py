"""Make a browser as slow as a phone: its pages run for a part of the time only.

Chromium's own throttling slows the page alone. A site computes in workers, so here the processes of
all pages are stopped and continued many times a second.
"""

import os
import signal
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser

PERIOD = 0.008  # seconds
LOOK_EVERY = 0.3


def renderers(browser: Browser) -> list[int]:
    """Return the ids of the processes that run pages and their workers."""
    return _renderers(_process_of(browser))


def _process_of(browser: Browser) -> int:
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return next(process["id"] for process in found if process["type"] == "browser")


def _renderers(browser: int) -> list[int]:
    """Return the processes of pages among those that a browser has started."""
    parents: dict[int, int] = {}
    pages: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
            parents[int(folder.name)] = int(fields[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                pages.append(int(folder.name))
    return [page for page in pages if browser in _ancestors(page, parents)]


def _ancestors(process: int, parents: dict[int, int]) -> Iterator[int]:
    while process := parents.get(process, 0):
        yield process


@contextmanager
def slowed(browser: Browser, rate: int) -> Generator[None]:
    """Let all pages of a browser run `rate` times slower while the context lasts."""
    done, program = threading.Event(), _process_of(browser)

    def stop_and_go() -> None:
        processes, looked = list[int](), 0.0
        while not done.is_set():
            if time.monotonic() > looked + LOOK_EVERY:  # a new page may have a new process
                processes, looked = _renderers(program), time.monotonic()
            for signalled, part in ((signal.SIGSTOP, rate - 1), (signal.SIGCONT, 1)):
                for process in processes:
                    with suppress(ProcessLookupError):
                        os.kill(process, signalled)
                time.sleep(PERIOD * part / rate)

    thread = threading.Thread(target=stop_and_go)
    if rate > 1:
        thread.start()
    try:
        yield
    finally:
        done.set()
        if rate > 1:
            thread.join()


def processor_seconds(process: int) -> float:
    """Return the processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_megabytes(process: int) -> float:
    """Return the memory of a process that is in use, without files that others share."""
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(x.split()[1]) for x in lines if x.startswith("RssAnon")) / 1000


def longest_used(browser: Browser) -> int:
    """Return the process of the page that has computed most."""
    return max(renderers(browser), key=processor_seconds)
