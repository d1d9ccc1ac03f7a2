"""Grand Inquisitor & Colonies: four regions beyond Spain, gold and goods, the Grand Inquisitor, the limitation table."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.choices import STACKS
from elgrande.rules.effects.discs import DiscTask
from elgrande.rules.effects.supply import gain
from elgrande.rules.errors import ImpossibleFact, Reason
from elgrande.rules.expansion import Expansion
from elgrande.rules.places import (
    ARAGON,
    CASTILLO_BIT,
    CATALUNA,
    COLOUR_IDS,
    COLOURS,
    FRANCE,
    NEUTRAL,
    NINE_REGIONS,
    NOWHERE,
    PLACE_IDS,
    PROVINCE,
    mask_of,
)
from elgrande.rules.ruleset import Rules
from elgrande.rules.scoring import Award
from elgrande.rules.sets.bigbox.black import count_black, set_black, unheeded
from elgrande.rules.sets.bigbox.fields import INQUISITOR
from elgrande.rules.sets.bigbox.marked_moves import owner
from elgrande.rules.sets.bigbox.marks import (
    AMBASSADOR,
    CAPTAIN,
    EMPTY_HANDED,
    ENVOY,
    GOLD,
    GOODS,
    THIRD,
    VICEROY,
    fields,
    free_fields,
    laden_at,
    office_of,
    on_table,
)
from elgrande.rules.sets.bigbox.words import CARRIED_IDS
from elgrande.rules.sets.colonies import inquisition, kept, limitation, voyage
from elgrande.rules.sets.colonies.cards import colonies_cards
from elgrande.rules.sets.colonies.facts import LadenHere, SeenColonies
from elgrande.rules.sets.colonies.fields import (
    BONUS_USED,
    CLOSERS,
    DELAYED,
    DELAYED_DUE,
    LAST_ACTION,
    ON_TABLE,
    SHUT,
    SLOT_LOADS,
    SLOTS,
    STOCK,
    STRIKE_UNTIL,
    STRIKER,
    TABLE_AT,
    TOKENS,
)
from elgrande.rules.sets.colonies.places import AFRICA, AMERICA, SHIP
from elgrande.rules.sets.colonies.words import BONUS, CLAIM, CLOSE
from elgrande.rules.sets.corrections import Corrections, corrected_card
from elgrande.rules.sets.stacks import add_card, check_stacks, stand
from elgrande.rules.table import DISC, NO_CARD, NOBODY, Table

CABALLEROS: Final = 36
"""Caballeros of each colour: six more than in the base game."""
SCOREBOARDS: Final = {FRANCE: [3, 1, 0], SHIP: [0, 0, 0], AMERICA: [4, 0, 0], AFRICA: [4, 2, 1]}
"""Those of América and África are not in the rulebook (ruling G-01); both are of value 4 (ruling G-01b).

The ship has none, and still its scoring can bring the Grande bonus (ruling G-21).
"""
OFFICE_POINTS: Final = {AMBASSADOR: 2, ENVOY: 1, CAPTAIN: 3, VICEROY: 5}
FRANCIAS_NEIGHBOURS: Final = [ARAGON, CATALUNA]
SETTLERS_EACH: Final = 2
BLACK_EACH: Final = 2
FIRST_GOLD: Final = 1
FIRST_GOODS: Final = 2


def join(rules: Rules, corrections: Corrections) -> Expansion:
    """Put the set into the rules of a game."""
    _lay_board(rules)
    _stack_cards(rules, corrections)
    rules.turned_regions += 3
    rules.black = 2 * BLACK_EACH
    rules.caballeros = CABALLEROS
    rules.after_setup = [*rules.after_setup, SETTLERS]
    rules.before_turn = [TURN_BEGINS, voyage.VOYAGE, *rules.before_turn]
    rules.after_powers = [*rules.after_powers, kept.CLOSE_CARD]
    rules.after_turn = [
        *rules.after_turn,
        limitation.REFILL,
        kept.STRIKE,
        limitation.REFILL,
        kept.CLOSE_CARD,
    ]
    rules.before_regions = [*rules.before_regions, limitation.GENERAL_FILL]
    rules.at_round_end = [*rules.at_round_end, kept.STRIKE_LAPSES, inquisition.SCORE_DELAYED]
    rules.after_scoring = [*rules.after_scoring, inquisition.SCORE_LAST]
    return Colonies()


def _lay_board(rules: Rules) -> None:
    rules.regions |= mask_of([FRANCE, SHIP, AMERICA, AFRICA])
    rules.span = AFRICA + 1
    rules.kings_regions |= 1 << FRANCE
    for place, values in SCOREBOARDS.items():
        for rank in range(3):
            rules.values[place * 3 + rank] = values[rank]
    rules.placing[FRANCE] = mask_of(FRANCIAS_NEIGHBOURS) | CASTILLO_BIT
    for place in FRANCIAS_NEIGHBOURS:
        rules.placing[place] |= 1 << FRANCE
    for place in voyage.COAST:
        rules.placing[place] |= 1 << SHIP


def _stack_cards(rules: Rules, corrections: Corrections) -> None:
    established = rules.setup.option("cards") == "established"
    for card in colonies_cards():
        corrected = corrected_card(card, corrections)
        if corrected.established or not established:
            add_card(rules, corrected, rules.stacks)
    stand(rules, 6)
    check_stacks(rules)
    rules.characters = [*rules.characters, "grand_inquisitor"]


# ---------------------------------------------------------------------- the answers of the set


class Colonies(Expansion):
    """The four new regions, the black caballeros and the limitation table."""

    def placing(self, t: Table, targets: i64) -> i64:
        # América and África are reached by moves only.
        return targets & ~voyage.COLONIES_MASK

    def entering(self, t: Table, colour: i64, places: i64) -> i64:
        for slot in range(3):
            if t.extras[SLOTS + slot] == NOBODY:
                return places
        return places & ~(1 << FRANCE)

    def moved(self, t: Table, colour: i64, source: i64, target: i64, count: i64) -> None:
        # Whoever comes to the colonies in the own turn may claim a token there at once.
        if (
            count > 0
            and voyage.COLONIES_MASK >> target & 1
            and source != target
            and t.active != NOBODY
            and t.commanded(t.active) >> colour & 1
            and t.extras[TOKENS + (0 if target == AMERICA else 1)] > 0
        ):
            t.then(voyage.CLAIM, t.active)

    def commands(self, t: Table, seat: i64, colours: i64) -> i64:
        return colours | 1 << NEUTRAL if t.extras[INQUISITOR] == seat else colours

    # ------------------------------------------------------------------ turns

    def turn_choices(self, t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
        options = voyage.claim_options(t, seat, EMPTY_HANDED, options)
        options = kept.close_options(t, seat, options)
        if self.extra_placing(t, seat) and t.province(seat) > 0:
            options = append(options, BONUS)
        return options

    def turn_chosen(self, t: Table, seat: i64, code: i64) -> bool:
        if CLAIM <= code < CLAIM + 4:
            voyage.claim(t, seat, code, EMPTY_HANDED)
        elif CLOSE <= code < CLOSE + STACKS:
            kept.close_card(t, seat, code)
        elif code == BONUS:
            t.extras[BONUS_USED] = 1
            gain(t, seat, 1)
        else:
            return False
        return True

    def extra_placing(self, t: Table, seat: i64) -> i64:
        return 1 if t.extras[INQUISITOR] == seat and not t.extras[BONUS_USED] else 0

    def extra_placed(self, t: Table, seat: i64) -> None:
        t.extras[BONUS_USED] = 1

    def finished(self, t: Table, seat: i64, card: i64) -> None:
        t.extras[LAST_ACTION] = card

    # ------------------------------------------------------------------ scoring

    def strengths(self, t: Table, place: i64, row: vec[i64]) -> None:
        if place == t.extras[TABLE_AT]:
            for colour in range(COLOURS):
                row[colour] = 2 * on_table(t, colour)
        else:
            office = office_of(place)
            if office and t.extras[SLOTS + office - AMBASSADOR] != NOBODY:
                row[t.extras[SLOTS + office - AMBASSADOR]] -= 2
        count_black(t, row)

    def adjust(self, t: Table, place: i64, result: list[Award], first_only: bool) -> None:
        # Ruling G-14: offices are paid whatever places are.
        for spot, points in OFFICE_POINTS.items():
            if (place == FRANCE and spot <= THIRD) or spot == office_of(place):
                colour = t.extras[SLOTS + spot - AMBASSADOR]
                seat: i64 = NOBODY if colour == NOBODY else owner(t, colour)
                if seat != NOBODY:
                    _award_of(result, seat).office += points

    def populace(self, t: Table, place: i64, total: i64) -> i64:
        nobodys = t.extras[INQUISITOR] == NOBODY
        if place == t.extras[TABLE_AT]:
            # Ruling G-26: those beside the table take no part.
            total = 0
            for colour in range(COLOURS):
                if colour != NEUTRAL or not nobodys:
                    total += on_table(t, colour)
            return total
        # Ruling G-25: nor do black caballeros without a holder of the inquisitor's card.
        total -= unheeded(t, place)
        # Ruling G-15: captain and viceroy are not counted.
        office = office_of(place)
        if not office:
            return total
        holder = t.extras[SLOTS + office - AMBASSADOR]
        return total if holder == NOBODY or (holder == NEUTRAL and nobodys) else total - 1

    # ------------------------------------------------------------------ setting up and looking

    def prepare(self, t: Table) -> None:
        turned = t.chance.turned
        for place in turned[:2]:
            set_black(t, place, BLACK_EACH)
        if len(turned) > 2:
            t.extras[TABLE_AT] = turned[2]
        t.extras[TOKENS] = FIRST_GOLD
        t.extras[TOKENS + 1] = FIRST_GOODS
        t.extras[STOCK] = voyage.GOLD_TOKENS - FIRST_GOLD
        t.extras[STOCK + 1] = voyage.GOODS_TOKENS - FIRST_GOODS

    def arranged(self, t: Table) -> None:
        x = t.extras
        _fill_slots(t)
        if x[TABLE_AT] != NOWHERE and free_fields(t) == fields(t):
            limitation.fill_up(t, x[TABLE_AT])
        # What is neither in the colonies nor carried lies beside the board.
        for load in (GOLD, GOODS):
            carried: i64 = 0
            for slot in range(3):
                if x[SLOT_LOADS + slot] == load:
                    carried += 1
            for place in (SHIP, AMERICA, AFRICA):
                for colour in range(COLOURS):
                    carried += x[laden_at(place, load, colour)]
            total = voyage.GOLD_TOKENS if load == GOLD else voyage.GOODS_TOKENS
            x[STOCK + load - 1] = total - x[TOKENS + load - 1] - carried
            if x[STOCK + load - 1] < 0:
                raise ImpossibleFact(
                    "tokens",
                    f"there are only {total} tokens of {CARRIED_IDS[load]}",
                    Reason("impossible-load", {"what": CARRIED_IDS[load], "most": total}),
                )

    def show(self, t: Table, seat: i64, seen: dict[str, object]) -> None:
        x = t.extras
        shown: SeenColonies = {
            "inquisitor": None if x[INQUISITOR] == NOBODY else x[INQUISITOR],
            "offices": {
                "ambassador": _colour_id(x[SLOTS]),
                "envoy": _colour_id(x[SLOTS + ENVOY - AMBASSADOR]),
                "third": _colour_id(x[SLOTS + THIRD - AMBASSADOR]),
                "captain": _colour_id(x[SLOTS + CAPTAIN - AMBASSADOR]),
                "viceroy": _colour_id(x[SLOTS + VICEROY - AMBASSADOR]),
            },
            "laden": _laden(t),
            "table": {
                "place": None if x[TABLE_AT] == NOWHERE else PLACE_IDS[x[TABLE_AT]],
                "fields": fields(t),
                "caballeros": _by_colour([on_table(t, colour) for colour in range(COLOURS)]),
                "gold": _by_colour([x[ON_TABLE + COLOURS + colour] for colour in range(COLOURS)]),
                "goods": _by_colour([x[ON_TABLE + 2 * COLOURS + colour] for colour in range(COLOURS)]),
            },
            "unclaimed": {"gold": x[TOKENS], "goods": x[TOKENS + 1]},
            "supply": {"gold": x[STOCK], "goods": x[STOCK + 1]},
            "delayed": None if x[DELAYED] == NOWHERE else PLACE_IDS[x[DELAYED]],
            "delayed_until": None if x[DELAYED] == NOWHERE else _round_of(t, x[DELAYED_DUE]),
            "closers": [other for other in range(t.rules.players) if x[CLOSERS] >> other & 1],
            "closed": [stack for stack in range(1, STACKS + 1) if x[SHUT] >> stack & 1],
            "striker": None if x[STRIKER] == NOBODY else x[STRIKER],
            "strike_until": None if x[STRIKER] == NOBODY else _round_of(t, x[STRIKE_UNTIL]),
            "bonus_used": x[BONUS_USED] == 1,
        }
        seen["colonies"] = shown


def _fill_slots(t: Table) -> None:
    """In Francia everybody stands on a field: those for whom none was given take the next free one."""
    for colour in range(COLOURS):
        missing = t.at(FRANCE, colour)
        for slot in range(3):
            if t.extras[SLOTS + slot] == colour:
                missing -= 1
        for slot in range(3):
            if missing > 0 and t.extras[SLOTS + slot] == NOBODY:
                t.extras[SLOTS + slot] = colour
                missing -= 1


def _award_of(result: list[Award], seat: int) -> Award:
    """What a seat gets from a scoring; an office holder without a caballero that counts gets an award of its own."""
    for award in result:
        if award.colour == seat:
            return award
    award = Award(seat, 0, 0, False)
    result.append(award)
    return award


def _by_colour(numbers: list[int]) -> dict[str, int]:
    """Numbers by the names of the colours, zeros left out."""
    return {COLOUR_IDS[colour]: number for colour, number in enumerate(numbers) if number}


def _colour_id(colour: i64) -> str | None:
    return None if colour == NOBODY else COLOUR_IDS[colour]


def _round_of(t: Table, index: i64) -> int | None:
    """The space of a round, None after the last one."""
    return t.rules.rounds[index] if index < len(t.rules.rounds) else None


def _laden(t: Table) -> dict[str, LadenHere]:
    """Who carries gold and goods, by place."""
    found: dict[str, LadenHere] = {}
    for place in (FRANCE, SHIP, AMERICA, AFRICA):
        here: LadenHere = {}
        for load in (GOLD, GOODS):
            numbers = [0] * COLOURS
            for colour in range(COLOURS):
                if place == FRANCE:
                    for slot in range(3):
                        if t.extras[SLOTS + slot] == colour and t.extras[SLOT_LOADS + slot] == load:
                            numbers[colour] += 1
                else:
                    numbers[colour] = t.extras[laden_at(place, load, colour)]
            counts = _by_colour(numbers)
            if counts and load == GOLD:
                here["gold"] = counts
            elif counts:
                here["goods"] = counts
        if here:
            found[PLACE_IDS[place]] = here
    return found


# ---------------------------------------------------------------------- moments


class Settlers(DiscTask):
    """Before the first round every player secretly sets a region; two caballeros from his province go there.

    Ruling G-19: the King's region cannot be set.
    """

    def settings(self, t: Table, s: i64, seat: i64) -> i64:
        return NINE_REGIONS & ~t.taboo()

    def revealed(self, t: Table, s: i64) -> None:
        for seat in range(t.rules.players):
            place = t.seats[DISC + seat]
            t.seats[DISC + seat] = NOWHERE
            t.shift(seat, PROVINCE, place, SETTLERS_EACH)
            if t.telling:
                t.tell("started", {"seat": seat, "place": PLACE_IDS[place], "count": SETTLERS_EACH})


SETTLERS: Final = Settlers("settlers")


class TurnBegins(Task):
    """A turn begins: the inquisitor's bonus is there again, and who stands overseas may travel."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        t.extras[BONUS_USED] = 0
        t.extras[LAST_ACTION] = NO_CARD
        voyage.prepare_voyage(t, self.seat.of(s))
        return False


TURN_BEGINS: Final = TurnBegins("turn_begins")


TASKS: Final[list[Task]] = [SETTLERS, TURN_BEGINS]
"""The tasks of this room, in the order in which they get their numbers."""
