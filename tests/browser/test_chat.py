"""Chat at a table: messages, blocking and reporting."""

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.server_process import ServerProcess
from tinstar.server.guests.signed_cookies import OwnerKey
from tinstar.server.storage.database import secret_of


def chat(person: Person):
    return person.page.get_by_role("region", name="Chat").filter(visible=True)


def read_by_the_owner(person: Person, server: ServerProcess) -> str:
    key, address = OwnerKey(secret_of(server.database)), f"{server.address}/api/owner"
    asks, wish = person.context.request, b'{"deed":"reports"}'
    challenge = asks.get(address, params={"nonce": "0" * 16}).json()["challenge"]
    headers = {"Authorization": f"Tinstar {key.signed(challenge, wish)}", "Origin": server.address}
    headers |= {"Content-Type": "application/json"}
    return asks.post(address, data=wish, headers=headers).text()


def test_a_line_is_seen_by_the_other_until_they_are_blocked_and_reported(
    arrive: Arrive, server: ServerProcess
):
    jane, lefty = arrive(), arrive()
    table = jane.sit_down("me=Jane", "friend")
    lefty.joins(jane, table, "Lefty")
    lefty.go(f"/t/{table}")
    jane.go(f"/t/{table}")
    jane.page.get_by_text("block or report somebody").click()
    expect(chat(lefty)).to_have_count(0)
    jane.page.get_by_label("Let people chat").check()
    jane.post(f"/api/tables/{table}/start", {})
    rude = "<b>you</b> https://example.org"
    chat(lefty).get_by_label("Your message").fill(rude)
    chat(lefty).get_by_label("Your message").press("Enter")
    for person in (jane, lefty):
        expect(chat(person)).to_contain_text(f"Lefty {rude}")
    assert chat(jane).locator("a, b b").count() == 0
    expect(jane.page.get_by_role("log").first).to_contain_text(f"Lefty: “{rude}”")
    jane.page.reload()
    expect(chat(jane)).to_contain_text(rude)
    aside = jane.page.get_by_role("complementary")
    aside.get_by_text("block or report somebody").click()
    aside.get_by_role("button", name="Report Lefty").click()
    aside.get_by_label("In a few words").fill("shouts")
    aside.get_by_role("button", name="Send").click()
    expect(aside.get_by_text("It includes one message from this table.")).to_be_visible()
    aside.get_by_role("button", name="Block Lefty", exact=True).click()
    expect(chat(jane)).not_to_contain_text(rude)
    expect(chat(lefty)).to_contain_text(rude)
    lefty_hears = lefty.page.get_by_role("log").first
    jane.post(f"/api/tables/{table}/chatting", {"wish": False})
    expect(lefty_hears).to_contain_text("The host has turned chat off.")
    expect(chat(lefty)).to_have_count(0)
    assert rude in read_by_the_owner(jane, server)
    jane.go("/me")
    jane.page.get_by_role("button", name="Unblock Lefty").click()
    expect(jane.page.get_by_text("Nobody is blocked.")).to_be_visible()
