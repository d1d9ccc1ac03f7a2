"""What administrators do. An act is declared here once, for the page and for the command line.

Its fields are what has to be said: in a request its body, at the command line its arguments and flags. ``store/order.py``
does it and writes it down.
"""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from msgspec import Meta

from elgrande.server.account_resources import Done, KnownAccount, ResetLink
from elgrande.server.resources import Form, Resource

Days = Annotated[float, Meta(ge=0.01, le=36_500)]


class Act(Form):
    """Something that an administrator does."""

    noted: ClassVar[str]
    """Its name in the log; the command is called the same."""
    path: ClassVar[str | None]
    """Where a page asks for it, below ``/api/admin``; None if only who has the database can do it."""
    answer: ClassVar[type[Resource]] = Done


class Appoint(Act):
    """Make an account an administrator, or not any more."""

    noted = "appoint"
    path = None
    account: str
    dismiss: bool = False


class Ban(Act):
    """Keep an account or an address range out, for so many days or for good."""

    noted = "ban"
    path = "ban"
    account: str | None = None
    network: str | None = None
    days: Days | None = None
    why: str = ""


class Unban(Act):
    """Let an account or an address range in again."""

    noted = "unban"
    path = "unban"
    account: str | None = None
    network: str | None = None


class Rename(Act):
    """Give somebody another name."""

    noted = "rename"
    path = "rename"
    answer = KnownAccount
    account: str
    name: str


class ResetPassword(Act):
    """Make a link with which somebody can set a new password, for a day and once."""

    noted = "reset_password"
    path = "reset"
    answer = ResetLink
    account: str


class CloseTable(Act):
    """End the game at a table, or clear it away if none has begun."""

    noted = "close_table"
    path = "close"
    table: str


class CloseReport(Act):
    """A report is dealt with."""

    noted = "close_report"
    path = "reports/close"
    id: int


class Announce(Act):
    """Tell everybody something at the head of every page."""

    noted = "announce"
    path = "announce"
    text: str
    days: Days | None = None


class Withdraw(Act):
    """Take an announcement back."""

    noted = "withdraw"
    path = "withdraw"
    id: int


ACTS: Final[tuple[type[Act], ...]] = (
    Appoint,
    Ban,
    Unban,
    Rename,
    ResetPassword,
    CloseTable,
    CloseReport,
    Announce,
    Withdraw,
)
