"""Moving the King."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import KING, LIFT, SWAP
from elgrande.rules.effects.arguments import Form, Number, Word
from elgrande.rules.effects.base import A_GRANDE, Effect, options_in, tell_announced
from elgrande.rules.effects.glance import KING_MOVE, Glance
from elgrande.rules.places import (
    CABALLEROS,
    CASTILLO,
    CASTILLO_BIT,
    COLOUR_IDS,
    COLOURS,
    FRANCE,
    PLACE_IDS,
    PLACES,
    PORTUGAL,
    UNCROWNED,
)
from elgrande.rules.scoring import least_populous, most_populous
from elgrande.rules.table import GRANDE

if TYPE_CHECKING:
    from elgrande.rules.table import Table

# Where an effect lets the King go.
ANYWHERE: Final = 0
NEIGHBOUR: Final = 1
ABROAD: Final = 2
TO_CASTILLO: Final = 3
FEWEST: Final = 4
MOST: Final = 5

KING_TARGETS: Final = ["anywhere", "neighbour", "abroad", "castillo", "fewest", "most"]


def king_targets(t: Table, where: i64) -> i64:
    """The places where the King may go: a bit mask."""
    here: i64 = 1 << t.king
    if t.king == UNCROWNED:
        return 0
    if where == ANYWHERE:
        return t.rules.kings_regions & ~here
    if where == NEIGHBOUR:
        # From abroad: the regions on the border; from the Castillo: those where placing is allowed, all nine.
        return t.rules.placing[t.king] & t.rules.kings_regions & ~here
    if where == ABROAD:
        return (1 << FRANCE | 1 << PORTUGAL) & ~here
    if where == TO_CASTILLO:
        return CASTILLO_BIT & ~here
    # Ruling R-13: the King's own region counts too, and he may then stay.
    return least_populous(t) if where == FEWEST else most_populous(t)


def move_king(t: Table, place: i64) -> None:
    t.king = place
    if t.rules.company is not None:
        t.rules.company.king_moved(t, place)
    if t.telling:
        t.tell("king", {"place": PLACE_IDS[place]})


class MoveKing(Effect):
    """Move the King."""

    form: ClassVar[Form] = Form(
        "king",
        [Word("to", KING_TARGETS, "where the King goes", "the King cannot be sent to")],
        "king(anywhere), or neighbour, abroad, castillo, fewest or most in the brackets",
    )
    asks: ClassVar[list[str]] = ["king"]

    def __init__(self, to: str = "anywhere") -> None:
        self.to = to
        self.where: i64 = KING_TARGETS.index(to)

    def usable(self, t: Table, seat: i64) -> bool:
        return king_targets(t, self.where) != 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        t.then(ANNOUNCE_KING, seat, self.where)

    def carry_out(self, t: Table, seat: i64) -> None:
        t.then(KING_MOVED, t.param)

    def glance(self) -> Glance:
        return Glance(KING_MOVE)


class AnnounceKing(Task):
    """The active player announces where the King goes."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.where: Final = self.argument("where", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, self.seat.of(s), options_in(KING, king_targets(t, self.where.of(s))))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.param = code - KING
        tell_announced(t, self.seat.of(s), PLACE_IDS[t.param])


ANNOUNCE_KING: Final = AnnounceKing("king")


class KingMoved(Task):
    """The King goes to another place."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.place: Final = self.argument("place", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        move_king(t, self.place.of(s))
        return False

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"place": PLACE_IDS[self.place.of(s)]}


KING_MOVED: Final = KingMoved("king_moved")


class MoveKingWithEntourage(MoveKing):
    """The King goes to another region and caballeros of his old region go along, as many as possible."""

    form: ClassVar[Form] = Form("king_entourage", [Number("count", 1, CABALLEROS)], "king_entourage(2)")
    asks: ClassVar[list[str]] = ["king", "entourage"]

    def __init__(self, count: int) -> None:
        super().__init__("anywhere")
        self.count: i64 = count

    def carry_out(self, t: Table, seat: i64) -> None:
        if t.rules.regions >> t.king & 1:
            t.then(ENTOURAGE, seat, self.count, t.king, t.param)
        t.then(KING_MOVED, t.param)

    def glance(self) -> Glance:
        return Glance(KING_MOVE, 1.3)


class Entourage(Task):
    """The active player picks who goes along with the King; compulsory as far as possible (ruling R-13)."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.left: Final = self.argument("left", agenda.COUNT)
        self.source: Final = self.argument("source", agenda.PLACE)
        self.target: Final = self.argument("target", agenda.PLACE)

    def resolve(self, t: Table, s: i64) -> bool:
        source = self.source.of(s)
        if self.left.of(s) == 0:
            return False
        options = vec[i64]()
        for colour in range(COLOURS):
            if t.at(source, colour) > 0:
                options = append(options, LIFT + colour * PLACES + source)
        if len(options) == 0:
            return False
        if len(options) == 1:
            self.choose(t, s, options[0])
            return False
        return t.ask(s, self.seat.of(s), options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        colour = (code - LIFT) // PLACES
        t.shift(colour, self.source.of(s), self.target.of(s), 1)
        if t.telling:
            facts: dict[str, object] = {"seat": self.seat.of(s), "colour": colour}
            facts["source"] = PLACE_IDS[self.source.of(s)]
            facts["place"] = PLACE_IDS[self.target.of(s)]
            t.tell("moved", facts)
        t.then(ENTOURAGE, self.seat.of(s), self.left.of(s) - 1, self.source.of(s), self.target.of(s))

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"left": self.left.of(s), "place": PLACE_IDS[self.target.of(s)]}


ENTOURAGE: Final = Entourage("entourage")


class MoveKingAndJailGrandes(MoveKing):
    """The King goes to another region, and all Grandes there are thrown into the Castillo (ruling R-13)."""

    form: ClassVar[Form] = Form("king_jail")
    asks: ClassVar[list[str]] = ["king"]

    def __init__(self) -> None:
        super().__init__("anywhere")

    def carry_out(self, t: Table, seat: i64) -> None:
        move_king(t, t.param)
        for other in range(t.rules.players):
            if t.seats[GRANDE + other] == t.param:
                t.seats[GRANDE + other] = CASTILLO
                if t.telling:
                    t.tell("grande", {"seat": other, "place": PLACE_IDS[CASTILLO]})


class SwapKingWithGrande(Effect):
    """The King and a Grande of choice exchange their regions in one go (ruling R-13)."""

    form: ClassVar[Form] = Form("king_swap")
    asks: ClassVar[list[str]] = ["swap"]

    def partners(self, t: Table) -> i64:
        """The seats whose Grande can be swapped with the King: a bit mask."""
        mask: i64 = 0
        if t.rules.regions >> t.king & 1:
            for seat in range(t.rules.players):
                place = t.seats[GRANDE + seat]
                if place != t.king and place >= 0 and t.rules.regions >> place & 1:
                    mask |= 1 << seat
        return mask

    def usable(self, t: Table, seat: i64) -> bool:
        return self.partners(t) != 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        t.then(ANNOUNCE_SWAP, seat, self.partners(t))

    def announced(self, t: Table) -> str:
        return COLOUR_IDS[t.branch]

    def carry_out(self, t: Table, seat: i64) -> None:
        other = t.branch
        place = t.seats[GRANDE + other]
        t.seats[GRANDE + other] = t.king
        if t.telling:
            t.tell("grande", {"seat": other, "place": PLACE_IDS[t.king]})
        move_king(t, place)

    def remembers(self) -> i64:
        return A_GRANDE


class AnnounceSwap(Task):
    """The active player announces which Grande changes places with the King."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)
        self.grandes: Final = self.argument("grandes", agenda.SEATS)

    def resolve(self, t: Table, s: i64) -> bool:
        options = vec[i64]()
        for seat in range(t.rules.players):
            if self.grandes.of(s) >> seat & 1:
                options = append(options, SWAP + seat)
        return t.ask(s, self.seat.of(s), options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.branch = code - SWAP
        tell_announced(t, self.seat.of(s), COLOUR_IDS[t.branch])


ANNOUNCE_SWAP: Final = AnnounceSwap("swap")


class Smuggle(Effect):
    """The King stays; this turn the active player may place in the King's region too."""

    form: ClassVar[Form] = Form("smuggle")

    def usable(self, t: Table, seat: i64) -> bool:
        # Abroad there is no King's region; beside the Castillo the Castillo is it.
        return t.king != FRANCE and t.king != PORTUGAL

    def carry_out(self, t: Table, seat: i64) -> None:
        t.smuggling = True
        if t.telling:
            t.tell("smuggling", {"seat": seat})


EFFECTS: list[type[Effect]] = [
    MoveKing,
    MoveKingWithEntourage,
    MoveKingAndJailGrandes,
    SwapKingWithGrande,
    Smuggle,
]


TASKS: Final[list[Task]] = [ANNOUNCE_KING, KING_MOVED, ENTOURAGE, ANNOUNCE_SWAP]
"""The tasks of this room, in the order in which they get their numbers."""
