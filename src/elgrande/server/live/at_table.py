"""To change a table that other processes may change, too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

from elgrande.server.problems import Refusal
from elgrande.server.rows import Stale

if TYPE_CHECKING:
    from elgrande.server.live.table import LiveTable

_TRIES: Final = 6


async def at_table(table: LiveTable, work: Callable[[], Awaitable[None]]) -> None:
    """Do something that changes a table; once more, on what is so now, if another process has just changed it."""
    for _ in range(_TRIES):
        async with table.lock:
            try:
                await work()
                return
            except Stale:
                continue
    raise Refusal("unavailable", "too much happens at this table just now; try again in a moment", 503)
