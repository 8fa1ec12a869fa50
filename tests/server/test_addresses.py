"""The server's address for other machines, and who may see it."""

import socket
from ipaddress import ip_address
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.server.conftest import open_server, visitors
from tinstar.server import listening_socket, where_others_reach

ELSEWHERE = "http://192.168.7.7:8260"


@pytest.mark.parametrize(
    ("host", "reached"),
    [
        ("127.0.0.1", ""),
        ("localhost", ""),
        ("::1", ""),
        ("192.168.7.7", ELSEWHERE),
        ("fd00::7", "http://[fd00::7]:8260"),
        ("saloon.local", "http://saloon.local:8260"),
    ],
)
def test_others_reach_a_house_at_the_address_where_it_listens(host: str, reached: str):
    assert where_others_reach(host, 8260) == reached


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_house_open_to_all_knows_an_address_that_others_can_use(host: str):
    """On a machine without a network there is no such address."""
    if found := where_others_reach(host, 8260):
        address = ip_address(urlsplit(found).hostname or "")
        assert not address.is_unspecified
        assert not address.is_loopback


def test_a_connection_sends_the_second_part_of_an_answer_at_once():
    with listening_socket("127.0.0.1", 0) as door, socket.create_connection(door.getsockname()):
        connection, _ = door.accept()
        with connection:
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


@pytest.mark.parametrize("outside", ["", ELSEWHERE])
def test_whoever_sits_at_the_house_itself_is_told_where_others_reach_it(
    tmp_path: Path, outside: str
):
    own = {"outside": outside, "proxies": ("127.0.0.1",)}
    with open_server(tmp_path / "house.sqlite", **own) as server_address, visitors() as come:
        ann = come(server_address)
        links = f"/tables/{ann.sets('me', 'friend')}/links"
        assert ann.get(links)["outside"] == outside
        for here in ("::1", "::ffff:127.0.0.1"):
            through = ann.http.get(links, headers={"X-Forwarded-For": here})
            assert through.json()["outside"] == outside


@pytest.mark.parametrize("named", ["unknown", "_hidden", "192.0.2.7"])
def test_whom_a_proxy_calls_anything_is_not_at_the_house_s_own_machine(tmp_path: Path, named: str):
    own = {"outside": ELSEWHERE, "proxies": ("127.0.0.1",)}
    with open_server(tmp_path / "house.sqlite", **own) as server_address, visitors() as come:
        ann, through = come(server_address), {"X-Forwarded-For": named}
        links = ann.http.get(f"/tables/{ann.sets('me', 'friend')}/links", headers=through)
        assert links.json()["outside"] is None
        link = ann.http.post("/me/link", headers=through)
        assert link.json()["address"].startswith("http://127.0.0.1:")
