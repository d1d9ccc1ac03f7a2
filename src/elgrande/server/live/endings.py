"""How a game at a table comes to its end, and what is done about people who do not play on.

What is due is decided by ``patience``, which knows nothing of a server; here it is done, under the lock of the table.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from elgrande.record.asides import (
    ABANDONED,
    ABSENCE,
    ABSENT,
    AGREED,
    BACK,
    HANDED_OVER,
    LATE,
    LEFT,
    RESIGNED,
    SKIPPED,
)
from elgrande.server.hours import now
from elgrande.server.live import seating
from elgrande.server.live.idle import NOBODY
from elgrande.server.live.patience import Crowd, Deed
from elgrande.server.messages import ClockChanged, Notice
from elgrande.server.problems import Refusal
from elgrande.server.resources import TableSummary, Wish
from elgrande.server.rows import SeatRow

if TYPE_CHECKING:
    from elgrande.server.live.table import LiveTable

PLAYED: Final = "played"
"""How most games end."""
ASIDES: Final = {
    "left": LEFT,
    "time_out": LATE,
    "handed_over": HANDED_OVER,
    "resigned": RESIGNED,
    "absent": ABSENT,
    "skipped": SKIPPED,
}
"""What the record says of a notice after which a bot plays on."""
_MOST_ASIDES: Final = 400
"""What a record tells of comings and goings at most."""

log = logging.getLogger("elgrande.table")


# ---------------------------------------------------------------------- who is there


def crowd(table: LiveTable, rows: Sequence[SeatRow] | None = None) -> Crowd:
    """Who plays, who is there, and who is waited for."""
    seats = table.rows if rows is None else rows
    playing = {row.seat: row.account for row in seats if row.kind == "person" and row.substitute is None}
    there = table.there
    asked = table.people(table.course.game.table.deciders, seats) if table.course is not None else []
    return Crowd(
        asked=[seat for seat in asked if seat in playing],
        there=[row.seat for row in seats if row.account in there],
        playing=playing,
        held=seating.waits_for_people(seats, table.agreed),
    )


def attend(table: LiveTable, rows: Sequence[SeatRow] | None = None) -> None:
    """Take notice of who is there now."""
    if not table.running:
        return
    patience = table.patience
    patience.look(crowd(table, rows), now())
    if rows is None:
        open_now = {wait.seat for wait in patience.waits(now()) if wait.open}
        if open_now != patience.shown:
            patience.shown = open_now
            table.tell_table()
        table.attention.set_timer()


def went_on(table: LiveTable, chosen_by: Collection[int], at: float) -> dict[str, Any]:
    """The game has gone on; returns what is to be kept of that besides."""
    before = table.patience.to_json()
    table.patience.went_on(chosen_by, at)
    return {"around": table.around()} if table.patience.to_json() != before else {}


def told(table: LiveTable, summary: TableSummary) -> TableSummary:
    """What people are told about waiting and ending."""
    if not table.running:
        return summary
    patience = table.patience
    return msgspec.structs.replace(
        summary,
        ending=sorted(patience.ending),
        resigned=sorted(patience.resigned),
        waits=patience.waits(now()),
    )


def noted(
    table: LiveTable, happened: tuple[int, str, str | None] | None
) -> list[tuple[int, int, str, str | None]]:
    """The asides of the record, with one more if something has happened."""
    if happened is None or len(table.facts.asides) >= _MOST_ASIDES:
        return table.facts.asides
    return [*table.facts.asides, (table.number, *happened)]


# ---------------------------------------------------------------------- what is due


async def do(table: LiveTable, deed: Deed) -> None:
    """Do what a rule or a vote wants."""
    if not table.running:
        return
    name = table.rows[deed.seat].name if deed.seat >= 0 else None
    match deed.what:
        case "remind":
            await table.commit({"around": table.around()})
            table.notice(Notice("reminded", deed.seat, name))
            table.tell_table()
        case "bot":
            await table.substitute(deed.seat, None, "absent")
        case "skip":
            table.patience.skipping.add(deed.seat)
            await table.substitute(deed.seat, None, "skipped")
        case "end":
            await end(table, ABSENCE)
        case "abandon":
            await end(table, ABANDONED)
        case "finish":
            table.agreed |= {row.seat for row in table.rows if row.kind == "person"}
            await table.reseat(table.rows)
            table.tell_table()


async def give_back_skipped(table: LiveTable) -> None:
    """Whoever was skipped for one turn plays himself again when that is over."""
    if table.course is None or not table.running:
        return
    asked = table.course.game.table.deciders
    for seat in sorted(table.patience.skipping):
        if seat not in asked:
            table.patience.skipping.discard(seat)
            if table.rows[seat].substitute is not None:
                await table.reseat(seating.taken_back(table.rows, seat), (seat, BACK, None))
                table.tell_table()


async def end(table: LiveTable, how: str) -> None:
    """The game is over, though it was not played to its end. Its record stays."""
    table.check_running()
    at = now()
    table.clocks.turn_to([], at)
    status = {**table.facts.status, "waiting": []}
    values = {
        "state": "over",
        "ended": how,
        "status": status,
        "clocks": table.clocks.to_json(),
        "wake": None,
        "changed": at,
    }
    await table.commit(values)
    table.facts.state, table.facts.ended, table.facts.status, table.facts.changed = "over", how, status, at
    table.attention.stop()
    log.info("ended", extra={"table": table.id, "how": how, "entries": table.number})
    table.notice(Notice("ended", None, how))
    table.house.happened(table, "over")
    table.send_all(ClockChanged(table.clocks.state()))
    for connection in table.connections:
        connection.send(table.hello(connection))


# ---------------------------------------------------------------------- what people want


async def resign(table: LiveTable, seat: int) -> None:
    """Somebody gives up for good; the rule of the table says who plays on."""
    table.check_running()
    if seat in table.patience.resigned:
        return
    table.patience.resigned.add(seat)
    if table.rows[seat].substitute is not None:
        await table.reseat(seating.taken_back(table.rows, seat))
    bot = NOBODY if table.facts.rule.resigned == "nobody" else None
    await table.substitute(seat, bot, "resigned")
    left = [row for row in table.rows if row.seat not in table.patience.resigned]
    if len({row.account for row in left}) == 1 and all(row.kind == "person" for row in left):
        await end(table, RESIGNED)


def check_not_resigned(table: LiveTable, seat: int) -> None:
    if seat in table.patience.resigned:
        raise Refusal("resigned", "this seat has resigned, and nobody can take it back")


async def agree(table: LiveTable, seats: Sequence[int], on: bool) -> None:
    """Somebody would like to end the game; it ends when all want it who still play themselves."""
    table.check_running()
    playing = crowd(table).playing
    own = [seat for seat in seats if seat in playing]
    if not own:
        raise Refusal(
            "not_your_seat", "only who plays himself can end the game; take your seat back first", 403
        )
    before = set(table.patience.ending)
    table.patience.ending = before | set(own) if on else before - set(own)
    if table.patience.ending >= set(playing):
        await end(table, AGREED)
    elif table.patience.ending != before:
        await table.commit({"around": table.around()})
        table.tell_table()


async def vote(table: LiveTable, voters: Sequence[int], seat: int, wish: Wish | None) -> None:
    """Somebody says what to do about a seat that is waited for."""
    table.check_running()
    attend(table)
    seating.row_at(table.rows, seat)
    playing = crowd(table).playing
    own = [voter for voter in voters if voter in playing]
    if not own or seat in own:
        raise Refusal("not_your_seat", "only the others who play themselves decide about that", 403)
    if not table.patience.may_vote(seat, now()):
        raise Refusal("not_waited", "wait for that player a little longer; he may just be coming back")
    deed = table.patience.vote(own, seat, wish)
    if deed is None:
        await table.commit({"around": table.around()})
        table.tell_table()
    else:
        await do(table, deed)


def check_deletable(table: LiveTable, account: str) -> None:
    """A running game can be deleted by who plays it alone against bots."""
    people = {row.account for row in table.rows if row.kind == "person"}
    if table.facts.state == "over":
        raise Refusal("over", "the game is over, and its record stays")
    if people != {account}:
        raise Refusal(
            "started", "others play here, too; leave your seat, resign, or agree with them to end the game"
        )
