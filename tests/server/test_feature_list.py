"""A feature that is turned off has no routes, but its old data is still deleted."""

import sqlite3
from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Visitor, open_server, visitors
from tests.server.features.tournaments.test_tournaments import CLOCK, FRIENDS
from tinstar.server.config import OPTIONAL_FEATURES, Config
from tinstar.server.errors import Conflict
from tinstar.server.feature_list import FEATURES, HOOKS, is_on, turned_off
from tinstar.server.tables.hooks import Hooks
from tinstar.server.tables.table_store import TableStore

ALL_OFF = dict.fromkeys(OPTIONAL_FEATURES, False)
ALL_ON = dict.fromkeys(OPTIONAL_FEATURES, True)


def routes(name: str) -> list[tuple[str, str]]:
    """Return the methods and paths of a feature, with sample path parameters."""
    feature = next(feature for feature in FEATURES if feature.name == name)
    return [
        (route.method, "/".join("1" if x.startswith("{") else x for x in route.path.split("/")))
        for route in feature.routes
    ]


def answer(who: Visitor, method: str, path: str) -> dict[str, Any]:
    body = {} if method in ("POST", "PUT") else None
    return who.http.request(method, path, json=body).json()


def expect_off(who: Visitor, *names: str) -> None:
    """Assert that exactly these features' routes are turned off."""
    for name in OPTIONAL_FEATURES:
        for method, path in routes(name):
            said = answer(who, method, path)
            assert ("has turned this feature off" in said.get("detail", "")) == (name in names), (
                path,
                said,
            )


def plays_a_match(who: Visitor, short: str) -> None:
    table = who.has_played(short)
    assert who.get(f"/tables/{table}/verdict")["finding"] == "fair"
    assert who.get(f"/tables/{table}/replay/0")["frames"]
    assert who.get("/me/history")["matches"][0]["table"] == table


def test_with_all_features_on_every_route_is_there(tmp_path: Path, short: str):
    with open_server(tmp_path / "house.sqlite", **ALL_ON) as address, visitors() as come:
        ann = come(address)
        assert ann.get("/house")["features"] == list(OPTIONAL_FEATURES)
        expect_off(ann)


def test_with_all_features_off_a_match_is_played_and_their_routes_say_why_they_are_not_there(
    tmp_path: Path, short: str
):
    with open_server(tmp_path / "house.sqlite", **ALL_OFF) as address, visitors() as come:
        ann = come(address)
        assert ann.get("/house")["features"] == []
        expect_off(ann, *OPTIONAL_FEATURES)
        plays_a_match(ann, short)
        assert "turned on" not in ann.get("/nothing", 404)["detail"]


@pytest.mark.parametrize("name", OPTIONAL_FEATURES)
def test_each_feature_can_be_off_alone(tmp_path: Path, short: str, name: str):
    settings = ALL_ON | {name: False}
    with open_server(tmp_path / "house.sqlite", **settings) as address, visitors() as come:
        ann = come(address)
        assert name not in ann.get("/house")["features"]
        expect_off(ann, name)
        plays_a_match(ann, short)


def test_what_a_feature_kept_while_it_was_on_is_exported_and_forgotten_while_it_is_off(
    tmp_path: Path, short: str
):
    file = tmp_path / "house.sqlite"
    with visitors() as come:
        with open_server(file, **ALL_ON, push="owner@example.org") as address:
            ann = come(address)
            circle = ann.post("/circles", {"name": "Friends"}, 201)["id"]
            table = {"game": "calaboose", "chairs": FRIENDS, "clock": CLOCK}
            ann.post("/tournaments", {"table": table}, 201)
            guest, cookies = ann.guest, dict(ann.http.cookies)
        with open_server(file, **ALL_OFF) as address:
            ann = come(address)
            ann.http.cookies = cookies
            found = ann.get("/me/export")
            assert [kept["id"] for kept in found["circles"]] == [circle]
            assert len(found["tournaments"]) == 1
            ann.post("/me/erase", {"sure": True})
    with sqlite3.connect(file) as db:
        assert guest not in "\n".join(db.iterdump())
    db.close()


def test_a_hook_that_fails_leaves_everything_as_it_was(tmp_path: Path):
    def fails(*_: object) -> None:
        raise Conflict("begins-erasing")

    url = f"sqlite:///{tmp_path}/house.sqlite"
    store = TableStore(url, [*HOOKS, lambda _: Hooks(forget_guest=fails)])
    store.profiles.keep("ann", "Ann", "hat")
    with pytest.raises(Conflict):
        store.forget_guest("ann", "nobody", "Somebody")
    assert store.profiles.of("ann").name == "Ann"
    store.close()


def test_what_cannot_be_turned_off_is_on():
    config = Config(**ALL_OFF)
    on = {feature.name for feature in FEATURES if is_on(config, feature)}
    assert on == {"accounts", "chat", "daily", "history", "practice", "admin"}
    assert turned_off(config, "/api/circles/1/standings") == "circles"
    assert turned_off(config, "/api/me") == ""
