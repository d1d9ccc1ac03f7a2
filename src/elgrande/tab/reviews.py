"""Reviews in a page: made by a worker of their own while nobody waits for a bot, and kept with their game.

It is the review of a server: every seat, judged with the network of the strongest bot. But rules that are not compiled get
through far less, so each decision gets less thought, and how far a verdict may be wrong stands beside it all the same.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final, cast

import msgspec

from elgrande.review.judge import VERSION
from elgrande.review.judge import Strength as Effort
from elgrande.review.review import Review, assembled
from elgrande.review.verdict import Verdict
from elgrande.server import records
from elgrande.server.looking_back import SEED, LookingBack
from elgrande.server.problems import Refusal
from elgrande.server.review_messages import ReviewState, Strength
from elgrande.server.rows import Stored

if TYPE_CHECKING:
    from elgrande.tab.house import TabHouse

EFFORTS: Final = {
    "quick": Effort(first=40, each=20, most=3, longest=60),
    "deep": Effort(first=120, each=60, most=4, longest=240),
}
"""About a second for a decision, and four: of some 250 in a game of four."""
MADE: Final = 2
"""Raised whenever a page would make another review of the same game: 1 looked at people alone, and without the network."""
_KEPT_EVERY: Final = 8
"""Verdicts after which the browser is asked to keep them."""
_MOST_FAILURES: Final = 3
_BREATH: Final = 0.2
"""Seconds for which a review waits while a bot thinks."""

log = logging.getLogger("elgrande.tab")


class Look(msgspec.Struct, tag="look", tag_field="kind"):
    """What the worker that looks back is asked."""

    game: str
    head: str
    entries: list[tuple[int, str]]
    done: list[int]
    strength: str


class Looked(msgspec.Struct):
    """What it answers: how many decisions there are, and what it thinks of some of them."""

    total: int
    verdicts: list[tuple[int, str]]


class Looker:
    """What runs in that worker."""

    def __init__(self) -> None:
        self._past = LookingBack(EFFORTS)

    def look(self, asked: Look) -> str:
        found = self._past.look_back(asked.game, asked.head, asked.entries, asked.done, asked.strength)
        return msgspec.json.encode(Looked(*found)).decode()


class Kept(msgspec.Struct):
    """A review as the browser keeps it: what is known so far, or all of it."""

    judgement: int
    made: int = 1
    """How a page makes them: see ``MADE``."""
    total: int = 0
    verdicts: dict[int, str] = {}
    review: str = ""


class Reviews:
    """Makes the reviews of one page, one after the other."""

    def __init__(self, house: TabHouse) -> None:
        self.house = house
        self._open: dict[tuple[str, Strength], Kept] = {}
        self._work: asyncio.Task[None] | None = None

    async def state(self, stored: Stored, strength: Strength) -> ReviewState:
        """How far the review of a game is, or the review."""
        records.check_over(stored)
        kept = await self._find(str(stored.row["id"]), strength)
        if kept is None:
            return ReviewState("none", strength, 0, 0)
        if kept.review:
            # As it is kept: nobody has to read it here.
            review = cast(Review, msgspec.Raw(kept.review.encode()))
            return ReviewState("done", strength, kept.total, kept.total, review)
        self._wake()
        return ReviewState("waiting", strength, len(kept.verdicts), kept.total)

    async def ask(self, stored: Stored, strength: Strength) -> ReviewState:
        """Ask for the review of a game; if it is there already, that is it."""
        records.check_over(stored)
        game = str(stored.row["id"])
        if not stored.entries:
            told = "nobody has chosen anything in this game; there is nothing to review"
            raise Refusal("nothing_to_review", told)
        if await self._find(game, strength) is None:
            self._open[game, strength] = Kept(VERSION, MADE)
            await self._keep(game, strength)
        return await self.state(stored, strength)

    async def _find(self, game: str, strength: Strength) -> Kept | None:
        if (game, strength) in self._open:
            return self._open[game, strength]
        text = await self.house.database.review(game, strength)
        kept = None if text is None else msgspec.json.decode(text, type=Kept)
        if kept is None or (kept.judgement, kept.made) != (VERSION, MADE):
            return None
        if not kept.review:
            # The page was closed meanwhile.
            self._open[game, strength] = kept
        return kept

    async def _keep(self, game: str, strength: Strength) -> None:
        text = msgspec.json.encode(self._open[game, strength]).decode()
        await self.house.database.keep_review(game, strength, text)

    # ------------------------------------------------------------------ making them

    def _wake(self) -> None:
        if self._work is None or self._work.done():
            self._work = self.house.spawn(self._make_all())

    async def _make_all(self) -> None:
        failures = 0
        while self._open:
            game, strength = next(iter(self._open))
            try:
                await self._make(game, strength)
            except Exception as failure:
                log.warning("a review failed: %r", failure)
                failures += 1
                if failures < _MOST_FAILURES and not isinstance(failure, Refusal):
                    continue
                await self.house.database.keep_review(game, strength, None)
            failures = 0
            self._open.pop((game, strength), None)

    async def _make(self, game: str, strength: Strength) -> None:
        kept = self._open[game, strength]
        stored = await self.house.load(game)
        head = msgspec.json.encode(stored.row["record"]).decode()
        entries = [(entry.seat, entry.text) for entry in stored.entries]
        unkept = 0
        while not kept.total or len(kept.verdicts) < kept.total:
            while self.house.thinkers.thinking:
                await asyncio.sleep(_BREATH)
            asked = Look(game, head, entries, sorted(kept.verdicts), strength)
            told = await self.house.browser.look_back(msgspec.json.encode(asked).decode())
            found = msgspec.json.decode(told, type=Looked)
            if not found.total:
                raise Refusal("nothing_to_review", "nobody had a choice in this game")
            if game not in self.house.database.games:
                # It was removed meanwhile, and nobody will ask for the rest.
                return
            kept.total = found.total
            kept.verdicts.update(found.verdicts)
            unkept += len(found.verdicts)
            if unkept >= _KEPT_EVERY:
                await self._keep(game, strength)
                unkept = 0
        kept.review = msgspec.json.encode(self._assembled(stored, strength, kept)).decode()
        kept.verdicts = {}
        await self._keep(game, strength)

    def _assembled(self, stored: Stored, strength: Strength, kept: Kept) -> Review:
        verdicts = [msgspec.json.decode(text, type=Verdict) for _, text in sorted(kept.verdicts.items())]
        review = assembled(records.game_of(stored), strength, SEED, verdicts)
        review.names = {str(row.seat): row.name for row in stored.seats if row.name}
        return review
