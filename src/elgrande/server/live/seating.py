"""Who sits where: plain rules about the seats of a table, before and during the game."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Final

from elgrande.record.game import one_line
from elgrande.rules.errors import BadSetup
from elgrande.server.cast import SUBSTITUTE, level_of, name_for
from elgrande.server.live.idle import NOBODY
from elgrande.server.problems import Refusal
from elgrande.server.resources import SeatForm
from elgrande.server.rows import SeatRow

LONGEST_NAME: Final = 24

Rows = list[SeatRow]


def clean_name(name: str) -> str:
    """A name that can stand at a table and in a record."""
    text = " ".join(name.split())
    try:
        one_line(text, "a name")
    except BadSetup:
        raise Refusal(
            "bad_name", "a name is a line of letters, without ';' and invisible signs", 400
        ) from None
    if len(text) > LONGEST_NAME:
        raise Refusal("bad_name", f"a name has at most {LONGEST_NAME} letters", 400)
    return text


def first_rows(players: int, forms: Sequence[SeatForm], account: str, name: str) -> Rows:
    """The seats of a new table."""
    if len(forms) > players:
        raise Refusal("bad_seats", f"{len(forms)} seats are too many for {players} players", 400)
    rows = [SeatRow(seat, "open") for seat in range(players)]
    for seat, form in enumerate(forms):
        if form.kind == "me":
            rows = with_person(rows, seat, account, form.name or name)
    for seat, form in enumerate(forms):
        if form.kind == "bot":
            rows = with_bot(rows, seat, form.bot, form.name)
    return rows


def with_person(rows: Rows, seat: int | None, account: str, name: str) -> Rows:
    """Somebody sits down."""
    if seat is None:
        seat = next((row.seat for row in rows if row.kind == "open"), None)
        if seat is None:
            raise Refusal(
                "table_full", "all seats are taken; you can watch the game, or open a table of your own"
            )
    row = row_at(rows, seat)
    if row.kind != "open":
        raise Refusal("seat_taken", f"somebody else has taken that seat ({row.name}); choose another one")
    return replaced(rows, SeatRow(seat, "person", account, _unlike(rows, clean_name(name))))


def with_bot(rows: Rows, seat: int, bot: str | None, name: str | None = None) -> Rows:
    """A bot sits down on an open seat, or in place of another bot."""
    row = row_at(rows, seat)
    if row.kind == "person":
        raise Refusal("seat_taken", f"{row.name} sits there; a bot can only have an open seat")
    others = replaced(rows, SeatRow(seat, "open"))
    level = level_of(bot, seat)
    chosen = _unlike(others, clean_name(name)) if name else name_for(level, [one.name for one in others])
    return replaced(rows, SeatRow(seat, "bot", None, chosen, level.id))


def without(rows: Rows, seat: int) -> Rows:
    """A seat is free again."""
    row_at(rows, seat)
    return replaced(rows, SeatRow(seat, "open"))


def handed_over(rows: Rows, seat: int, bot: str | None) -> Rows:
    """A bot plays for a person."""
    chosen = NOBODY if bot == NOBODY else level_of(bot or SUBSTITUTE).id
    return replaced(rows, row_at(rows, seat)._replace(substitute=chosen))


def taken_back(rows: Rows, seat: int) -> Rows:
    return replaced(rows, row_at(rows, seat)._replace(substitute=None))


def check_full(rows: Rows) -> None:
    """A game begins when every seat is taken."""
    if any(row.kind == "open" for row in rows):
        raise Refusal("open_seats", "there are open seats; wait for more people, or put bots there")


def shuffled(rows: Rows) -> Rows:
    """The same people and bots, at other seats."""
    order = list(rows)
    secrets.SystemRandom().shuffle(order)
    return [row._replace(seat=seat) for seat, row in enumerate(order)]


def row_at(rows: Rows, seat: int) -> SeatRow:
    if not 0 <= seat < len(rows):
        raise Refusal("no_such_seat", f"there is no seat {seat}; seats are 0 to {len(rows) - 1}", 400)
    return rows[seat]


def replaced(rows: Rows, row: SeatRow) -> Rows:
    return [row if other.seat == row.seat else other for other in rows]


def seats_of(rows: Sequence[SeatRow], account: str | None) -> list[int]:
    """The seats that an account holds."""
    return [row.seat for row in rows if account is not None and row.account == account]


def owner_of(rows: Sequence[SeatRow], owner: str | None) -> str | None:
    """Who looks after a table: its owner, or the next person if he has left it to others."""
    people = [row.account for row in rows if row.account is not None]
    return owner if owner in people or not people else people[0]


def bot_of(row: SeatRow) -> str | None:
    """The bot that chooses at a seat now."""
    return row.bot if row.kind == "bot" else row.substitute


def waits_for_people(rows: Sequence[SeatRow], agreed: Collection[int] = ()) -> bool:
    """Whether bots have to wait: nobody plays himself any more, and not everybody has agreed to that."""
    return nobody_plays(rows) and any(row.kind == "person" and row.seat not in agreed for row in rows)


def nobody_plays(rows: Sequence[SeatRow]) -> bool:
    """Whether people hold seats here, and bots play for all of them."""
    people = [row for row in rows if row.kind == "person"]
    return bool(people) and all(row.substitute is not None for row in people)


def _unlike(rows: Rows, name: str) -> str:
    """The name, with a number if somebody at the table has it already."""
    taken = {row.name for row in rows}
    number = 2
    found = name
    while found in taken:
        found = f"{name[: LONGEST_NAME - 3]} {number}"
        number += 1
    return found
