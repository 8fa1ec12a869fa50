"""Routes match paths by their parts, and say where the values of their handlers come from."""

from typing import Annotated

import pytest
from litestar.params import BodyKwarg, PathParameter, QueryParameter
from msgspec import Meta

from tinstar.server.gateway.litestar_handlers import litestar_handler
from tinstar.server.http.routes import FromBody, FromPath, FromQuery, Request, Service, get, put


async def nothing() -> None: ...


SEAT = get("/tables/{id:str}/seats/{seat:int}/log")(nothing)


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("/tables/abc/seats/0/log", {"id": "abc", "seat": "0"}),
        ("/tables/abc/seats/0/log/", {"id": "abc", "seat": "0"}),
        ("/tables/a%2Fb/seats/x/log", {"id": "a%2Fb", "seat": "x"}),
        ("/tables/abc/seats/0", None),
        ("/tables/abc/seats/0/log/more", None),
        ("/tables/abc/seat/0/log", None),
        ("", None),
    ],
)
def test_a_path_has_the_parts_of_a_route_or_is_another(path: str, values: dict[str, str] | None):
    assert SEAT.match(path) == values


def test_the_root_has_no_values():
    assert get("/")(nothing).match("/") == {}


def test_litestar_learns_the_source_and_the_bounds_of_each_value():
    async def answer(
        request: Request,
        seat: FromPath[Annotated[int, Meta(ge=0, lt=6, description="a seat")]],
        data: FromBody[dict[str, int]],
        registry: Service[str],
        since: FromQuery[Annotated[int, Meta(ge=-1)]] = -1,
        before: FromQuery[Annotated[int, Meta(lt=9)] | None] = None,
    ) -> str:
        """Answer."""
        return ""

    handler = litestar_handler(put("/seats/{seat:int}", problems=(404,))(answer))
    parameters = handler.parsed_fn_signature.parameters
    assert {*parameters} == {"request", "seat", "data", "registry", "since", "before"}
    sources = {"seat": PathParameter, "since": QueryParameter, "data": BodyKwarg}
    sources |= {"before": QueryParameter}
    assert {x: type(parameters[x].kwarg_definition) for x in sources} == sources
    told = {name: parameters[name].kwarg_definition for name in ("seat", "since", "before")}
    bounds = {name: (x.ge, x.lt, x.description) for name, x in told.items() if x}
    assert bounds == {
        "seat": (0, 6, "a seat"),
        "since": (-1, None, None),
        "before": (None, 9, None),
    }
    assert handler.responses is not None
    assert {*handler.responses} == {400, 403, 404, 429, 503}
    assert handler.fn.__doc__ == "Answer."
