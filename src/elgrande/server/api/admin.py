"""For those who look after a server. Whoever is no administrator finds nothing here."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Request, Router, get, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody, QueryParameter

from elgrande.server.account_resources import (
    AccountForm,
    AccountList,
    AdminView,
    AnnounceForm,
    AnnouncementList,
    BanForm,
    CloseForm,
    Done,
    IdForm,
    KnownAccount,
    RenameForm,
    ResetLink,
    UnbanForm,
)
from elgrande.server.api.common import house_of, problems, sessions_of
from elgrande.server.live.seating import clean_name
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


def _called(account: Account) -> str:
    return account.login or account.id


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


@post("/admin/ban", status_code=200, responses=problems(403, 404, 409), summary="Keep somebody out")
async def ban(request: Asking, data: JSONBody[BanForm]) -> Done:
    admin, house = await _admin(request), house_of(request)
    order.check_one(data.account, data.network)

    def job(sql: Any) -> Account | None:
        if data.account is not None:
            return order.ban_account(sql, _called(admin), data.account, data.days, data.why)
        order.ban_network(sql, _called(admin), data.network or "", data.days, data.why)
        return None

    banned = await house.database.write(job)
    sessions_of(request).changed()
    await house.learn_bans()
    if banned is not None:
        house.send_away(banned.id, "banned", "this account may not be used here any more")
    return Done()


@post("/admin/unban", status_code=200, responses=problems(403, 404), summary="Let somebody in again")
async def unban(request: Asking, data: JSONBody[UnbanForm]) -> Done:
    admin, house = await _admin(request), house_of(request)

    def job(sql: Any) -> None:
        if data.account is not None:
            order.unban_account(sql, _called(admin), data.account)
        if data.network is not None:
            order.unban_network(sql, _called(admin), data.network)

    await house.database.write(job)
    sessions_of(request).changed()
    await house.learn_bans()
    return Done()


@post("/admin/rename", status_code=200, responses=problems(403, 404), summary="Give somebody another name")
async def rename(request: Asking, data: JSONBody[RenameForm]) -> KnownAccount:
    admin = await _admin(request)
    name = clean_name(data.name)

    def job(sql: Any) -> Account:
        return order.rename(sql, _called(admin), data.account, name)

    account = await house_of(request).database.write(job)
    sessions_of(request).changed()
    return order.known(account._replace(name=name))


@post(
    "/admin/reset",
    status_code=200,
    responses=problems(403, 404, 409),
    summary="Let somebody set a new password",
)
async def reset(request: Asking, data: JSONBody[AccountForm]) -> ResetLink:
    admin, house = await _admin(request), house_of(request)
    token = await house.database.write(lambda sql: order.reset_password(sql, _called(admin), data.account))
    return ResetLink(f"{house.settings.public_address}/recover/{token}")


@post("/admin/close", status_code=200, responses=problems(403, 404, 409), summary="Close a table")
async def close(request: Asking, data: JSONBody[CloseForm]) -> Done:
    admin, house = await _admin(request), house_of(request)
    await house.database.write(lambda sql: order.close_table(sql, _called(admin), data.table))
    live = house.tables.get(data.table)
    if live is not None:
        async with live.lock:
            await live.read_again()
            live.attention.stop()
    house.publish("chat", data.table)
    return Done()


@post("/admin/reports/close", status_code=200, responses=problems(403, 404), summary="A report is dealt with")
async def close_report(request: Asking, data: JSONBody[IdForm]) -> Done:
    admin = await _admin(request)
    await house_of(request).database.write(lambda sql: order.close_report(sql, _called(admin), data.id))
    return Done()


@post("/admin/announce", status_code=200, responses=problems(403, 404), summary="Tell everybody something")
async def announce(request: Asking, data: JSONBody[AnnounceForm]) -> Done:
    admin, house = await _admin(request), house_of(request)
    await house.database.write(lambda sql: order.announce(sql, _called(admin), data.text, data.days))
    house.forget_announced()
    return Done()


@post("/admin/withdraw", status_code=200, responses=problems(403, 404), summary="Take an announcement back")
async def withdraw(request: Asking, data: JSONBody[IdForm]) -> Done:
    admin, house = await _admin(request), house_of(request)
    await house.database.write(lambda sql: order.withdraw(sql, _called(admin), data.id))
    house.forget_announced()
    return Done()


admin_router: Final = Router(
    "/",
    route_handlers=[
        announcements,
        overview,
        find_accounts,
        ban,
        unban,
        rename,
        reset,
        close,
        close_report,
        announce,
        withdraw,
    ],
    tags=["admin"],
)
