"""What travels over the WebSocket of a table, in both directions. ``docs/protocol.md`` explains it.

``python -m elgrande.server.schema`` writes the same as TypeScript.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec

from elgrande.rules.kinds import Manner
from elgrande.rules.sets.facts import whole_view
from elgrande.server.resources import Award, EntryInfo, Player, Resource, TableSummary

if TYPE_CHECKING:
    from elgrande.rules.facts import Seen
else:
    # The description of the interface tells what each set adds.
    Seen = whole_view()

News = Annotated[dict[str, Any], msgspec.Meta(extra={"typescript": "News"})]
"""An event as one seat saw it: its kind under ``event``, its facts under their names; None is what stays hidden."""


# ---------------------------------------------------------------------- decisions


class Target(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an option points at, so that a client can light it up; only what applies is there."""

    kind: Literal["word", "place", "piece", "card", "power", "modifier", "count", "grande", "board", "other"]
    place: str | None = None
    colour: str | None = None
    stack: int | None = None
    card: str | None = None
    power: int | None = None
    modifier: int | None = None
    count: int | None = None
    board: str | None = None


class Option(Resource):
    code: int
    text: str
    """What to send back."""
    key: str
    """Key of its label."""
    args: dict[str, Any]
    """Facts for the label; they become variables in the same way as those of news."""
    target: Target


class Decision(Resource):
    """What a seat has to choose."""

    seat: int
    kind: str
    prompt: str
    """Key of the question."""
    args: dict[str, Any]
    """Facts for the question."""
    options: list[Option]
    since: int
    """The number of entries at which it was first asked. A choice with an older number is late."""
    suggestions: list[str]
    """What ``suggest`` can be asked for where many choices in a row make up one thing, such as a hand of cards."""
    manner: Manner
    """``decisive``: made in one step, after which the next player may go on. ``collect``: choices in a row make up one
    thing, to be seen as a whole before it is confirmed. Otherwise a ``step``."""


class Preview(Resource):
    """What everybody would get if all places that one may look into were scored now."""

    places: dict[str, list[Award]]
    points: list[int]
    """By seat, without what they have already."""
    castillo: bool
    """Whether the Castillo is among them; at most tables nobody may look into it."""


# ---------------------------------------------------------------------- the table around the game


class ChatLine(Resource):
    id: int
    name: str
    seat: int | None
    text: str
    at: float


class Presence(Resource):
    connected: list[bool]
    """By seat."""
    watchers: int


class ClockState(Resource):
    """Times in milliseconds. Clocks of the seats in ``running`` go on from ``at``."""

    remaining: list[int | None]
    """By seat; None without a clock."""
    running: list[int]
    at: float
    """When this was so, in seconds since 1970 by the server's clock."""
    delay: list[int] = msgspec.field(default_factory=list)
    """By seat: what is left of the time at the beginning of a turn that does not count."""
    holidays: list[int] = msgspec.field(default_factory=list)
    """By seat: what is used when ``remaining`` is up."""
    pauses: list[list[tuple[float, float]]] = msgspec.field(default_factory=list)
    """By seat: from when to when a clock that runs stands still, since it is the weekend there or somebody is away."""
    short: int = 0
    """With less than this, time is short."""


class Advice(Resource):
    code: int
    text: str
    chance: float | None
    """To win the game, 0 to 1."""
    points: float | None
    """Expected after the next general scoring."""
    key: str | None
    """Key of the sentence that says why."""
    args: dict[str, Any]


# ---------------------------------------------------------------------- from the client


class FromClient(msgspec.Struct, tag_field="type", forbid_unknown_fields=True):
    pass


class Choose(FromClient, tag="choose"):
    """Choose an option. The same ``id`` may be sent again after a lost connection; it counts once."""

    id: str
    number: int
    """The number of entries that the client has seen."""
    seat: int
    choice: str


class Undo(FromClient, tag="undo"):
    """Take back the last choice of a seat, with what was answered automatically after it."""

    id: str
    seat: int


class Reset(FromClient, tag="reset"):
    """Take back all of its turn that a seat can take back."""

    id: str
    seat: int


class Look(FromClient, tag="look"):
    """See the table from another seat that the session holds, or as a spectator; answered by ``hello``."""

    seat: int | None


class Resync(FromClient, tag="resync"):
    """Something is missing: send everything after so many entries."""

    since: int


class Say(FromClient, tag="chat"):
    """Say something. With an ``id`` it is acknowledged, and counts once however often it is sent."""

    text: str
    id: str | None = None


class AskHint(FromClient, tag="hint"):
    id: str
    seat: int


class Suggest(FromClient, tag="suggest"):
    """Ask which choices would make up a whole, such as a hand of cards. Nothing is chosen by that."""

    id: str
    seat: int
    kind: Literal["recommended", "random"]


class AskReach(FromClient, tag="reach"):
    """Ask where the special action of a card could do something if an own seat used it now."""

    id: str
    seat: int
    card: str


class Ready(FromClient, tag="ready"):
    """In the lobby; with an ``id`` it is acknowledged, like the following."""

    seat: int
    ready: bool = True
    id: str | None = None


class HandOver(FromClient, tag="hand_over"):
    """Let a bot play for a seat of one's own."""

    seat: int
    bot: str | None = None
    id: str | None = None


class TakeBack(FromClient, tag="take_back"):
    seat: int
    id: str | None = None


class PassVeto(FromClient, tag="pass_veto"):
    """Let the running special action pass: the Veto windows of this seat are answered ``allow`` until it ends."""

    seat: int
    on: bool = True
    id: str | None = None


class Ping(FromClient, tag="ping"):
    """Is the line alive? Answered by ``pong``."""


ClientMessage = (
    Choose
    | Undo
    | Reset
    | Look
    | Resync
    | Say
    | AskHint
    | Suggest
    | AskReach
    | Ready
    | HandOver
    | TakeBack
    | PassVeto
    | Ping
)


# ---------------------------------------------------------------------- from the server


class FromServer(msgspec.Struct, tag_field="type"):
    pass


class Position(Resource):
    """Everything that one seat sees of the game at one moment."""

    view: Seen
    """Exactly what the engine lets this seat know."""
    decision: Decision | None
    """What the seat that is looked from has to choose."""
    preview: Preview
    can_undo: bool
    """Whether the seat that is looked from may take back its last choice."""
    passing: bool
    """Whether this seat lets the running special action pass."""
    mine_waiting: list[int]
    """Seats of this session that have to choose: more than the own one at a hot seat."""
    more: dict[str, int]
    """The points that one more caballero of the seat that is looked from would bring in a region, where that is so."""


class Hello(FromServer, tag="hello"):
    """The whole state: the first message, and the answer to ``look`` and to a ``resync`` that goes too far back."""

    player: Player | None
    seat: int | None
    """The seat that is looked from; None for a spectator."""
    mine: list[int]
    """Seats of this session."""
    table: TableSummary
    number: int
    position: Position | None
    """None in the lobby."""
    log: list[News]
    """Everything that happened, as this seat saw it."""
    chat: list[ChatLine]
    presence: Presence
    clock: ClockState
    muted: bool = False
    """Whether one does not want to read the chat of this table."""


class Update(FromServer, tag="update"):
    """One entry of the game: somebody chose, or took back."""

    number: int
    """Entries after it. If it is not one more than the last one seen, ask for ``resync``."""
    seat: int
    """Who did it."""
    undo: bool
    auto: bool
    """Answered by the table itself, since there was nothing to choose."""
    log_from: int
    """Where in the log the news begin; what stood there and after it is taken back."""
    news: list[News]
    position: Position
    """After the last of several entries that came together, such as a choice and the automatic answers to it."""
    clock: ClockState


class Catchup(FromServer, tag="catchup"):
    """The answer to ``resync``: all that happened since, in one piece."""

    number: int
    log_from: int
    news: list[News]
    position: Position | None
    clock: ClockState


class Ack(FromServer, tag="ack"):
    """It is done. A choice, undo or reset is committed, as entry ``number``; also one that was sent twice."""

    id: str
    number: int


RefusedCode = Literal[
    "illegal",
    "late",
    "not_your_seat",
    "not_your_turn",
    "no_session",
    "cannot_undo",
    "not_started",
    "over",
    "no_hints",
    "too_fast",
    "too_long",
    "no_such_bot",
    "started",
    "bad_message",
    "unavailable",
]


class Refused(FromServer, tag="refused"):
    """Nothing was done. ``code`` is a word for programs, ``text`` a sentence that says why and what would be right."""

    id: str | None
    code: RefusedCode
    text: str
    number: int
    """Where the game stands."""
    key: str | None = None
    """The text that names the rule in the language of the player, where the engine has refused it."""
    args: dict[str, Any] = {}
    """Its facts; for ``too_fast`` the ``seconds`` to wait."""


class TableChanged(FromServer, tag="table"):
    """Seats, names, state or the clock setting are different now."""

    table: TableSummary
    mine: list[int]


class ChatSaid(FromServer, tag="chat"):
    line: ChatLine


class PresenceChanged(FromServer, tag="presence"):
    presence: Presence


class ClockChanged(FromServer, tag="clock"):
    clock: ClockState


class Hint(FromServer, tag="hint"):
    id: str
    number: int
    seat: int
    advice: list[Advice]
    """Best option first."""


class Suggestion(FromServer, tag="suggestion"):
    id: str
    number: int
    seat: int
    choices: list[str]
    """Texts of options, to be chosen one after the other."""


class Reach(FromServer, tag="reach"):
    id: str
    number: int
    seat: int
    card: str
    places: list[str]


class Notice(FromServer, tag="notice"):
    """Something about the table that is no move: ``left``, ``time_out``, ``taken_back``, ``handed_over``, ``bot_stuck``,
    ``resigned``, ``absent``, ``skipped``, ``reminded``; ``ended`` with how it ended as its name."""

    code: str
    seat: int | None
    name: str | None


class Pong(FromServer, tag="pong"):
    at: float


class Closed(FromServer, tag="closed"):
    """The server ends this connection: ``shutdown``, ``gone``, ``too_slow``, ``signed_in`` or ``signed_out``."""

    code: str
    text: str


ServerMessage = (
    Hello
    | Update
    | Catchup
    | Ack
    | Refused
    | TableChanged
    | ChatSaid
    | PresenceChanged
    | ClockChanged
    | Hint
    | Suggestion
    | Reach
    | Notice
    | Pong
    | Closed
)


# ---------------------------------------------------------------------- replays


class ReplayState(Resource):
    """How a recorded game stood after so many entries."""

    number: int
    entry: EntryInfo | None
    """The entry that led here; None before the first one."""
    log_from: int
    news: list[News]
    position: Position


class Replay(Resource):
    id: str
    seat: int | None
    """From whose eyes; None for a spectator or, with ``open``, for one who may look at everything."""
    open: bool
    entries: int
    states: list[ReplayState]
