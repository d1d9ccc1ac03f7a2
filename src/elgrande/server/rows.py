"""A table as it is kept, whatever it is kept in: its rows, and a change of them."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from elgrande.rules.errors import ElGrandeError


class StoreUnavailable(ElGrandeError):
    """The database did not answer, or could not keep what it was given. Nothing of it was done."""


class Stale(ElGrandeError):
    """Somebody else has changed the table meanwhile; nothing was done."""


def new_id() -> str:
    """An id that nobody can guess: 96 random bits."""
    return secrets.token_urlsafe(12)


class Account(NamedTuple):
    id: str
    name: str
    login: str | None
    password: str | None
    email: str | None = None
    role: str | None = None
    banned: float | None = None

    @property
    def guest(self) -> bool:
        return self.login is None

    @property
    def admin(self) -> bool:
        return self.role == "admin"


class EntryRow(NamedTuple):
    number: int
    seat: int
    text: str
    auto: bool
    choice: str | None


class SeatRow(NamedTuple):
    seat: int
    kind: str
    account: str | None = None
    name: str | None = None
    bot: str | None = None
    substitute: str | None = None
    ready: bool = False


class ChatRow(NamedTuple):
    id: int
    seat: int | None
    name: str
    text: str
    at: float
    account: str | None = None

    def told(self) -> tuple[int, str, int | None, str, float]:
        """In the order of a line of chat."""
        return self.id, self.name, self.seat, self.text, self.at


class Stored(NamedTuple):
    """A table as it is kept."""

    row: Mapping[Any, Any]
    seats: list[SeatRow]
    entries: list[EntryRow]
    snapshot: dict[str, Any] | None
    chat: list[ChatRow]
    kept_until: float | None = None
    """Up to when a process is known to have looked after it; None if there is one process only."""
    calendars: Mapping[str, tuple[str, list[list[str]]]] = {}
    """By account, where days are counted: time zone and holidays of the people there."""


class Move(NamedTuple):
    """A change of a table, all of it or nothing."""

    game: str
    revision: int
    """The one that was seen."""
    values: Mapping[str, Any]
    at: float
    entries: Sequence[EntryRow] = ()
    seats: Sequence[SeatRow] = ()
    snapshot: tuple[int, str] | None = None
