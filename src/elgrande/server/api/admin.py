"""For those who look after a server. Whoever is no administrator finds nothing here."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import JSONBody, QueryParameter

from elgrande.server.account_resources import AccountList, AdminView, AnnouncementList, Done
from elgrande.server.acts import ACTS, Act
from elgrande.server.api.common import house_of, problems, sessions_of
from elgrande.server.resources import Resource
from elgrande.server.store import order, people
from elgrande.server.store.accounts import Account

Asking = Request[Any, Any, Any]
Text = Annotated[str, QueryParameter(name="text", max_length=64, description="A part of a name or a login")]
_LISTED: Final = 50


async def _admin(request: Asking) -> Account:
    account = await sessions_of(request).find(request)
    if account is None or not account.admin:
        raise NotFoundException("there is nothing at this address; docs/protocol.md tells what there is")
    return account


@get("/announcements", responses=problems(), summary="What everybody is told")
async def announcements(request: Asking) -> AnnouncementList:
    return AnnouncementList(await house_of(request).announced())


@get("/admin", responses=problems(404), summary="Reports, bans, announcements, storage, and what was done")
async def overview(request: Asking) -> AdminView:
    await _admin(request)
    settings = house_of(request).settings
    return await house_of(request).database.read(
        lambda sql: order.overview(sql, settings.guest_days, settings.archive_days)
    )


@get("/admin/accounts", responses=problems(404), summary="Find accounts")
async def find_accounts(request: Asking, text: Text = "") -> AccountList:
    await _admin(request)
    found = await house_of(request).database.read(lambda sql: people.search(sql, text, _LISTED))
    return AccountList([order.known(account) for account in found])


async def _perform(request: Asking, act: Act) -> Resource:
    """Do it; then everybody here learns of it who has to."""
    admin, house = await _admin(request), house_of(request)
    who, address = admin.login or admin.id, house.settings.public_address
    outcome = await house.database.write(lambda sql: order.perform(act, order.Desk(sql, who, address)))
    sessions_of(request).changed()
    await house.learn_bans()
    house.forget_announced()
    if outcome.gone is not None:
        house.send_away(outcome.gone, "banned", "this account may not be used here any more")
    if outcome.table is not None:
        live = house.tables.get(outcome.table)
        if live is not None:
            async with live.lock:
                await live.read_again()
                live.attention.stop()
        house.publish("chat", outcome.table)
    return outcome.answer or Done()


def _handler(act: type[Act]) -> HTTPRouteHandler:
    """Where a page asks for an act."""

    async def handle(request: Asking, data: Any) -> Any:
        return await _perform(request, data)

    body: Any = JSONBody
    handle.__name__ = act.noted
    handle.__annotations__ = {"request": Asking, "data": body[act], "return": act.answer}
    handler = post(
        f"/admin/{act.path}", status_code=200, responses=problems(403, 404, 409), summary=act.__doc__
    )
    return handler(handle)


admin_router: Final = Router(
    "/",
    route_handlers=[announcements, overview, find_accounts, *(_handler(act) for act in ACTS if act.path)],
    tags=["admin"],
)
