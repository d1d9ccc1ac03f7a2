"""The application: routes, safety, and what is opened at the start and closed at the end."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response, Router, get
from litestar.config.compression import CompressionConfig
from litestar.config.csrf import CSRFConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, PermissionDeniedException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import BeforeMessageSendHookHandler, Message, Scope

from elgrande.rules.errors import ElGrandeError, Reason
from elgrande.server.api.account import account_router
from elgrande.server.api.admin import admin_router
from elgrande.server.api.analysis import analysis_router, position_router
from elgrande.server.api.calendar import calendar_router
from elgrande.server.api.catalogue import catalogue_router
from elgrande.server.api.common import check_request
from elgrande.server.api.learn import learn_router
from elgrande.server.api.meeting import meeting_router
from elgrande.server.api.players import player_router
from elgrande.server.api.progress import progress_router
from elgrande.server.api.puzzles import puzzle_router
from elgrande.server.api.records import record_router
from elgrande.server.api.review import review_router
from elgrande.server.api.session import session_router
from elgrande.server.api.socket import table_socket
from elgrande.server.api.tables import table_router
from elgrande.server.catalogue import package_version
from elgrande.server.live.house import House
from elgrande.server.logs import about
from elgrande.server.luck import Luck
from elgrande.server.pages import answer_with, client_page, page_of
from elgrande.server.problems import Refusal
from elgrande.server.resources import Problem
from elgrande.server.sessions import CSRF_COOKIE, CSRF_HEADER, Sessions
from elgrande.server.settings import BadSettings, Settings
from elgrande.server.store import Database, StoreUnavailable
from elgrande.server.store.accounts import server_secret
from elgrande.server.store.claim import claim
from elgrande.server.store.database import database_url
from elgrande.server.store.migrate import migrate
from elgrande.server.tracing import span

_LARGEST_BODY: Final = 64_000

HEADERS: Final = {
    b"content-security-policy": (
        b"default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        b"img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; object-src 'none'; "
        b"base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"same-origin",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=(), payment=()",
}
_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")

log = logging.getLogger("elgrande.http")


_REQUEST_ID: Final = re.compile(rb"[A-Za-z0-9._-]{8,64}")


class Server(Litestar):
    """Answers HEAD like GET, without the body: for those who only want to know whether something is there.

    Every request has an id, its own or one that a proxy gave it: it is in the answer, and in all that is written down.
    """

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            given = next((value for name, value in scope["headers"] if name == b"x-request-id"), b"")
            id = given if _REQUEST_ID.fullmatch(given) else secrets.token_hex(8).encode()
            about.set({"request": id.decode()})
            metrics, answer = self.state.house.metrics, send

            async def send_with_id(message: Any) -> None:
                if message["type"] == "http.response.start":
                    metrics.answered(message["status"])
                    message["headers"] = [*message["headers"], (b"x-request-id", id)]
                await answer(message)

            send = send_with_id

        async def send_head(message: Any) -> None:
            await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

        if scope["type"] != "http":
            await super().__call__(scope, receive, send)
            return
        with span("request", method=scope["method"], path=scope["path"][:200]):
            if scope["method"] == "HEAD":
                asked: Any = {**scope, "method": "GET"}
                await super().__call__(asked, receive, send_head)
            else:
                await super().__call__(scope, receive, send)


def create_app(settings: Settings, luck: Luck | None = None) -> Litestar:
    """A server, ready to be run; its database is opened and brought up to date here."""
    if settings.think_elsewhere and database_url(settings.database_url).get_backend_name() != "postgresql":
        raise BadSettings("think_elsewhere needs PostgreSQL, where tasks wait for `elgrande think`")
    lock = claim(database_url(settings.database_url))
    database = Database(settings.database_url)
    try:
        migrate(database)
        secret = database.write_now(lambda sql: server_secret(sql, "csrf"))
    except BaseException:
        database.close()
        if lock is not None:
            lock.close()
        raise
    house = House(settings, database, luck or Luck())
    sessions = Sessions(settings, database)
    sessions.tell, house.sessions_changed = house.publish, sessions.forget

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None, None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()
            database.close()
            if lock is not None:
                lock.close()

    api = Router(
        "/api",
        route_handlers=[
            session_router,
            account_router,
            calendar_router,
            admin_router,
            table_router,
            meeting_router,
            player_router,
            record_router,
            review_router,
            catalogue_router,
            learn_router,
            puzzle_router,
            progress_router,
            analysis_router,
            position_router,
        ],
    )
    return Server(
        route_handlers=[api, description, table_socket, client_page],
        state=State({"house": house, "sessions": sessions}),
        lifespan=[lifespan],
        before_request=check_request,
        before_send=[safety(settings)],
        csrf_config=CSRFConfig(
            secret=secret,
            cookie_name=CSRF_COOKIE,
            header_name=CSRF_HEADER,
            cookie_secure=settings.https,
            cookie_samesite="lax",
        ),
        compression_config=CompressionConfig(
            backend="gzip",
            minimum_size=1500,
            gzip_compress_level=5,
            exclude_opt_key="exclude_from_compression",
        ),
        exception_handlers={
            Refusal: refused,
            StoreUnavailable: store_failed,
            ElGrandeError: bad_request,
            HTTPException: http_problem,
            RecursionError: too_deep,
            Exception: failed,
        },
        request_max_body_size=_LARGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="El Grande",
            version=package_version(),
            description="Tables, people and records. docs/protocol.md tells how it all goes together.",
            path="/api/openapi",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
        debug=False,
    )


@get("/api/openapi.json", include_in_schema=False, exclude_from_compression=True)
async def description(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The HTTP interface as OpenAPI describes it."""
    known = request.app.state.get("openapi")
    if known is None:
        body = msgspec.json.encode(request.app.openapi_schema.to_schema())
        known = request.app.state["openapi"] = page_of(body, "application/json")
    return answer_with(request, known)


# ---------------------------------------------------------------------- headers


def safety(settings: Settings) -> BeforeMessageSendHookHandler:
    """Adds the usual headers to every answer, also to those that no handler gave."""
    headers = [*HEADERS.items(), *([_HTTPS] if settings.https else [])]

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            known = {name.lower() for name, _ in message["headers"]}
            added = [(name, value) for name, value in headers if name not in known]
            if scope["path"].startswith("/api/") and b"cache-control" not in known:
                added.append((b"cache-control", b"no-store"))
            message["headers"] = [*message["headers"], *added]

    return add_headers


# ---------------------------------------------------------------------- problems

Asking = Request[Any, Any, Any]


def problem(
    status: int, code: str, text: str, reason: Reason | None = None, facts: dict[str, Any] | None = None
) -> Response[Problem]:
    told = Problem(status, code, text)
    if reason is not None:
        told = msgspec.structs.replace(told, key=reason.key, args=reason.facts)
    if facts:
        told = msgspec.structs.replace(told, args=facts)
    wait = {"Retry-After": str(told.args["seconds"])} if status == 429 else None
    return Response(told, status_code=status, media_type="application/json", headers=wait)


def refused(request: Asking, refusal: Refusal) -> Response[Problem]:
    return problem(refusal.status, refusal.code, str(refusal), refusal.reason, refusal.facts)


def store_failed(request: Asking, failure: StoreUnavailable) -> Response[Problem]:
    log.error("the database failed", extra={"path": request.scope["path"], "why": str(failure)})
    return problem(503, "unavailable", "the server cannot reach its memory just now; try again in a moment")


def bad_request(request: Asking, failure: ElGrandeError) -> Response[Problem]:
    """What the engine refuses."""
    return problem(400, "bad_request", str(failure), failure.reason)


def too_deep(request: Asking, failure: RecursionError) -> Response[Problem]:
    return problem(400, "bad_request", "this cannot be read: it has too many brackets in each other")


def http_problem(request: Asking, failure: HTTPException) -> Response[Problem]:
    status = failure.status_code
    if isinstance(failure, ValidationException):
        return problem(400, "bad_request", _what_is_wrong(failure))
    if isinstance(failure, PermissionDeniedException) and "CSRF" in failure.detail:
        answer = problem(403, "csrf", "the CSRF token is missing or old; ask for /api/session and try again")
        # A cookie of an earlier server would stay for ever.
        answer.delete_cookie(CSRF_COOKIE)
        return answer
    if status >= 500:
        return failed(request, failure)
    codes = {404: "not_found", 405: "bad_method", 413: "too_large"}
    return problem(status, codes.get(status, "bad_request"), failure.detail or "this cannot be done")


def _what_is_wrong(failure: ValidationException) -> str:
    """The first thing that is wrong with a request, and where."""
    extra = failure.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        where = extra[0].get("key")
        return f"{where}: {extra[0].get('message')}" if where else str(extra[0].get("message"))
    return failure.detail


def failed(request: Asking, failure: Exception) -> Response[Problem]:
    """A mistake of ours: told to the log in full, to the client in one sentence."""
    log.error("a request failed", exc_info=failure, extra={"path": request.scope["path"]})
    return problem(500, "failed", "the server made a mistake; it was written down. Try again in a moment")
