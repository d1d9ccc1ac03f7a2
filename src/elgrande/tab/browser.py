"""What the engine needs of the browser it runs in."""

from __future__ import annotations

from typing import Protocol


class Browser(Protocol):
    """The other side, in TypeScript; everything that travels is text."""

    async def keep(self, changes: str) -> str:
        """Keep all of some changes or none, and come back when that is sure.

        Returns ``kept``, ``stale`` if the table was changed by another tab, or why it cannot be kept: ``full`` or
        ``forbidden``.
        """

    async def recall(self, game: str) -> str:
        """What was kept of the course of a table: its entries and its snapshot."""

    async def think(self, task: str) -> str:
        """Ask a bot or the advisor, in a worker of their own."""

    def tell(self, event: str) -> None:
        """Say something to the page that belongs to no table."""
