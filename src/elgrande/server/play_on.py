"""Playing on from a moment of a game that is over, or from a position: a new table, as it is kept."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from elgrande.record.begun import written_out
from elgrande.record.game import is_readable
from elgrande.record.scenario import position_text
from elgrande.rules import Setup
from elgrande.rules.places import COLOUR_IDS
from elgrande.server.analysis import table_of
from elgrande.server.analysis_messages import PlayOnForm, PositionPlay
from elgrande.server.hours import now
from elgrande.server.live import seating
from elgrande.server.live.clocks import Clocks
from elgrande.server.live.facts import course_from, new_facts, status_of
from elgrande.server.problems import Refusal
from elgrande.server.records import check_over
from elgrande.server.resources import NoClock
from elgrande.server.rows import Account, EntryRow, SeatRow, Stored, new_id

_LONGEST_TITLE: Final = 60


class Opening(NamedTuple):
    """A table that goes on from somewhere, as rows of the database."""

    values: dict[str, Any]
    rows: list[SeatRow]
    entries: list[EntryRow]
    start: bool
    """Whether its game still has to be begun, and can be."""


def from_record(stored: Stored, form: PlayOnForm, account: Account) -> Opening:
    """A table at which a game goes on after some entries, with the account at one seat and bots or friends at the others.

    What is still hidden there is what was hidden in the game: the stacks come up in the same order.
    """
    check_over(stored)
    if not 0 <= form.entry <= len(stored.entries):
        raise Refusal(
            "no_such_entry", f"this game has the moments 0 to {len(stored.entries)}; choose one of them", 400
        )
    done = stored.entries[: form.entry]
    game = course_from(stored.row["record"], done).game
    table = game.table
    if table.over:
        raise Refusal("over", "the game is over there; choose an earlier moment to play on from")
    name = str(stored.row["name"])
    begins = position_text(table, f"{name[:50]}, {form.entry}")
    if form.friends:
        return _waiting(game.setup, name, begins, form.seat, account)
    rows = _against_bots(game.setup.players, form.seat, form.bot, account)
    facts = new_facts(new_id(), account.id, name, game.setup, NoClock(), begins=begins)
    facts.state, facts.number, facts.status = "playing", len(done), status_of(table)
    at = now()
    values = {
        **facts.row(),
        "record": {
            **stored.row["record"],
            "names": {COLOUR_IDS[row.seat]: row.name for row in rows if row.name},
        },
        "clocks": Clocks(facts.clock, game.setup.players, at).to_json(),
        "wake": at,
    }
    return Opening(values, rows, done, start=False)


def from_position(form: PositionPlay, account: Account, seed: int) -> Opening:
    """A table whose game begins with a position. What it leaves to chance is drawn from the seed."""
    table = table_of(form.text)
    if table.over:
        raise Refusal("over", "the game is over there; there is nothing to play")
    begins = written_out(form.text, seed)
    setup = table.rules.setup
    name = " ".join((form.name or account.name).split())
    if not is_readable(name) or len(name) > _LONGEST_TITLE:
        raise Refusal("bad_name", f"the name of a table is a line of at most {_LONGEST_TITLE} letters", 400)
    if form.friends:
        return _waiting(setup, name, begins, form.seat, account)
    rows = _against_bots(int(setup.players), form.seat, form.bot, account)
    facts = new_facts(new_id(), account.id, name, setup, NoClock(), begins=begins)
    return Opening(facts.row(), rows, [], start=True)


def _waiting(setup: Setup, name: str, begins: str, seat: int, account: Account) -> Opening:
    """A table whose other seats are open for whoever is invited."""
    rows = _seated(int(setup.players), seat, account)
    facts = new_facts(new_id(), account.id, name, setup, NoClock(), begins=begins)
    return Opening(facts.row(), rows, [], start=False)


def _seated(players: int, seat: int, account: Account) -> list[SeatRow]:
    rows = [SeatRow(number, "open") for number in range(players)]
    return seating.with_person(rows, seat, account.id, account.name)


def _against_bots(players: int, seat: int, bot: str | None, account: Account) -> list[SeatRow]:
    rows = _seated(players, seat, account)
    for other in range(players):
        if other != seat:
            rows = seating.with_bot(rows, other, bot)
    return rows
