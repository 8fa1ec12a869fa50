"""How a house in a browser answers requests: values, refusals and faults."""

import json
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta, Struct

from tinstar.server.errors import Conflict
from tinstar.server.http.routes import (
    FromBody,
    FromPath,
    FromQuery,
    Request,
    Response,
    Service,
    get,
    post,
)
from tinstar.site.local_requests import LocalRequest, LocalRoutes

SECRET = "the queen of hearts"
Seat = FromPath[Annotated[int, Meta(ge=0, lt=6)]]


class Wish(Struct, forbid_unknown_fields=True):
    """A wish."""

    of: Annotated[str, Meta(max_length=5)]


@get("/seats/{seat:int}/{name:str}")
async def show(
    request: Request,
    seat: Seat,
    name: FromPath[str],
    house: Service[str],
    language: Service[str],
    since: FromQuery[int] = -1,
) -> dict[str, Any]:
    whose = request.scope["state"]["guest"]
    return {"is": [seat, name, house, language, since, whose]}


@post("/wishes")
async def wish(data: FromBody[Wish]) -> Wish:
    return data


@get("/journal", media_type="application/x-ndjson")
async def journal() -> Response[bytes]:
    return Response(b"1\n2\n", {"content-disposition": "attachment"})


@get("/refused")
async def refused() -> None:
    raise Conflict("not-over")


@get("/broken")
async def broken() -> None:
    raise OSError(SECRET)


@get("/damaged")
async def damaged() -> None:
    msgspec.json.decode(f'"{SECRET}')


ROUTES = LocalRoutes([show, wish, journal, refused, broken, damaged], {"house": "ours"})


async def ask(method: str, address: str, body: bytes = b"") -> tuple[int, str, Any]:
    request = LocalRequest({"Accept-Language": "de"}, body, {"guest": "ann"})
    status, kind, said = await ROUTES.respond(method, address, request)
    return status, kind, json.loads(said) if kind == "application/json" else said


async def test_a_handler_gets_values_of_its_types():
    asked = "/api/seats/3/d%C3%A4n?since=7&other=1"
    found = {"is": [3, "dän", "ours", "de", 7, "ann"]}
    assert await ask("GET", asked) == (200, "application/json", found)
    assert (await ask("GET", "/api/seats/0/a"))[2]["is"][4] == -1
    assert await ask("POST", "/api/wishes", b'{"of":"rain"}') == (
        201, "application/json", {"of": "rain"},
    )  # fmt: skip


async def test_a_response_may_have_a_type_of_its_own():
    assert await ask("GET", "/api/journal") == (200, "application/x-ndjson", b"1\n2\n")


@pytest.mark.parametrize(
    ("method", "address", "body"),
    [
        ("GET", "/api/seats/6/a", b""),
        ("GET", "/api/seats/x/a", b""),
        ("GET", "/api/seats/1/a?since=x", b""),
        ("POST", "/api/wishes", b""),
        ("POST", "/api/wishes", b'{"of":"sunshine"}'),
        ("POST", "/api/wishes", b'{"of":"rain","and":"sun"}'),
        ("POST", "/api/wishes", b"[" * 100_000),
        ("POST", "/api/wishes", b'{"of":"\xff"}'),
    ],
)
async def test_what_does_not_fit_is_refused(method: str, address: str, body: bytes):
    status, _, problem = await ask(method, address, body)
    assert (status, problem["error"]) == (400, "Validation")


@pytest.mark.parametrize(("method", "address"), [("GET", "/api/x"), ("POST", "/api/journal")])
async def test_what_is_not_there_is_refused_in_ones_own_language(method: str, address: str):
    status, _, problem = await ask(method, address)
    assert (status, problem["error"]) == (404, "NotFound")
    assert "Adresse" in problem["detail"]
    assert [(await ask("GET", x))[0] for x in ("/journal", "/apijournal")] == [404, 404]


async def test_a_refusal_of_a_handler_is_told():
    status, _, problem = await ask("GET", "/api/refused")
    assert (status, problem["error"]) == (409, "Conflict")


@pytest.mark.parametrize("address", ["/api/broken", "/api/damaged"])
async def test_a_fault_of_a_handler_is_logged_and_not_told(
    address: str, caplog: pytest.LogCaptureFixture
):
    status, _, problem = await ask("GET", address)
    assert (status, problem["error"]) == (500, "InternalError")
    assert SECRET not in problem["detail"]
    assert "a request: expected a reply" in caplog.text
