"""Make a browser as slow as a phone: its pages run for a part of the time only.

Chromium's own throttling slows the page alone. A site computes in workers, so here the processes of
all pages are stopped and continued many times a second.
"""

import os
import signal
import threading
import time
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Browser

PERIOD = 0.008  # seconds


def renderers(browser: Browser) -> list[int]:
    """Return the ids of the processes that run pages and their workers."""
    session = browser.new_browser_cdp_session()
    found = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return [process["id"] for process in found if process["type"] == "renderer"]


@contextmanager
def slowed(browser: Browser, rate: int) -> Generator[None]:
    """Let all pages of a browser run `rate` times slower while the context lasts."""
    done, processes = threading.Event(), renderers(browser)

    def stop_and_go() -> None:
        while not done.is_set():
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
