"""The personal page: a name, another device, and deleting one's data."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.server_process import ServerProcess
from tests.browser.test_company import asked_for


def test_somebody_moves_to_another_device_by_a_link_that_no_browser_sends_and_is_forgotten(
    arrive: Arrive,
):
    jane, phone = arrive(), arrive()
    table = jane.sit_down("me=Jane", "friend")
    jane.go("/")
    jane.page.get_by_role("link", name="You", exact=True).click()
    jane.page.get_by_label("Your name").fill("Jane")
    jane.page.get_by_role("radio", name="Hat").check()
    jane.page.keyboard.press("ArrowRight")  # to the boot
    jane.page.get_by_role("button", name="Save").click()
    jane.page.get_by_role("button", name="Link another device").click()
    link = jane.page.get_by_label("Link to your other device").input_value()
    asked = asked_for(phone)
    phone.go(link.removeprefix(phone.address))
    phone.page.get_by_role("button", name="Yes, this is me").click()
    expect(phone.page.get_by_label("Your name")).to_have_value("Jane")
    expect(phone.page.get_by_role("radio", name="Boot")).to_be_checked()
    assert phone.get(f"/api/tables/{table}")["host"]
    assert phone.page.url == f"{phone.address}/me"
    assert not any(link.partition("=")[2] in url for url in asked)
    phone.page.get_by_role("button", name="Forget me").click()
    expect(phone.page.get_by_role("button", name="Rather not")).to_be_focused()
    phone.page.get_by_role("button", name="Forget me").click()
    expect(phone.page.get_by_role("status").first).to_contain_text(
        "The server has deleted your data."
    )
    assert not jane.get("/api/tables")["tables"]


def test_who_has_a_passkey_is_the_same_again_when_the_browser_has_forgotten_them(
    visitor: Arrive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("TINSTAR_PASSKEYS", "true")
    server = ServerProcess(tmp_path)
    server.address = server.address.replace("127.0.0.1", "localhost")
    jane = visitor(server)
    keys = jane.page.context.new_cdp_session(jane.page)
    keys.send("WebAuthn.enable")
    own = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True}
    own |= {"hasUserVerification": True, "isUserVerified": True}
    keys.send("WebAuthn.addVirtualAuthenticator", {"options": own})
    jane.go("/me")
    jane.page.get_by_label("Your name").fill("Jane")
    jane.page.get_by_role("button", name="Save").click()
    jane.page.get_by_role("button", name="Make a passkey").click()
    expect(jane.page.get_by_role("list", name="Your passkeys")).to_contain_text("Made on")
    jane.page.context.clear_cookies()
    jane.page.reload()
    expect(jane.page.get_by_role("list", name="Your passkeys")).to_have_count(0)
    jane.sit_down("me=Nobody", "friend")
    jane.page.reload()
    jane.page.get_by_role("button", name="I have one: sign in").click()
    expect(jane.page.get_by_role("button", name="Rather not")).to_be_focused()
    jane.page.get_by_role("button", name="Sign in anyway").click()
    expect(jane.page.get_by_role("status").first).to_contain_text(
        "This browser is now signed in as you"
    )
    expect(jane.page.get_by_label("Your name")).to_have_value("Jane")
    jane.page.get_by_role("button", name="Remove the passkey").click()
    expect(jane.page.get_by_role("list", name="Your passkeys")).to_have_count(0)
    server.close()
