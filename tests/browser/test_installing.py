"""The page as an installed app: it installs, and has a page for when the server is down."""

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.server_process import ServerProcess
from tests.browser.test_access import violations

KEPT = """caches.keys().then(async (names) => {
  const all = names.map(async (name) => (await caches.open(name)).keys())
  return (await Promise.all(all)).flat().map((request) => new URL(request.url).pathname)
})"""


def test_where_the_house_is_closed_a_page_of_ours_says_so(
    visitor: Arrive, own_server: ServerProcess
):
    person = visitor(own_server, viewport=PHONE, service_workers="allow")
    person.go("/")
    manifest = person.context.new_cdp_session(person.page).send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest.webmanifest")
    person.page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    person.go(f"/t/{person.sit_down('me=Jane', 'easy')}")
    person.wait_until_asked()
    assert person.page.evaluate(KEPT) == ["/away.html"]  # no table, no response of the server
    own_server.kill()
    person.page.reload()
    closed = person.page.get_by_role("heading", name="The house is closed")
    expect(closed).to_be_visible()
    assert violations(person) == []
    own_server.open()
    person.page.get_by_role("link", name="Knock again").click()
    person.wait_until_asked()
