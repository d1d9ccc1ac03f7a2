"""What a table needs of the house it stands in, be that a server or a page that plays alone."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from elgrande.rules import Table
from elgrande.server.bots_at_work import Asker, Thought
from elgrande.server.cast import Level
from elgrande.server.limits import Limits
from elgrande.server.luck import Luck
from elgrande.server.metrics import Metrics
from elgrande.server.rows import ChatRow, Move, Stored

if TYPE_CHECKING:
    from elgrande.server.live.table import LiveTable


class Keeper(Protocol):
    """Where tables are kept."""

    async def move(self, move: Move) -> None:
        """Change a table, and come back when that is sure; ``Stale`` if somebody else was faster."""


class Thinking(Protocol):
    """Asks bots and the advisor."""

    async def choose(
        self, game: str, seat: int, level: Level, table: Table, asker: Asker = ...
    ) -> Thought: ...

    def think_ahead(self, game: str, table: Table, bots: dict[int, Level]) -> None:
        """Let the bots at a table think about what is to come, if nobody else wants to think."""

    async def advise(self, table: Table, seat: int, asker: Asker = ...) -> list[dict[str, Any]]: ...


class Pausing(Protocol):
    async def wait(self) -> None:
        """Let others go first, where bots play among themselves."""


class Wishes(Protocol):
    @property
    def bot_pause(self) -> float: ...


class Home(Protocol):
    id: str
    shared: bool
    """Whether others may change its tables, too."""
    metrics: Metrics
    limits: Limits
    luck: Luck

    @property
    def settings(self) -> Wishes: ...

    @property
    def database(self) -> Keeper: ...

    @property
    def thinkers(self) -> Thinking: ...

    @property
    def leisure(self) -> Pausing: ...

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]: ...

    async def load(self, game: str) -> Stored: ...

    async def load_since(self, game: str, since: int, said_since: int) -> Stored | None: ...

    async def keep_line(
        self, game: str, account: str, row: ChatRow, message: str | None
    ) -> ChatRow | None: ...

    def forget(self, table: LiveTable) -> None: ...

    def happened(self, table: LiveTable, what: str, by: str | None = None) -> None:
        """Something that is of interest beyond the table: a game has begun or ended, somebody has his turn."""

    def publish(self, kind: str, *facts: Any) -> None: ...

    def tell_presence(self, table: LiveTable) -> None: ...

    def check_alone(self, address: str) -> None: ...
