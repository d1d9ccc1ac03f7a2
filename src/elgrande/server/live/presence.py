"""Who is at a table, and who looks on, by one process or by several."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final, NamedTuple

from elgrande.server.live.connection import Connection
from elgrande.server.messages import Presence, Watcher
from elgrande.server.rows import SeatRow

_MOST_NAMES: Final = 50
"""Names of those who look on that are told."""


class Here(NamedTuple):
    """Who is connected by one process."""

    accounts: set[str | None]
    watchers: int
    names: dict[str, tuple[str, bool]]
    """Of those who look on and have a name: by account, with whether it is a guest's."""


def here(connections: Collection[Connection]) -> Here:
    there = {connection.account_id for connection in connections} - {None}
    looking = [connection for connection in connections if not connection.mine]
    names = {one.account.id: (one.account.name, one.account.guest) for one in looking if one.account}
    return Here(there, len(looking), dict(sorted(names.items())[:_MOST_NAMES]))


def accounts_at(connections: Collection[Connection], elsewhere: Iterable[Here]) -> set[str | None]:
    """The accounts that are connected by all processes."""
    there = {connection.account_id for connection in connections}
    for place in elsewhere:
        there |= place.accounts
    there.discard(None)
    return there


def together(places: Iterable[Here], rows: Sequence[SeatRow]) -> Presence:
    """Who is at a table by all processes."""
    there: set[str | None] = set()
    watchers, names = 0, dict[str, tuple[str, bool]]()
    for accounts, looking, called in places:
        there |= accounts
        watchers += looking
        names |= called
    told = [Watcher(name, guest) for name, guest in sorted(names.values())[:_MOST_NAMES]]
    return Presence([row.account in there for row in rows], watchers, told)
