"""Reviews of games that are over, and playing on from any of their moments."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from elgrande.server import limits
from elgrande.server.analysis_messages import PlayOnForm
from elgrande.server.api.common import address_of, check_id, house_of, problems, sessions_of
from elgrande.server.opening import open_at
from elgrande.server.resources import TableSummary
from elgrande.server.review_messages import ReviewForm, ReviewState, Strength

Asking = Request[Any, Any, Any]
RecordId = Annotated[
    str, PathParameter(max_length=24, description="The id of a finished table or an uploaded record")
]
StrengthAsked = Annotated[
    Strength, QueryParameter(name="strength", description="How hard it is thought about")
]


@get("/{id:str}/review", responses=problems(404, 409), summary="The review of a game, or how far it is")
async def state(request: Asking, id: RecordId, strength: StrengthAsked = "quick") -> Response[ReviewState]:
    house = house_of(request)
    house.limits.check(limits.REPLAYS, address_of(request))
    check_id(id)
    found = await house.reviews.state(await house.load_head(id), strength)
    return Response(msgspec.json.encode(found), media_type="application/json")  # type: ignore[arg-type]


@post("/{id:str}/review", status_code=202, responses=problems(401, 403, 404, 409), summary="Ask for a review")
async def ask(request: Asking, id: RecordId, data: JSONBody[ReviewForm]) -> Response[ReviewState]:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.UPLOADS, account.id)
    check_id(id)
    found = await house.reviews.ask(await house.load_head(id), data.strength)
    return Response(msgspec.json.encode(found), media_type="application/json", status_code=202)  # type: ignore[arg-type]


@post(
    "/{id:str}/play-on",
    status_code=201,
    responses=problems(401, 403, 404, 409),
    summary="Go on from a moment at a new table",
)
async def go_on(request: Asking, id: RecordId, data: JSONBody[PlayOnForm]) -> TableSummary:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.TABLES, account.id)
    check_id(id)
    opening = await house.replays.gone_on(await house.load(id), data, account)
    table = await open_at(house, opening, address_of(request))
    return table.summary(account.id)


review_router: Final = Router("/records", route_handlers=[state, ask, go_on], tags=["records"])
