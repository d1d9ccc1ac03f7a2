"""What the clients at a table ask for, message by message."""

from __future__ import annotations

import logging
import time
from functools import partial
from typing import Final, cast, get_args

from elgrande.record import CannotUndo
from elgrande.record.asides import BACK
from elgrande.record.game import JOINERS, is_readable
from elgrande.rules import print_choice, reach
from elgrande.rules.errors import ElGrandeError, NotYourDecision, Reason
from elgrande.rules.table import NO_CARD
from elgrande.server import limits
from elgrande.server.bots_at_work import Asker
from elgrande.server.eyes import told_to
from elgrande.server.hours import now
from elgrande.server.live import endings, seating
from elgrande.server.live.at_table import at_table
from elgrande.server.live.connection import Connection
from elgrande.server.live.table import LiveTable
from elgrande.server.messages import (
    Ack,
    Advice,
    AskHint,
    AskReach,
    Catchup,
    ChatLine,
    Choose,
    ClientMessage,
    HandOver,
    Hint,
    Look,
    Notice,
    PassVeto,
    Ping,
    Pong,
    Reach,
    Ready,
    Refused,
    RefusedCode,
    Reset,
    Resync,
    Say,
    Suggest,
    Suggestion,
    TakeBack,
    Undo,
)
from elgrande.server.problems import Refusal
from elgrande.server.rows import ChatRow, StoreUnavailable
from elgrande.server.suggestions import suggested
from elgrande.server.tracing import span

_LONGEST_ID: Final = 64
_LONGEST_LINE: Final = 500
_MOST_UNDONE: Final = 4_000
"""Entries of a game that do not stand any more: choices that were taken back, and the taking back."""

log = logging.getLogger("elgrande.table")


async def answer(table: LiveTable, connection: Connection, message: ClientMessage) -> None:
    """Do what a message asks for; a refusal is told to its sender and changes nothing."""
    try:
        if isinstance(message, AskHint):
            await give_hint(table, connection, message)
            return
        begun = time.perf_counter()
        with span("message", kind=type(message).__name__, table=table.id):
            await at_table(table, lambda: _try(table, connection, message))
        if isinstance(message, Choose | Undo | Reset):
            table.house.metrics.choices.add(time.perf_counter() - begun)
    except Refusal as refusal:
        refuse(table, connection, _id_of(message), refusal)
    except StoreUnavailable:
        text = "this could not be kept just now, so it was not done; try again in a moment"
        refuse(table, connection, _id_of(message), Refusal("unavailable", text))
    except CannotUndo as problem:
        refuse(
            table, connection, _id_of(message), Refusal("cannot_undo", str(problem), reason=problem.reason)
        )
    except NotYourDecision as problem:
        refuse(
            table, connection, _id_of(message), Refusal("not_your_turn", str(problem), reason=problem.reason)
        )
    except ElGrandeError as problem:
        refuse(table, connection, _id_of(message), Refusal("illegal", str(problem), reason=problem.reason))


async def _try(table: LiveTable, connection: Connection, message: ClientMessage) -> None:
    try:
        await _do(table, connection, message)
    except ElGrandeError:
        raise
    except Exception:
        # A mistake of ours in the middle of something: only what the database has is sure.
        log.exception("a message failed", extra={"table": table.id, "kind": type(message).__name__})
        await table.read_again()
        raise Refusal("unavailable", "the server made a mistake; nothing was done") from None


def _id_of(message: ClientMessage) -> str | None:
    return None if isinstance(message, Look | Resync | Ping) else message.id


def refuse(table: LiveTable, connection: Connection, id: str | None, refusal: Refusal) -> None:
    """Say that nothing was done, and why."""
    table.house.metrics.refused += 1
    code = cast(RefusedCode, refusal.code if refusal.code in _CODES else "bad_message")
    key = None if refusal.reason is None else refusal.reason.key
    connection.send(Refused(id, code, str(refusal), table.number, key, refusal.facts))


_CODES: Final = get_args(RefusedCode)


async def _do(table: LiveTable, connection: Connection, message: ClientMessage) -> None:
    match message:
        case Choose():
            await choose(table, connection, message)
        case Undo() | Reset():
            await take_back(table, connection, message)
        case Look(seat=seat):
            table.house.limits.check(limits.RESYNC, str(connection.account_id or id(connection)))
            if seat is not None:
                _own(table, connection, seat)
            connection.seat = seat
            connection.send(table.hello(connection))
        case Resync(since=since):
            table.house.limits.check(limits.RESYNC, str(connection.account_id or id(connection)))
            catch_up(table, connection, since)
        case Suggest():
            suggest(table, connection, message)
        case AskReach():
            tell_reach(table, connection, message)
        case Say() | Ready() | HandOver() | TakeBack() | PassVeto():
            if message.id is not None:
                _check_id(message.id)
            await _around(table, connection, message)
            if message.id is not None:
                connection.send(Ack(message.id, table.number))
        case Ping():
            connection.send(Pong(now()))
        case AskHint():
            raise AssertionError("hints do not wait for the table")


async def _around(
    table: LiveTable, connection: Connection, message: Say | Ready | HandOver | TakeBack | PassVeto
) -> None:
    """What is no move. To do it twice is the same as to do it once."""
    match message:
        case Say():
            await say(table, connection, message)
        case Ready(seat=seat, ready=ready):
            await be_ready(table, connection, seat, ready)
        case HandOver(seat=seat, bot=bot):
            _own(table, connection, seat)
            await hand_over(table, seat, bot)
        case TakeBack(seat=seat):
            _own(table, connection, seat)
            await take_seat_back(table, seat)
        case PassVeto(seat=seat, on=on):
            await pass_veto(table, connection, seat, on)


def _own(table: LiveTable, connection: Connection, seat: int) -> None:
    """Only who holds a seat may do something there."""
    if seat not in seating.seats_of(table.rows, connection.account_id):
        raise Refusal("not_your_seat", "that is not your seat")


def _plays_himself(table: LiveTable, seat: int) -> None:
    if table.rows[seat].substitute is not None:
        raise Refusal("not_your_turn", "a bot plays for this seat; take it back first")


def _check_id(id: str) -> None:
    if not 0 < len(id) <= _LONGEST_ID or not id.isprintable():
        raise Refusal("bad_message", f"an id is a text of 1 to {_LONGEST_ID} printable letters")


# ---------------------------------------------------------------------- the game


async def choose(table: LiveTable, connection: Connection, message: Choose) -> None:
    """Choose for an own seat."""
    _check_id(message.id)
    _own(table, connection, message.seat)
    if _was_done(table, connection, message.seat, message.id):
        return
    table.house.limits.check(limits.CHOICES, str(connection.account_id))
    course = table.playing
    _plays_himself(table, message.seat)
    if message.number > course.number:
        raise Refusal("late", "this choice belongs to another state of the game; the table was sent anew")
    asked = message.seat in course.game.table.deciders
    if message.number < (course.since[message.seat] if asked else course.number):
        raise Refusal("late", "the table has gone on since; look at it again and choose anew")
    step = course.choose(message.choice, message.seat)
    await table.apply([step], message.id, connection)
    await table.settle()


async def take_back(table: LiveTable, connection: Connection, message: Undo | Reset) -> None:
    """Take back the last choice of an own seat, or its whole turn."""
    _check_id(message.id)
    _own(table, connection, message.seat)
    if _was_done(table, connection, message.seat, message.id):
        return
    table.house.limits.check(limits.CHOICES, str(connection.account_id))
    course = table.playing
    _plays_himself(table, message.seat)
    if course.number - len(course.game.standing) >= _MOST_UNDONE:
        raise Refusal(
            "cannot_undo",
            "so much was taken back in this game that nothing more can be",
            reason=Reason("refusal-undo-limit", {}),
        )
    steps = course.reset(message.seat) if isinstance(message, Reset) else course.take_back(message.seat)
    await table.apply(steps, message.id, connection)
    await table.settle()


def _was_done(table: LiveTable, connection: Connection, seat: int, id: str) -> bool:
    """Whether this was asked for before: then it is only said once more that it is done."""
    number = table.done.get((seat, id))
    if number is not None:
        connection.send(Ack(id, number))
    return number is not None


def catch_up(table: LiveTable, connection: Connection, since: int) -> None:
    """Send what a client has missed."""
    course = table.course
    if course is None or not 0 <= since <= course.number:
        connection.send(table.hello(connection))
        return
    cut = course.log_from(since)
    connection.send(
        Catchup(
            number=course.number,
            log_from=cut,
            news=told_to(course.game.log[cut:], connection.seat),
            position=table.position_for(connection.seat, connection.mine),
            clock=table.clocks.state(),
        )
    )


async def pass_veto(table: LiveTable, connection: Connection, seat: int, on: bool) -> None:
    """Let the running special action pass at every one of its steps."""
    _own(table, connection, seat)
    state = table.playing.game.table
    before = dict(table.passing)
    if not on:
        table.passing.pop(seat, None)
    elif state.action == NO_CARD:
        raise Refusal(
            "illegal",
            "no special action is running that could be vetoed",
            reason=Reason("refusal-no-action", {}),
        )
    else:
        table.passing[seat] = (state.active, state.action)
    if table.passing != before:
        await table.commit({"around": table.around()})
    catch_up(table, connection, table.number)
    await table.settle()


async def give_hint(table: LiveTable, connection: Connection, message: AskHint) -> None:
    """Ask the advisor, in a process of his own."""
    _check_id(message.id)
    _own(table, connection, message.seat)
    if not table.facts.hints:
        raise Refusal("no_hints", "this table plays without hints")
    if connection.hinting:
        raise Refusal("too_fast", "the advisor is still thinking")
    table.house.limits.check(limits.HINTS, str(connection.account_id))
    async with table.lock:
        course = table.playing
        if message.seat not in course.game.table.deciders:
            raise Refusal("not_your_turn", "there is nothing to advise: it is not your turn")
        number, state = course.number, course.game.table.copy()
    connection.hinting = True
    try:
        found = await table.house.thinkers.advise(state, message.seat, Asker(table.id, table.address))
    except Exception:
        raise Refusal("unavailable", "the advisor has no answer just now; ask again") from None
    finally:
        connection.hinting = False
    advice = [
        Advice(
            code=reason["code"],
            text=print_choice(reason["code"]),
            chance=reason["chance"],
            points=reason["points"],
            key=reason["key"],
            args=reason["arguments"],
        )
        for reason in found
    ]
    connection.send(Hint(message.id, number, message.seat, advice))


def suggest(table: LiveTable, connection: Connection, message: Suggest) -> None:
    """Say which choices would make up a whole hand; the client chooses them, or others."""
    _check_id(message.id)
    _own(table, connection, message.seat)
    course = table.playing
    dice = partial(table.house.luck.dice, course.game.table, message.seat)
    choices = suggested(course.game.table, message.seat, message.kind, dice)
    connection.send(Suggestion(message.id, course.number, message.seat, choices))


def tell_reach(table: LiveTable, connection: Connection, message: AskReach) -> None:
    """Say where a card could do something. The seat is told what it can find out itself."""
    _check_id(message.id)
    _own(table, connection, message.seat)
    course = table.playing
    places = reach(course.game.table, message.seat, message.card)
    connection.send(Reach(message.id, course.number, message.seat, message.card, places))


# ---------------------------------------------------------------------- around the game


async def say(table: LiveTable, connection: Connection, message: Say) -> None:
    """A line of chat; kept before it is shown, like everything."""
    account, text = connection.account, message.text
    if account is None:
        raise Refusal("no_session", "say who you are before you talk: play as a guest, or log in")
    if len(text) > _LONGEST_LINE:
        raise Refusal("too_long", f"a line has at most {_LONGEST_LINE} letters")
    line = "".join(letter if letter.isprintable() or letter in JOINERS else " " for letter in text).strip()
    if not is_readable(line):
        raise Refusal("bad_message", "an empty line says nothing")
    table.house.limits.check(limits.CHAT, account.id)
    own = connection.seat if connection.seat is not None else next(iter(connection.mine), None)
    name = account.name if own is None else table.rows[own].name or account.name
    row = await table.house.keep_line(table.id, account.id, ChatRow(0, own, name, line, now()), message.id)
    if row is None:
        return
    table.hear(ChatLine(row.id, row.name, row.seat, row.text, row.at), account.id)
    table.house.publish("chat", table.id)
    table.house.happened(table, "said", account.id)


async def be_ready(table: LiveTable, connection: Connection, seat: int, ready: bool) -> None:
    """In the lobby: when everybody is ready, the game begins."""
    _own(table, connection, seat)
    if table.facts.state != "lobby":
        if ready:
            return  # all were ready, so it has begun
        raise Refusal("bad_message", "the game has started already")
    rows = seating.replaced(table.rows, table.rows[seat]._replace(ready=ready))
    await table.keep(rows)
    table.tell_table()
    if all(row.kind == "bot" or row.ready for row in table.rows):
        await table.start()


async def hand_over(table: LiveTable, seat: int, bot: str | None) -> None:
    """A bot plays for a seat; or it plays on, where it had to step in because the time was up."""
    table.check_running()
    await table.substitute(seat, bot, "handed_over")
    await table.settle()


async def take_seat_back(table: LiveTable, seat: int) -> None:
    """A person plays again."""
    table.check_running()
    endings.check_not_resigned(table, seat)
    if table.rows[seat].substitute is not None:
        table.agreed.discard(seat)
        table.patience.skipping.discard(seat)
        table.clocks.give_grace(seat, now())
        await table.reseat(seating.taken_back(table.rows, seat), (seat, BACK, None))
        table.notice(Notice("taken_back", seat, table.rows[seat].name))
        table.tell_table()
        await table.settle()
