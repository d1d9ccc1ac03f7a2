"""Whatever is sent to the HTTP interface, it answers as its description says, and never with a mistake of its own."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.properties.mixes import THOROUGH
from tests.server.clients import Person, Running

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def person(server: Running) -> Any:
    found = Person(server.port, "Ana")
    found.open_table("me", "open", public=True)
    yield found
    found.close()


@pytest.fixture(scope="module")
def api(server: Running) -> Any:
    return schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(
    max_examples=5 if THOROUGH else 1,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    database=None,
)
def test_every_answer_is_as_described(case: Any, person: Person) -> None:
    if case.path.endswith(("/session/logout", "/session/login")):
        cookies = {"elgrande_csrf": person.http.cookies["elgrande_csrf"]}
    else:
        cookies = dict(person.http.cookies.items())
    answer = case.call(headers={"x-csrf-token": cookies["elgrande_csrf"]}, cookies=cookies, timeout=60)
    case.validate_response(answer, checks=CHECKS)
