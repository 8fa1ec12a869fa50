"""Notifications that it is your turn: in the tab, in the lobby, and by a push service."""

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.server_process import ServerProcess
from tests.server.sending.fake_services import Browser, There, somebody

SUBSCRIBED = """
Notification.requestPermission = async () => 'granted'
PushManager.prototype.getSubscription = async () => null
PushManager.prototype.subscribe = async () => ({ toJSON: () => (SUBSCRIPTION) })
"""
# A headless browser shows no notifications, so the worker records what it would show.
NOTE_WHAT_IS_SHOWN = """() => {
  self.shown = []
  self.registration.showNotification = async (title, { body, tag }) => {
    self.shown.push([title, body, tag])
  }
}"""
SHOWN = """async () => {
  for (let i = 0; i < 50 && !self.shown.length; i++) await new Promise((on) => setTimeout(on, 50))
  return self.shown
}"""


@pytest.fixture
def service() -> Iterator[There]:
    """Run a push service in a thread, because Playwright uses this thread's event loop."""
    found: list[There] = []
    open_now, over = threading.Event(), threading.Event()

    async def serve() -> None:
        async with somebody() as there:
            found.append(there)
            open_now.set()
            while not over.is_set():
                await asyncio.sleep(0.02)

    thread = threading.Thread(target=asyncio.run, args=(serve(),))
    thread.start()
    assert open_now.wait(5)
    yield found[0]
    over.set()
    thread.join(5)


@pytest.fixture
def server(
    tmp_path: Path, service: There, monkeypatch: pytest.MonkeyPatch
) -> Iterator[ServerProcess]:
    own = {"PUSH": "jane@example.org", "INSIDE": service.url, "NOTICE_AFTER": "0.5"}
    for key, value in own.items():
        monkeypatch.setenv(f"TINSTAR_{key}", value)
    server = ServerProcess(tmp_path)
    yield server
    server.close()


def test_whose_turn_it_is_the_lobby_the_tab_and_a_push_service_say_so(
    visitor: Arrive, server: ServerProcess, service: There
):
    browser = Browser()
    jane = visitor(server, service_workers="allow", permissions=["notifications"])
    keys = browser.subscription(f"{service.url}/jane")
    endpoint, own = keys.pop("endpoint"), json.dumps(keys)
    whole = f"{{ endpoint: {json.dumps(endpoint)}, keys: {own} }}"
    jane.context.add_init_script(SUBSCRIBED.replace("SUBSCRIPTION", whole))
    table = jane.sit_down("me=Jane", "easy")
    jane.go("/me")
    jane.page.get_by_role("button", name="Tell me in this browser").click()
    notices = jane.page.get_by_role("region", name="When it is your turn")
    expect(notices.get_by_text("This browser")).to_be_visible()
    expect(jane.page).to_have_title("★ Your turn · You · Tinstar")
    expect(jane.page.locator("link[rel=icon]")).to_have_attribute("href", "/turn.svg")
    jane.wait_until(lambda: bool(service.got))
    said = browser.opens(service.got[0].body)
    assert said["title"] == "Your turn at Calaboose"
    shown = _delivered(jane, said)
    assert shown == [["Your turn at Calaboose", "The table is waiting for you.", f"/t/{table}"]]
    jane.go("/")
    expect(jane.page.get_by_role("link", name="Your turn Calaboose")).to_be_visible()
    jane.go(f"/t/{table}")  # an open page needs no notification for its own table
    expect(jane.page).to_have_title("★ Your turn · Calaboose · Tinstar")
    assert len(service.got) == 1
    jane.go("/me")
    jane.page.get_by_role("button", name="Stop: This browser").click()
    expect(jane.page.get_by_role("button", name="Tell me in this browser")).to_be_visible()


def _delivered(jane: Any, said: Any) -> Any:
    """Deliver a push message to the worker; return what it would show."""
    devtools = jane.context.new_cdp_session(jane.page)
    found: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda e: found.extend(r["registrationId"] for r in e["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    jane.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    jane.wait_until(lambda: bool(found))
    (worker,) = jane.context.service_workers
    worker.evaluate(NOTE_WHAT_IS_SHOWN)
    push = {"origin": jane.address, "registrationId": found[0], "data": json.dumps(said)}
    for _ in range(10):  # a busy browser drops one silently
        devtools.send("ServiceWorker.deliverPushMessage", push)
        if shown := worker.evaluate(SHOWN):
            return shown
    raise AssertionError("expected a notification, got none")
