"""Games that are played again for somebody who asks: in a process of their own, one after the other.

To play a long game again takes a part of a second. Nobody's table waits for that, whoever asks for it how often.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from elgrande.review.review import assembled
from elgrande.review.verdict import Verdict
from elgrande.rules import Table
from elgrande.rules.errors import ElGrandeError
from elgrande.server import analysis, records
from elgrande.server.analysis_messages import AnalysisLine, AnalysisQuestion, PlayOnForm, PositionPlay
from elgrande.server.live.facts import course_from
from elgrande.server.looking_back import SEED
from elgrande.server.pages import Page, page_of
from elgrande.server.play_on import Opening, from_position, from_record
from elgrande.server.points import points_of
from elgrande.server.positions import position_of_record, position_of_table
from elgrande.server.problems import Refusal
from elgrande.server.rows import Account, EntryRow, SeatRow, Stored
from elgrande.server.thinker import Lost, Tasks, Thinker
from elgrande.statistics import GameFigures

_SECONDS: Final = 10.0
"""How long a game may take to be played again."""
_WAITING: Final = 30
"""How many may wait for that."""
_KEPT: Final = 16_000_000
"""Bytes of answers that are remembered: a game that is over stays as it is."""

_GAMES: Final = 200
_ENTRIES: Final = 100_000
"""Games whose entries the process remembers, and how many entries they may have together."""

log = logging.getLogger("elgrande.records")

Entries = Callable[[], Awaitable[Sequence[EntryRow]]]
Uploaded = tuple[dict[str, Any], list[SeatRow], list[EntryRow]]
_ROW: Final = ("id", "name", "revision", "record", "state", "setup", "asides", "ended")
"""What of a table is needed for that."""


class Begun(NamedTuple):
    """A game that an analysis begins with."""

    stored: Stored
    """Without its entries,"""
    entries: Entries
    """... which are fetched only if they are needed."""


class Replays:
    """Has games played again, and remembers what came of it."""

    def __init__(self) -> None:
        self._process: Thinker | None = None
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._known: OrderedDict[tuple[Any, ...], Page] = OrderedDict()
        self._bytes = 0
        self._sent: dict[tuple[str, int], None] = {}
        """Games whose entries the process has, unless it had to make room or is a new one."""

    async def page(self, task: str, stored: Stored, entries: Entries, *arguments: Any) -> Page:
        """What is told of a game that is over: its ``text``, ``data``, ``replay``, ``points`` or ``position``.

        Its ``entries`` are asked for only if the process does not have them: there may be many thousands of them.
        """
        key = (stored.row["id"], stored.row["revision"], task, *arguments)
        known = self._known.get(key)
        if known is None:
            known = await self._ask_of(task, stored, entries, *arguments)
            assert isinstance(known, Page)
            self._keep(key, known)
        else:
            self._known.move_to_end(key)
        return known

    async def _ask_of(self, task: str, stored: Stored, entries: Entries, *arguments: Any) -> Any:
        """Have a task done with a game that is over; its entries are sent only if the process does not have them."""
        game = (stored.row["id"], stored.row["revision"])
        row = {name: stored.row[name] for name in _ROW}
        found = await self._ask(task, row, None, *arguments) if game in self._sent else None
        if found is None:
            found = await self._ask(task, row, list(map(tuple, await entries())), *arguments)
            self._sent[game] = None
            if len(self._sent) > _GAMES:
                del self._sent[next(iter(self._sent))]
        return found

    def _keep(self, key: tuple[Any, ...], page: Page) -> None:
        self._known[key] = page
        self._bytes += _size(page)
        while self._bytes > _KEPT:
            _, old = self._known.popitem(last=False)
            self._bytes -= _size(old)

    async def figures(self, stored: Stored) -> GameFigures | None:
        """What a game that is over came to."""
        row = {name: stored.row[name] for name in _ROW}
        found = await self._ask("figures", row, list(map(tuple, stored.entries)))
        return None if found is None else msgspec.convert(found, GameFigures)

    async def read(self, text: str, name: str, account: Account) -> Uploaded:
        """An uploaded record as rows of the database."""
        values, rows, entries = await self._ask("read", text, name, account)
        return values, [SeatRow(*row) for row in rows], [EntryRow(*row) for row in entries]

    async def position(self, table: Table, seat: int | None, name: str) -> str:
        """A running game as a scenario, for the eyes of a seat or of a spectator."""
        found: str = await self._ask("table", table, seat, name, secrets.randbits(60))
        return found

    async def analysis(self, form: AnalysisLine, begun: Begun | None) -> bytes:
        """How a table stands after the choices of a line, as JSON."""
        names = [] if begun is None else [seat.name for seat in begun.stored.seats]
        found: bytes = await self._analyse("analysis", form, begun, names)
        return found

    async def analysed(self, form: AnalysisLine, begun: Begun | None) -> Table:
        """The table after them."""
        found: Table = await self._analyse("analysed", form, begun)
        return found

    async def written(self, form: AnalysisLine, begun: Begun | None) -> bytes:
        """The same as a scenario and as a record, as JSON."""
        found: bytes = await self._analyse("written", form, begun)
        return found

    async def answered(self, form: AnalysisQuestion, begun: Begun | None) -> bytes:
        """What the table tells whoever chooses next, as JSON."""
        found: bytes = await self._analyse("answered", form, begun)
        return found

    async def _analyse(self, task: str, form: AnalysisLine, begun: Begun | None, *arguments: Any) -> Any:
        line = msgspec.json.encode(form)
        if begun is None:
            return await self._ask(task, None, [], line, *arguments)
        return await self._ask_of(task, begun.stored, begun.entries, line, *arguments)

    async def told_position(self, text: str) -> bytes:
        """Whether a scenario can be, and how it looks, as JSON."""
        found: bytes = await self._ask("told_position", text)
        return found

    async def opened(self, form: PositionPlay, account: Account) -> Opening:
        """A table that begins with a position."""
        values, rows, entries, start = await self._ask(
            "opened", msgspec.json.encode(form), account, secrets.randbits(50)
        )
        return Opening(
            values, [SeatRow(*row) for row in rows], [EntryRow(*entry) for entry in entries], start
        )

    async def gone_on(self, stored: Stored, form: PlayOnForm, account: Account) -> Opening:
        """A table that goes on from a moment of a game."""
        row = {name: stored.row[name] for name in _ROW}
        values, rows, entries, start = await self._ask(
            "gone_on", row, list(map(tuple, stored.entries)), msgspec.json.encode(form), account
        )
        return Opening(
            values, [SeatRow(*row) for row in rows], [EntryRow(*entry) for entry in entries], start
        )

    async def reviewed(self, stored: Stored, strength: str, verdicts: list[str]) -> str:
        """The review of a game, put together from its verdicts, as JSON."""
        row = {name: stored.row[name] for name in _ROW}
        names = {seat.seat: seat.name for seat in stored.seats if seat.name}
        entries = list(map(tuple, stored.entries))
        return str(await self._ask("review", row, entries, names, strength, verdicts))

    async def _ask(self, task: str, *arguments: Any) -> Any:
        if self._waiting >= _WAITING:
            raise Refusal("unavailable", "many people look at games just now; try again in a moment", 503)
        self._waiting += 1
        try:
            async with self._turn:
                if self._process is None:
                    self._process = Thinker(_tasks)
                found = await asyncio.wrap_future(self._process.ask(_SECONDS, task, *arguments))
        except Lost:
            raise Refusal("unavailable", "this game takes too long to be played again", 503) from None
        finally:
            self._waiting -= 1
        if isinstance(found, Refused):
            raise found.refusal()
        return found

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process.join()


def _size(page: Page) -> int:
    return len(page.body) + len(page.packed or b"")


# ---------------------------------------------------------------------- in the other process


class Refused(msgspec.Struct):
    """A refusal on its way back."""

    code: str
    text: str
    status: int
    key: str | None
    facts: dict[str, Any]

    def refusal(self) -> Refusal:
        return Refusal.again(self.code, self.text, self.status, self.key, self.facts)


def _tasks() -> Tasks:
    remember = Remember()
    tasks: Tasks = {
        "text": remember(_text),
        "data": remember(_data),
        "replay": remember(_replay),
        "points": remember(_points),
        "position": remember(_position),
        "table": position_of_table,
        "read": _read,
        "analysis": remember(_analysis),
        "analysed": remember(_analysed),
        "written": remember(_written),
        "answered": remember(_answered),
        "told_position": _told_position,
        "opened": _opened,
        "gone_on": _gone_on,
        "review": _review,
        "figures": _figures,
    }
    return {name: _checked(task) for name, task in tasks.items()}


class Remember:
    """Has the entries of the games that were asked for last."""

    def __init__(self) -> None:
        self._games: OrderedDict[tuple[str, int], list[tuple[Any, ...]]] = OrderedDict()

    def __call__(self, task: Callable[..., Any]) -> Callable[..., Any]:
        """The same task, which finds the entries itself if it is given none; None if it does not have them."""

        def run(row: Mapping[str, Any] | None, entries: list[tuple[Any, ...]] | None, *arguments: Any) -> Any:
            if row is None:
                return task(None, [], *arguments)
            game = (row["id"], row["revision"])
            if entries is None:
                entries = self._games.pop(game, None)
                if entries is None:
                    return None
            self._games[game] = entries
            while len(self._games) > _GAMES or (len(self._games) > 1 and self._entries() > _ENTRIES):
                self._games.popitem(last=False)
            return task(row, entries, *arguments)

        return run

    def _entries(self) -> int:
        return sum(map(len, self._games.values()))


def _checked(task: Callable[..., Any]) -> Callable[..., Any]:
    def run(*arguments: Any) -> Any:
        try:
            return task(*arguments)
        except Refusal as problem:
            key = None if problem.reason is None else problem.reason.key
            return Refused(problem.code, str(problem), problem.status, key, problem.facts)
        except ElGrandeError as problem:
            key, facts = (None, {}) if problem.reason is None else (problem.reason.key, problem.reason.facts)
            return Refused("bad_request", str(problem), 400, key, facts)

    return run


def _stored(row: Mapping[str, Any], entries: list[tuple[Any, ...]]) -> Stored:
    return Stored(row, [], [EntryRow(*entry) for entry in entries], None, [])


def _text(row: Mapping[str, Any], entries: list[tuple[Any, ...]]) -> Page:
    return page_of(records.text_of(_stored(row, entries)).encode(), "text/plain; charset=utf-8")


def _data(row: Mapping[str, Any], entries: list[tuple[Any, ...]]) -> Page:
    return _json(records.data_of(_stored(row, entries)))


def _replay(row: Mapping[str, Any], entries: list[tuple[Any, ...]], eyes: str, first: int, last: int) -> Page:
    found = records.replay(_stored(row, entries), eyes, first, last)
    return _json(found)


def _position(row: Mapping[str, Any], entries: list[tuple[Any, ...]], at: int) -> Page:
    return page_of(position_of_record(_stored(row, entries), at).encode(), "text/plain; charset=utf-8")


def _points(row: Mapping[str, Any], entries: list[tuple[Any, ...]]) -> Page:
    stored = _stored(row, entries)
    records.check_over(stored)
    found = points_of(course_from(stored.row["record"], stored.entries))
    return _json(found)


def _review(
    row: Mapping[str, Any],
    entries: list[tuple[Any, ...]],
    names: dict[int, str],
    strength: str,
    verdicts: list[str],
) -> str:
    game = records.game_of(_stored(row, entries))
    found = [msgspec.json.decode(verdict, type=Verdict) for verdict in verdicts]
    review = assembled(game, strength, SEED, found)
    review.names = {str(seat): name for seat, name in names.items()}
    return msgspec.json.encode(review).decode()


def _game(row: Mapping[str, Any] | None, entries: list[tuple[Any, ...]]) -> Stored | None:
    return None if row is None else _stored(row, entries)


def _analysis(
    row: Mapping[str, Any] | None, entries: list[tuple[Any, ...]], form: bytes, names: list[str | None]
) -> bytes:
    line = msgspec.json.decode(form, type=AnalysisLine)
    return msgspec.json.encode(analysis.states(line, _game(row, entries), names))


def _analysed(row: Mapping[str, Any] | None, entries: list[tuple[Any, ...]], form: bytes) -> Table:
    return analysis.table_after(msgspec.json.decode(form, type=AnalysisLine), _game(row, entries))


def _written(row: Mapping[str, Any] | None, entries: list[tuple[Any, ...]], form: bytes) -> bytes:
    line = msgspec.json.decode(form, type=AnalysisLine)
    return msgspec.json.encode(analysis.written(line, _game(row, entries)))


def _answered(row: Mapping[str, Any] | None, entries: list[tuple[Any, ...]], form: bytes) -> bytes:
    question = msgspec.json.decode(form, type=AnalysisQuestion)
    return msgspec.json.encode(analysis.answered(question, _game(row, entries)))


def _told_position(text: str) -> bytes:
    return msgspec.json.encode(analysis.position(text))


def _opened(form: bytes, account: Account, seed: int) -> tuple[Any, ...]:
    return tuple(from_position(msgspec.json.decode(form, type=PositionPlay), Account(*account), seed))


def _gone_on(
    row: Mapping[str, Any], entries: list[tuple[Any, ...]], form: bytes, account: Account
) -> tuple[Any, ...]:
    asked = msgspec.json.decode(form, type=PlayOnForm)
    return tuple(from_record(_stored(row, entries), asked, Account(*account)))


def _figures(row: Mapping[str, Any], entries: list[tuple[Any, ...]]) -> Any:
    return msgspec.to_builtins(records.figures(_stored(row, entries)))


def _json(found: object) -> Page:
    return page_of(msgspec.json.encode(found), "application/json", level=5)


def _read(text: str, name: str, account: Account) -> Uploaded:
    return records.rows_for(records.read_upload(text), name, Account(*account))
