"""How far one has come with lessons and puzzles: the same on every device of an account."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Router, get, put
from litestar.params import JSONBody, PathParameter

from elgrande.server import limits
from elgrande.server.api.common import house_of, problems, sessions_of
from elgrande.server.problems import Refusal
from elgrande.server.progress_resources import Progress, ProgressForm, ProgressKind
from elgrande.server.store import progress as store

_AT_ONCE: Final = 500
_LONGEST_NAME: Final = 80
_LONGEST_VALUE: Final = 200

Asking = Request[Any, Any, Any]
Kind = Annotated[ProgressKind, PathParameter(description="What it is about")]


@get("/{kind:str}", responses=problems(401), summary="How far one has come")
async def mine(request: Asking, kind: Kind) -> Progress:
    account = await sessions_of(request).need(request)
    house = house_of(request)
    house.limits.check(limits.LISTS, account.id)
    return Progress(await house.database.read(lambda sql: store.progress_of(sql, account.id, kind)))


@put("/{kind:str}", status_code=200, responses=problems(401, 403, 409), summary="Keep how far one has come")
async def keep(request: Asking, kind: Kind, data: JSONBody[ProgressForm]) -> Progress:
    account = await sessions_of(request).need(request)
    house = house_of(request)
    house.limits.check(limits.LISTS, account.id)
    _check(data.entries)
    try:
        found = await house.database.write(lambda sql: store.keep(sql, account.id, kind, data.entries))
    except store.TooMuchProgress as problem:
        raise Refusal("too_many", str(problem)) from None
    return Progress(found)


def _check(entries: dict[str, str]) -> None:
    if len(entries) > _AT_ONCE:
        raise Refusal("bad_request", f"at most {_AT_ONCE} of these are kept at once", 400)
    for name, value in entries.items():
        if not 0 < len(name) <= _LONGEST_NAME or len(value) > _LONGEST_VALUE or "\0" in name + value:
            text = f"a name has 1 to {_LONGEST_NAME} letters, and what is kept of it up to {_LONGEST_VALUE}"
            raise Refusal("bad_request", text, 400)


progress_router: Final = Router("/me/progress", route_handlers=[mine, keep], tags=["progress"])
