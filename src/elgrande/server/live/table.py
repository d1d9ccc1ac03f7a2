"""A table in memory: the one owner of its game, for as long as somebody looks at it or something is to be done.

Whatever happens goes the same way, under the lock of the table: the engine checks it, the database commits it, and only
then is it acknowledged and shown. If it cannot be committed, the table is read again from the database as if nothing had
happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import msgspec

from elgrande.rules import parse_choice
from elgrande.rules.errors import ElGrandeError
from elgrande.server.course import Course, Step
from elgrande.server.eyes import Moment, position, told_to
from elgrande.server.hours import now
from elgrande.server.live import calendars, endings, seating
from elgrande.server.live.attention import Attention
from elgrande.server.live.clocks import Clocks
from elgrande.server.live.connection import Connection, encode
from elgrande.server.live.facts import Facts, course_of, first_of, head_of, status_of
from elgrande.server.live.patience import Patience
from elgrande.server.live.presence import Here, accounts_at, here, together
from elgrande.server.live.showing import hands_over, show
from elgrande.server.messages import (
    Ack,
    ChatLine,
    ChatSaid,
    ClockChanged,
    Hello,
    Notice,
    Position,
    Presence,
    PresenceChanged,
    ServerMessage,
    TableChanged,
)
from elgrande.server.problems import Refusal, not_kept
from elgrande.server.resources import DaysClock, Player, TableSummary
from elgrande.server.rows import EntryRow, Move, SeatRow, Stale, Stored, StoreUnavailable

if TYPE_CHECKING:
    from elgrande.server.live.home import Home

SNAPSHOT_EVERY: Final = 40
"""Entries from one snapshot to the next, at least."""
KEPT_LINES: Final = 200
"""Lines of chat that are shown to who comes."""
_ALLOW: Final = parse_choice("allow")

log = logging.getLogger("elgrande.table")


class LiveTable:
    """One table. Everything that changes it holds its ``lock``."""

    def __init__(self, house: Home, stored: Stored, course: Course | None) -> None:
        self.house = house
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Here] = {}
        """Who is connected to it by other processes."""
        self.address = ""
        """Where the people at it come from: for them its bots think. Nobody is told, and it is kept nowhere."""
        self.idle_since = time.monotonic()
        self.closed = False
        self.attention = Attention(self)
        self._read(stored, course)

    def _read(self, stored: Stored, course: Course | None) -> None:
        """Take over what the database has."""
        self._read_row(stored)
        self.chat = [ChatLine(*line.told()) for line in stored.chat]
        self.said_by = {line.id: line.account for line in stored.chat}
        """Whose lines they are: nobody is told, but who has blocked somebody does not hear him."""
        self.done = {(row.seat, row.choice): row.number for row in stored.entries if row.choice is not None}
        """Which entry each choice became that a client gave an id."""
        self.course = course
        self._snapshot_at = 0 if stored.snapshot is None else int(stored.snapshot["number"])
        if self.running:
            # What is due is due whether anybody comes or not.
            self.patience.look(endings.crowd(self), now())

    def _read_row(self, stored: Stored) -> None:
        row = stored.row
        self.facts = Facts.of(row)
        self.id = self.facts.id
        self.revision = int(row["revision"])
        self.keeper: str | None = row["keeper"]
        """The process that looks after its bots and clocks, where there are several."""
        self.rows: list[SeatRow] = stored.seats
        around = row["around"] or {}
        self.passing: dict[int, tuple[int, int]] = {
            int(seat): (active, action) for seat, (active, action) in around.get("passing", {}).items()
        }
        """Seats that let a special action pass: whose it is, and its card."""
        self.agreed: set[int] = set(around.get("agreed", []))
        """Seats whose people have let a bot play; not those whose time ran out."""
        self.clocks = Clocks.from_json(
            self.facts.clock,
            self.facts.setup.players,
            row["clocks"],
            now(),
            stored.kept_until,
            calendars.by_seat(self.rows, stored.calendars),
        )
        self.patience = Patience.from_json(
            self.facts.rule, self.facts.clock, self.facts.setup.players, around.get("patience"), now()
        )
        self.patience.moved = self.clocks.moved

    # ------------------------------------------------------------------ reading

    @property
    def playing(self) -> Course:
        """The running game."""
        if self.course is None:
            raise Refusal("not_started", "the game has not started yet")
        if not self.running:
            raise Refusal("over", "the game is over; there is nothing left to choose")
        return self.course

    def check_running(self) -> None:
        """Refuse what can only be done while the game runs."""
        _ = self.playing

    @property
    def running(self) -> bool:
        """Whether there is a game that goes on."""
        return self.course is not None and self.facts.state == "playing" and not self.course.game.over

    @property
    def number(self) -> int:
        return 0 if self.course is None else self.course.number

    def summary(self, account: str | None) -> TableSummary:
        presence = self.presence()
        found = self.facts.summary(self.rows, account, presence.connected, presence.watchers, self.agreed)
        return endings.told(self, found)

    @property
    def alone(self) -> bool:
        """Whether bots play among themselves."""
        return not any(row.kind == "person" and row.substitute is None for row in self.rows)

    @property
    def held(self) -> bool:
        """Whether the bots wait, since nobody plays himself any more."""
        return seating.waits_for_people(self.rows, self.agreed)

    @property
    def keeps(self) -> bool:
        """Whether its bots and clocks are for this process to look after."""
        return not self.house.shared or self.keeper == self.house.id

    def presence(self) -> Presence:
        """Who is connected, by whatever process."""
        return together([here(self.connections), *self.elsewhere.values()], self.rows)

    @property
    def there(self) -> set[str | None]:
        """The accounts that are connected, by whatever process."""
        return accounts_at(self.connections, self.elsewhere.values())

    def tell_presence(self, but: Connection | None = None) -> None:
        """Somebody has come or gone."""
        self.send_all(PresenceChanged(self.presence()), but)
        endings.attend(self)

    def position_for(
        self, seat: int | None, mine: Sequence[int], moment: Moment | None = None
    ) -> Position | None:
        if self.course is None:
            return None
        seen = position(self.course, seat, mine, seat is not None and self.is_passing(seat), moment)
        if not self.running and seen.decision is not None:
            # A game that was ended early asks nobody any more.
            return msgspec.structs.replace(seen, decision=None, can_undo=False, mine_waiting=[])
        return seen

    def hello(self, connection: Connection) -> Hello:
        """The whole state for one pair of eyes."""
        account = connection.account
        events = [] if self.course is None else self.course.game.log
        return Hello(
            player=None if account is None else Player(account.id, account.name, account.guest),
            seat=connection.seat,
            mine=list(connection.mine),
            table=self.summary(connection.account_id),
            number=self.number,
            position=self.position_for(connection.seat, connection.mine),
            log=told_to(events, connection.seat),
            chat=[line for line in self.chat if connection.hears(self.said_by.get(line.id))],
            presence=self.presence(),
            clock=self.clocks.state(),
            muted=connection.muted,
        )

    def is_passing(self, seat: int) -> bool:
        """Whether a seat lets the special action pass that is running now."""
        if self.course is None or seat not in self.passing:
            return False
        table = self.course.game.table
        return self.passing[seat] == (table.active, table.action)

    # ------------------------------------------------------------------ who is connected

    def enter(self, connection: Connection) -> None:
        """Somebody connects; he is told everything."""
        connection.mine = seating.seats_of(self.rows, connection.account_id)
        if hands_over(self, connection):
            connection.seat = None
        self.connections.add(connection)
        connection.send(self.hello(connection))
        self.tell_presence(but=connection)
        self.house.tell_presence(self)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.idle_since = time.monotonic()
        self.tell_presence()
        self.house.tell_presence(self)

    def notice(self, notice: Notice) -> None:
        """Tell everybody something that is no move, wherever they are connected."""
        self.send_all(notice)
        self.house.publish("notice", self.id, notice.code, notice.seat, notice.name)

    def send_all(self, message: ServerMessage, but: Connection | None = None) -> None:
        """The same to everybody: only for what everybody may know."""
        frame = encode(message)
        for connection in self.connections:
            if connection is not but:
                connection.send_frame(frame)

    def hear(self, line: ChatLine, account: str | None) -> None:
        """Somebody has said something."""
        self.chat = [*self.chat, line][-KEPT_LINES:]
        self.said_by[line.id] = account
        frame = encode(ChatSaid(line))
        for connection in self.connections:
            if connection.hears(account):
                connection.send_frame(frame)

    def tell_table(self) -> None:
        """Seats or names have changed; who lost the seat he looked from becomes a spectator."""
        for connection in self.connections:
            connection.mine = seating.seats_of(self.rows, connection.account_id)
            lost = connection.seat is not None and connection.seat not in connection.mine
            if lost or hands_over(self, connection):
                connection.seat = None
                connection.send(self.hello(connection))
            else:
                connection.send(TableChanged(self.summary(connection.account_id), list(connection.mine)))

    # ------------------------------------------------------------------ keeping

    async def commit(
        self,
        values: dict[str, Any],
        rows: Sequence[SeatRow] = (),
        entries: Sequence[EntryRow] = (),
        snapshot: tuple[int, str] | None = None,
    ) -> None:
        """Write to the database. If that fails, everything is again as the database has it.

        ``Stale`` tells that another process was faster: whoever asked for it may try again with what is so now.
        """
        if self.closed:
            raise not_kept()
        if self.house.shared:
            # Who has done the last thing looks after what follows from it.
            values = {**values, "keeper": self.house.id}
        metrics, begun = self.house.metrics, time.perf_counter()
        try:
            await self.house.database.move(
                Move(self.id, self.revision, values, max(now(), self.clocks.moved), entries, rows, snapshot)
            )
            metrics.commits.add(time.perf_counter() - begun)
        except Stale:
            metrics.stale_commits += 1
            await self.read_again()
            raise
        except StoreUnavailable as failure:
            metrics.failed_commits += 1
            log.error("not committed", extra={"table": self.id, "why": str(failure).splitlines()[0]})
            await self.read_again()
            raise not_kept() from failure
        self.revision += 1
        self.keeper = values.get("keeper", self.keeper)

    async def read_again(self) -> None:
        """Forget what is in memory: the database has what is true."""
        try:
            stored = await self.house.load(self.id)
            self._read(stored, await course_of(stored))
        except ElGrandeError:
            self.close("unavailable", "the table cannot be reached just now; connect again in a moment")
            self.house.forget(self)
            return
        for connection in self.connections:
            connection.mine = seating.seats_of(self.rows, connection.account_id)
            connection.send(self.hello(connection))

    async def read_on(self) -> None:
        """Another process has changed the table: show here what is new."""
        last = self.chat[-1].id if self.chat else 0
        number, revision = self.number, self.revision
        stored = await self.house.load_since(self.id, number, last)
        if stored is None:
            self.close("gone", "this table was given up")
            self.house.forget(self)
            return
        for line in stored.chat:
            self.hear(ChatLine(*line.told()), line.account)
        if stored.row["revision"] == revision:
            return
        if (self.course is None) != (stored.row["record"] is None):
            await self.read_again()
            return
        await self._follow(stored)

    async def follow(self, move: Move) -> None:
        """Another process has committed a choice, and told what it was: the database need not be asked."""
        if isinstance(self.facts.clock, DaysClock):
            # Where days are counted, it is also read who is away and when.
            await self.read_on()
            return
        row = {
            **self.facts.row(),
            "around": self.around(),
            **move.values,
            "revision": move.revision + 1,
        }
        # Whoever has committed it is alive, and looks after the table.
        await self._follow(Stored(row, self.rows, list(move.entries), None, [], now()))

    async def _follow(self, stored: Stored) -> None:
        """Do here what was done elsewhere."""
        before, seats, clocks = self.facts, self.rows, self.clocks.state()
        try:
            steps = [self.course.enter(row.seat, row.text, row.auto) for row in stored.entries if self.course]
            if self.course is not None and self.course.number != stored.row["number"]:
                raise Stale("entries are missing")
        except ElGrandeError:
            await self.read_again()
            return
        self._read_row(stored)
        for row in stored.entries:
            if row.choice is not None:
                self.done[row.seat, row.choice] = row.number
        if steps:
            assert self.course is not None
            self.course.came_together(steps)
            show(self, steps)
        elif self.clocks.state() != clocks:
            self.send_all(ClockChanged(self.clocks.state()))
        same = {"number", "status", "changed"}
        if seats != self.rows or any(
            getattr(before, name) != getattr(self.facts, name)
            for name in Facts.__struct_fields__
            if name not in same
        ):
            self.tell_table()
        self.attention.stop_bots()
        await self.settle()

    async def keep(self, rows: list[SeatRow] | None = None, **changes: Any) -> None:
        """Commit changed seats or facts, then use them."""
        facts = Facts.of({**self.facts.row(), **changes, "changed": now()})
        values = {name: value for name, value in facts.row().items() if name in (*changes, "changed")}
        await self.commit(values, rows or ())
        self.facts = facts
        if rows is not None:
            self.rows = rows

    # ------------------------------------------------------------------ the game

    async def start(self) -> None:
        """Deal, and begin."""
        if self.facts.state != "lobby":
            raise Refusal("started", "the game has started already")
        seating.check_full(self.rows)
        if self.alone:
            self.house.check_alone(self.address)
        rows = seating.shuffled(self.rows) if self.facts.shuffle_seats else self.rows
        names = {row.seat: row.name for row in rows if row.name}
        game = first_of(self.facts, names, self.house.luck.deal)
        at = now()
        clocks = Clocks(self.facts.clock, len(rows), at)
        if isinstance(self.facts.clock, DaysClock):
            clocks.calendars = calendars.by_seat(rows, (await self.house.load(self.id)).calendars)
        clocks.turn_to(self.people(game.table.deciders, rows), at)
        status = status_of(game.table)
        values = {
            "state": "playing",
            "record": head_of(game),
            "status": status,
            "clocks": clocks.to_json(),
            "wake": at,
            "changed": at,
        }
        await self.commit(values, rows)
        self.rows, self.clocks, self.course = rows, clocks, Course(game)
        self.patience = Patience(self.facts.rule, self.facts.clock, len(rows), at)
        self.facts.state, self.facts.status, self.facts.changed = "playing", status, at
        log.info("started", extra={"table": self.id, "players": len(rows)})
        for connection in self.connections:
            connection.mine = seating.seats_of(rows, connection.account_id)
            if connection.seat is None or connection.seat not in connection.mine:
                connection.seat = connection.may_look_from(connection.mine)
            connection.send(self.hello(connection))
        self.house.happened(self, "began")
        await self.settle()

    async def apply(
        self, steps: Sequence[Step], choice: str | None = None, asker: Connection | None = None
    ) -> None:
        """Commit what the engine has just accepted, acknowledge it to who asked for it, and show it.

        What needs no answer after it is answered at once, so that nobody is asked in between.
        """
        assert self.course is not None
        course = self.course
        own = steps[-1]
        steps = [*steps, *self._automatic()]
        course.came_together(steps)
        table = course.game.table
        rows = [
            EntryRow(step.number, step.seat, step.text, step.auto, choice if step is own else None)
            for step in steps
        ]
        at = now()
        chosen_by = {step.seat for step in steps if not step.undo}
        self.clocks.turn_to(self.people(table.deciders), at, own.seat if own.undo else None, chosen_by)
        fresh = endings.went_on(self, chosen_by, at)
        status = status_of(table)
        values = {
            "number": course.number,
            "state": "over" if table.over else "playing",
            "status": status,
            "clocks": self.clocks.to_json(),
            "wake": self.wake(),
            "changed": at,
            **fresh,
        }
        if table.over:
            values["ended"] = endings.PLAYED
        snapshot: tuple[int, str] | None = None
        if course.number - self._snapshot_at >= SNAPSHOT_EVERY and course.can_snapshot():
            snapshot = course.number, msgspec.json.encode(course.snapshot()).decode()
        await self.commit(values, entries=rows, snapshot=snapshot)
        if snapshot is not None:
            self._snapshot_at = course.number
        ack: bytes | None = None
        if choice is not None:
            self.done[own.seat, choice] = own.number
            ack = encode(Ack(choice, own.number))
        self.facts.number, self.facts.status, self.facts.changed = course.number, status, at
        ended = table.over and self.facts.state != "over"
        if ended:
            self.facts.state, self.facts.ended = "over", endings.PLAYED
        show(self, steps, asker, ack)
        if ended:
            log.info("over", extra={"table": self.id, "entries": course.number})
            self.tell_table()
        self.house.happened(self, "over" if ended else "moved")

    def people(self, deciders: Iterable[int], rows: Sequence[SeatRow] | None = None) -> list[int]:
        """Of the seats that have to choose, those where a person does."""
        seats = self.rows if rows is None else rows
        return [seat for seat in deciders if seating.bot_of(seats[seat]) is None]

    def wake(self, rows: Sequence[SeatRow] | None = None) -> float | None:
        """When somebody has to look after this table: at once if a bot has to choose, or when patience is at its end."""
        assert self.course is not None
        held = seating.waits_for_people(self.rows if rows is None else rows, self.agreed)
        deciders = self.course.game.table.deciders
        if not held and len(self.people(deciders, rows)) < len(deciders):
            return 0.0
        endings.attend(self, self.rows if rows is None else rows)
        return self.next_due()

    def next_due(self) -> float | None:
        """When a clock runs out, or somebody has been waited for long enough."""
        times = [self.clocks.next_expiry(), self.patience.next_due()]
        return min((time for time in times if time is not None), default=None)

    # ------------------------------------------------------------------ what the table does itself

    async def settle(self) -> None:
        """Answer what needs no answer, let bots think, set the clock. What cannot be kept is tried again later."""
        if not self.keeps:
            self.attention.set_timer()
            return
        steps = self._automatic()
        if steps:
            try:
                await self.apply(steps)
            except (Refusal, Stale):
                # Nobody has asked for it, so nobody can be told to ask again.
                self.attention.settle_again()
                return
        await endings.give_back_skipped(self)
        self.attention.ask_bots()
        self.attention.set_timer()

    def _automatic(self) -> list[Step]:
        """Answer for people where there is nothing to choose, as long as there is."""
        steps: list[Step] = []
        while (step := self._automatic_step()) is not None:
            steps.append(step)
        return steps

    def _automatic_step(self) -> Step | None:
        course = self.course
        if course is None or not self.running:
            return None
        for seat in self.people(course.game.table.deciders):
            if self.is_passing(seat):
                decision = course.game.table.decision_of(seat)
                if decision is not None and decision.kind == "veto" and _ALLOW in decision.options:
                    return course.choose(_ALLOW, seat, auto=True)
            code = course.only_answer(seat, partial(self.house.luck.dice, course.game.table, seat))
            if code is not None:
                return course.choose(code, seat, auto=True)
        return None

    async def substitute(self, seat: int, bot: str | None, code: str) -> None:
        """A bot plays for a person from now on; whoever wanted that need not be waited for."""
        handed = self.rows[seat].substitute is not None
        if code in ("time_out", "absent", "skipped"):
            self.agreed.discard(seat)
        else:
            self.agreed.add(seat)
        rows = self.rows if handed else seating.handed_over(self.rows, seat, bot)
        await self.reseat(rows, None if handed else (seat, endings.ASIDES[code], rows[seat].substitute))
        if not handed:
            self.notice(Notice(code, seat, self.rows[seat].name))
        self.tell_table()

    def around(self) -> dict[str, Any]:
        """What people have said beside the game, to be kept."""
        return {
            "passing": {str(seat): one for seat, one in self.passing.items()},
            "agreed": sorted(self.agreed),
            "patience": self.patience.to_json(),
        }

    async def reseat(self, rows: list[SeatRow], told: tuple[int, str, str | None] | None = None) -> None:
        """Commit who plays where in a running game, and what the record tells of it; the clocks follow."""
        assert self.course is not None
        at = now()
        self.clocks.hand_to(self.people(self.course.game.table.deciders, rows), at)
        values: dict[str, Any] = {
            "clocks": self.clocks.to_json(),
            "wake": self.wake(rows),
            "around": self.around(),
            "changed": at,
        }
        values["asides"] = asides = endings.noted(self, told)
        await self.commit(values, rows)
        self.rows, self.facts.asides = rows, asides
        self.send_all(ClockChanged(self.clocks.state()))

    # ------------------------------------------------------------------ the end

    @property
    def is_idle(self) -> bool:
        """Whether it can leave the memory: nobody looks, nothing is under way, no clock is about to run out."""
        due = self.next_due() if self.running and self.keeps else None
        waits = due is None or due > now() + 600
        return not self.connections and not self.attention.thinking and not self.lock.locked() and waits

    def close(self, code: str, text: str) -> None:
        """Send everybody away."""
        self.closed = True
        self.attention.stop()
        for connection in list(self.connections):
            connection.close(code, text)
