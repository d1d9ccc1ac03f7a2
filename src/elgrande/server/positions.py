"""A table as a scenario, to be asked about, tried out or kept: with nothing in it that its reader may not know."""

from __future__ import annotations

from elgrande.record.scenario import position_text
from elgrande.rules import Dice, Table
from elgrande.rules.errors import BadPosition
from elgrande.rules.imagining import could_be
from elgrande.server.live.facts import course_from
from elgrande.server.problems import Refusal
from elgrande.server.records import check_over
from elgrande.server.rows import Stored

_MADE_UP = "# What is hidden from {whom} is made up here: hands, discs and stacks as they could be.\n"


def position_of_record(stored: Stored, at: int) -> str:
    """How a game that is over stood after so many entries, with everything."""
    check_over(stored)
    if at > len(stored.entries):
        raise Refusal("no_such_entry", f"entries are 0 to {len(stored.entries)}", 400)
    course = course_from(stored.row["record"], stored.entries[:at])
    return _written(course.game.table, f"game {stored.row['id']} after {at} entries")


def position_of_table(table: Table, seat: int | None, name: str, seed: int) -> str:
    """A running game as a seat, or a spectator, knows it. What they do not know is not read, but imagined."""
    whom = "spectators" if seat is None else f"seat {seat + 1}"
    known = could_be(table, seat, Dice(seed))
    if known is None:
        raise Refusal("bad_request", "this cannot be written down without telling what is hidden", 409)
    return _MADE_UP.format(whom=whom) + _written(known, name)


def _written(table: Table, name: str) -> str:
    try:
        return position_text(table, name)
    except BadPosition as problem:
        raise Refusal("bad_request", str(problem), 409) from None
