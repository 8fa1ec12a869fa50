"""A language model plays at a server's table over HTTP, like any program."""

from collections.abc import Callable, Iterator

import pytest

from tests.server.conftest import Visitor
from tinstar.adapters.mcp.seat_on_server import SeatOnServer, ServerClient
from tinstar.errors import BadOption, NotYourTurn, TinstarError


@pytest.fixture
def ann(visit: Callable[[], Visitor]) -> Visitor:
    return visit()


@pytest.fixture
def guest(ann: Visitor) -> Iterator[ServerClient]:
    guest = ServerClient(ann.address)
    yield guest
    guest.close()


def test_a_model_sits_down_with_an_invitation_and_plays(
    ann: Visitor, guest: ServerClient, short: str
):
    table = ann.sets("easy", "friend", edition=short)
    invitation = ann.get(f"/tables/{table}/links")["invitation"]
    chair = SeatOnServer(guest, table, invitation, "Model")
    with pytest.raises(NotYourTurn, match="got one that still waits for players"):
        chair.look()
    ann.post(f"/tables/{table}/start")
    now = chair.look(30.0)
    told = len(now.told)
    refused = 0
    while not now.scene.ending:
        if now.scene.choices:
            with pytest.raises(TinstarError, match="expected"):
                chair.act("dance")
            for one in now.scene.refusals[:1]:
                assert one.why in chair.why_not(one.notation)
                refused += 1
            now = chair.act("1")
        else:
            now = chair.look(30.0)
        told += len(now.told)
    assert told > 5
    assert refused
    assert ann.frame(table, -1)["scene"]["ending"] == now.scene.ending


@pytest.mark.parametrize("key", ["", "../house", "a/b", "x" * 101, "é"])
def test_a_key_is_checked_before_it_is_sent(key: str, guest: ServerClient):
    with pytest.raises(BadOption, match="expected the two codes"):
        SeatOnServer(guest, key, "invitation", "Model")


def test_what_the_house_objects_to_is_told(guest: ServerClient):
    with pytest.raises(BadOption, match="no such table"):
        SeatOnServer(guest, "nosuch", "nosuch", "Model")
