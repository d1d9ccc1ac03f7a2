"""What travels over HTTP when people look for games and for each other."""

from __future__ import annotations

from typing import Literal

import msgspec

from elgrande.server.resources import ClockSetting, Form, Resource, SetupChoice, SetupInfo, TableSummary
from elgrande.statistics.player import Statistics

Family = Literal["base", "2023", "king-intrigant", "expansions"]
"""What is rated apart."""
Speed = Literal["live", "days"]

# ---------------------------------------------------------------------- the lobby


class LobbyTable(Resource):
    """A public table, with what one looks for in a list."""

    table: TableSummary
    free: int
    """Open seats."""
    language: str | None
    """What is spoken there, if it was said."""
    locked: bool
    """Whether it takes a password to enter."""
    family: str
    speed: Speed
    rating: int | None
    """The mean rating of the people there in what is played; None if nobody has one."""


class LobbyList(Resource):
    tables: list[LobbyTable]


class Invitation(Resource):
    """A table to which one is invited."""

    by: str | None
    """The name of who did it."""
    table: TableSummary


class InvitationList(Resource):
    invitations: list[Invitation]


class InviteForm(Form):
    player: str
    """The id of who is invited: somebody who calls one a friend, or with whom one has played."""


class PasswordForm(Form):
    password: str


# ---------------------------------------------------------------------- quick pairing


class WishForm(Form):
    """What somebody wants to play, with whoever wants the same. The clock is live or days."""

    clock: ClockSetting
    setup: SetupChoice = msgspec.field(default_factory=SetupChoice)


class Wish(Resource):
    setup: SetupInfo
    clock: ClockSetting
    since: float
    people: int
    """How many wait for this, the asker included."""
    game: str | None
    """The table that was found."""


class Demand(Resource):
    """What others wait for."""

    setup: SetupInfo
    clock: ClockSetting
    people: int


class Pairing(Resource):
    wish: Wish | None
    demand: list[Demand]


# ---------------------------------------------------------------------- players


class RatingInfo(Resource):
    family: str
    speed: str
    rating: int
    provisional: bool
    """It rests on too few games to be compared."""
    games: int


class CompanyInfo(Resource):
    """Somebody the player has met."""

    id: str | None
    """The id of a player; None for a bot."""
    bot: str | None
    name: str | None
    """None for somebody who has left."""
    games: int
    ahead: int
    """How often the player came in before that one,"""
    behind: int
    """... and after."""


class PlayedGame(Resource):
    """A game in the history of a player."""

    id: str
    """Of the record: there is a replay."""
    name: str
    ended: float
    setup: SetupInfo
    rank: int
    points: int
    others: list[str | None]
    """Names of the others; None for somebody who has left."""
    rating: int | None
    """The rating after it, if it was rated,"""
    change: int | None
    """... and what it changed."""


class Profile(Resource):
    """A player. Who is not public shows nothing but his name to others."""

    id: str
    name: str
    guest: bool
    since: float
    public: bool
    languages: list[str]
    mine: bool
    friend: bool
    ratings: list[RatingInfo]
    statistics: Statistics | None
    company: list[CompanyInfo]
    history: list[PlayedGame]


class ProfileForm(Form):
    public: bool
    languages: list[str]


class BoardRow(Resource):
    place: int | None
    """None for a bot, which stands there to compare oneself with."""
    id: str | None
    name: str | None
    bot: str | None
    rating: int
    games: int | None


class Leaderboard(Resource):
    family: str
    speed: str
    rows: list[BoardRow]
    mine: RatingInfo | None
    """The asker's own rating, also if it is provisional or not public."""


class AtTable(Resource):
    """A person at a table."""

    seat: int
    id: str
    name: str
    guest: bool
    """Guests have no profile to look at."""
    rating: int | None
    provisional: bool
    friend: bool
    mine: bool


class PeopleAtTable(Resource):
    people: list[AtTable]
    family: str
    speed: Speed
    locked: bool
    language: str | None


class Friend(Resource):
    id: str
    name: str
    mutual: bool
    """Whether that one calls the asker a friend, too."""
    tables: list[TableSummary]
    """Public tables where that one sits."""


class FriendList(Resource):
    friends: list[Friend]


class FoundPlayer(Resource):
    """Somebody who was looked for by name."""

    id: str
    name: str
    friend: bool


class FoundPlayers(Resource):
    players: list[FoundPlayer]


class FriendForm(Form):
    player: str
    """The id of a player."""
