"""What all handlers use."""

from __future__ import annotations

import re
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.openapi import ResponseSpec

from elgrande.server import limits
from elgrande.server.lines import group_of
from elgrande.server.live.house import House
from elgrande.server.problems import Refusal, no_such_table
from elgrande.server.replays import Entries
from elgrande.server.resources import Problem
from elgrande.server.rows import EntryRow, Stored
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
    """Where a request comes from, for limits: all that belong to one house are one."""
    return group_of(asker.client.host) if asker.client is not None else "?"


ENTRIES_AT_ONCE: Final = 500
"""Entries that are as much work to keep or to fetch as a request is otherwise."""


def entries_of(asker: Asker, stored: Stored) -> Entries:
    """What fetches the entries of a game, for those who find that they need them."""
    house = house_of(asker)

    async def entries() -> list[EntryRow]:
        # To fetch them is work for this process and for the database: who goes through many long games waits.
        house.limits.check(limits.REPLAYS, address_of(asker), stored.row["number"] / ENTRIES_AT_ONCE)
        return (await house.load(stored.row["id"])).entries

    return entries


_HOST: Final = re.compile(r"(\[[0-9a-fA-F:.%]{2,60}\]|[A-Za-z0-9._-]{1,255})(?::([0-9]{1,5}))?")


def host_of(asker: Asker) -> str:
    """The name by which the server was asked, without its port; nothing if that is no name at all."""
    found = _HOST.fullmatch(asker.headers.get("host", ""))
    return "" if found is None else found[1].lower()


def port_of(asker: Asker) -> int:
    """The port at which the server was asked."""
    found = _HOST.fullmatch(asker.headers.get("host", ""))
    return int(found[2]) if found is not None and found[2] else 80


def check_request(asker: Asker) -> None:
    """Answer only to the names that the server goes by, and not to everything that one address can ask."""
    house = house_of(asker)
    house.limits.check(limits.REQUESTS, address_of(asker))
    if asker.client is not None and asker.scope.get("method", "GET") not in ("GET", "HEAD"):
        house.watch.check(asker.client.host)
    name = host_of(asker)
    if not name:
        raise Refusal("bad_request", "the host in this request is no name", 400)
    if house.settings.hosts and name not in house.settings.hosts:
        raise Refusal("wrong_host", "this server does not go by that name", 421)


_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,24}")


def check_id(id: str) -> None:
    """Refuse what cannot be the id of a table, before the database is asked."""
    if not _ID.fullmatch(id):
        raise no_such_table()
