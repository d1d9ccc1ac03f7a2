"""Lists of tables, which everybody who comes to the house asks for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy.engine import Connection as Sql

from elgrande.server.store import Database
from elgrande.server.store.games import Listed

LISTED_FOR: Final = 1.0
"""Seconds for which a list is not looked up again."""


class Lists:
    """Lists out of the database, remembered for a moment: everybody asks for the same ones."""

    def __init__(self, database: Database, seconds: float) -> None:
        self.database = database
        self.seconds = seconds
        self._known: dict[tuple[object, ...], tuple[float, asyncio.Task[Listed]]] = {}

    def forget(self) -> None:
        """Something has changed that must not be shown as it was."""
        self._known.clear()

    async def get(self, key: tuple[object, ...], query: Callable[[Sql], Listed]) -> Listed:
        now = time.monotonic()
        until, task = self._known.get(key, (0.0, None))
        if task is None or until <= now or (task.done() and task.exception() is not None):
            self._known = {key: one for key, one in self._known.items() if one[0] > now}
            task = asyncio.create_task(self.database.read(query))
            self._known[key] = (now + self.seconds, task)
        return await asyncio.shield(task)
