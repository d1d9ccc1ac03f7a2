"""What a page asks its engine for: the same requests that a server answers over HTTP."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple, TypeVar
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from elgrande.rules.errors import ElGrandeError, Reason
from elgrande.server import analysis, lessons, puzzles, records
from elgrande.server import catalogue as made
from elgrande.server.analysis_messages import (
    AnalysisAdvice,
    AnalysisLine,
    AnalysisQuestion,
    PlayOnForm,
    PositionForm,
    PositionPlay,
)
from elgrande.server.bots_at_work import dice
from elgrande.server.live import answers, seating
from elgrande.server.live.at_table import at_table
from elgrande.server.live.facts import checked_setup, course_from
from elgrande.server.live.seating import clean_name
from elgrande.server.live.table import LiveTable
from elgrande.server.play_on import from_position, from_record
from elgrande.server.points import points_of
from elgrande.server.positions import position_of_record, position_of_table
from elgrande.server.problems import Refusal
from elgrande.server.resources import (
    Addresses,
    BotForm,
    BotInfo,
    Catalogue,
    GuestForm,
    Player,
    PointsSoFar,
    Problem,
    RecordForm,
    RecordInfo,
    RecordList,
    SeatNumber,
    Session,
    SetupCheck,
    SetupChoice,
    SitForm,
    TableForm,
    TableList,
    TableSummary,
)
from elgrande.server.review_messages import ReviewForm, ReviewState
from elgrande.server.rows import Account, Stored, new_id
from elgrande.tab.bots import OFFERED
from elgrande.tab.house import TabHouse, title
from elgrande.tab.memory import Row

T = TypeVar("T")
_LISTED: Final = 60


class Answer(NamedTuple):
    status: int
    kind: str
    body: str


class Asked(NamedTuple):
    """A request: the parts of its path that vary, its query, and its body."""

    parts: tuple[str, ...]
    query: dict[str, list[str]]
    body: str

    def form(self, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(self.body or "{}", type=kind)
        except msgspec.DecodeError as problem:
            raise Refusal("bad_request", str(problem), 400) from None

    def one(self, name: str, otherwise: str = "") -> str:
        return self.query.get(name, [otherwise])[-1]

    def number(self, name: str, otherwise: int) -> int:
        text = self.one(name, str(otherwise))
        if not re.fullmatch(r"-?\d{1,6}", text):
            raise Refusal("bad_request", f"{name} is a number", 400)
        return int(text)


Handler = Callable[[Asked], Awaitable[object]]


def catalogue() -> Catalogue:
    """The catalogue of a page: with the bots that it can do justice to."""
    bots = [BotInfo(*level) for level in OFFERED.values()]
    return msgspec.structs.replace(made.catalogue(), bots=bots)


class Requests:
    """Answers requests at the tables of one page."""

    def __init__(self, house: TabHouse) -> None:
        self.house = house
        table, record = "/api/tables/([^/]+)", "/api/records/([^/]+)"
        self._handlers: list[tuple[str, re.Pattern[str], Handler]] = [
            (method, re.compile(f"{path}/?"), handler)
            for method, path, handler in (
                ("GET", "/api/session", self.who),
                ("POST", "/api/session/guest", self.be_guest),
                ("GET", "/api/addresses", self.addresses),
                ("GET", "/api/catalogue", self.catalogue),
                ("GET", "/api/catalogue/cards", self.cards),
                ("GET", "/api/catalogue/check", self.check),
                ("GET", "/api/texts/([^/]+)", self.texts),
                ("GET", "/api/rules", self.rules),
                ("GET", "/api/lessons", self.lessons),
                ("GET", "/api/lessons/([^/]+)", self.lesson),
                ("GET", "/api/puzzles", self.puzzles),
                ("GET", "/api/puzzles/([^/]+)", self.puzzle),
                ("GET", "/api/tables", self.no_tables),
                ("GET", "/api/tables/mine", self.tables),
                ("POST", "/api/tables", self.open),
                ("GET", table, self.table),
                ("DELETE", table, self.give_up),
                ("GET", f"{table}/points", self.points),
                ("GET", f"{table}/position", self.position),
                ("POST", f"{table}/sit", self.sit),
                ("POST", f"{table}/leave", self.leave),
                ("POST", f"{table}/bot", self.seat_bot),
                ("POST", f"{table}/open", self.free_seat),
                ("POST", f"{table}/start", self.start),
                ("POST", f"{table}/rematch", self.rematch),
                ("POST", f"{table}/hand_over", self.hand_over),
                ("POST", f"{table}/take_back", self.take_back),
                ("GET", "/api/records", self.records),
                ("POST", "/api/records", self.upload),
                ("GET", record, self.record),
                ("DELETE", record, self.remove),
                ("GET", f"{record}/text", self.record_text),
                ("GET", f"{record}/json", self.record_data),
                ("GET", f"{record}/position", self.record_position),
                ("GET", f"{record}/replay", self.replay),
                ("GET", f"{record}/points", self.record_points),
                ("POST", f"{record}/play-on", self.play_on),
                ("GET", f"{record}/review", self.review),
                ("POST", f"{record}/review", self.ask_review),
                ("POST", "/api/analysis", self.analysis),
                ("POST", "/api/analysis/advice", self.advice),
                ("POST", "/api/analysis/answer", self.answered),
                ("POST", "/api/analysis/text", self.written),
                ("POST", "/api/positions", self.told_position),
                ("POST", "/api/positions/play", self.play_position),
            )
        ]

    async def answer(self, method: str, address: str, body: str) -> Answer:
        """Answer a request; a refusal is an answer, too."""
        try:
            found = await self._find(method, address, body)
        except Refusal as refusal:
            return _problem(refusal.status, refusal.code, refusal, refusal.reason, refusal.facts)
        except ElGrandeError as problem:
            return _problem(400, "bad_request", problem, problem.reason)
        except RecursionError:
            return _problem(400, "bad_request", "this cannot be read: it has too many brackets in each other")
        if found is None:
            return Answer(204, "application/json", "")
        if isinstance(found, str):
            return Answer(200, "text/plain", found)
        return Answer(200, "application/json", msgspec.json.encode(found).decode())

    async def _find(self, method: str, address: str, body: str) -> object:
        url = urlsplit(address)
        for known, pattern, handler in self._handlers:
            found = pattern.fullmatch(url.path)
            if found is not None and known == method:
                parts = tuple(unquote(part) for part in found.groups())
                return await handler(Asked(parts, parse_qs(url.query), body))
        raise Refusal("not_found", "there is nothing like that in a page without a server", 404)

    # ------------------------------------------------------------------ who is there

    async def who(self, asked: Asked) -> Session:
        me = self.house.database.me
        return Session(None if me is None else Player(me.id, me.name, True))

    async def be_guest(self, asked: Asked) -> Session:
        name = clean_name(asked.form(GuestForm).name)
        me = self.house.database.me
        await self.house.database.be(
            Account(new_id(), name, None, None) if me is None else me._replace(name=name)
        )
        return await self.who(asked)

    async def addresses(self, asked: Asked) -> Addresses:
        return Addresses([])

    # ------------------------------------------------------------------ what is the same for every table

    async def catalogue(self, asked: Asked) -> Catalogue:
        return catalogue()

    async def cards(self, asked: Asked) -> object:
        return made.cards_of(checked_setup(_choice(asked)))

    async def check(self, asked: Asked) -> SetupCheck:
        try:
            setup = checked_setup(_choice(asked))
        except Refusal as problem:
            return SetupCheck(False, made.sentence(str(problem), problem.reason), [])
        return SetupCheck(True, None, [made.sentence(str(clash), clash.reason) for clash in setup.warnings])

    async def texts(self, asked: Asked) -> str:
        return made.texts_of(asked.parts[0], asked.one("room"))

    async def rules(self, asked: Asked) -> object:
        return lessons.rule_book()

    async def lessons(self, asked: Asked) -> object:
        return lessons.lessons()

    async def lesson(self, asked: Asked) -> object:
        moves = asked.query.get("move", [])[: lessons.MOST_MOVES]
        return lessons.play(asked.parts[0], moves, asked.number("since", -1))

    async def puzzles(self, asked: Asked) -> object:
        return puzzles.puzzles(datetime.now(UTC).date())

    async def puzzle(self, asked: Asked) -> object:
        moves = asked.query.get("move", [])[: puzzles.MOST_MOVES]
        return puzzles.play(asked.parts[0], moves, asked.one("show") == "true")

    # ------------------------------------------------------------------ tables

    async def no_tables(self, asked: Asked) -> TableList:
        """Nobody else is here whose table could be looked at."""
        return TableList([])

    async def tables(self, asked: Asked) -> TableList:
        found = sorted(self.house.summaries(), key=_urgency)
        running = [table for table in found if table.state != "over"]
        return TableList([*running, *[table for table in found if table.state == "over"][:_LISTED]])

    async def open(self, asked: Asked) -> TableSummary:
        return self._told(await self.house.new_table(asked.form(TableForm)))

    async def table(self, asked: Asked) -> TableSummary:
        return self._told(await self.house.table(asked.parts[0]))

    async def give_up(self, asked: Asked) -> None:
        table = await self.house.table(asked.parts[0])
        if table.facts.state != "lobby":
            raise Refusal("started", "the game has started; leave your seat instead")
        await self.house.remove(table.id)

    async def points(self, asked: Asked) -> PointsSoFar:
        table = await self.house.table(asked.parts[0])
        if table.course is None:
            raise Refusal("not_started", "the game has not started yet")
        return points_of(table.course)

    async def position(self, asked: Asked) -> str:
        table = await self.house.table(asked.parts[0])
        if table.course is None:
            raise Refusal("not_started", "the game has not started yet")
        seat = asked.number("seat", -1)
        if seat >= 0 and seat not in seating.seats_of(table.rows, self.house.need().id):
            raise Refusal("not_your_seat", "that is not your seat", 403)
        name, seed = f"table {table.id}", int(dice().below(1 << 30))
        return position_of_table(table.course.game.table, None if seat < 0 else seat, name, seed)

    async def sit(self, asked: Asked) -> TableSummary:
        form, account = asked.form(SitForm), self.house.need()
        return await self._reseated(
            asked,
            lambda table: seating.with_person(table.rows, form.seat, account.id, form.name or account.name),
        )

    async def seat_bot(self, asked: Asked) -> TableSummary:
        form = asked.form(BotForm)
        return await self._reseated(
            asked, lambda table: seating.with_bot(table.rows, form.seat, form.bot, form.name)
        )

    async def free_seat(self, asked: Asked) -> TableSummary:
        form = asked.form(SeatNumber)
        return await self._reseated(asked, lambda table: seating.without(table.rows, form.seat))

    async def _reseated(self, asked: Asked, change: Callable[[LiveTable], seating.Rows]) -> TableSummary:
        """Before the game: somebody sits down or stands up."""
        table = await self.house.table(asked.parts[0])

        async def work() -> None:
            if table.facts.state != "lobby":
                raise Refusal("started", "the game has started")
            await table.keep(change(table))
            table.tell_table()

        await at_table(table, work)
        return self._told(table)

    async def leave(self, asked: Asked) -> TableSummary:
        form = asked.form(SeatNumber)
        table = await self.house.table(asked.parts[0])
        if table.facts.state == "lobby":
            return await self.free_seat(asked)

        async def work() -> None:
            await table.substitute(form.seat, None, "left")
            await table.settle()

        if table.facts.state == "playing":
            await at_table(table, work)
        return self._told(table)

    async def start(self, asked: Asked) -> TableSummary:
        table = await self.house.table(asked.parts[0])
        await at_table(table, table.start)
        return self._told(table)

    async def rematch(self, asked: Asked) -> TableSummary:
        return self._told(await self.house.rematch(await self.house.table(asked.parts[0])))

    async def hand_over(self, asked: Asked) -> TableSummary:
        form = asked.form(BotForm)
        table = await self.house.table(asked.parts[0])
        await at_table(table, lambda: answers.hand_over(table, form.seat, form.bot))
        return self._told(table)

    async def take_back(self, asked: Asked) -> TableSummary:
        form = asked.form(SeatNumber)
        table = await self.house.table(asked.parts[0])
        await at_table(table, lambda: answers.take_seat_back(table, form.seat))
        return self._told(table)

    def _told(self, table: LiveTable) -> TableSummary:
        me = self.house.database.me
        return table.summary(None if me is None else me.id)

    # ------------------------------------------------------------------ records

    async def records(self, asked: Asked) -> RecordList:
        games = self.house.database.games.values()
        over = [kept for kept in games if kept.row["state"] == "over"]
        over.sort(key=lambda kept: -float(kept.row["changed"]))
        return RecordList([records.record_info(Row(kept.row), kept.seats) for kept in over[:_LISTED]])

    async def upload(self, asked: Asked) -> RecordInfo:
        form, account = asked.form(RecordForm), self.house.need()
        name = title(form.name or account.name)
        values, rows, entries = records.rows_for(records.read_upload(form.record), name, account)
        await self.house.database.add(values, rows, entries)
        return records.record_info(values, rows)

    async def record(self, asked: Asked) -> RecordInfo:
        stored = await self._stored(asked)
        return records.record_info(stored.row, stored.seats)

    async def remove(self, asked: Asked) -> None:
        stored = await self._stored(asked)
        if not stored.row["uploaded"]:
            raise Refusal("not_yours", "only a record that was brought here can be removed", 403)
        await self.house.remove(asked.parts[0])

    async def record_text(self, asked: Asked) -> str:
        return records.text_of(await self._stored(asked))

    async def record_data(self, asked: Asked) -> object:
        return records.data_of(await self._stored(asked))

    async def record_position(self, asked: Asked) -> str:
        return position_of_record(await self._stored(asked), max(0, asked.number("at", 0)))

    async def replay(self, asked: Asked) -> object:
        stored = await self._stored(asked)
        first = asked.number("first", 0)
        last = asked.number("last", min(len(stored.entries), first + 59))
        return records.replay(stored, asked.one("seat", "watch"), first, last)

    async def record_points(self, asked: Asked) -> PointsSoFar:
        stored = await self._stored(asked)
        return points_of(course_from(stored.row["record"], stored.entries))

    # ------------------------------------------------------------------ trying things out

    async def review(self, asked: Asked) -> ReviewState:
        form = asked._replace(body=msgspec.json.encode({"strength": asked.one("strength", "quick")}).decode())
        return await self.house.reviews.state(await self._stored(asked), form.form(ReviewForm).strength)

    async def ask_review(self, asked: Asked) -> ReviewState:
        form = asked.form(ReviewForm)
        return await self.house.reviews.ask(await self._stored(asked), form.strength)

    async def play_on(self, asked: Asked) -> TableSummary:
        stored = await self._stored(asked)
        return self._told(
            await self.house.open_at(from_record(stored, asked.form(PlayOnForm), self.house.need()))
        )

    async def play_position(self, asked: Asked) -> TableSummary:
        form, seed = asked.form(PositionPlay), int(dice().below(1 << 30))
        return self._told(await self.house.open_at(from_position(form, self.house.need(), seed)))

    async def told_position(self, asked: Asked) -> object:
        return analysis.position(asked.form(PositionForm).text)

    async def analysis(self, asked: Asked) -> object:
        form = asked.form(AnalysisLine)
        stored = await self._analysed(form)
        return analysis.states(form, stored, [] if stored is None else [row.name for row in stored.seats])

    async def advice(self, asked: Asked) -> object:
        form = asked.form(AnalysisLine)
        table = analysis.table_after(form, await self._analysed(form))
        found = await self.house.thinkers.advise(table, table.deciders[0])
        return AnalysisAdvice(analysis.told_advice(found))

    async def written(self, asked: Asked) -> object:
        form = asked.form(AnalysisLine)
        return analysis.written(form, await self._analysed(form))

    async def answered(self, asked: Asked) -> object:
        form = asked.form(AnalysisQuestion)
        return analysis.answered(form, await self._analysed(form))

    async def _analysed(self, form: AnalysisLine) -> Stored | None:
        analysis.check_line(form)
        return None if form.record is None else await self.house.load(form.record)

    async def _stored(self, asked: Asked) -> Stored:
        stored = await self.house.load(asked.parts[0])
        records.check_over(stored)
        return stored


def _urgency(table: TableSummary) -> tuple[int, float]:
    return {"playing": 0, "lobby": 1, "over": 2}[table.state], -table.changed


def _choice(asked: Asked) -> SetupChoice:
    chosen: dict[str, str] = {}
    for option in asked.query.get("option", []):
        name, colon, value = option.partition(":")
        if not colon:
            raise Refusal(
                "bad_setup",
                f"'{option[:40]}' is no option; write for example castillo:open",
                400,
                Reason("refusal-no-option", {"name": option[:40]}),
            )
        chosen[name] = value
    edition, players = asked.one("edition", "2015"), asked.number("players", 4)
    return SetupChoice(edition, players, asked.query.get("set", []), chosen)


def _problem(
    status: int,
    code: str,
    text: object,
    reason: Reason | None = None,
    facts: dict[str, Any] | None = None,
) -> Answer:
    key = None if reason is None else reason.key
    told = Problem(status, code, str(text), key, facts or ({} if reason is None else reason.facts))
    return Answer(status, "application/json", msgspec.json.encode(told).decode())
