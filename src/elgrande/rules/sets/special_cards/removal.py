"""Taking lasting cards and limitation tables off the table again."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import print_choice
from elgrande.rules.effects.arguments import Form
from elgrande.rules.effects.base import SOMETHING_ELSE, Effect, tell_announced
from elgrande.rules.places import CASTILLO, COLOURS, COURT, NOWHERE, PLACE_IDS, PLACES
from elgrande.rules.sets.bigbox.closed import put_closing_token
from elgrande.rules.sets.bigbox.fields import ALLIANCE, PROTECTED, QUARANTINE, SPIES
from elgrande.rules.sets.king_intrigant.doubling import DOUBLES, doubled
from elgrande.rules.sets.king_intrigant.fields import DOUBLED, DOUBLER
from elgrande.rules.sets.players_edition.bridge import clear_bridge
from elgrande.rules.sets.players_edition.fields import BRIDGE_ENDS, COLLAPSE
from elgrande.rules.sets.players_edition.wandering_castillo import GATHER
from elgrande.rules.sets.special_cards.fields import CARD_75, LIMITED
from elgrande.rules.sets.special_cards.limits import TABLES, limited
from elgrande.rules.sets.special_cards.words import REMOVE, REMOVE_TOKEN, REMOVED_TOKENS
from elgrande.rules.table import NOBODY

if TYPE_CHECKING:
    from elgrande.rules.table import Table


def removals(t: Table) -> vec[i64]:
    """What can be removed: Espionage or card 75 of a player, or a table that does not lie in a taboo region."""
    options = vec[i64]()
    for seat in range(t.rules.players):
        if t.extras[SPIES] >> seat & 1:
            options = append(options, REMOVE + seat)
    for seat in range(t.rules.players):
        if t.at(CARD_75, seat) > 0:
            options = append(options, REMOVE + COLOURS + seat)
    tables = limited(t) & ~t.taboo()
    for place in range(t.rules.span):
        if tables >> place & 1:
            options = append(options, REMOVE + 2 * COLOURS + place)
    if t.rules.tokens_removable:
        options = removable_tokens(t, options)
    return options


def removable_tokens(t: Table, options: vec[i64]) -> vec[i64]:
    """What is marked by tokens; each is named by where it lies, bridge and alliance by the first of two regions.

    Ruling S-11: as they can be moved away from a taboo region, they can be removed from there.
    """
    first: i64 = REMOVE_TOKEN
    for field in (BRIDGE_ENDS, ALLIANCE, QUARANTINE, PROTECTED):
        if t.extras[field] != NOWHERE:
            options = append(options, first + t.extras[field])
        first += PLACES
    if t.extras[COLLAPSE]:
        options = append(options, first + CASTILLO)
    first += PLACES
    doubles = doubled(t)
    for place in range(t.rules.span):
        if doubles >> place & 1:
            options = append(options, first + place)
    return options


def remove_token(t: Table, token: i64, place: i64) -> None:
    """A token leaves the table, and with it what it did."""
    name = REMOVED_TOKENS[token]
    if name == "bridge":
        clear_bridge(t)
    elif name == "alliance":
        t.extras[ALLIANCE] = NOWHERE
        t.extras[ALLIANCE + 1] = NOWHERE
        if t.telling:
            t.tell("token", {"token": "unallied", "place": PLACE_IDS[place]})
    elif name == "quarantine":
        put_closing_token(t, QUARANTINE, NOWHERE)
    elif name == "king_token":
        put_closing_token(t, PROTECTED, NOWHERE)
    elif name == "collapse":
        t.then(GATHER)
    else:
        for double in range(DOUBLES):
            if t.extras[DOUBLED + double] == place:
                t.extras[DOUBLED + double] = NOWHERE
                t.extras[DOUBLER + double] = NOBODY
        if t.telling:
            t.tell("token", {"token": "undoubled", "place": PLACE_IDS[place]})


class RemoveLasting(Effect):
    """Remove a card 25 (Espionage) or 75 that lies in front of a player, or a limitation table.

    Ruling S-06: the caballero of a card 75 goes to its owner's court, those on a table stay in the region.
    """

    form: ClassVar[Form] = Form("removal")
    asks: ClassVar[list[str]] = ["removal"]

    def usable(self, t: Table, seat: i64) -> bool:
        return len(removals(t)) > 0

    def announces(self) -> bool:
        return True

    def announce(self, t: Table, seat: i64) -> None:
        t.then(ANNOUNCE_REMOVAL, seat)

    def announced(self, t: Table) -> str:
        return print_choice(REMOVE + t.branch)

    def carry_out(self, t: Table, seat: i64) -> None:
        what = t.branch
        if what < COLOURS:
            t.extras[SPIES] &= ~(1 << what)
            if t.telling:
                t.tell("card_removed", {"seat": what, "power": 25})
        elif what < 2 * COLOURS:
            owner = what - COLOURS
            t.shift(owner, CARD_75, COURT, 1)
            if t.telling:
                t.tell("card_removed", {"seat": owner, "power": 75})
        elif what >= REMOVE_TOKEN - REMOVE:
            token = what - (REMOVE_TOKEN - REMOVE)
            remove_token(t, token // PLACES, token % PLACES)
        else:
            place = what - 2 * COLOURS
            for table in range(TABLES):
                if t.extras[LIMITED + table] == place:
                    t.extras[LIMITED + table] = NOWHERE
            if t.telling:
                t.tell("table_removed", {"place": PLACE_IDS[place]})

    def remembers(self) -> i64:
        return SOMETHING_ELSE


class AnnounceRemoval(Task):
    """The active player announces what he removes."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        return t.ask(s, self.seat.of(s), removals(t))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        t.branch = code - REMOVE
        tell_announced(t, self.seat.of(s), print_choice(code))


ANNOUNCE_REMOVAL: Final = AnnounceRemoval("removal")


EFFECTS: list[type[Effect]] = [RemoveLasting]


TASKS: Final[list[Task]] = [ANNOUNCE_REMOVAL]
"""The tasks of this room, in the order in which they get their numbers."""
