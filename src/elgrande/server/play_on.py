"""Playing on from a moment of a game that is over: a new table with the same beginning."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.engine import Connection as Sql

from elgrande.rules.places import COLOUR_IDS
from elgrande.server.hours import now
from elgrande.server.live import seating
from elgrande.server.live.clocks import Clocks
from elgrande.server.live.facts import course_from, new_facts, setup_of, status_of
from elgrande.server.problems import Refusal
from elgrande.server.records import check_over
from elgrande.server.resources import NoClock, SetupInfo
from elgrande.server.review_messages import PlayOnForm
from elgrande.server.store import games as store
from elgrande.server.store.accounts import Account, new_id
from elgrande.server.store.games import SeatRow, Stored

if TYPE_CHECKING:
    from elgrande.server.live.house import House
    from elgrande.server.live.table import LiveTable


async def play_on(
    house: House, stored: Stored, form: PlayOnForm, account: Account, address: str
) -> LiveTable:
    """A new table at which the game goes on after some entries, with the account at one seat and bots at the others.

    What is still hidden there is what was hidden in the game: the stacks come up in the same order.
    """
    check_over(stored)
    if not 0 <= form.entry <= len(stored.entries):
        raise Refusal(
            "no_such_entry", f"this game has the moments 0 to {len(stored.entries)}; choose one of them", 400
        )
    done = stored.entries[: form.entry]
    course = course_from(stored.row["record"], done)
    table = course.game.table
    if table.over:
        raise Refusal("over", "the game is over there; choose an earlier moment to play on from")
    players = course.game.setup.players
    rows = [SeatRow(seat, "open") for seat in range(players)]
    rows = seating.with_person(rows, form.seat, account.id, account.name)
    for seat in range(players):
        if seat != form.seat:
            rows = seating.with_bot(rows, seat, form.bot)
    setup = setup_of(SetupInfo(**stored.row["setup"]))
    facts = new_facts(new_id(), account.id, str(stored.row["name"]), setup, NoClock())
    at = now()
    clocks = Clocks(facts.clock, players, at)
    facts.state, facts.number, facts.status = "playing", len(done), status_of(table)
    names = {COLOUR_IDS[row.seat]: row.name for row in rows if row.name}
    values = {
        **facts.row(),
        "record": {**stored.row["record"], "names": names},
        "clocks": clocks.to_json(),
        "wake": at,
    }

    def job(sql: Sql) -> None:
        store.add_game(sql, values, rows)
        if done:
            store.add_entries(sql, values["id"], done)

    await house.database.write(job)
    found = await house.table(facts.id)
    found.address = address
    return found
