"""Sends what is in the queue, one process or several, and goes on after every failure."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import logging
import smtplib
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from http.client import HTTPException
from typing import Any, Final, NamedTuple, TypeVar

from sqlalchemy.engine import Connection as Sql

from elgrande.rules.errors import ElGrandeError
from elgrande.server.post import mail, push, wires
from elgrande.server.post.letters import words_for, words_off
from elgrande.server.settings import Settings
from elgrande.server.store import Database, outbox
from elgrande.server.store.accounts import server_secret
from elgrande.server.store.outbox import Letter

_AT_ONCE: Final = 40
"""Notices that are on their way at the same time."""
_THREADS: Final = 12
_LOOK: Final = 5.0
"""Seconds after which the queue is looked at in any case: others may have put something there."""
_GONE: Final = (404, 410)

T = TypeVar("T")
log = logging.getLogger("elgrande.post")


class Order(NamedTuple):
    """A notice that is to be sent now."""

    letter: Letter
    true: bool
    """Whether it is not out of date."""
    browser: tuple[str, str, str] | None
    """Where a browser can be reached."""


class Office:
    """The post office of one process."""

    def __init__(self, settings: Settings, database: Database, id: str) -> None:
        self.settings = settings
        self.database = database
        self.id = id
        self.key = ""
        """The private key by which browsers know the server."""
        self._secret = b""
        self._stirred = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._claiming: asyncio.Task[list[Order]] | None = None
        """Letters that are being taken out of the queue and are not on their way yet."""
        self._sending: set[asyncio.Task[None]] = set()
        self._full = False
        """Whether nothing more is taken until something is sent."""
        self._threads = ThreadPoolExecutor(_THREADS, "post")
        self.sent = 0
        self.failed = 0

    @property
    def has_mail(self) -> bool:
        return bool(self.settings.smtp and self.settings.mail_from)

    async def open(self) -> None:
        def keys(sql: Sql) -> tuple[str, str]:
            return server_secret(sql, "push", push.new_key), server_secret(sql, "off")

        self.key, secret = await self.database.write(keys)
        self._secret = secret.encode()
        self._task = asyncio.create_task(self._work())

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._let_go()
        if self._sending:
            await asyncio.wait(self._sending, timeout=3.0)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _let_go(self) -> None:
        """What was just being taken out of the queue goes back there: somebody else sends it, and at once."""
        if self._claiming is None:
            return
        with suppress(ElGrandeError, TimeoutError):
            ids = [order.letter.id for order in await asyncio.wait_for(self._claiming, 3.0)]
            await self.database.write(lambda sql: outbox.put_back(sql, ids))

    def stir(self) -> None:
        """Something was put into the queue."""
        self._stirred.set()

    async def _work(self) -> None:
        while True:
            try:
                if await self._send_some():
                    continue
                due = await self.database.read(outbox.next_due)
            except ElGrandeError as failure:
                log.warning("the queue cannot be read", extra={"why": str(failure).splitlines()[:1]})
                due = None
            pause = _LOOK if due is None else min(_LOOK, max(0.2, due - time.time()))
            with suppress(TimeoutError):
                await asyncio.wait_for(self._stirred.wait(), pause)
            self._stirred.clear()

    async def _send_some(self) -> bool:
        """Send what is due, as much as there is room for; whether there may be more."""
        room = _AT_ONCE - len(self._sending)
        if room <= 0:
            self._full = True
            await self._stirred.wait()
            self._stirred.clear()
            return True
        self._claiming = asyncio.create_task(self.database.write(lambda sql: self._claim(sql, room)))
        orders = await asyncio.shield(self._claiming)
        self._claiming = None
        for order in orders:
            task = asyncio.create_task(self._send(order))
            self._sending.add(task)
            task.add_done_callback(self._sent_one)
        return len(orders) == room

    def _claim(self, sql: Sql, room: int) -> list[Order]:
        """Take what is due, with all that is needed to send it."""
        return [
            Order(
                letter,
                outbox.still_true(sql, letter),
                outbox.subscription(sql, letter.to) if letter.channel == "push" else None,
            )
            for letter in outbox.claim(sql, self.id, room)
        ]

    def _sent_one(self, task: asyncio.Task[None]) -> None:
        self._sending.discard(task)
        if self._full:
            # There is room again for what waits.
            self._full = False
            self.stir()

    async def _send(self, order: Order) -> None:
        """Send one; whatever comes of it is noted."""
        letter = order.letter
        try:
            why = await self._hand_over(order) if order.true else "out of date"
        except (OSError, smtplib.SMTPException, HTTPException) as failure:
            self.failed += 1
            said = f"{type(failure).__name__}: {failure}"
            log.warning("not sent", extra={"kind": letter.kind, "channel": letter.channel, "why": said[:200]})
            await self._note(lambda sql: outbox.later(sql, letter, said))
            return
        except (mail.Refused, wires.NotAllowed, ValueError) as problem:
            why = str(problem) or type(problem).__name__
        except ElGrandeError:
            # The database is away; whoever holds the letter next sends it.
            return
        if why is None:
            self.sent += 1
        await self._note(lambda sql: outbox.done(sql, letter.id, why))

    async def _note(self, job: Any) -> None:
        with suppress(ElGrandeError):
            await self.database.write(job)

    async def _hand_over(self, order: Order) -> str | None:
        """Returns why it was not sent after all, if there is no use in trying again."""
        match order.letter.channel:
            case "mail":
                return await self._mail(order.letter)
            case "push":
                return await self._push(order.letter, order.browser)
            case _:
                return await self._hook(order.letter)

    async def _in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)

    async def _mail(self, letter: Letter) -> str | None:
        if not self.has_mail:
            return "this server sends no mail"
        address = self.settings.public_address
        words = words_for(letter.kind, letter.facts, address)
        off, ending = None, ""
        if letter.account is not None and letter.kind not in ("confirm", "recover"):
            token = self.off_token(letter.account)
            off = f"{address}/api/account/off/{token}"
            ending = f"{words_off(str(letter.facts.get('language')))}\n{address}/off/{token}"
        id = hashlib.sha256(letter.key.encode()).hexdigest()[:32]
        said = [words.body or words.subject, words.link, ending]
        found = mail.message(self.settings.mail_from, letter.to, words.subject, said, id, off)
        await self._in_thread(mail.send, self.settings.smtp, found)
        return None

    async def _push(self, letter: Letter, known: tuple[str, str, str] | None) -> str | None:
        if known is None:
            return "this browser is gone"
        endpoint, key, auth = known
        words = words_for(letter.kind, letter.facts, "")
        tag = letter.game or letter.kind
        plain = {"kind": letter.kind, "text": words.subject, "path": words.link, "tag": tag}
        body = push.encrypted(json.dumps(plain).encode(), key, auth)
        sender = self.settings.mail_from
        contact = f"mailto:{sender}" if sender else self.settings.public_address
        headers = {
            "Authorization": push.signed(endpoint, self.key, contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(push.KEEP),
            "Urgency": "high" if letter.kind in ("turn", "short") else "normal",
            "Topic": hashlib.sha256(f"{letter.game} {letter.kind}".encode()).hexdigest()[:32],
        }
        status = await self._in_thread(wires.post, endpoint, body, headers, self._anywhere)
        if status in _GONE:
            await self._note(lambda sql: outbox.unsubscribe(sql, id=letter.to))
            return "this browser does not want to be told any more"
        return _judged(status)

    async def _hook(self, letter: Letter) -> str | None:
        if self.settings.hooks == "none":
            return "this server tells no other services"
        words = words_for(letter.kind, letter.facts, self.settings.public_address)
        text = f"{words.subject} {words.link}"
        # Some services read ``text``, others ``content``.
        plain = {"text": text, "content": text, "kind": letter.kind, "table": letter.game, "link": words.link}
        headers = {"Content-Type": "application/json", "User-Agent": "elgrande"}
        body = json.dumps(plain).encode()
        return _judged(await self._in_thread(wires.post, letter.to, body, headers, self._anywhere))

    @property
    def _anywhere(self) -> bool:
        return self.settings.hooks == "any"

    # ------------------------------------------------------------------ one click off

    def off_token(self, account: str) -> str:
        """By which somebody who is not signed in can end his mails."""
        return f"{account}.{hmac.new(self._secret, account.encode(), hashlib.sha256).hexdigest()[:32]}"

    def off_for(self, token: str) -> str | None:
        """Whose mails a token ends."""
        account = token.rpartition(".")[0]
        return account if account and hmac.compare_digest(token, self.off_token(account)) else None


def _judged(status: int) -> str | None:
    """Raises if it may be tried again; returns why not if that is of no use."""
    if 200 <= status < 300:
        return None
    if status in (408, 429) or status >= 500:
        raise HTTPException(f"answered {status}")
    return f"answered {status}"
