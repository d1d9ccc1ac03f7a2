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

    async def find(self, store: str, key: str) -> str:
        """What is kept in one of the stores under a key; empty if there is nothing."""

    async def look_back(self, task: str) -> str:
        """Ask what is to be thought of some decisions of a game, in a worker that no bot waits for."""

    def spare(self) -> bool:
        """Whether another worker is there for bots that think for a moment only, and a core to run it on."""

    async def think(self, task: str) -> str:
        """Ask a bot or the advisor, in a worker of their own."""

    def tell(self, event: str) -> None:
        """Say something to the page that belongs to no table."""
