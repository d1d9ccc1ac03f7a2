"""Sessions: guests, accounts, in and out."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Any, Final

from litestar import Request, Response, Router, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from elgrande.server import limits, passwords
from elgrande.server.api.common import address_of, house_of, problems, sessions_of
from elgrande.server.live.seating import clean_name
from elgrande.server.problems import Refusal
from elgrande.server.resources import GuestForm, LoginForm, Player, RegisterForm, Session
from elgrande.server.sessions import COOKIE
from elgrande.server.store import accounts
from elgrande.server.store.accounts import Account, LoginTaken

_LOGIN: Final = re.compile(r"[a-z0-9][a-z0-9._@+-]{1,62}[a-z0-9]")

Asking = Request[Any, Any, Any]


@get("/", responses=problems(), summary="Who am I?")
async def who_am_i(request: Asking) -> Session:
    account = await sessions_of(request).find(request)
    return Session(None if account is None else player_of(account))


@post("/guest", status_code=200, responses=problems(403), summary="Play as a guest, or change the name")
async def be_guest(request: Asking, data: JSONBody[GuestForm]) -> Response[Session]:
    house, sessions = house_of(request), sessions_of(request)
    name = clean_name(data.name)
    await house.check_everywhere(limits.SESSION, address_of(request))
    account = await sessions.find(request)
    if account is None:
        guest = await house.database.write(lambda sql: accounts.add_guest(sql, name))
        return _signed_in(guest, await sessions.open(guest, request.headers.get("user-agent")))
    await house.database.write(lambda sql: accounts.rename(sql, account.id, name))
    sessions.changed()
    return _signed_in(account._replace(name=name))


@post("/register", status_code=201, responses=problems(403, 409), summary="Make an account")
async def register(request: Asking, data: JSONBody[RegisterForm]) -> Response[Session]:
    house, sessions = house_of(request), sessions_of(request)
    await house.check_everywhere(limits.LOGIN, address_of(request))
    login = data.login.strip().lower()
    if not _LOGIN.fullmatch(login):
        raise Refusal("bad_login", "a login has 3 to 64 letters: a to z, digits, and . _ - + @ inside", 400)
    account = await sessions.find(request)
    if account is not None and not account.guest:
        raise Refusal("signed_in", "you have an account already; log out first to make another one")
    name = clean_name(data.name or (account.name if account is not None else login[:24]))
    hashed = await passwords.hash_password(data.password, login, name)
    try:
        if account is not None:
            guest = account.id
            made = await house.database.write(lambda sql: accounts.promote(sql, guest, login, hashed, name))
        else:
            made = await house.database.write(lambda sql: accounts.add_account(sql, login, hashed, name))
    except LoginTaken as problem:
        raise Refusal("login_taken", str(problem)) from None
    return _signed_in(made, await _changed_over(request, made), 201)


@post("/login", status_code=200, responses=problems(401, 403), summary="Log in")
async def log_in(request: Asking, data: JSONBody[LoginForm]) -> Response[Session]:
    house, sessions = house_of(request), sessions_of(request)
    login = data.login.strip().lower()
    await house.check_everywhere(limits.LOGIN, address_of(request))
    await asyncio.sleep(house.limits.late_for(login, address_of(request)))
    known = _LOGIN.fullmatch(login) is not None
    account = await house.database.read(lambda sql: accounts.find_login(sql, login)) if known else None
    if (
        not await passwords.fits(data.password, None if account is None else account.password)
        or account is None
    ):
        raise Refusal("wrong_password", "login or password is wrong", 401)
    if account.banned is not None and account.banned > time.time():
        raise Refusal("banned", "this account may not be used here any more", 403)
    house.limits.welcome(login, address_of(request))
    before = await sessions.find(request)
    if before is not None and before.guest:
        await _take_along(request, before, account)
    return _signed_in(account, await _changed_over(request, account))


async def _changed_over(request: Asking, account: Account) -> Cookie:
    """A new session in place of the old one; other windows come again with it."""
    sessions = sessions_of(request)
    await sessions.close(request)
    sessions.changed()
    cookie = await sessions.open(account, request.headers.get("user-agent"))
    text = "you have logged in; connect again with the new session"
    house_of(request).hang_up(request.cookies.get(COOKIE), "signed_in", text)
    return cookie


async def _take_along(request: Asking, guest: Account, account: Account) -> None:
    """The seats that somebody had as a guest become those of the account."""
    house = house_of(request)
    concerned = await house.database.write(lambda sql: accounts.inherit(sql, guest.id, account.id))
    for game in concerned:
        live = house.tables.get(game)
        if live is not None:
            async with live.lock:
                await live.read_on()
        house.publish("chat", game)


@post("/logout", status_code=200, responses=problems(403), summary="Forget the session")
async def log_out(request: Asking) -> Response[Session]:
    cookie = await sessions_of(request).close(request)
    text = "you have logged out; open the table again to watch it"
    house_of(request).hang_up(request.cookies.get(COOKIE), "signed_out", text)
    return Response(Session(None), cookies=[cookie])


def player_of(account: Account) -> Player:
    return Player(account.id, account.name, account.guest)


def _signed_in(account: Account, cookie: Cookie | None = None, status: int = 200) -> Response[Session]:
    cookies = [] if cookie is None else [cookie]
    return Response(Session(player_of(account)), status_code=status, cookies=cookies)


session_router: Final = Router(
    "/session", route_handlers=[who_am_i, be_guest, register, log_in, log_out], tags=["session"]
)
