"""The state of a game: everything that lies on the table, plain numbers, copied in a fraction of a microsecond.

    table = new_table(Setup("2015", players=4), seed=7)
    while not table.over:
        table.choose(table.decision.options[0])

The table knows nothing about single rules: what is to be done next lies on its agenda, and the tasks of the
ruleset carry it out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.rules.agenda import Task, number_of
from elgrande.rules.choices import STACKS, parse_choice, print_choice
from elgrande.rules.errors import GameOver, IllegalChoice, NotYourDecision, Reason
from elgrande.rules.news import Event
from elgrande.rules.places import CASTILLO_BIT, COLOUR_IDS, COLOURS, COURT, NEUTRAL, NOWHERE, PLACES, PROVINCE

if TYPE_CHECKING:
    from elgrande.rules.ruleset import Chance, Rules

# What each seat has: `table.seats[FIELD + seat]`.
POINTS: Final = 0
GRANDE: Final = 6
"""Place of the Grande."""
HAND: Final = 12
"""Power cards in hand: bit v for value v; modifiers in hand: bit MODIFIER_BIT + n for modifier n (1 to 16)."""
SPENT: Final = 18
"""Used power cards and modifiers, including those of this round; same bits."""
PLAYED: Final = 24
"""Value of the power card of this round, 0 if none yet."""
TOTAL: Final = 30
"""Value that counts for the order of turns."""
MODIFIER: Final = 36
"""Modifier played this round (1 to 16), 0 if none."""
VETO_OLD: Final = 42
"""Vetos that lapse at the end of this round."""
VETO_NEW: Final = 48
"""Vetos that lapse at the end of the next round."""
DISC: Final = 54
"""Place set on the secret disc."""
SEEN: Final = 60
"""Power cards and modifiers that the others have seen this seat play; same bits as HAND."""
BACK_1: Final = 66
"""What the card taken back unseen may be, as the others see it: a mask like HAND, 0 if there is none."""
BACK_2: Final = 72
"""The same for a second card taken back unseen; always a superset of BACK_1 when both are there."""
PASSED: Final = 78
"""Modifier (1 to 16) that this seat passed to its left neighbour, 0 if none."""
SEAT_FIELDS: Final = 84

MODIFIER_BIT: Final = 44
"""Beyond the power cards of every set."""

# What remains of a turn: bits of `Table.parts`.
PART_ACTION: Final = 1
PART_PLACING: Final = 2

NOBODY: Final = -1
NO_CARD: Final = -1
SCALARS: Final = [
    "depth",
    "round",
    "start",
    "king",
    "board_8",
    "board_4",
    "decider",
    "pending",
    "acted",
    "active",
    "card",
    "parts",
    "smuggling",
    "action",
    "branch",
    "param",
    "floor",
    "reveals",
    "draws",
    "over",
    "closed",
    "picked",
]
"""The single numbers of a table: what ``state`` begins with, ``load_state`` takes over and ``copy`` copies."""
_FLAGS: Final = ["smuggling", "over"]
OFFERS: Final[i64] = STACKS + 1
"""Places for action cards on offer, by the number of the stack (1 to 7)."""


class Decision:
    """What a seat must choose now."""

    def __init__(self, seat: int, kind: str, options: list[int], subject: dict[str, object]) -> None:
        self.seat = seat
        self.kind = kind
        """What is to be chosen; ``prompt-`` plus this is the key of the sentence that asks for it."""
        self.options = options
        """Codes of the legal options."""
        self.subject = subject
        """Arguments of the prompt."""

    @property
    def prompt(self) -> str:
        return "prompt-" + self.kind.replace("_", "-")

    @property
    def texts(self) -> list[str]:
        """The legal options as text."""
        return [print_choice(code) for code in self.options]

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, kind={self.kind!r}, options={self.texts})"


class Table:
    """A game in progress. Change it with ``choose``; read it through ``knowledge.view``."""

    def __init__(self, rules: Rules, chance: Chance) -> None:
        self.rules = rules
        self.chance = chance
        """What the shuffles decided: shared by copies, never changed."""
        self.pieces: vec[i64] = vec[i64]()
        """Caballeros: ``pieces[place * COLOURS + colour]``."""
        self.seats: vec[i64] = vec[i64]()
        self.agenda: vec[i64] = vec[i64]()
        self.offer: vec[i64] = vec[i64]()
        """Card on offer of each stack, NO_CARD if taken."""
        self.pledge: vec[i64] = vec[i64]()
        """Caballeros that a player has chosen to lose, by place, until the loss is carried out."""
        self.options: vec[i64] = vec[i64]()
        self.depth: i64 = 0
        self.round: i64 = 0
        """Space of the round marker, 1 to 9."""
        self.start: i64 = 0
        self.king: i64 = NOWHERE
        self.board_8: i64 = NOWHERE
        """Place of the mobile scoreboard 8/4/0."""
        self.board_4: i64 = NOWHERE
        """Place of the mobile scoreboard 4/0/0."""
        self.decider: i64 = NOBODY
        self.pending: i64 = 0
        """Seats that still have to set their disc: a bit mask."""
        self.acted: i64 = 0
        """Colours whose turn of this round is over or running: a bit mask."""
        self.active: i64 = NOBODY
        self.card: i64 = NO_CARD
        """Action card of the active seat."""
        self.parts: i64 = 0
        self.smuggling: bool = False
        """The active seat may place in the King's region this turn."""
        self.action: i64 = NO_CARD
        """Card whose special action is running and may be vetoed."""
        self.branch: i64 = 0
        """Which of two alternatives of the running special action was announced."""
        self.param: i64 = NOWHERE
        """Place announced for the running special action."""
        self.floor: i64 = 0
        """Depth of the agenda below the running special action."""
        self.reveals: i64 = 0
        """How often something hidden was shown; nothing before the last time can be undone."""
        self.draws: i64 = 0
        """Rounds since the region cards of the dummy were shuffled."""
        self.closed: i64 = 0
        """Regions that an expansion has made taboo beside the King's: a bit mask."""
        self.picked: i64 = NOWHERE
        """Which of several different caballeros of a colour the next step takes, where a game tells them apart."""
        self.extras: vec[i64] = vec[i64]()
        """What the expansions keep on the table; ``rules.extras`` says what lies where. Empty without them."""
        self.over: bool = False
        self.telling: bool = True
        """Whether events are recorded in ``news``."""
        self.news: list[Event] = []

    # ------------------------------------------------------------------ copying

    def copy(self) -> Table:
        """An independent table in the same state; it starts with no news."""
        t = Table(self.rules, self.chance)
        t.pieces = self.pieces[:]
        t.seats = self.seats[:]
        t.agenda = self.agenda[:]
        t.offer = self.offer[:]
        t.pledge = self.pledge[:]
        # A list of options is replaced, never changed, so copies may share it.
        t.options = self.options
        t.depth = self.depth
        t.round = self.round
        t.start = self.start
        t.king = self.king
        t.board_8 = self.board_8
        t.board_4 = self.board_4
        t.decider = self.decider
        t.pending = self.pending
        t.acted = self.acted
        t.active = self.active
        t.card = self.card
        t.parts = self.parts
        t.smuggling = self.smuggling
        t.action = self.action
        t.branch = self.branch
        t.param = self.param
        t.floor = self.floor
        t.reveals = self.reveals
        t.draws = self.draws
        t.closed = self.closed
        t.picked = self.picked
        if len(self.extras):
            t.extras = self.extras[:]
        t.over = self.over
        t.telling = self.telling
        return t

    def _rows(self) -> list[vec[i64]]:
        """Everything that lies in rows, the agenda and the options apart, which have as many numbers as they need."""
        return [self.pieces, self.seats, self.offer, self.pledge, self.extras]

    def state(self) -> list[int]:
        """Every number of the state; two tables of the same rules and chance are alike if these are equal."""
        numbers: list[int] = [int(getattr(self, name)) for name in SCALARS]
        for values in self._rows():
            for value in values:
                numbers.append(value)
        for i in range(self.depth):
            numbers.append(self.agenda[i])
        for code in self.options:
            numbers.append(code)
        return numbers

    def load_state(self, numbers: list[int]) -> None:
        """Take over a state that ``state`` gave, of a table with the same rules and chance."""
        for name, number in zip(SCALARS, numbers, strict=False):
            # One expression for both would be a number to the compiler, and no flag.
            if name in _FLAGS:
                setattr(self, name, number != 0)
            else:
                setattr(self, name, number)
        first = len(SCALARS)
        for values in self._rows():
            for i in range(len(values)):
                values[i] = numbers[first + i]
            first += len(values)
        for i in range(self.depth):
            self.agenda[i] = numbers[first + i]
        self.options = vec[i64](numbers[first + self.depth :])

    def __reduce__(self) -> tuple[object, ...]:
        """Tables travel between processes; news stay behind."""
        from elgrande.rules.sets.build import revive

        setup = self.rules.setup
        agreed = (setup.edition, setup.players, setup.sets, setup.options)
        return revive, (agreed, self.rules.corrected, self.chance, self.state(), self.telling)

    # ------------------------------------------------------------------ as text

    def __str__(self) -> str:
        """The table as everybody sees it, in a few lines."""
        from elgrande.rules.drawing import draw

        return draw(self)

    def __repr__(self) -> str:
        from elgrande.rules.drawing import describe

        return describe(self)

    # ------------------------------------------------------------------ choosing

    @property
    def decision(self) -> Decision | None:
        """The decision that is open now; of several open at the same time, the first one. None after the end."""
        if self.over:
            return None
        task = self.task
        subject = task.subject(self, self.agenda[self.depth - 1])
        return Decision(self.decider, task.kind, [code for code in self.options], subject)

    @property
    def deciders(self) -> list[int]:
        """The seats that can choose now. More than one while discs are being set."""
        if self.over:
            return []
        if self.pending:
            return [seat for seat in range(self.rules.players) if self.pending >> seat & 1]
        return [self.decider]

    def decision_of(self, seat: int) -> Decision | None:
        """The decision that is open for a seat, if it has one."""
        if seat not in self.deciders:
            return None
        packed = self.agenda[self.depth - 1]
        task = self.task_of(packed)
        options = self.options if seat == self.decider else task.options_for(self, packed, seat)
        return Decision(seat, task.kind, [code for code in options], task.subject(self, packed))

    def choose(self, option: int | str, seat: int | None = None) -> None:
        """Choose an option, by code or text, and go on to the next decision.

        ``seat`` says who chooses where several seats choose at the same time; it defaults to the first of them.
        """
        if seat is None and not self.over and isinstance(option, int):
            # The usual way, without a detour over texts and reasons.
            for code in self.options:
                if code == option:
                    self.play(code)
                    return
        if self.over:
            raise GameOver("the game is over; there is nothing left to choose", Reason("refusal-over", {}))
        who: int = self.decider if seat is None else seat
        if who not in self.deciders:
            waiting = ", ".join(COLOUR_IDS[other] for other in self.deciders)
            name = COLOUR_IDS[who] if 0 <= who < self.rules.players else f"seat {who}"
            raise NotYourDecision(
                f"{name} has nothing to choose now; waiting for {waiting}",
                Reason("refusal-not-asked", {}),
            )
        code = option if isinstance(option, int) else parse_choice(option)
        decision = self.decision_of(who)
        if decision is None or code not in decision.options:
            from elgrande.rules.refusals import why_not

            legal = [] if decision is None else decision.texts
            raise IllegalChoice(
                f"{COLOUR_IDS[who]} cannot choose '{print_choice(code)}' now; legal are: {', '.join(legal)}",
                why_not(self, who, code),
            )
        self.play_for(who, code)

    def play(self, code: i64) -> None:
        """Apply an option of the current decision without checking it, for simulations."""
        self.depth -= 1
        packed = self.agenda[self.depth]
        self.task_of(packed).choose(self, packed, code)
        self.advance()

    def play_for(self, seat: i64, code: i64) -> None:
        """As ``play``, for one of several seats that choose at the same time."""
        self.decider = seat
        self.play(code)

    def advance(self) -> None:
        """Resolve every automatic step and stop at the next decision, or at the end of the game."""
        tasks = self.rules.tasks
        while not self.over:
            self.depth -= 1
            packed = self.agenda[self.depth]
            if tasks[number_of(packed)].resolve(self, packed):
                if self.rules.company is not None and self.rules.company.interrupts(self):
                    continue
                return
        self.decider = NOBODY
        self.options = vec[i64]()

    # ------------------------------------------------------------------ the agenda, for tasks and effects

    def push(self, packed: i64) -> None:
        """Put a step on top of the agenda."""
        self.agenda[self.depth] = packed
        self.depth += 1

    def ask(self, packed: i64, seat: i64, options: vec[i64]) -> bool:
        """Wait for a choice of a seat at this step."""
        self.push(packed)
        self.decider = seat
        self.options = options
        return True

    def then(self, task: Task, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Put a step of a task on top of the agenda, with the arguments that the task has declared."""
        self.agenda[self.depth] = task.step(a, b, c, d, e)
        self.depth += 1

    def moment(self, tasks: list[Task], subject: i64 = 0) -> None:
        """Put what happens at a moment on the agenda, in this order. Who asks for it is told what it is about."""
        for task in reversed(tasks):
            if task.told:
                self.then(task, subject)
            else:
                self.then(task)

    def task_of(self, packed: i64) -> Task:
        """The task that a step belongs to."""
        return self.rules.tasks[number_of(packed)]

    @property
    def task(self) -> Task:
        """The task that lies on top of the agenda: that of the open decision."""
        return self.rules.tasks[number_of(self.agenda[self.depth - 1])]

    def tell(self, kind: str, facts: dict[str, object]) -> None:
        """Record an event. Callers ask ``telling`` first, so that simulations do not build the facts."""
        self.news.append(Event(kind, facts))

    # ------------------------------------------------------------------ reading the table

    def at(self, place: i64, colour: i64) -> i64:
        """Caballeros of a colour in a place."""
        index = place * COLOURS + colour
        return self.pieces[index]

    def total_at(self, place: i64) -> i64:
        """Caballeros of all colours in a place."""
        first = place * COLOURS
        pieces = self.pieces
        return (
            pieces[first]
            + pieces[first + 1]
            + pieces[first + 2]
            + pieces[first + 3]
            + pieces[first + 4]
            + pieces[first + NEUTRAL]
        )

    def taboo(self) -> i64:
        """The places that nothing may enter or leave: a bit mask."""
        return 1 << self.king | self.closed

    def open_regions(self) -> i64:
        """The regions that are not taboo."""
        return self.rules.regions & ~self.taboo()

    def open_places(self) -> i64:
        """The regions that are not taboo, and the Castillo if it is not."""
        return (self.rules.regions | CASTILLO_BIT) & ~self.taboo()

    def enterable(self, colour: i64, places: i64) -> i64:
        """Which of some places a caballero of a colour may enter: all of them in a base game."""
        if self.rules.company is not None:
            return self.rules.company.entering(self, colour, places)
        return places

    def placing_targets(self) -> i64:
        """Where the active seat may place caballeros from its court now."""
        targets = self.rules.placing[self.king] & ~self.taboo()
        if self.smuggling:
            targets |= 1 << self.king
        return targets if self.rules.company is None else self.from_court(self.active, targets)

    def from_court(self, seat: i64, places: i64) -> i64:
        """Which of some places the active seat may place a caballero of its court in."""
        if self.rules.company is not None:
            return self.enterable(seat, self.rules.company.placing(self, places))
        return places

    def commanded(self, seat: i64) -> i64:
        """The colours whose caballeros a seat moves as its own: a bit mask."""
        if self.rules.company is not None:
            return self.rules.company.commands(self, seat, 1 << seat)
        return 1 << seat

    def first_value(self, place: i64) -> i64:
        """The first value that is visible at a place."""
        return self.value(place, 1)

    def value(self, place: i64, rank: i64) -> i64:
        """The visible value for first, second or third place."""
        if place == self.board_8:
            value = self.rules.board_values[rank - 1]
        elif place == self.board_4:
            value = self.rules.board_values[2 + rank]
        else:
            value = self.rules.values[place * 3 + rank - 1]
        if self.rules.company is not None:
            return self.rules.company.value(self, place, rank, value)
        return value

    def vetos(self, seat: i64) -> i64:
        """Unused Vetos in front of a seat."""
        seats = self.seats
        return seats[VETO_OLD + seat] + seats[VETO_NEW + seat]

    def objectors(self) -> i64:
        """The seats that could veto the running special action: a bit mask."""
        mask: i64 = 0
        if self.action != NO_CARD:
            for seat in range(self.rules.players):
                if seat != self.active and self.vetos(seat) > 0:
                    mask |= 1 << seat
        return mask

    @property
    def scores(self) -> list[int]:
        return [self.seats[POINTS + seat] for seat in range(self.rules.players)]

    # ------------------------------------------------------------------ moving pieces

    def shift(self, colour: i64, source: i64, target: i64, count: i64) -> None:
        """Take caballeros of a colour from one place to another."""
        pieces = self.pieces
        pieces[source * COLOURS + colour] -= count
        pieces[target * COLOURS + colour] += count
        if self.rules.company is not None:
            self.rules.company.moved(self, colour, source, target, count)

    def court(self, seat: i64) -> i64:
        return self.pieces[COURT * COLOURS + seat]

    def stock(self, seat: i64) -> i64:
        """Caballeros that a seat could place next: those in its court, unless a set says otherwise."""
        if self.rules.company is not None:
            return self.rules.company.stock(self, seat, self.court(seat))
        return self.pieces[COURT * COLOURS + seat]

    def province(self, colour: i64) -> i64:
        return self.pieces[PROVINCE * COLOURS + colour]


def empty_table(rules: Rules, chance: Chance) -> Table:
    """A table with nothing on it."""
    t = Table(rules, chance)
    t.pieces = vec[i64]([0] * (rules.rows * COLOURS))
    t.seats = vec[i64]([0] * SEAT_FIELDS)
    t.agenda = vec[i64]([0] * rules.agenda_size)
    t.offer = vec[i64]([NO_CARD] * OFFERS)
    t.pledge = vec[i64]([0] * PLACES)
    t.extras = vec[i64](rules.extras)
    for seat in range(COLOURS):
        t.seats[GRANDE + seat] = NOWHERE
        t.seats[DISC + seat] = NOWHERE
    return t
