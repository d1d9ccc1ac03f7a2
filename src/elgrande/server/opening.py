"""Opening a table that goes on from a moment, or begins with a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy.engine import Connection as Sql

from elgrande.server.store import games as store

if TYPE_CHECKING:
    from elgrande.server.live.house import House
    from elgrande.server.live.table import LiveTable
    from elgrande.server.play_on import Opening


async def open_at(house: House, opening: Opening, address: str) -> LiveTable:
    """The table, kept and, if all its seats are taken, begun."""
    id = str(opening.values["id"])

    def job(sql: Sql) -> None:
        store.add_game(sql, opening.values, opening.rows)
        if opening.entries:
            store.add_entries(sql, id, opening.entries)

    await house.database.write(job)
    table = await house.table(id)
    table.address = address
    if opening.start:
        async with table.lock:
            await table.start()
    return table
