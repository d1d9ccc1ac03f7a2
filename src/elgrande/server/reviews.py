"""Reviews on the server: made one after the other when nobody plays who needs the thinkers, and kept with their game.

Every few verdicts are kept at once. A server that is started again goes on where it was; what is done is there for
everybody who may see the game.
"""

from __future__ import annotations

import asyncio
import logging
import math
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Final, cast

import msgspec
from sqlalchemy.engine import Connection as Sql

from elgrande.review.judge import VERSION
from elgrande.review.review import Review
from elgrande.server.hours import now
from elgrande.server.problems import Refusal
from elgrande.server.records import check_over
from elgrande.server.review_messages import ReviewState, Strength
from elgrande.server.rows import new_id
from elgrande.server.store import Database, StoreUnavailable
from elgrande.server.store import games as games_store
from elgrande.server.store import reviews as store
from elgrande.server.store.games import Stored
from elgrande.server.store.reviews import ReviewRow
from elgrande.server.thinking import Thinkers

if TYPE_CHECKING:
    from elgrande.server.replays import Replays

_SECONDS: Final = 300.0
"""How long a few decisions may take: where many play, little is left over for them."""
_PAUSE: Final = 5.0
"""Seconds until it is tried again when something has failed."""
_MOST_FAILURES: Final = 3
"""In a row, before a review is given up."""
_MOST_WAITING: Final = 50
HOLD: Final = 30.0
"""Seconds for which a process that is not heard of any more keeps a review from the others."""

log = logging.getLogger("elgrande.reviews")


def _keep(game: str, strength: str, total: int, pairs: list[tuple[int, str]], sql: Sql) -> None:
    store.keep(sql, game, strength, total, pairs)


class NotOurs(Exception):
    """Another process makes this review by now."""


class Reviews:
    """Makes the reviews of one server process. Of several processes at a database, one makes each."""

    def __init__(self, database: Database, thinkers: Thinkers, replays: Replays) -> None:
        self.id = new_id()
        self.database = database
        self.thinkers = thinkers
        self.replays = replays
        self._work: asyncio.Task[None] | None = None
        self._closed = False

    # ------------------------------------------------------------------ for those who ask

    async def state(self, stored: Stored, strength: Strength) -> ReviewState:
        """How far the review of a game is, or the review."""
        check_over(stored)
        game = str(stored.row["id"])
        row = await self.database.read(lambda sql: store.find(sql, game, strength))
        if row is None or row.judgement != VERSION:
            return ReviewState("none", strength, 0, 0)
        if row.data is not None:
            # As it is kept: nobody has to read it here.
            review = msgspec.Raw(row.data.encode())
            return ReviewState("done", strength, row.total, row.total, cast(Review, review))
        done = await self.database.read(lambda sql: store.count(sql, game, strength))
        self.wake()
        return ReviewState("waiting", strength, done, row.total)

    async def ask(self, stored: Stored, strength: Strength) -> ReviewState:
        """Ask for the review of a game; if it is there already, that is it."""
        check_over(stored)
        if not stored.row["number"]:
            raise Refusal(
                "nothing_to_review", "nobody has chosen anything in this game; there is nothing to review"
            )
        game = str(stored.row["id"])
        open_ones = await self.database.read(lambda sql: store.waiting(sql, VERSION))
        if len(open_ones) >= _MOST_WAITING and all(row.game != game for row in open_ones):
            raise Refusal("too_many", "many reviews are waiting to be made; come back in a while", 503)
        await self.database.write(lambda sql: store.ask(sql, game, strength, VERSION))
        return await self.state(stored, strength)

    # ------------------------------------------------------------------ making them

    def wake(self) -> None:
        """See to it that somebody works while there is something to do."""
        if not self._closed and (self._work is None or self._work.done()):
            self._work = asyncio.create_task(self._make_all())

    async def close(self) -> None:
        self._closed = True
        if self._work is not None:
            self._work.cancel()
            await asyncio.wait([self._work], timeout=5.0)
            with suppress(StoreUnavailable):
                await self.database.write(lambda sql: store.let_go(sql, self.id))

    async def _make_all(self) -> None:
        failures = 0
        while not self._closed:
            try:
                row = await self.database.write(self._claim)
                if row is not None:
                    failures = 0 if await self._made(row, failures + 1) else failures + 1
                elif not await self.database.read(lambda sql: store.waiting(sql, VERSION)):
                    return
                else:
                    # Others make them; should one of them die, somebody has to go on.
                    await asyncio.sleep(_PAUSE)
            except StoreUnavailable as failure:
                log.warning("a review waits for the database", extra={"why": str(failure)})
                failures += 1
            if failures:
                await asyncio.sleep(_PAUSE)

    def _claim(self, sql: Sql) -> ReviewRow | None:
        # Where there is one process only, nobody holds anything but one that has died.
        free = math.inf if self.database.is_sqlite else now()
        return store.claim(sql, VERSION, self.id, free, now() + HOLD)

    async def _made(self, row: ReviewRow, tried: int) -> bool:
        """Whether a review is done, or given up; otherwise it is tried again."""
        try:
            await self._make(row)
        except StoreUnavailable:
            raise
        except NotOurs:
            return True
        except Exception as failure:
            log.warning("a review failed", extra={"table": row.game, "why": repr(failure)[:200]})
            if tried < _MOST_FAILURES and not isinstance(failure, Refusal):
                await self.database.write(lambda sql: store.let_go(sql, self.id))
                return False
            await self.database.write(lambda sql: store.give_up(sql, row.game, row.strength))
        return True

    async def _make(self, row: ReviewRow) -> None:
        """Make one review, and hold it meanwhile: to think may have to wait for many games."""
        work = asyncio.create_task(self._make_held(row))
        try:
            while not (await asyncio.wait([work], timeout=HOLD / 3))[0]:
                if not await self.database.write(
                    lambda sql: store.hold(sql, row.game, row.strength, self.id, now() + HOLD)
                ):
                    raise NotOurs
            await work
        finally:
            work.cancel()

    async def _make_held(self, row: ReviewRow) -> None:
        game, strength = row.game, row.strength
        stored = await self.database.read(lambda sql: games_store.load_game(sql, game, lines=0))
        if stored is None:
            return
        head = msgspec.json.encode(stored.row["record"]).decode()
        entries = [(entry.seat, entry.text) for entry in stored.entries]
        known = await self.database.read(lambda sql: store.kept(sql, game, strength))
        done = [entry for entry, _ in known]
        while True:
            total, found = await self.thinkers.look_back(_SECONDS, game, head, entries, done, strength)
            # By the wire of another machine pairs come as lists.
            pairs = [(int(entry), str(data)) for entry, data in found]
            await self.database.write(partial(_keep, game, strength, int(total), pairs))
            known += pairs
            done += [entry for entry, _ in pairs]
            if len(done) >= int(total):
                break
        if not known:
            raise Refusal("nothing_to_review", "nobody had a choice in this game")
        told = [data for _, data in sorted(known)]
        page = await self.replays.reviewed(stored, strength, told)
        await self.database.write(lambda sql: store.finish(sql, game, strength, page))
