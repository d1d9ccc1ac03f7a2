"""The catalogue, the texts, how others find the server, and whether it is well."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import PathParameter, QueryParameter

from elgrande.build import compiled
from elgrande.record import RULES_VERSION
from elgrande.rules.errors import Reason
from elgrande.server import catalogue as made
from elgrande.server import limits
from elgrande.server.api.common import address_of, host_of, house_of, port_of, problems
from elgrande.server.live.facts import checked_setup
from elgrande.server.network import addresses_in_network, is_among, is_own_machine
from elgrande.server.pages import Page, answer_with, client_is_built, page_of
from elgrande.server.problems import Refusal
from elgrande.server.resources import (
    Addresses,
    CardList,
    Catalogue,
    Health,
    Readiness,
    SetupCheck,
    SetupChoice,
)

Asking = Request[Any, Any, Any]
Edition = Annotated[str, QueryParameter(max_length=40, description="1995, 2015 or 2023")]
Players = Annotated[int, QueryParameter(description="2 to 5")]
Sets = Annotated[list[str] | None, QueryParameter(name="set", max_items=20, description="Sets, one by one")]
Options = Annotated[
    list[str] | None,
    QueryParameter(name="option", max_items=40, description="Options as `name:value`, one by one"),
]
Language = Annotated[str, PathParameter(max_length=16, description="The code of a language, such as `de`")]
Room = Annotated[
    str, QueryParameter(max_length=16, description="Texts that are fetched when wanted: `learn`, `rules` ...")
]


@get(
    "/catalogue",
    responses=problems(),
    exclude_from_compression=True,
    summary="Everything that is the same for every table",
)
async def whole_catalogue(request: Asking) -> Response[Catalogue]:
    return answer_with(request, _catalogue())  # type: ignore[return-value]


@cache
def _catalogue() -> Page:
    return page_of(msgspec.json.encode(made.catalogue()), "application/json")


@get("/catalogue/cards", responses=problems(), summary="The cards of a setup")
async def cards(
    request: Asking,
    edition: Edition = "2015",
    players: Players = 4,
    sets: Sets = None,
    options: Options = None,
) -> CardList:
    house_of(request).limits.check(limits.CATALOGUE, address_of(request))
    return made.cards_of(checked_setup(_choice(edition, players, sets, options)))


@get("/catalogue/check", responses=problems(), summary="Can this be played?")
async def check(
    request: Asking,
    edition: Edition = "2015",
    players: Players = 4,
    sets: Sets = None,
    options: Options = None,
) -> SetupCheck:
    house_of(request).limits.check(limits.CATALOGUE, address_of(request))
    try:
        setup = checked_setup(_choice(edition, players, sets, options))
    except Refusal as problem:
        return SetupCheck(False, made.sentence(str(problem), problem.reason), [])
    return SetupCheck(True, None, [made.sentence(str(clash), clash.reason) for clash in setup.warnings])


def _choice(edition: str, players: int, sets: list[str] | None, options: list[str] | None) -> SetupChoice:
    chosen: dict[str, str] = {}
    for option in options or []:
        name, colon, value = option.partition(":")
        if not colon:
            raise Refusal(
                "bad_setup",
                f"'{option[:40]}' is no option; write for example castillo:open",
                400,
                Reason("refusal-no-option", {"name": option[:40]}),
            )
        chosen[name] = value
    return SetupChoice(edition, players, list(sets or []), chosen)


@get(
    "/texts/{language:str}",
    responses=problems(404),
    media_type="text/plain",
    exclude_from_compression=True,
    summary="The texts of a language",
)
async def texts(request: Asking, language: Language, room: Room = "") -> Response[str]:
    return answer_with(request, _texts(language, room))  # type: ignore[return-value]


@cache
def _texts(language: str, room: str) -> Page:
    return page_of(made.texts_of(language, room).encode(), "text/plain")


@get("/addresses", responses=problems(), summary="How do others find this server?")
async def addresses(request: Asking) -> Addresses:
    house = house_of(request)
    house.limits.check(limits.CATALOGUE, address_of(request))
    if not is_own_machine(host_of(request)):
        return Addresses([])
    # To look up the name of the own machine may take a while.
    port = port_of(request)
    return Addresses(await asyncio.to_thread(addresses_in_network, house.settings.host, port))


@get("/health", responses=problems(503), summary="Is the server well?")
async def health(request: Asking) -> Health:
    house = house_of(request)
    await house.database.check()
    thinkers = house.thinkers
    return Health(
        ok=not house.closing and thinkers.ok,
        version=made.package_version(),
        rules=RULES_VERSION,
        compiled=compiled(),
        database=house.database.url.get_backend_name(),
        tables=len(house.tables),
        connections=sum(len(table.connections) for table in house.tables.values()),
        client=client_is_built(),
        thinkers=thinkers.well,
        thinkers_lost=thinkers.lost,
        process=house.id,
        processes=house.processes,
    )


@get("/ready", responses=problems(503), summary="May people be sent here?")
async def ready(request: Asking) -> Readiness:
    house = house_of(request)
    if not house.ready:
        raise Refusal("unavailable", "this server is not ready; another one may be", 503)
    await house.database.check()
    return Readiness(True)


@get("/metrics", include_in_schema=False, media_type="text/plain")
async def metrics(request: Asking) -> Response[str]:
    house = house_of(request)
    host = "" if request.client is None else request.client.host
    if not is_among(host, house.settings.metrics):
        raise NotFoundException("there is nothing at this address; docs/protocol.md tells what there is")
    return Response(house.metrics.text(house), media_type="text/plain; version=0.0.4")


catalogue_router: Final = Router(
    "/",
    route_handlers=[whole_catalogue, cards, check, texts, addresses, health, ready, metrics],
    tags=["catalogue"],
)
