"""The description of the interface is true: whatever it allows is answered as it says."""

from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.specs.openapi.checks import unsupported_method

from tinstar.table.server.app import create_app
from tinstar.table.server.config import Config


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory):
    database = tmp_path_factory.mktemp("described") / "house.sqlite"
    app = create_app(
        Config(
            database=f"sqlite:///{database}",
            compile=False,
            requests_per_second=1e6,
            requests_at_once=1e6,
            tables_per_guest=10_000,
        )
    )
    return schemathesis.openapi.from_asgi("/api/openapi.json", app, base_url="http://localhost")


schema = schemathesis.pytest.from_fixture("described")


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_is_answered_as_described(case: Case):
    case.call_and_validate(headers={"Host": "localhost"}, excluded_checks=[unsupported_method])
