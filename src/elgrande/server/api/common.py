"""What all handlers use."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.openapi import ResponseSpec

from elgrande.server.live.house import House
from elgrande.server.problems import Refusal
from elgrande.server.resources import Problem
from elgrande.server.sessions import Sessions

Asker = ASGIConnection[Any, Any, Any, Any]

_MEANING: Final = {
    400: "The request cannot be understood, or asks for something that does not exist",
    401: "Nobody is signed in",
    403: "That is for somebody else to do, or the CSRF token is missing",
    404: "There is no such thing",
    409: "That cannot be done now",
    413: "Too large",
    429: "Too much at once",
    503: "The database does not answer",
}


def problems(*codes: int) -> dict[int, ResponseSpec]:
    """How a handler can refuse, for the OpenAPI description."""
    return {
        code: ResponseSpec(Problem, generate_examples=False, description=_MEANING[code])
        for code in sorted({400, 429, 503, *codes})
    }


def house_of(asker: Asker) -> House:
    house: House = asker.app.state.house
    return house


def sessions_of(asker: Asker) -> Sessions:
    sessions: Sessions = asker.app.state.sessions
    return sessions


def address_of(asker: Asker) -> str:
    """Where a request comes from, for limits."""
    return asker.client.host if asker.client is not None else "?"


def check_host(asker: Asker) -> None:
    """Answer only to the names that the server goes by."""
    hosts = house_of(asker).settings.hosts
    name = asker.headers.get("host", "").rpartition("@")[2]
    bare = name.rsplit(":", 1)[0] if not name.endswith("]") else name
    if hosts and bare.lower() not in hosts:
        raise Refusal("wrong_host", "this server does not go by that name", 421)
