"""The OpenAPI description is true: the server's responses are those that it describes."""

from collections.abc import Callable

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import Case, GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.conftest import Visitor

# A schema does not know which games exist, which moves are legal and which names are taken.
RULES_DECIDE = [positive_data_acceptance]
EXAMPLES = 6  # valid and invalid requests for each operation
BOUNDED = settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],
    derandomize=True,
    database=None,
)


def failures(server_address: str, call: Callable[[Case], object]) -> list[str]:
    """Return the errors that Schemathesis finds in responses to valid and invalid requests."""
    schema = schemathesis.openapi.from_url(f"{server_address}/api/openapi.json")
    schema.config.checks.negative_data_rejection.expected_statuses.append("413")  # too large
    wrong: list[str] = []
    for found in schema.get_all_operations():
        operation = found.ok()
        for mode in GenerationMode:
            try:
                BOUNDED(given(operation.as_strategy(generation_mode=mode))(call))()
            except Unsatisfiable:
                continue  # an operation without input has no invalid input
            except BaseException as e:
                wrong.append(f"{operation.label} {mode}: {e!r}")
    return wrong


def test_every_request_is_answered_as_described_to_a_stranger_and_at_a_table_of_one_s_own(
    server_address: str, visit: Callable[[], Visitor], short: str
):
    ann = visit()
    table = ann.sets("me", "me", edition=short)
    ann.post(f"/tables/{table}/start")
    cookies = dict(ann.http.cookies)

    def call(case: Case) -> None:
        case.call_and_validate(excluded_checks=RULES_DECIDE)
        if case.path.endswith("/erase"):  # it would erase Ann's data
            return
        if "id" in case.path_parameters and not case.path.endswith("recover"):  # Ann has left
            case.path_parameters["id"] = table
        case.call_and_validate(cookies=cookies, excluded_checks=RULES_DECIDE)

    assert not failures(server_address, call)
