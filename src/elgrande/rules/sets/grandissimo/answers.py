"""Grandissimo: Portugal, two further stacks, Queen, Court Jester and General Inquisitor, ships and a prison.

Rulings are those of Grandissimo in ``docs/rulings.md``.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.dice import Dice
from elgrande.rules.effects.king import MoveKing
from elgrande.rules.errors import BadSetup, Reason
from elgrande.rules.expansion import Expansion
from elgrande.rules.places import (
    CASTILLA_LA_NUEVA,
    CASTILLA_LA_VIEJA,
    CASTILLO,
    CASTILLO_BIT,
    COLOUR_IDS,
    COLOURS,
    COURT,
    GALICIA,
    NEUTRAL,
    NOWHERE,
    PLACE_IDS,
    PORTUGAL,
    PROVINCE,
    SEVILLA,
    SPAIN,
    UNCROWNED,
    mask_of,
)
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.bigbox.alliance import allied_regions, ally_of
from elgrande.rules.sets.bigbox.black import count_black, set_black, unheeded
from elgrande.rules.sets.bigbox.espionage import spies_on
from elgrande.rules.sets.bigbox.fields import FREE_CHOICE, GENERAL, INQUISITOR, SPIES
from elgrande.rules.sets.corrections import Corrections, corrected_card
from elgrande.rules.sets.grandissimo import (
    characters,
    mercenaries,
    pardon,
    region_cards,
    revolution,
    symbols,
    turns,
)
from elgrande.rules.sets.grandissimo.agreement import left_out, symbols_shown
from elgrande.rules.sets.grandissimo.cards import Symbols, grandissimo_cards
from elgrande.rules.sets.grandissimo.facts import RegionCard, SavedCard, SeenGrandissimo
from elgrande.rules.sets.grandissimo.fields import (
    BOYCOTT,
    BOYCOTT_BY,
    BOYCOTT_KNOWN,
    CONQUERED,
    GUESTS,
    INCOGNITO,
    INCOGNITO_BY,
    INCOGNITO_KNOWN,
    INCOGNITO_WAIT,
    JESTER,
    JESTER_USED,
    LAST_CARD,
    LAST_SAID,
    LAST_WORD,
    MARCHED,
    PLACERS,
    PRISON,
    QUEEN,
    QUEEN_READY,
    QUEEN_USED,
    REVOLUTION,
    SAVED,
    SAVED_BY,
    SHIPS,
    STAND_IN,
    STOPPER,
)
from elgrande.rules.sets.grandissimo.places import GALLEON
from elgrande.rules.sets.stacks import add_card, stand
from elgrande.rules.table import GRANDE, NO_CARD, NOBODY, Table

PORTUGALS_NEIGHBOURS: Final = [GALICIA, CASTILLA_LA_VIEJA, CASTILLA_LA_NUEVA, SEVILLA]
PORTUGALS_VALUES: Final = [5, 0, 0]
"""Nothing for a second or a shared first place."""
MERCENARIES: Final = 2
KINGS_STACK: Final = 5


def join(rules: Rules, corrections: Corrections) -> Expansion:
    """Put the set into the rules of a game."""
    _lay_board(rules)
    _stack_cards(rules, corrections)
    rules.turned_regions += 1
    rules.black = MERCENARIES
    if rules.players == 2 and rules.setup.option("ships") == "one":
        rules.ships = 1
    rules.at_round_start = [*rules.at_round_start, ROUND_BEGINS]
    rules.before_turn = [
        *rules.before_turn,
        TURN_BEGINS,
        region_cards.UNMASKING,
        characters.PLACE_GUEST,
        symbols.LAND,
    ]
    rules.before_action = [*rules.before_action, region_cards.UNMASKING]
    rules.before_turn_over = [*rules.before_turn_over, turns.TAKE_FURTHER]
    rules.at_round_end = [*rules.at_round_end, turns.LAST_TURN]
    rules.before_discs = [*rules.before_discs, region_cards.LAST_UNMASKING]
    rules.before_regions = [*rules.before_regions, region_cards.BOYCOTT_SHOWN]
    rules.after_general = [*rules.after_general, SCORING_PAST]
    return Grandissimo()


def _lay_board(rules: Rules) -> None:
    rules.regions |= 1 << PORTUGAL
    rules.kings_regions |= 1 << PORTUGAL
    rules.kings_refuges |= 1 << UNCROWNED
    rules.span = PORTUGAL + 1
    for rank in range(3):
        rules.values[PORTUGAL * 3 + rank] = PORTUGALS_VALUES[rank]
    rules.placing[PORTUGAL] = mask_of(PORTUGALS_NEIGHBOURS) | CASTILLO_BIT
    for place in PORTUGALS_NEIGHBOURS:
        rules.placing[place] |= 1 << PORTUGAL
    # Ruling GR-11: without a King's region only the Castillo is open.
    rules.placing[UNCROWNED] = CASTILLO_BIT


def _stack_cards(rules: Rules, corrections: Corrections) -> None:
    setup = rules.setup
    established = setup.option("cards") == "established"
    for card in grandissimo_cards(Symbols(symbols_shown(setup))):
        corrected = corrected_card(card, corrections)
        if (corrected.established or not established) and card.id not in left_out(setup):
            add_card(rules, corrected, rules.stacks)
    stand(rules, 7)
    left = len(rules.stacks[6])
    rules.small_stack = setup.option("stack-6") == "small"
    if left < len(rules.rounds) and not rules.small_stack:
        raise BadSetup(
            f"stack 6 has only {left} cards left; it needs one for each of the {len(rules.rounds)} rounds",
            Reason("refusal-stack-short", {"stack": 6, "count": left, "rounds": len(rules.rounds)}),
        )
    rules.characters = [*rules.characters, "queen", "court_jester"]
    if rules.card_index("grd_spanish_inquisition") >= 0:
        rules.characters.append("general_inquisitor")
    kings_card = rules.standing[KINGS_STACK]
    if isinstance(rules.effects[kings_card], MoveKing):
        rules.effects[kings_card] = pardon.MoveKingAndPardon()


# ---------------------------------------------------------------------- the answers of the set


class Grandissimo(Expansion):
    """What the characters, ships and cards change."""

    def placing(self, t: Table, targets: i64) -> i64:
        # Wherever the King is.
        return targets | 1 << GALLEON if symbols.ships_of(t, t.active) > 0 else targets

    def moved(self, t: Table, colour: i64, source: i64, target: i64, count: i64) -> None:
        if (source == COURT or source == PROVINCE) and (target <= CASTILLO or target == GALLEON):
            t.extras[PLACERS] |= 1 << colour
            if source == PROVINCE:
                t.extras[CONQUERED] += count

        if count > 0:
            region_cards.something_happened(t)

    def king_moved(self, t: Table, place: i64) -> None:
        revolution.stand_in_follows(t, place)

    def commands(self, t: Table, seat: i64, colours: i64) -> i64:
        # Mercenaries in the Castillo leave it where the disc of their commander says.
        if t.extras[GENERAL] and t.extras[INQUISITOR] == seat and t.at(CASTILLO, NEUTRAL) > 0:
            return colours | 1 << NEUTRAL
        return colours

    # ------------------------------------------------------------------ turns

    def turn_choices(self, t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
        if t.extras[LAST_WORD] == seat:
            return options
        options = characters.character_choices(t, seat, options)
        options = mercenaries.march_choices(t, seat, options)
        options = turns.saving_choices(t, seat, options)
        return region_cards.turn_up_choice(t, seat, options)

    def turn_chosen(self, t: Table, seat: i64, code: i64) -> bool:
        return (
            characters.character_chosen(t, seat, code)
            or mercenaries.march_chosen(t, seat, code)
            or turns.saving_chosen(t, seat, code)
            or region_cards.turned_up(t, code)
        )

    def allowance(self, t: Table, seat: i64, count: i64) -> i64:
        return turns.conquest_allowance(t, seat, count) if turns.conquers(t) else count

    def stock(self, t: Table, seat: i64, court: i64) -> i64:
        if not turns.conquers(t):
            return court
        return turns.conquest_stock(t, seat, court, self.extra_placing(t, seat))

    def source(self, t: Table, seat: i64) -> i64:
        return turns.conquest_source(t, seat) if turns.conquers(t) else COURT

    def extra_placing(self, t: Table, seat: i64) -> i64:
        return characters.queen_places(t, seat)

    def extra_placed(self, t: Table, seat: i64) -> None:
        characters.use_queen(t, seat)

    def interrupts(self, t: Table) -> bool:
        return region_cards.interrupts(t)

    def available(self, t: Table, card: i64) -> bool:
        return t.extras[SAVED] != card

    # ------------------------------------------------------------------ scoring

    def allied(self, t: Table, place: i64) -> i64:
        return ally_of(t, place)

    def strengths(self, t: Table, place: i64, row: vec[i64]) -> None:
        # Ruling GR-14: without the General Inquisitor nobody heeds the mercenaries.
        count_black(t, row)

    def populace(self, t: Table, place: i64, total: i64) -> i64:
        return total - unheeded(t, place)

    def general(self, t: Table, place: i64) -> bool:
        return t.extras[BOYCOTT] == place

    # ------------------------------------------------------------------ setting up and looking

    def prepare(self, t: Table) -> None:
        set_black(t, t.chance.turned[0], MERCENARIES)

    def arranged(self, t: Table) -> None:
        if t.extras[QUEEN] != NOBODY:
            t.extras[QUEEN_READY] |= 1 << t.extras[QUEEN]
        if t.extras[BOYCOTT_BY] != NOBODY:
            t.extras[BOYCOTT_KNOWN] |= 1 << t.extras[BOYCOTT_BY]
        if t.extras[INCOGNITO_BY] != NOBODY:
            t.extras[INCOGNITO_KNOWN] |= 1 << t.extras[INCOGNITO_BY]
        if t.extras[REVOLUTION]:
            stand_in = t.extras[STAND_IN]
            t.king = UNCROWNED if stand_in == NOBODY else t.seats[GRANDE + stand_in]

    def sees_disc(self, t: Table, viewer: i64, seat: i64) -> bool:
        return spies_on(t, viewer, seat)

    def show(self, t: Table, seat: i64, seen: dict[str, object]) -> None:
        saved: SavedCard | None = None
        if t.extras[SAVED_BY] != NOBODY:
            saved = {"seat": t.extras[SAVED_BY], "card": t.rules.cards[t.extras[SAVED]].id}
        guests = [_caballeros(t, GUESTS + other) for other in range(t.rules.players)]
        ships = [_seat(t.extras[SHIPS + number]) for number in range(symbols.fleet(t))]
        if t.king == UNCROWNED:
            seen["king"] = None
        shown: SeenGrandissimo = {
            "queen": _seat(t.extras[QUEEN]),
            "jester": _seat(t.extras[JESTER]),
            "inquisitor": _seat(t.extras[INQUISITOR]),
            "ships": ships,
            "galleon": _caballeros(t, GALLEON),
            "prison": _caballeros(t, PRISON),
            "guests": guests,
            "boycott": _region_card(t, BOYCOTT_BY, BOYCOTT, BOYCOTT_KNOWN, seat),
            "incognito": _region_card(t, INCOGNITO_BY, INCOGNITO, INCOGNITO_KNOWN, seat),
            "alliance": allied_regions(t),
            "spies": [other for other in range(t.rules.players) if t.extras[SPIES] >> other & 1],
            "free_choice": [other for other in range(t.rules.players) if t.extras[FREE_CHOICE] >> other & 1],
            "saved": saved,
            "stopper": _seat(t.extras[STOPPER]),
            "last_word": _seat(t.extras[LAST_WORD]),
            "last_card": None if t.extras[LAST_CARD] == NO_CARD else t.rules.cards[t.extras[LAST_CARD]].id,
            "king_in_castillo": t.extras[REVOLUTION] == 1,
            "stand_in": _seat(t.extras[STAND_IN]),
        }
        seen["grandissimo"] = shown

    def imagine(self, t: Table, other: Table, viewer: i64, dice: Dice) -> None:
        """Region cards that the viewer has not seen could be any two of those that he has not."""
        taken: i64 = NOWHERE
        if t.extras[BOYCOTT] != NOWHERE and _knows(t, BOYCOTT_KNOWN, viewer):
            taken = t.extras[BOYCOTT]
        if t.extras[INCOGNITO] != NOWHERE:
            if not _knows(t, INCOGNITO_KNOWN, viewer):
                other.extras[INCOGNITO] = _another(taken, dice)
            taken = other.extras[INCOGNITO]
        if t.extras[BOYCOTT] != NOWHERE and not _knows(t, BOYCOTT_KNOWN, viewer):
            other.extras[BOYCOTT] = _another(taken, dice)


def _knows(t: Table, field: i64, viewer: i64) -> bool:
    return viewer != NOBODY and t.extras[field] >> viewer & 1 == 1


def _another(taken: i64, dice: Dice) -> i64:
    """One of the nine region cards that is not taken."""
    place = dice.below(SPAIN)
    while place == taken:
        place = dice.below(SPAIN)
    return place


def _seat(seat: i64) -> int | None:
    return None if seat == NOBODY else seat


def _caballeros(t: Table, place: i64) -> dict[str, int]:
    counts: dict[str, int] = {}
    for colour in range(COLOURS):
        if t.at(place, colour):
            counts[COLOUR_IDS[colour]] = t.at(place, colour)
    return counts


def _region_card(t: Table, by: i64, place: i64, known: i64, viewer: i64) -> RegionCard | None:
    """A region card that lies face down, as a seat sees it."""
    if t.extras[by] == NOBODY:
        return None
    shown = PLACE_IDS[t.extras[place]] if _knows(t, known, viewer) else None
    return {"seat": t.extras[by], "place": shown}


# ---------------------------------------------------------------------- moments


class RoundBegins(Task):
    """What may be used once in a round may be used again, and what lasted for a round is over."""

    def resolve(self, t: Table, s: i64) -> bool:
        for field in (QUEEN_READY, QUEEN_USED, JESTER_USED, MARCHED, PLACERS, CONQUERED, LAST_SAID):
            t.extras[field] = 0
        t.extras[STOPPER] = NOBODY
        t.extras[INCOGNITO_WAIT] = region_cards.ASK
        return False


ROUND_BEGINS: Final = RoundBegins("round_begins")


class TurnBegins(Task):
    """A turn begins: who has the Queen, and whether actions are stopped."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        if t.extras[QUEEN] == seat:
            t.extras[QUEEN_READY] |= 1 << seat
        region_cards.listen_again(t)
        turns.stop_action(t, seat)
        return False


TURN_BEGINS: Final = TurnBegins("turn_begins")


class ScoringPast(Task):
    """After a general scoring the King comes back, the General Inquisitor goes, and a boycott is over."""

    def resolve(self, t: Table, s: i64) -> bool:
        revolution.restore_king(t)
        region_cards.lift_boycott(t)
        t.extras[INQUISITOR] = NOBODY
        return False


SCORING_PAST: Final = ScoringPast("scoring_past")


TASKS: Final[list[Task]] = [ROUND_BEGINS, TURN_BEGINS, SCORING_PAST]
"""The tasks of this room, in the order in which they get their numbers."""
