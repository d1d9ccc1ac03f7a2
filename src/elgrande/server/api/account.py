"""One's own account: name, password, address, sessions, notices, whom one does not want to meet, and leaving for good."""

from __future__ import annotations

import re
import time
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter

from elgrande.server import limits, passwords
from elgrande.server.account_resources import (
    AccountInfo,
    BlockedPlayer,
    BlockForm,
    BlockList,
    DeleteForm,
    Done,
    EmailForm,
    EndpointForm,
    MuteForm,
    NameForm,
    NewPasswordForm,
    PasswordForm,
    RecoverForm,
    ReportForm,
    SessionInfo,
    SessionList,
    SubscriptionForm,
    TokenForm,
)
from elgrande.server.api.calendar import told
from elgrande.server.api.common import address_of, check_id, house_of, problems, sessions_of
from elgrande.server.api.session import player_of
from elgrande.server.cast import SUBSTITUTE, level_of, name_for
from elgrande.server.live.calendars import Calendar
from elgrande.server.live.house import House
from elgrande.server.live.seating import clean_name, row_at
from elgrande.server.post import push
from elgrande.server.problems import Refusal
from elgrande.server.resources import NoticeSettings, Session
from elgrande.server.sessions import COOKIE
from elgrande.server.store import outbox, people
from elgrande.server.store.accounts import Account, hashed, new_id
from elgrande.server.store.belongings import everything_of
from elgrande.server.store.calendars import calendar_of

_HOUR: Final = 3600.0
_DAY: Final = 86_400.0
_EMAIL: Final = re.compile(r"[^\s@<>,;\"'\\]{1,64}@[^\s@<>,;\"'\\]{1,180}\.[^\s@<>,;\"'\\.]{2,24}")
_MOST_BROWSERS: Final = 20
_MOST_REPORTS: Final = 10
"""In a day."""

Asking = Request[Any, Any, Any]
Handle = Annotated[str, PathParameter(max_length=64, description="The handle of a session")]
OffToken = Annotated[str, PathParameter(max_length=80, description="Out of a mail")]


@get("/", responses=problems(401), summary="One's own account")
async def mine(request: Asking) -> AccountInfo:
    house = house_of(request)
    account = await sessions_of(request).need(request)

    def known(sql: Any) -> tuple[NoticeSettings, int, Calendar]:
        wanted = outbox.settings_of(sql, account.id)[2]
        return wanted, outbox.count_subscriptions(sql, account.id), calendar_of(sql, account.id)

    notices, browsers, calendar = await house.database.read(known)
    return AccountInfo(
        id=account.id,
        name=account.name,
        login=account.login,
        email=account.email,
        mail=house.office.has_mail,
        admin=account.admin,
        notices=notices,
        push_key=push.public_key(house.office.key),
        browsers=browsers,
        calendar=told(calendar),
    )


@post("/name", status_code=200, responses=problems(401, 403), summary="Go by another name")
async def change_name(request: Asking, data: JSONBody[NameForm]) -> Session:
    house, sessions = house_of(request), sessions_of(request)
    account = await sessions.need(request)
    await house.check_everywhere(limits.SESSION, address_of(request))
    name = clean_name(data.name)
    await house.database.write(lambda sql: people.change(sql, account.id, name=name))
    sessions.changed()
    return Session(player_of(account._replace(name=name)))


@post("/password", status_code=200, responses=problems(401, 403, 409), summary="Change the password")
async def change_password(request: Asking, data: JSONBody[PasswordForm]) -> Done:
    house = house_of(request)
    account = await _with_password(request, data.old)
    new = await passwords.hash_password(data.new, account.login, account.name)
    token = request.cookies.get(COOKIE)
    here = None if token is None else hashed(token)

    def job(sql: Any) -> list[str]:
        people.change(sql, account.id, password=new)
        return people.close_sessions(sql, account.id, here)

    _hang_up(request, await house.database.write(job))
    return Done()


@post("/email", status_code=202, responses=problems(401, 403, 409), summary="Be reached by mail")
async def change_email(request: Asking, data: JSONBody[EmailForm]) -> Done:
    """The address counts when the link in the mail was opened."""
    house = house_of(request)
    account = await _with_password(request, data.password)
    email = data.email.strip().lower()
    if not email:
        await house.database.write(lambda sql: people.change(sql, account.id, email=None))
        sessions_of(request).changed()
        return Done()
    _check_mail(house)
    if not _EMAIL.fullmatch(email):
        raise Refusal("bad_email", "this is no e-mail address; write it like ana@example.org", 400)
    house.limits.check(limits.LETTERS, email)
    language = _language(request)

    def job(sql: Any) -> None:
        # Nobody learns here whether an address belongs to somebody else: its owner gets no mail, that is all.
        other = people.find(sql, email=email)
        if other is None or other.id == account.id:
            token = people.new_token(sql, account.id, "confirm", _DAY, email)
            _letter(sql, account.id, "confirm", email, f"/confirm/{token}", language)

    await house.database.write(job)
    house.office.stir()
    return Done()


@post("/email/confirm", status_code=200, responses=problems(403, 409), summary="Confirm an address")
async def confirm_email(request: Asking, data: JSONBody[TokenForm]) -> Done:
    house = house_of(request)
    await house.check_everywhere(limits.LOGIN, address_of(request))

    def job(sql: Any) -> bool:
        found = people.use_token(sql, data.token, "confirm")
        return found is not None and people.change(sql, found[0], email=found[1])

    if not await house.database.write(job):
        raise _bad_token()
    sessions_of(request).changed()
    return Done()


@post("/recover", status_code=202, responses=problems(403, 409), summary="Ask for a new password")
async def recover(request: Asking, data: JSONBody[RecoverForm]) -> Done:
    """Whether there is an account with that address is not told."""
    house = house_of(request)
    _check_mail(house)
    email = data.email.strip().lower()[:254]
    await house.check_everywhere(limits.LOGIN, address_of(request))
    house.limits.check(limits.LETTERS, email)
    language = _language(request)

    def job(sql: Any) -> None:
        account = people.find(sql, email=email)
        if account is not None:
            token = people.new_token(sql, account.id, "recover", _HOUR)
            _letter(sql, account.id, "recover", email, f"/recover/{token}", language)

    await house.database.write(job)
    house.office.stir()
    return Done()


@post("/recover/finish", status_code=200, responses=problems(403, 409), summary="Set a new password")
async def finish_recovery(request: Asking, data: JSONBody[NewPasswordForm]) -> Response[Session]:
    house, sessions = house_of(request), sessions_of(request)
    await house.check_everywhere(limits.LOGIN, address_of(request))
    new = await passwords.hash_password(data.password)

    def job(sql: Any) -> tuple[Account | None, list[str]]:
        found = people.use_token(sql, data.token, "recover")
        if found is None:
            return None, []
        people.change(sql, found[0], password=new)
        return people.find(sql, id=found[0]), people.close_sessions(sql, found[0])

    account, gone = await house.database.write(job)
    if account is None:
        raise _bad_token()
    _hang_up(request, gone)
    check_not_banned(account)
    return Response(Session(player_of(account)), cookies=[await sessions.open(account, _agent(request))])


@post("/delete", status_code=200, responses=problems(401, 403), summary="Delete the account")
async def delete_account(request: Asking, data: JSONBody[DeleteForm]) -> Response[Session]:
    """Bots play on at its seats, its name goes, and the records of its games stay without it."""
    house, sessions = house_of(request), sessions_of(request)
    account = await sessions.need(request)
    if not account.guest:
        account = await _with_password(request, data.password)
    await forget(house, account)
    cookie: Cookie = await sessions.close(request)
    sessions.changed()
    house.hang_up(request.cookies.get(COOKIE), "signed_out", "this account is deleted")
    return Response(Session(None), cookies=[cookie])


async def forget(house: House, account: Account) -> None:
    """Remove somebody from the database and from every table in memory."""
    name = name_for(level_of(SUBSTITUTE), [])
    concerned = await house.database.write(lambda sql: people.remove(sql, account, SUBSTITUTE, name))
    for game in concerned:
        live = house.tables.get(game)
        if live is not None:
            async with live.lock:
                await live.read_again()
                await live.settle()
        house.publish("chat", game)
    house.listed.forget()


@get("/data", responses=problems(401), summary="All that the server knows of oneself")
async def everything(request: Asking) -> Response[bytes]:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.UPLOADS, account.id)
    found = await house.database.read(lambda sql: everything_of(sql, account.id))
    return Response(
        msgspec.json.format(msgspec.json.encode(found), indent=2),
        media_type="application/json",
        headers={"Content-Disposition": 'attachment; filename="elgrande-account.json"'},
    )


# ---------------------------------------------------------------------- sessions


@get("/sessions", responses=problems(401), summary="Where one is signed in")
async def session_list(request: Asking) -> SessionList:
    account = await sessions_of(request).need(request)
    rows = await house_of(request).database.read(lambda sql: people.sessions_of(sql, account.id))
    token = request.cookies.get(COOKIE)
    here = None if token is None else hashed(token)
    return SessionList(
        [SessionInfo(row.handle, row.agent, row.created, row.seen, row.token == here) for row in rows]
    )


@delete(
    "/sessions/{handle:str}", status_code=204, responses=problems(401, 403, 404), summary="Sign out elsewhere"
)
async def end_session(request: Asking, handle: Handle) -> None:
    account = await sessions_of(request).need(request)

    def job(sql: Any) -> list[str]:
        rows = people.sessions_of(sql, account.id)
        wanted = next((row.token for row in rows if row.handle == handle), None)
        return [] if wanted is None else people.close_one(sql, wanted)

    gone = await house_of(request).database.write(job)
    if not gone:
        raise Refusal("not_found", "there is no such session; it may have ended meanwhile", 404)
    _hang_up(request, gone)


# ---------------------------------------------------------------------- notices


@post("/notices", status_code=200, responses=problems(401, 403), summary="What one wants to hear of, and how")
async def change_notices(request: Asking, data: JSONBody[NoticeSettings]) -> NoticeSettings:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    url = data.hook_url.strip()
    if url and (
        urlsplit(url).scheme not in ("http", "https") or not urlsplit(url).hostname or len(url) > 500
    ):
        raise Refusal("bad_hook", "this is no address of the web; it begins with https://", 400)
    kept = msgspec.structs.replace(data, hook_url=url)
    language = _language(request)
    values = {"notices": msgspec.to_builtins(kept), "language": language}
    await house.database.write(lambda sql: people.change(sql, account.id, **values))
    return kept


@post("/browsers", status_code=200, responses=problems(401, 403, 409), summary="Tell this browser")
async def add_browser(request: Asking, data: JSONBody[SubscriptionForm]) -> Done:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    where = urlsplit(data.endpoint)
    secure = where.scheme == "https" or house.settings.hooks == "any"
    if not where.hostname or not secure or len(data.endpoint) > 1000 or not push.is_key(data.key, data.auth):
        raise Refusal("bad_request", "this is no subscription of a browser", 400)
    language = _language(request)

    def job(sql: Any) -> None:
        if outbox.count_subscriptions(sql, account.id) >= _MOST_BROWSERS:
            raise Refusal("too_many", f"{_MOST_BROWSERS} browsers are told already; remove one first")
        outbox.subscribe(sql, new_id(), account.id, data.endpoint, data.key, data.auth)
        people.change(sql, account.id, language=language)

    await house.database.write(job)
    return Done()


@post("/browsers/remove", status_code=200, responses=problems(401, 403), summary="Tell this browser no more")
async def remove_browser(request: Asking, data: JSONBody[EndpointForm]) -> Done:
    await sessions_of(request).need(request)
    await house_of(request).database.write(lambda sql: outbox.unsubscribe(sql, data.endpoint))
    return Done()


@post(
    "/off/{token:str}",
    status_code=200,
    responses=problems(404),
    exclude_from_csrf=True,
    summary="No more mails",
)
async def off(request: Asking, token: OffToken) -> Done:
    """One click, also by the program that reads the mail; nobody has to be signed in for it."""
    house = house_of(request)
    account = house.office.off_for(token)
    if account is None:
        raise Refusal("not_found", "this link is not complete; change it on the account page", 404)

    def job(sql: Any) -> None:
        kept = msgspec.structs.replace(outbox.settings_of(sql, account)[2], mail=[])
        people.change(sql, account, notices=msgspec.to_builtins(kept))

    await house.database.write(job)
    return Done()


# ---------------------------------------------------------------------- whom one does not want to meet


@get("/blocks", responses=problems(401), summary="Whom one has blocked")
async def blocks(request: Asking) -> BlockList:
    account = await sessions_of(request).need(request)
    found = await house_of(request).database.read(lambda sql: people.blocked_by(sql, account.id))
    return BlockList([BlockedPlayer(id, name) for id, name in found.items()])


@post(
    "/blocks",
    status_code=200,
    responses=problems(401, 403, 404, 409),
    summary="Block somebody, or not any more",
)
async def block(request: Asking, data: JSONBody[BlockForm]) -> BlockList:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    other = data.player if data.table is None else await _who_sits(house, data.table, data.seat)
    if other is None or other == account.id:
        raise Refusal("nobody_there", "nobody sits there whom you could block")

    def job(sql: Any) -> dict[str, str]:
        if people.find(sql, id=other) is not None:
            people.block(sql, account.id, other, data.on)
        return people.blocked_by(sql, account.id)

    found = await house.database.write(job)
    house.hear_blocks(account.id, set(found))
    return BlockList([BlockedPlayer(id, name) for id, name in found.items()])


@post("/mute/{table:str}", status_code=200, responses=problems(401, 403, 404), summary="Do not read a chat")
async def mute(
    request: Asking, table: Annotated[str, PathParameter(max_length=24)], data: JSONBody[MuteForm]
) -> Done:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    check_id(table)
    found = await house.table(table)
    await house.database.write(lambda sql: people.mute(sql, account.id, table, data.on))
    for connection in found.connections:
        if connection.account_id == account.id:
            connection.muted = data.on
            connection.send(found.hello(connection))
    return Done()


@post("/reports", status_code=201, responses=problems(401, 403, 404, 409), summary="Report somebody")
async def report(request: Asking, data: JSONBody[ReportForm]) -> Done:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    check_id(data.table)
    other = await _who_sits(house, data.table, data.seat)
    if other is None or other == account.id:
        raise Refusal("nobody_there", "nobody sits there whom you could report")
    name = (await house.table(data.table)).rows[data.seat].name or ""
    text = " ".join(data.text.split())[:1000]

    def job(sql: Any) -> None:
        if people.lately_reported(sql, account.id, time.time() - _DAY) >= _MOST_REPORTS:
            raise Refusal("too_many", "you have reported much today; those reports are read first")
        values = {"reporter": account.id, "reported": other, "name": name, "game": data.table}
        people.report(sql, {**values, "reason": data.reason, "text": text})

    await house.database.write(job)
    return Done()


# ---------------------------------------------------------------------- what all of them use


async def _who_sits(house: House, table: str, seat: int | None) -> str | None:
    check_id(table)
    found = await house.table(table)
    return None if seat is None else row_at(found.rows, seat).account


async def _with_password(request: Asking, password: str) -> Account:
    """Who is signed in, and knows his password."""
    house = house_of(request)
    account = await sessions_of(request).need(request)
    if account.guest:
        raise Refusal("guest", "guests have no password; make an account first")
    await house.check_everywhere(limits.LOGIN, address_of(request))
    if not await passwords.fits(password, account.password):
        raise Refusal("wrong_password", "the password is wrong", 401)
    return account


def check_not_banned(account: Account) -> None:
    if account.banned is not None and account.banned > time.time():
        raise Refusal("banned", "this account may not be used here any more", 403)


def _hang_up(request: Asking, tokens: list[str]) -> None:
    """End the lines of sessions that are closed."""
    house = house_of(request)
    sessions_of(request).changed()
    for token in tokens:
        house.hang_up_here(token, "signed_out", "you were logged out; log in again to play on")
        house.publish("hang_up", token, "signed_out", "you were logged out; log in again to play on")


def _letter(sql: Any, account: str, kind: str, email: str, path: str, language: str) -> None:
    outbox.put_one(
        sql, f"{kind} {new_id()}", account, kind, "mail", email, {"path": path, "language": language}
    )


def _check_mail(house: House) -> None:
    if not house.office.has_mail:
        raise Refusal("no_mail", "this server sends no mail; ask those who look after it")


def _bad_token() -> Refusal:
    return Refusal("bad_token", "this link was used already, or is too old; ask for a new one")


def _language(request: Asking) -> str:
    """The language of the page, as the browser says it."""
    wanted = request.headers.get("x-language") or request.headers.get("accept-language") or ""
    return wanted.split(",")[0].split("-")[0].strip().lower()[:8] or "en"


def _agent(request: Asking) -> str:
    return str(request.headers.get("user-agent", ""))


account_router: Final = Router(
    "/account",
    route_handlers=[
        mine,
        change_name,
        change_password,
        change_email,
        confirm_email,
        recover,
        finish_recovery,
        delete_account,
        everything,
        session_list,
        end_session,
        change_notices,
        add_browser,
        remove_browser,
        off,
        blocks,
        block,
        mute,
        report,
    ],
    tags=["account"],
)
