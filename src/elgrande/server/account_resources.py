"""What travels over HTTP about accounts, order and notices."""

from __future__ import annotations

from typing import Any, Literal

from elgrande.server.resources import Form, NoticeSettings, Resource

Reason = Literal["chat", "name", "cheating", "absence", "other"]


class HolidaysInfo(Resource):
    """From the first day to the last one, both included, as `2030-12-24`."""

    first: str
    last: str


class CalendarInfo(Resource):
    """Where somebody lives and when he is away: his clocks that count days do not run then."""

    zone: str
    """As `Europe/Madrid`."""
    away: list[HolidaysInfo]
    most: int
    """Days of holidays in a year."""


class CalendarForm(Form):
    zone: str
    away: list[HolidaysInfo] | None = None
    """None leaves them as they are. Those that are not told are taken back; their days that are over stay."""


class AccountInfo(Resource):
    """What somebody sees of his own account."""

    id: str
    name: str
    login: str | None
    email: str | None
    """An address that was confirmed."""
    mail: bool
    """Whether this server can send mail."""
    admin: bool
    notices: NoticeSettings
    push_key: str
    """The key by which browsers know who may send them notices."""
    browsers: int
    """How many browsers get notices."""
    calendar: CalendarInfo


class SessionInfo(Resource):
    """A browser in which one is signed in."""

    handle: str
    agent: str | None
    created: float
    seen: float | None
    here: bool
    """Whether it is the one that asks."""


class SessionList(Resource):
    sessions: list[SessionInfo]


class NameForm(Form):
    name: str


class PasswordForm(Form):
    old: str
    new: str


class EmailForm(Form):
    """An address to be confirmed; an empty one takes the address away."""

    email: str
    password: str


class TokenForm(Form):
    token: str


class RecoverForm(Form):
    email: str


class NewPasswordForm(Form):
    token: str
    password: str


class DeleteForm(Form):
    """For accounts, the password; guests need none."""

    password: str = ""


class Done(Resource):
    """It was done, or it will be, if there is anything to be done: more is not told."""

    ok: bool = True


class SubscriptionForm(Form):
    """What a browser says when it agrees to be told."""

    endpoint: str
    key: str
    auth: str


class EndpointForm(Form):
    endpoint: str


class BlockForm(Form):
    """Whom to block: who sits at a seat of a table; or somebody who is blocked already, by his id."""

    table: str | None = None
    seat: int | None = None
    player: str | None = None
    on: bool = True


class BlockedPlayer(Resource):
    id: str
    name: str


class BlockList(Resource):
    players: list[BlockedPlayer]


class MuteForm(Form):
    on: bool = True


class ReportForm(Form):
    table: str
    seat: int
    reason: Reason
    text: str = ""


# ---------------------------------------------------------------------- for those who look after the server


class ReportInfo(Resource):
    id: int
    at: float
    reporter: str | None
    reported: str | None
    """Their accounts."""
    name: str
    table: str | None
    reason: str
    text: str
    closed: float | None


class KnownAccount(Resource):
    id: str
    name: str
    login: str | None
    admin: bool
    banned: float | None


class BanInfo(Resource):
    network: str
    until: float | None
    why: str


class Announcement(Resource):
    id: int
    text: str
    at: float
    until: float | None


class DeedInfo(Resource):
    at: float
    who: str
    what: str
    facts: dict[str, Any]


class Storage(Resource):
    accounts: int
    guests: int
    games: dict[str, int]
    """By their states; uploads apart."""
    entries: int
    chat: int
    bytes: int | None
    """Of the database, where it can be told."""
    guest_days: float
    archive_days: float
    waiting: int
    """Notices that are not sent yet."""


class AdminView(Resource):
    """All that the page for administrators shows."""

    reports: list[ReportInfo]
    bans: list[BanInfo]
    announcements: list[Announcement]
    deeds: list[DeedInfo]
    storage: Storage


class AccountList(Resource):
    accounts: list[KnownAccount]


class AnnouncementList(Resource):
    announcements: list[Announcement]


class ResetLink(Resource):
    """Where somebody can set a new password, for a day and once."""

    link: str
