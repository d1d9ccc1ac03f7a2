"""What an effect is, and the frame around every special action: announcement, objection, execution."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import ALLOW, FIRST, REGION, SECOND, VETO
from elgrande.rules.effects.arguments import Form, Inner
from elgrande.rules.effects.glance import FLAT, Glance, unknown
from elgrande.rules.places import NOWHERE, PLACE_IDS, PLACES
from elgrande.rules.table import NO_CARD, TOTAL, VETO_NEW, VETO_OLD

if TYPE_CHECKING:
    from elgrande.rules.table import Table


# What the announcement of an effect keeps in the table's branch.
NOTHING: Final = 0
ALTERNATIVE: Final = 1
A_BOARD: Final = 2
A_GRANDE: Final = 3
A_PLACE: Final = 4
SOMETHING_ELSE: Final = 5


class Effect:
    """What a special action does. Effects hold only their own numbers; everything that changes is on the table.

    An effect describes itself: how it is written, what it announces, what it goes with, what it is about at a glance.
    Everybody else asks.
    """

    form: ClassVar[Form] = Form("")
    """Its name and arguments in the notation."""
    asks: ClassVar[list[str]] = []
    """The kinds of decisions that it may ask for, its announcement among them; what sets ask in between is theirs."""

    def may_ask(self) -> set[str]:
        """The kinds of decisions that it may ask for, those of the effects it is made of included."""
        found = set(self.asks)
        for inner in self.inside():
            found |= inner.may_ask()
        return found

    def usable(self, t: Table, seat: i64) -> bool:
        """Whether the special action can be used at all now."""
        return True

    def announces(self) -> bool:
        """Whether the player has to say something before the effect begins: a place, a Grande, an alternative.

        Abilities of modifiers are carried out without an announcement, so such an effect cannot be one.
        """
        return False

    def announce(self, t: Table, seat: i64) -> None:
        """Put the choice of what has to be announced on the agenda, if there is something."""

    def announced(self, t: Table) -> str:
        """What was announced besides a place, as the holders of a Veto are told; empty if there is nothing."""
        return ""

    def carry_out(self, t: Table, seat: i64) -> None:
        """Put the steps of the effect on the agenda."""
        raise NotImplementedError

    def is_scoring(self, t: Table) -> bool:
        """Whether the announced special action is a special scoring."""
        return False

    def is_veto(self) -> bool:
        """Whether it gives its player a Veto."""
        return False

    def empties_courts(self) -> bool:
        """Whether it takes caballeros out of the courts of the others, which a table may bar from round 1."""
        return False

    def glance(self) -> Glance:
        """What a bot thinks of it before it looks closely."""
        return unknown()

    # ------------------------------------------------------------------ what it goes with

    def remembers(self) -> i64:
        """What its announcement keeps in the table's branch."""
        return NOTHING

    def stands_alone(self) -> bool:
        """Whether its steps look for it as the effect of a card, so that it cannot be inside another one."""
        return False

    def inside(self) -> list[Effect]:
        """The effects it is made of."""
        return []

    def takes(self, inner: Effect) -> bool:
        """Whether an effect fits inside this one."""
        return not inner.stands_alone()

    def flaw(self) -> str:
        """What is wrong with its numbers, taken together; empty if nothing is."""
        return ""


class Scoring(Effect):
    """A special scoring."""

    def is_scoring(self, t: Table) -> bool:
        return True


class NoAction(Effect):
    """A card without a special action of its own."""

    form: ClassVar[Form] = Form("none")

    def usable(self, t: Table, seat: i64) -> bool:
        return False

    def carry_out(self, t: Table, seat: i64) -> None:
        """There is nothing to do."""

    def glance(self) -> Glance:
        return Glance(FLAT, 0.0)


class EitherOr(Effect):
    """Exactly one of two effects, the player's choice."""

    form: ClassVar[Form] = Form(
        "either",
        [Inner("first", "be one of two alternatives"), Inner("second", "be one of two alternatives")],
        "either(score_region, place(2))",
    )
    asks: ClassVar[list[str]] = ["either"]

    def __init__(self, first: Effect, second: Effect) -> None:
        self.first = first
        self.second = second

    def usable(self, t: Table, seat: i64) -> bool:
        return self.first.usable(t, seat) or self.second.usable(t, seat)

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        t.then(EITHER, seat)

    def announced(self, t: Table) -> str:
        return "first" if t.branch == 1 else "second"

    def is_scoring(self, t: Table) -> bool:
        return self.first.is_scoring(t) if t.branch == 1 else self.second.is_scoring(t)

    def carry_out(self, t: Table, seat: i64) -> None:
        if t.branch == 1:
            self.first.carry_out(t, seat)
        else:
            self.second.carry_out(t, seat)

    def remembers(self) -> i64:
        return ALTERNATIVE

    def stands_alone(self) -> bool:
        return True

    def inside(self) -> list[Effect]:
        return [self.first, self.second]

    def takes(self, inner: Effect) -> bool:
        # The table remembers only one branch.
        return inner.remembers() == NOTHING and not inner.stands_alone()

    def glance(self) -> Glance:
        first = self.first.glance()
        first.other = self.second.glance()
        return first


EFFECTS: list[type[Effect]] = [EitherOr, NoAction]


class EitherTask(Task):
    """The active player announces which of two effects he uses."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        effect = t.rules.effects[t.action]
        options = vec[i64]()
        if isinstance(effect, EitherOr):
            if effect.first.usable(t, seat):
                options = append(options, FIRST)
            if effect.second.usable(t, seat):
                options = append(options, SECOND)
        return t.ask(s, seat, options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        effect = t.rules.effects[t.action]
        if isinstance(effect, EitherOr):
            t.branch = 1 if code == FIRST else 2
            tell_announced(t, seat, effect.announced(t))
            if code == FIRST:
                effect.first.announce(t, seat)
            else:
                effect.second.announce(t, seat)


EITHER: Final = EitherTask("either")


ROOM: Final = 32
"""For so many options there is room in a list that takes them one by one: one that grows is moved several times."""


def options_in(first: i64, mask: i64) -> vec[i64]:
    """Options that name the places of a mask; the first of them is the code of place 0."""
    count: i64 = 0
    rest = mask
    while rest:
        rest &= rest - 1
        count += 1
    # With room for the words that often follow.
    options = vec[i64]([0] * count, capacity=count + 2)
    index: i64 = 0
    code = first
    while index < count:
        if mask & 1:
            options[index] = code
            index += 1
        mask >>= 1
        code += 1
    return options


# ---------------------------------------------------------------------- the frame of a special action


def start_action(t: Table, seat: i64, card: i64) -> None:
    """Begin the special action of a card: announcement, time for a Veto, then the effect itself."""
    t.floor = t.depth
    t.action = card
    t.branch = 0
    t.param = NOWHERE
    t.then(ACTION_DONE)
    t.then(CARRY_OUT, seat)
    if t.objectors():
        t.then(WINDOW)
    t.moment(t.rules.before_action, seat)
    if t.telling:
        t.tell("announced", {"seat": seat, "card": t.rules.cards[card].id, "choice": None})
    t.rules.effects[card].announce(t, seat)


def allow_objection(t: Table) -> None:
    """Give the Veto holders time to object to the single step that lies on top of the agenda.

    Only in editions where a Veto can stop part of an action (ruling R-9, edition row 12), and only if the step changes
    something (ruling F-18).
    """
    if t.rules.stepwise_veto and t.objectors():
        waiting = t.agenda[t.depth - 1]
        if t.task.changes(t, waiting):
            t.then(WINDOW)


def pick(t: Table, seat: i64, colour: i64, place: i64) -> None:
    """A seat has picked one of a colour's caballeros in a place for the step that lies on top of the agenda.

    Where a game tells them apart, it is asked which one.
    """
    if t.rules.company is not None:
        t.rules.company.picking(t, seat, colour, place)


def tell_announced(t: Table, seat: i64, choice: str) -> None:
    if t.telling and t.action != NO_CARD:
        t.tell("announced", {"seat": seat, "card": t.rules.cards[t.action].id, "choice": choice})


class CarryOut(Task):
    """The announced special action begins. ``prepared``: the sets have had their say before it."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.prepared = self.argument("prepared", agenda.FLAG)

    def resolve(self, t: Table, s: i64) -> bool:
        if len(t.rules.before_effect) > 0 and self.prepared.of(s) == 0:
            t.then(CARRY_OUT, self.seat.of(s), 1)
            t.moment(t.rules.before_effect, self.seat.of(s))
            return False
        t.rules.effects[t.action].carry_out(t, self.seat.of(s))
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        facts: dict[str, object] = {}
        choice = t.rules.effects[t.action].announced(t)
        if choice:
            facts["choice"] = choice
        if t.param != NOWHERE:
            facts["place"] = PLACE_IDS[t.param]
        return facts


CARRY_OUT: Final = CarryOut("carry_out")


class ActionDone(Task):
    """The special action is over; nobody can object any more."""

    def resolve(self, t: Table, s: i64) -> bool:
        if t.rules.company is not None:
            t.rules.company.finished(t, t.active, t.action)
        t.action = NO_CARD
        return False


ACTION_DONE: Final = ActionDone("action_done")


class Window(Task):
    """Each holder of a Veto, in the order of turns after the active player, objects or lets it happen.

    Ruling R-9: the first objection ends the special action and uses up only that holder's card. What was done before
    stands; the step waiting on the agenda and everything after it are lost. ``allowed``: those who have let it happen.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.allowed = self.argument("allowed", agenda.SEATS)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = _next_objector(t, t.objectors() & ~self.allowed.of(s))
        if seat < 0:
            return False
        options = append(append(vec[i64](), VETO), ALLOW)
        return t.ask(s, seat, options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = t.decider
        if code == ALLOW:
            t.then(WINDOW, self.allowed.of(s) | 1 << seat)
            return
        # The Veto that lapses sooner is the one to spend.
        field = VETO_OLD if t.seats[VETO_OLD + seat] > 0 else VETO_NEW
        t.seats[field + seat] -= 1
        if t.telling:
            t.tell("vetoed", {"seat": t.active, "by": seat, "card": t.rules.cards[t.action].id})
        t.depth = t.floor
        t.action = NO_CARD
        t.picked = NOWHERE
        for place in range(PLACES):
            t.pledge[place] = 0

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        waiting = t.agenda[t.depth - 2]
        task = t.task_of(waiting)
        facts: dict[str, object] = {"seat": t.active, "card": t.rules.cards[t.action].id, "step": task.kind}
        facts.update(task.subject(t, waiting))
        return facts


WINDOW: Final = Window("veto")


def _next_objector(t: Table, mask: i64) -> i64:
    """The first of the seats in the order of turns, beginning after the active player."""
    best: i64 = -1
    best_rank: i64 = 0
    own = t.seats[TOTAL + t.active]
    for seat in range(t.rules.players):
        if mask >> seat & 1:
            total = t.seats[TOTAL + seat]
            # Those after the active player come first, each group from the highest card down.
            rank = total + 1000 if total < own else total
            if best < 0 or rank > best_rank:
                best = seat
                best_rank = rank
    return best


class AnnounceRegion(Task):
    """The active player announces the region that his special action is about."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.places = self.argument("places", agenda.PLACES)

    def resolve(self, t: Table, s: i64) -> bool:
        mask = self.places.of(s)
        return t.ask(s, self.seat.of(s), options_in(REGION, mask))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.param = code - REGION
        tell_announced(t, self.seat.of(s), PLACE_IDS[t.param])


ANNOUNCE_REGION: Final = AnnounceRegion("region")


def announce_region(t: Table, seat: i64, mask: i64) -> None:
    """Ask for a region (or place) out of a mask, as the announcement of the running special action."""
    t.then(ANNOUNCE_REGION, seat, mask)


TASKS: Final[list[Task]] = [EITHER, CARRY_OUT, ACTION_DONE, WINDOW, ANNOUNCE_REGION]
"""The tasks of this room, in the order in which they get their numbers."""
