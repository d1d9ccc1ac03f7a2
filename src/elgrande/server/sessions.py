"""Who is asking: from the cookie of a request to an account."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from elgrande.server.problems import not_signed_in
from elgrande.server.settings import Settings
from elgrande.server.store import Database, accounts, people
from elgrande.server.store.accounts import Account

COOKIE: Final = "elgrande_session"
CSRF_COOKIE: Final = "elgrande_csrf"
CSRF_HEADER: Final = "x-csrf-token"
_REMEMBERED: Final = 30.0
"""Seconds for which the database is not asked again about a session."""
_MOST: Final = 10_000
_NOTED: Final = 3_600.0
"""Seconds after which it is noted again that a session is in use."""
_LONGEST_TOKEN: Final = 100


class Sessions:
    """Finds, opens and closes sessions."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self._known: dict[str, tuple[Account, float]] = {}
        self._seen: dict[str, float] = {}
        """Until when it need not be noted again that a session is in use."""
        self.tell: Callable[[str], None] = lambda kind: None
        """How other processes are told that they have to ask the database again."""

    async def find(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Account | None:
        """Who is asking; None for nobody yet."""
        token = connection.cookies.get(COOKIE)
        if not token or len(token) > _LONGEST_TOKEN:
            return None
        now = time.monotonic()
        known = self._known.get(token)
        if known is not None and known[1] > now:
            return known[0]
        account = await self.database.read(lambda sql: accounts.find_session(sql, token))
        if account is None:
            self._known.pop(token, None)
            return None
        if len(self._known) >= _MOST:
            self._known.clear()
        self._known[token] = (account, now + _REMEMBERED)
        if self._seen.get(token, 0.0) <= now:
            if len(self._seen) >= _MOST:
                self._seen.clear()
            self._seen[token] = now + _NOTED
            await self.database.write(lambda sql: people.touch(sql, token))
        return account

    async def need(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Account:
        """Who is asking; refused for nobody."""
        account = await self.find(connection)
        if account is None:
            raise not_signed_in()
        return account

    async def open(self, account: Account, agent: str | None = None) -> Cookie:
        """A new session, as a cookie; ``agent`` is what the browser calls itself."""
        days = self.settings.session_days
        token = await self.database.write(lambda sql: accounts.open_session(sql, account.id, days, agent))
        return self._cookie(token, round(days * accounts.DAY))

    async def close(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Cookie:
        """Forget a session, and have the browser forget it."""
        token = connection.cookies.get(COOKIE)
        if token and len(token) <= _LONGEST_TOKEN:
            self._known.pop(token, None)
            await self.database.write(lambda sql: accounts.close_session(sql, token))
            self.tell("sessions")
        return self._cookie("", 0)

    def changed(self) -> None:
        """Names or logins have changed: ask the database again."""
        self.forget()
        self.tell("sessions")

    def forget(self) -> None:
        self._known.clear()

    def _cookie(self, token: str, seconds: int) -> Cookie:
        return Cookie(
            key=COOKIE,
            value=token,
            path="/",
            max_age=seconds,
            httponly=True,
            samesite="lax",
            secure=self.settings.https,
        )
