"""What travels over HTTP: sessions, tables, the catalogue, records. ``docs/protocol.md`` explains it."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from elgrande.rules.kinds import Manner

TableState = Literal["lobby", "playing", "over"]
"""People are gathering, the game runs, or it has ended."""

SeatKind = Literal["open", "person", "bot"]


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """Something a client sends."""


class Resource(msgspec.Struct):
    """Something the server answers with."""


class Problem(Resource):
    """Why a request was refused."""

    status: int
    code: str
    """A word for programs: ``not_found``, ``table_full``, ``bad_setup`` ..."""
    text: str
    """A sentence that says what is wrong and what would be right, in English."""
    key: str | None = None
    """The text that says the same to players in their language, where the engine has refused something."""
    args: dict[str, Any] = {}
    """Its facts."""


class Sentence(Resource):
    """Something to tell people: in English, and by the key and the facts of a text in their language."""

    text: str
    key: str | None = None
    args: dict[str, Any] = {}


# ---------------------------------------------------------------------- who is there


class Player(Resource):
    id: str
    name: str
    guest: bool
    """Guests are known by their cookie alone; an account has a password and is the same on every device."""


class Session(Resource):
    player: Player | None
    """Nobody yet, before the first ``POST /api/session/guest``, ``register`` or ``login``."""


NoticeKind = Literal["turn", "begin", "short", "over", "invite", "message"]
NOTICES: Final[tuple[NoticeKind, ...]] = ("turn", "begin", "short", "over", "invite", "message")
"""What one can be told of: one's turn, that a game begins or is over, that time is short, an invitation, a message."""


class NoticeSettings(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody wants to hear of, by mail, in his browsers, and by a service of his choice."""

    mail: list[NoticeKind] = msgspec.field(
        default_factory=lambda: list[NoticeKind](["turn", "begin", "short", "over", "invite"])
    )
    push: list[NoticeKind] = msgspec.field(default_factory=lambda: list(NOTICES))
    hook: list[NoticeKind] = msgspec.field(default_factory=lambda: list(NOTICES))
    hook_url: str = ""
    """Where a JSON with the text under `text` and `content` is posted, as chat services take it."""


class GuestForm(Form):
    name: str


class LoginForm(Form):
    login: str
    password: str


class RegisterForm(Form):
    """Makes an account; a guest who registers takes the running games along."""

    login: str
    password: str
    name: str | None = None


# ---------------------------------------------------------------------- tables


class SetupChoice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played: checked by the engine, whose sentence comes back as the problem."""

    edition: str = "2015"
    players: int = 4
    sets: list[str] = []
    options: dict[str, str] = {}
    """Only those that differ from their defaults need to be given."""


class SetupInfo(Resource):
    """What is played at a table, with every option, defaults included."""

    edition: str
    players: int
    sets: list[str]
    options: dict[str, str]


class NoClock(msgspec.Struct, frozen=True, tag_field="kind", tag="none", forbid_unknown_fields=True):
    """Take all the time you want."""


class LiveClock(msgspec.Struct, frozen=True, tag_field="kind", tag="live", forbid_unknown_fields=True):
    """Minutes for the whole game, and seconds that are added whenever a seat has finished choosing."""

    minutes: int
    increment: int = 15
    delay: int = 0
    """Seconds at the beginning of every turn for which the clock does not run yet."""


class DaysClock(msgspec.Struct, frozen=True, tag_field="kind", tag="days", forbid_unknown_fields=True):
    """Days for every turn."""

    days: int
    weekend: bool = False
    """Saturdays and Sundays do not count, where each player lives."""
    holidays: int = 0
    """Days that everybody has besides for the whole game; they are used when the time for a turn is up."""


ClockSetting = NoClock | LiveClock | DaysClock

Wish = Literal["remind", "bot", "skip", "end"]
"""What can be done about somebody who is waited for: remind him, let a bot play on, let it play this one turn, or end the
game without a winner."""


class TableRule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What happens at a table when somebody does not play on."""

    wait: int = 0
    """Without a clock: minutes that others who are there wait for somebody who is not; 0 if they decide it by vote."""
    then: Wish = "bot"
    """What happens after that."""
    resigned: Literal["bot", "nobody"] = "bot"
    """Who plays on for somebody who has resigned; ``nobody`` does as little as the rules allow."""
    last: int = 60
    """Without a clock: days without any choice after which a game is over, whoever is there."""


class SeatForm(Form):
    """Who is to sit somewhere: ``me`` (several times for a hot seat), a bot, or whoever comes."""

    kind: Literal["me", "open", "bot"] = "open"
    bot: str | None = None
    """One of the names in the catalogue, such as ``builder:hidalgo``."""
    name: str | None = None
    """What a player at a hot seat, or a bot, is called here."""


class TableForm(Form):
    """A new table. Seats that are not named are open; with ``start`` the game begins at once."""

    setup: SetupChoice = msgspec.field(default_factory=SetupChoice)
    name: str | None = None
    public: bool = False
    """Listed for everybody. Otherwise only who has the link finds it."""
    hints: bool = True
    clock: ClockSetting = msgspec.field(default_factory=NoClock)
    rule: TableRule = msgspec.field(default_factory=TableRule)
    seats: list[SeatForm] = []
    shuffle_seats: bool = False
    """Let chance decide who sits where when the game starts."""
    start: bool = False
    password: str | None = None
    """Whoever has no seat needs it to enter, even with the link."""
    language: str | None = None
    """What is spoken at the table, one of the catalogue's languages."""


class SitForm(Form):
    seat: int | None = None
    """Any open seat if not said."""
    name: str | None = None


class BotForm(Form):
    seat: int
    bot: str | None = None
    name: str | None = None


class SeatNumber(Form):
    seat: int


class EndForm(Form):
    on: bool = True
    """To end the game, or to go on after all."""


class VoteForm(Form):
    """What to do about somebody who is waited for; None takes a vote back."""

    seat: int
    wish: Wish | None = None


class SeatInfo(Resource):
    seat: int
    colour: str
    kind: SeatKind
    name: str | None
    bot: str | None
    """The bot that sits here."""
    substitute: str | None
    """The bot that plays for a person who has left or run out of time."""
    ready: bool
    connected: bool
    mine: bool
    """Whether the asking session holds this seat."""


class TableSummary(Resource):
    id: str
    """Also the invitation: whoever knows it can watch and take an open seat."""
    name: str
    state: TableState
    public: bool
    hints: bool
    setup: SetupInfo
    clock: ClockSetting
    seats: list[SeatInfo]
    owner: bool
    """Whether the asking session may start the game and change the seats of bots."""
    number: int
    """Entries of the game so far."""
    round: int | None
    waiting: list[int]
    """Seats that have to choose."""
    scores: list[int] | None
    winners: list[int] | None
    watchers: int
    created: float
    """Seconds since 1970."""
    changed: float
    rematch: str | None
    """The table where this round of people plays again."""
    held: bool
    """Nobody plays himself any more: the bots wait until a seat is taken back, or handed over on purpose."""
    uploaded: bool
    """A record that somebody uploaded; there is only a replay of it."""
    rule: TableRule = msgspec.field(default_factory=TableRule)
    ended: str | None = None
    """How the game ended: ``played`` to its end, ``agreed``, ``resigned``, ``absence``, ``abandoned`` or ``closed``."""
    archived: bool = False
    """A game against bots that nobody has touched for long: listed apart, until somebody sits down again."""
    ending: list[int] = []
    """Seats whose people would like to end the game now."""
    resigned: list[int] = []
    """Seats whose people have given up for good."""
    waits: list[WaitInfo] = []
    """Who is waited for without being there."""


class WaitInfo(Resource):
    seat: int
    waited: int
    """Milliseconds for which others have waited for him so far."""
    open: bool
    """Whether they may vote on what to do."""
    votes: dict[str, list[int]]
    """Seats by what they want."""
    needed: int
    """Votes that decide it."""


class TableList(Resource):
    tables: list[TableSummary]


# ---------------------------------------------------------------------- the catalogue


class EditionInfo(Resource):
    id: str
    text: str
    """Key of its name; the attribute ``.about`` tells what is special."""
    region_names: str
    """Which of the names of a region is printed on its board."""


class SetInfo(Resource):
    id: str
    text: str
    editions: list[str]
    needs: str | None
    """Another set without which it cannot be played."""
    shows: dict[str, FactKind]
    """What it adds to a view, by the name there."""


class ClashInfo(Resource):
    """Two sets that do not go together, or had better not."""

    first: str
    second: str
    why: Sentence
    allowed: bool
    """It can be played all the same, after a warning."""


class OptionInfo(Resource):
    id: str
    text: str
    """``text`` plus ``-`` plus a value is the key of that value's name."""
    values: list[str]
    default: str
    editions: list[str]
    several: bool
    """Whether values can be joined with ``+``."""
    needs: str | None
    """The set without which it means nothing."""


class BotInfo(Resource):
    id: str
    """What to send as ``bot``."""
    name: str
    """``builder``, ``greedy`` ...; ``bot-`` plus this is the key of a personality's name, with ``.about``."""
    strength: str | None
    """``strength-`` plus this is the key of its name."""
    seconds: float
    """How long a table waits for it at most."""


class PlaceInfo(Resource):
    id: str
    text: str | None
    """Key of its name, if it is not a region with printed names."""
    names: dict[str, str]
    """Printed names: ``classic`` (1995, 2015), ``2023``, and by language."""
    region: bool


class CardInfo(Resource):
    id: str
    text: str
    """Key of what the card does; ``.title`` is our short name for it, ``.note`` says what is not established."""
    stack: int
    caballeros: int
    copies: int
    copies_known: bool
    names: dict[str, str]
    """Printed titles by language."""
    effect: str
    """The effect in the notation of the card declarations."""
    provenance: str
    note: bool
    alternatives: bool
    """Whether it has two actions, told by ``.first`` and ``.second``."""
    face: str | None = None
    """What players call it, if it is a power card with a special action."""
    supply: int | None = None
    """Caballeros that such a power card brings to court."""


class ModifierInfo(Resource):
    number: int
    value: int
    text: str
    """Key of what its ability does; ``.title`` in a few words."""
    ability: str | None
    provenance: str


class FactKind(Resource, omit_defaults=True):
    """What a fact is: how it is told to somebody does not depend on its name."""

    kind: str
    """``seat``, ``colour``, ``place``, ``card``, ``count``, ``flag`` ...; ``list``, ``per_seat``, ``per_colour``,
    ``per_place`` and ``per_word`` hold others, a ``record`` has facts of its own."""
    of: FactKind | None = None
    """What it holds."""
    facts: dict[str, FactKind] = {}
    """The facts of a record."""


class EventInfo(Resource):
    facts: list[str]
    """Their names."""
    eventful: bool
    """Whether everybody at a table would look up for it: it should never be passed over."""


class DecisionKind(Resource):
    kind: str
    prompt: str
    facts: list[str]
    """Names of the arguments that can come with it."""
    manner: Manner
    """How it is answered, as in a ``Decision``."""


class Catalogue(Resource):
    """Everything that is the same for every table."""

    version: str
    rules: int
    editions: list[EditionInfo]
    sets: list[SetInfo]
    clashes: list[ClashInfo]
    options: list[OptionInfo]
    bots: list[BotInfo]
    default_bot: str
    places: list[PlaceInfo]
    colours: list[str]
    decisions: list[DecisionKind]
    events: dict[str, EventInfo]
    """Kinds of news."""
    choices: dict[str, list[str]]
    """First words of choices with the names of their facts."""
    vocabulary: dict[str, FactKind]
    """What the facts of news, questions, choices and refusals are, by their names."""
    advice: list[str]
    """Keys of the sentences that hints can give."""
    languages: list[str]


class CardList(Resource):
    """The cards of one setup."""

    setup: SetupInfo
    cards: list[CardInfo]
    modifiers: list[ModifierInfo]
    supply: list[int]
    """Caballeros that a power card brings to court, by its value; index 0 is not used."""


class SetupCheck(Resource):
    """Whether a setup can be played; if not, the engine says why."""

    ok: bool
    problem: Sentence | None
    warnings: list[Sentence]
    """What the rulebooks advise against, though it can be played."""


# ---------------------------------------------------------------------- points and records


class Award(Resource):
    """What a colour gets from the scoring of a place, and why."""

    seat: int | None
    """None for the colour that nobody plays."""
    count: int
    rank: int
    tied: bool
    value: int
    king: int
    grande: int
    office: int
    """For an office held there, as in the colonies."""
    times: int
    """How often all of that counts; twice in a region that is doubled."""
    points: int


class Scoring(Resource):
    """A place that was scored in the course of a game."""

    number: int
    """The entry that led to it."""
    round: int
    general: bool
    """Part of a general scoring, or of a special action."""
    card: str | None
    """The action card that scored it."""
    by: int | None
    """Whose action it was."""
    place: str | None
    """None for points that came in another way."""
    awards: list[Award]
    totals: list[int]
    """The points of all seats after it."""


class PointsSoFar(Resource):
    """Where everybody's points came from, for the charts at the end."""

    rounds: list[int]
    scoring_rounds: list[int]
    scorings: list[Scoring]
    totals: list[int]


class RecordInfo(Resource):
    """A game that can be replayed."""

    id: str
    name: str
    setup: SetupInfo
    names: list[str | None]
    entries: int
    over: bool
    scores: list[int]
    winners: list[int] | None
    uploaded: bool
    created: float
    ended: str | None = None
    """How it ended, as at a table."""
    asides: list[AsideInfo] = []
    """What happened beside the game."""


class AsideInfo(Resource):
    after: int
    """Entries before it."""
    seat: int
    word: str
    """``left``, ``resigned``, ``absent``, ``late``, ``handed_over``, ``skipped`` or ``back``."""
    bot: str | None


class RecordList(Resource):
    records: list[RecordInfo]


class RecordForm(Form):
    """A record to be replayed, as text or JSON in the forms of ``docs/records.md``."""

    record: str
    name: str | None = None


class EntryInfo(Resource):
    seat: int
    text: str
    """The choice, or ``undo``."""


class Addresses(Resource):
    elsewhere: list[str]
    """Where others in the network find a server that listens for everybody; told to those at its own machine only."""


class Health(Resource):
    ok: bool
    version: str
    rules: int
    compiled: bool
    database: str
    tables: int
    """Tables in memory."""
    connections: int
    client: bool
    """Whether the browser client is built."""
    thinkers: int
    """Processes in which bots can think just now; without one, quick bots choose for all."""
    thinkers_lost: int
    """How many of them died or hung so far, and were replaced."""
    process: str
    """Which of the servers has answered, where there are several at one database."""
    processes: int
    """How many there are."""


class Readiness(Resource):
    """Whether people may be sent to this server: not while it ends, or cannot reach its database."""

    ready: bool
