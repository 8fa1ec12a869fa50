"""Passkeys keep a profile for good, and only its owner can use them."""

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cbor2
import pytest
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from tests.server.conftest import Visit, Visitor, open_server, visitors
from tests.server.features.accounts.authenticator import PRESENT, Authenticator
from tests.server.features.accounts.test_accounts import played
from tinstar.errors import BadOption
from tinstar.server.config import Config
from tinstar.server.features.accounts import passkeys
from tinstar.server.features.accounts.passkey_store import CHALLENGE_SECONDS
from tinstar.server.gateway import dependencies

BEGIN, NEW, ASK, SIGN_IN = (f"/me/passkeys{x}" for x in ("/begin", "", "/ask", "/sign-in"))


WRONG: list[dict[str, Any]] = [
    {"origin": "https://evil.example"},
    {"site": "evil.example"},
    {"flags": PRESENT},
    {"framed": {"crossOrigin": True}},
    {"framed": {"topOrigin": "https://evil.example"}},
]


@pytest.fixture(autouse=True)
def many_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dependencies, "TRIES_AT_ONCE", 10**6)


@pytest.fixture
def at(tmp_path: Path):
    with open_server(tmp_path / "house.sqlite", passkeys=True) as address, visitors() as come:
        yield lambda: come(address.replace("127.0.0.1", "localhost"))


def made(who: Visitor) -> Authenticator:
    """Return the authenticator of a guest with a new passkey."""
    own = Authenticator(who.address)
    who.post(NEW, own.make(who.post(BEGIN)))
    return own


def test_a_passkey_makes_another_device_the_same_guest(at: Visit):
    ann, phone, stranger = at(), at(), at()
    ann.put("/me", {"name": "Calamity", "mark": "hat"})
    own = made(ann)
    (kept,) = ann.get(NEW)["passkeys"]
    assert ann.get("/me/export")["passkeys"] == [kept]
    assert ann.post(BEGIN)["known"] == [kept["id"]]
    assert phone.get(NEW) == {"offered": True, "passkeys": []}
    assert phone.post(SIGN_IN, own.sign(phone.post(ASK)))["name"] == "Calamity"
    assert phone.get(NEW)["passkeys"][0]["id"] == kept["id"]
    phone.post(SIGN_IN, own.sign(phone.post(ASK)), 409)  # the same guest already
    assert stranger.delete(f"{NEW}/{kept['id']}", 404)["error"] == "NotFound"
    assert ann.delete(f"{NEW}/{kept['id']}")["passkeys"] == []
    stranger.post(SIGN_IN, own.sign(stranger.post(ASK)), 403)
    assert stranger.get("/me")["name"] == ""


def test_what_is_to_be_signed_serves_once_and_whoever_was_asked_and_for_five_minutes(
    at: Visit, tmp_path: Path
):
    ann, phone, thief = at(), at(), at()
    own = made(ann)
    said = own.sign(phone.post(ASK))
    thief.post(SIGN_IN, said, 403)
    thief.post(ASK)
    thief.post(SIGN_IN, said, 403)
    older = phone.post(ASK)
    phone.post(ASK)
    phone.post(SIGN_IN, own.sign(older), 403)
    phone.post(SIGN_IN, own.sign(older), 403)  # its challenge is used up, too
    phone.post(SIGN_IN, own.sign(phone.post(BEGIN)), 403)
    late = own.sign(phone.post(ASK))
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        db.execute("UPDATE challenges SET until = until - ?", (CHALLENGE_SECONDS + 1,))
    phone.post(SIGN_IN, late, 403)
    again = own.make(ann.post(BEGIN))
    ann.post(NEW, again, 409)  # the server has this passkey
    ann.post(NEW, again, 403)
    assert len(ann.get(NEW)["passkeys"]) == 1


def test_a_passkey_of_another_site_person_key_or_time_is_refused(at: Visit):
    ann, bob, phone = at(), at(), at()
    own, bobs = made(ann), made(bob)
    wrong: list[Callable[[dict[str, str]], dict[str, str]]] = [
        lambda said: said | {"user": bobs.user},
        lambda said: said | {"id": bobs.sign(phone.post(ASK))["id"]},
        lambda said: said | {"signature": said["signature"][:-4] + "AAAA"},
        lambda said: said | {"authenticator": "_w"},
        lambda said: said | {"client": "e30"},
    ]
    for spoil in wrong:
        said = own.sign(phone.post(ASK))
        phone.post(SIGN_IN, spoil(said), 403)
    for changed in WRONG:
        before = vars(own) | {}
        vars(own).update(changed)
        phone.post(SIGN_IN, own.sign(phone.post(ASK)), 403)
        vars(own).update(before)
    assert phone.get(NEW)["passkeys"] == []
    phone.post(SIGN_IN, own.sign(phone.post(ASK)))


@pytest.mark.parametrize("changed", WRONG)
def test_no_passkey_is_made_elsewhere_or_without_its_person(at: Visit, changed: dict[str, Any]):
    ann = at()
    other = Authenticator(ann.address)
    vars(other).update(changed)
    ann.post(NEW, other.make(ann.post(BEGIN)), 403)


def test_another_port_of_this_machine_is_no_site_of_the_house(at: Visit):
    ann = at()
    for host in ("localhost:666", "localhost"):
        shown = ann.http.get(NEW, headers={"Host": host})
        assert shown.json()["offered"] is False


def test_who_signs_less_often_than_before_has_a_copied_key(at: Visit):
    ann, phone, copy = at(), at(), at()
    own = made(ann)
    own.count = 7
    phone.post(SIGN_IN, own.sign(phone.post(ASK)))
    own.count = 7
    copy.post(SIGN_IN, own.sign(copy.post(ASK)), 403)


@pytest.mark.parametrize("attestation", ["", "gYGBgYGB", "o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA"])
def test_what_is_no_passkey_is_refused(at: Visit, attestation: str):
    ann = at()
    said = Authenticator(ann.address).make(ann.post(BEGIN))
    ann.post(NEW, said | {"attestation": attestation}, 403)
    ann.post(NEW, said | {"attestation": "A" * 9000}, 400)
    ann.post(NEW, said | {"id": "../.."}, 400)
    assert ann.get(NEW)["passkeys"] == []


def test_what_breaks_whoever_checks_it_is_refused_like_all_that_is_no_passkey(at: Visit):
    ann = at()
    said = Authenticator(ann.address).make(ann.post(BEGIN))
    raw = cbor2.loads(base64url_to_bytes(said["attestation"]))
    raw |= {"fmt": "android-safetynet", "attStmt": {"ver": "1", "response": 7}}
    ann.post(NEW, said | {"attestation": bytes_to_base64url(cbor2.dumps(raw))}, 403)


def test_nobody_comes_to_hold_two_hands_by_a_passkey(at: Visit, short: str):
    ann, bob = at(), at()
    own = made(ann)
    played(ann, bob, short, answers=1)
    assert "cards" in bob.post(SIGN_IN, own.sign(bob.post(ASK)), 403)["detail"]


def test_a_guest_has_ten_and_who_is_forgotten_none(at: Visit, tmp_path: Path):
    ann = at()
    for _ in range(passkeys.MOST):
        made(ann)
    ann.post(NEW, Authenticator(ann.address).make(ann.post(BEGIN)), 409)
    ann.post(ASK)
    ann.post("/me/erase", {"sure": True})
    with sqlite3.connect(tmp_path / "house.sqlite") as db:
        for table in ("passkeys", "challenges"):
            assert db.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_there_are_none_where_the_house_has_no_name_of_its_own_or_wants_none(tmp_path: Path):
    url = tmp_path / "house.sqlite"
    with open_server(url, passkeys=True) as address, visitors() as come:
        assert not come(address).get(NEW)["offered"]  # an IP address
        come(address).post(BEGIN, None, 403)
    with open_server(url) as address, visitors() as come:
        come(address.replace("127.0.0.1", "localhost")).get(NEW, 404)


@pytest.mark.parametrize(
    ("outside", "host", "expected"),
    [
        ("https://play.example.org", "play.example.org", ("play.example.org", "")),
        ("https://play.example.org:8443", "play.example.org:8443", ("play.example.org", ":8443")),
        ("https://play.example.org", "other.example.org", None),
        ("http://192.168.1.7:8260", "192.168.1.7:8260", None),
    ],
)
def test_a_passkey_is_for_the_public_address_of_the_house(
    outside: str, host: str, expected: tuple[str, str] | None
):
    found = passkeys.relying_party(Config(passkeys=True, outside=outside), host, 8260)
    assert found == (expected and (expected[0], f"https://{expected[0]}{expected[1]}"))


def test_a_house_without_what_passkeys_need_says_so(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(passkeys, "find_spec", lambda _: None)
    passkeys.check(Config())
    with pytest.raises(BadOption, match='the extra "passkeys"'):
        passkeys.check(Config(passkeys=True))
