"""What the database keeps about a table, as objects."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final

import msgspec

from elgrande.record import RULES_VERSION, Entry, from_json, to_json
from elgrande.record.begun import game_at
from elgrande.record.game import Game, is_readable
from elgrande.rules import Dice, Setup, Table, winners
from elgrande.rules.errors import BadSetup, ElGrandeError
from elgrande.rules.places import COLOUR_IDS
from elgrande.server.course import Course
from elgrande.server.hours import now
from elgrande.server.live import seating
from elgrande.server.problems import Refusal
from elgrande.server.resources import (
    ClockSetting,
    DaysClock,
    LiveClock,
    SeatInfo,
    SetupChoice,
    SetupInfo,
    TableRule,
    TableState,
    TableSummary,
)
from elgrande.server.rows import EntryRow, SeatRow, Stored

_LONGEST_TITLE: Final = 60
_AT_ONCE: Final = 60
"""Entries that are played again in a few milliseconds."""


class Facts(msgspec.Struct):
    """A row of ``games`` without the game itself."""

    id: str
    name: str
    owner: str | None
    state: TableState
    public: bool
    hints: bool
    uploaded: bool
    shuffle_seats: bool
    setup: SetupInfo
    clock: ClockSetting
    created: float
    changed: float
    number: int = 0
    rematch: str | None = None
    rule: TableRule = TableRule()
    ended: str | None = None
    archived: bool = False
    asides: list[tuple[int, int, str, str | None]] = []
    """What happened beside the game: after how many entries, at which seat, what, and the bot that plays on."""
    begins: str | None = None
    """The position that its game begins with, if that is not the beginning."""
    status: dict[str, Any] = {}
    """Round, waiting seats, scores and winners, for lists."""

    @classmethod
    def of(cls, row: Mapping[Any, Any]) -> Facts:
        known = {name: row[name] for name in cls.__struct_fields__ if row[name] is not None}
        return msgspec.convert({"owner": None, **known}, cls)

    def row(self) -> dict[str, Any]:
        """For the database."""
        values: dict[str, Any] = msgspec.to_builtins(self)
        return {**values, "rules": RULES_VERSION}

    def summary(
        self,
        rows: Sequence[SeatRow],
        account: str | None,
        connected: Sequence[bool] = (),
        watchers: int = 0,
        agreed: Collection[int] = (),
    ) -> TableSummary:
        """What somebody is told about the table."""
        return TableSummary(
            id=self.id,
            name=self.name,
            state=self.state,
            public=self.public,
            hints=self.hints,
            setup=self.setup,
            clock=self.clock,
            seats=[_seat_info(row, account, connected) for row in rows],
            owner=account is not None and account == self.owner,
            number=self.number,
            round=self.status.get("round"),
            waiting=self.status.get("waiting", []),
            scores=self.status.get("scores"),
            winners=self.status.get("winners"),
            watchers=watchers,
            created=self.created,
            changed=self.changed,
            rematch=self.rematch,
            held=self.state == "playing" and seating.waits_for_people(rows, agreed),
            uploaded=self.uploaded,
            rule=self.rule,
            ended=self.ended,
            archived=self.archived,
        )


def _seat_info(row: SeatRow, account: str | None, connected: Sequence[bool]) -> SeatInfo:
    return SeatInfo(
        seat=row.seat,
        colour=COLOUR_IDS[row.seat],
        kind="bot" if row.kind == "bot" else "person" if row.kind == "person" else "open",
        name=row.name,
        bot=row.bot,
        substitute=row.substitute,
        ready=row.ready,
        connected=row.seat < len(connected) and connected[row.seat],
        mine=account is not None and row.account == account,
    )


def status_of(table: Table) -> dict[str, Any]:
    """What lists show of a game."""
    return {
        "round": int(table.round),
        "waiting": [int(seat) for seat in table.deciders],
        "scores": [int(score) for score in table.scores],
        "winners": winners(table) if table.over else None,
    }


# ---------------------------------------------------------------------- what is asked for


def checked_setup(choice: SetupChoice) -> Setup:
    """The engine's setup, or its sentence about what does not go together."""
    try:
        setup = Setup(choice.edition, choice.players, list(choice.sets), dict(choice.options))
        # Some mixes show only when the rules are put together.
        from elgrande.rules import rules_for

        rules_for(setup)
    except BadSetup as problem:
        raise Refusal("bad_setup", str(problem), 400, problem.reason) from None
    return setup


def setup_info(setup: Setup) -> SetupInfo:
    return SetupInfo(setup.edition, int(setup.players), list(setup.sets), dict(setup.options))


def setup_of(info: SetupInfo) -> Setup:
    return Setup(info.edition, info.players, list(info.sets), dict(info.options))


def checked_title(text: str) -> str:
    """The name of a table."""
    name = " ".join(text.split())
    if not is_readable(name) or len(name) > _LONGEST_TITLE:
        raise Refusal("bad_name", f"the name of a table is a line of at most {_LONGEST_TITLE} letters", 400)
    return name


def checked_clock(clock: ClockSetting) -> ClockSetting:
    match clock:
        case LiveClock(minutes=minutes, increment=increment, delay=delay) if not (
            1 <= minutes <= 600 and 0 <= increment <= 600 and 0 <= delay <= 600
        ):
            text = "a live clock has 1 to 600 minutes, and 0 to 600 seconds of increment and of delay"
            raise Refusal("bad_clock", text, 400)
        case DaysClock(days=days, holidays=holidays) if not (1 <= days <= 30 and 0 <= holidays <= 60):
            text = "there can be 1 to 30 days for a turn, and up to 60 days of holidays for a game"
            raise Refusal("bad_clock", text, 400)
    return clock


def checked_rule(rule: TableRule) -> TableRule:
    if not (rule.wait == 0 or 2 <= rule.wait <= 10_080) or not 1 <= rule.last <= 365:
        text = "a table waits 2 to 10080 minutes for somebody, or 0 for a vote, and 1 to 365 days in all"
        raise Refusal("bad_rule", text, 400)
    return rule


# ---------------------------------------------------------------------- games


def first_of(facts: Facts, names: dict[int, str], deal: Callable[[], Dice]) -> Game:
    """The game of a table before its first choice: dealt, or with the position that it begins with."""
    if facts.begins is None:
        return Game.new(setup_of(facts.setup), names=names, dice=deal())
    return game_at(facts.begins, names)


def head_of(game: Game) -> dict[str, Any]:
    """The record of a game without its entries."""
    return {name: value for name, value in to_json(game).items() if name not in ("entries", "result")}


def course_from(
    head: dict[str, Any], done: Sequence[EntryRow], snapshot: dict[str, Any] | None = None
) -> Course:
    """Play a game again up to its last entry, from the snapshot if there is one that fits."""
    try:
        if snapshot is not None and snapshot["number"] <= len(done):
            entries = [Entry(row.seat, row.text) for row in done[: snapshot["number"]]]
            resumed = Course.resumed(from_json({**head, "entries": []}), entries, snapshot)
            if resumed is not None:
                for row in done[snapshot["number"] :]:
                    resumed.enter(row.seat, row.text, row.auto)
                return resumed
        course = Course(from_json({**head, "entries": []}))
        for row in done:
            course.enter(row.seat, row.text, row.auto)
    except ElGrandeError as problem:
        raise Refusal(
            "broken_game", f"this game was played by other rules and cannot go on here ({problem})", 409
        ) from problem
    return course


async def course_of(stored: Stored) -> Course | None:
    """The game of a table as the database has it; played again in a thread if that takes longer."""
    head = stored.row["record"]
    if head is None:
        return None
    done = 0 if stored.snapshot is None else int(stored.snapshot["number"])
    if len(stored.entries) - done <= _AT_ONCE or sys.platform == "emscripten":
        return course_from(head, stored.entries, stored.snapshot)
    return await asyncio.to_thread(course_from, head, stored.entries, stored.snapshot)


def new_facts(
    id: str,
    owner: str | None,
    name: str,
    setup: Setup,
    clock: ClockSetting,
    public: bool = False,
    hints: bool = True,
    shuffle_seats: bool = False,
    rule: TableRule | None = None,
    begins: str | None = None,
) -> Facts:
    """A table in its lobby."""
    at = now()
    return Facts(
        id=id,
        name=name,
        owner=owner,
        state="lobby",
        public=public,
        hints=hints,
        uploaded=False,
        shuffle_seats=shuffle_seats,
        setup=setup_info(setup),
        clock=clock,
        rule=rule or TableRule(),
        begins=begins,
        created=at,
        changed=at,
    )
