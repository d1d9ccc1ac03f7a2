"""King & Intrigant: no action stacks; every player has chosen power cards with special actions of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.bits import bit
from elgrande.rules.choices import CARD
from elgrande.rules.effects.base import start_action
from elgrande.rules.effects.discs import DiscTask
from elgrande.rules.errors import BadSetup, Reason
from elgrande.rules.expansion import Expansion
from elgrande.rules.flow import TURN
from elgrande.rules.places import NINE_REGIONS, NOWHERE, PLACE_IDS, PROVINCE
from elgrande.rules.ruleset import Card, Rules
from elgrande.rules.scoring import Award
from elgrande.rules.sets.bigbox.fields import ANYWHERE
from elgrande.rules.sets.bigbox.placing import PlaceMore
from elgrande.rules.sets.corrections import Corrections, corrected_card
from elgrande.rules.sets.king_intrigant import doubling
from elgrande.rules.sets.king_intrigant.cards import ROWS, intrigant_cards, row_cards
from elgrande.rules.sets.king_intrigant.doubling import times
from elgrande.rules.sets.king_intrigant.facts import DoubledRegion, IntrigantFacts
from elgrande.rules.sets.king_intrigant.fields import DOUBLED, DOUBLER, OFFICE_CARD
from elgrande.rules.sets.king_intrigant.power_card import PowerCard
from elgrande.rules.sets.king_intrigant.words import KEEP, OFFICE, PLAY, POWER_FACES
from elgrande.rules.sets.names import PLAYERS_EDITION, SPECIAL_CARDS
from elgrande.rules.sets.players_edition.cards import players_edition_cards
from elgrande.rules.sets.special_cards.cards import special_cards
from elgrande.rules.table import DISC, HAND, NO_CARD, NOBODY, OFFERS, PART_ACTION, PLAYED, TOTAL, Table

if TYPE_CHECKING:
    from elgrande.rules.sets.setup import Setup

HAND_SIZE: Final = 13
"""Ruling K-10: enough that in round 9 there is always a value in hand that nobody has played."""
JOKER: Final = POWER_FACES.index("joker") + 1


# ---------------------------------------------------------------------- the cards of a game


def power_cards_of(setup: Setup, corrections: Corrections) -> list[PowerCard]:
    """The power cards of each colour, in the order of their numbers."""
    cards = intrigant_cards()
    if PLAYERS_EDITION in setup.sets:
        cards += players_edition_cards()
    if SPECIAL_CARDS in setup.sets:
        cards += special_cards()
    chosen: list[PowerCard] = []
    for card in cards:
        corrected = corrected_card(card, corrections)
        barred = corrected.effect.is_veto() and setup.option("veto") == "no"
        if isinstance(corrected, PowerCard) and not barred:
            chosen.append(corrected)
    if setup.option("cards") == "established":
        established = [card for card in chosen if card.established]
        # Ruling K-14: without the scorings, which are at least known to be scorings, nobody could choose a hand.
        if len(established) > HAND_SIZE:
            chosen = established
    chosen.sort(key=_number)
    return chosen


def _number(card: PowerCard) -> int:
    return card.number


def join(rules: Rules, corrections: Corrections) -> Expansion:
    """Put the set into the rules of a game."""
    _deal_row(rules, corrections)
    rules.power_cards = len(POWER_FACES)
    rules.powers = 0
    rules.power_values = vec[i64]([0] * (len(POWER_FACES) + 1))
    rules.supply = vec[i64]([0] * (len(POWER_FACES) + 1))
    rules.power_actions = [NO_CARD] * (len(POWER_FACES) + 1)
    rules.power_code = PLAY - 1
    rules.back_code = KEEP - 1
    values: list[int] = []
    for card in power_cards_of(rules.setup, corrections):
        if card.value in values:
            raise BadSetup(
                f"two power cards have the value {card.value}; '{card.id}' needs another one",
                Reason("refusal-same-value", {"value": card.value, "name": card.id}),
            )
        values.append(card.value)
        rules.powers |= bit(card.number)
        rules.power_values[card.number] = card.value
        rules.supply[card.number] = card.supply
        rules.power_actions[card.number] = len(rules.cards)
        rules.add_card(card)
    rules.power_bits = vec[i64]([0] * (max(values) + 1))
    for number in range(1, len(POWER_FACES) + 1):
        if rules.power_values[number]:
            rules.power_bits[rules.power_values[number]] = bit(number)
    # With the Joker two cards are used up in a round, so five players need one more.
    more = 1 if rules.players == 5 and rules.powers >> JOKER & 1 else 0
    rules.hand_size = HAND_SIZE + more
    # Ruling K-13: what the colonies do before the first round comes in addition.
    rules.after_setup = [*rules.after_setup, START_DISCS, CHOOSE_HAND]
    rules.take_card = TAKE_OFFICE
    rules.after_turn = [LAY_DOWN, *rules.after_turn]
    rules.after_regions = [*rules.after_regions, doubling.RETURN_DOUBLES]
    reachable: i64 = 0
    for place in range(rules.span):
        if rules.kings_regions >> place & 1:
            reachable |= rules.placing[place]
    return Intrigant(reachable)


def _deal_row(rules: Rules, corrections: Corrections) -> None:
    """Lay out the Intrigant card, the Caballero cards and the King card: one for each player."""
    cards = {card.id: corrected_card(card, corrections) for card in row_cards()}
    row = [cards[id] for id in ROWS[rules.players]]
    middle = row[1:-1]
    middle.sort(key=_strength)
    for i, card in enumerate([row[0], *middle, row[-1]]):
        rules.standing[i + 1] = len(rules.cards)
        rules.add_card(card)


def _strength(card: Card) -> int:
    return card.caballeros


# ---------------------------------------------------------------------- before the first round


class StartDiscs(DiscTask):
    """Every player secretly sets a region, not the King's; one caballero from his province goes there."""

    def settings(self, t: Table, s: i64, seat: i64) -> i64:
        return NINE_REGIONS & ~t.taboo()

    def revealed(self, t: Table, s: i64) -> None:
        for seat in range(t.rules.players):
            place = t.seats[DISC + seat]
            t.seats[DISC + seat] = NOWHERE
            t.shift(seat, PROVINCE, place, 1)
            if t.telling:
                t.tell("started", {"seat": seat, "place": PLACE_IDS[place], "count": 1})


START_DISCS: Final = StartDiscs("start_disc")


class ChooseHand(Task):
    """Every player chooses the power cards that he plays the game with, all at the same time and in secret."""

    def options_for(self, t: Table, s: i64, seat: i64) -> vec[i64]:
        left = t.rules.powers & ~t.seats[HAND + seat]
        options = vec[i64]()
        for number in range(1, t.rules.power_cards + 1):
            if left >> number & 1:
                options = append(options, KEEP + number - 1)
        return options

    def resolve(self, t: Table, s: i64) -> bool:
        if t.pending == 0:
            t.pending = (1 << t.rules.players) - 1
        seat: i64 = 0
        while not t.pending >> seat & 1:
            seat += 1
        return t.ask(s, seat, self.options_for(t, s, seat))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = t.decider
        t.seats[HAND + seat] |= bit(code - KEEP + 1)
        if cards_in(t.seats[HAND + seat]) == t.rules.hand_size:
            t.pending &= ~(1 << seat)
            if t.telling:
                t.tell("hand_chosen", {"seat": seat})
        if t.pending:
            t.push(s)
        else:
            t.reveals += 1

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"count": t.rules.hand_size}


CHOOSE_HAND: Final = ChooseHand("hand")


def cards_in(hand: i64) -> i64:
    """How many cards a mask has."""
    count: i64 = 0
    while hand:
        hand &= hand - 1
        count += 1
    return count


# ---------------------------------------------------------------------- turns


def row_place(t: Table, seat: i64) -> i64:
    """Which card of the row a seat gets for its power card: 1 is the Intrigant, the highest number the King."""
    place = t.rules.players
    for other in range(t.rules.players):
        if t.seats[TOTAL + other] > t.seats[TOTAL + seat]:
            place -= 1
    return place


class TakeOffice(Task):
    """The active player gets the card of the row that his power card is due, without being asked.

    With the stacks of the colonies he may take one of those cards instead; his own is then unused (ruling K-11).
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat: Final = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        options = append(vec[i64](), CARD + row_place(t, self.seat.of(s)) - 1)
        for stack in range(t.rules.players + 1, OFFERS):
            if t.offer[stack] != NO_CARD:
                options = append(options, CARD + stack - 1)
        if len(options) == 1:
            self.choose(t, s, options[0])
            return False
        return t.ask(s, self.seat.of(s), options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        stack = code - CARD + 1
        taken = t.offer[stack]
        t.offer[stack] = NO_CARD
        card = t.rules.cards[taken]
        t.card = taken
        if stack <= t.rules.players:
            self.hold(t, seat, stack, taken)
            if t.telling:
                t.tell("office", {"seat": seat, "card": card.id})
        elif t.telling:
            t.tell("card", {"seat": seat, "stack": stack, "card": card.id})
        t.then(TURN, seat, card.caballeros)

    def hold(self, t: Table, seat: i64, stack: i64, taken: i64) -> None:
        """With a Caballero card the own special action counts; King and Intrigant replace it.

        With two or three players their holders may do either (ruling K-09), but not instead with Fiesta (S-10).
        """
        office = stack == 1 or stack == t.rules.players
        own = t.rules.power_actions[t.seats[PLAYED + seat]]
        if office and (t.rules.players > 3 or isinstance(t.rules.effects[own], PlaceMore)):
            return
        t.card = own
        if office:
            t.extras[OFFICE_CARD] = taken


TAKE_OFFICE: Final = TakeOffice("row_card")


class LayDown(Task):
    """The turn is over, and with it what its cards allowed."""

    def resolve(self, t: Table, s: i64) -> bool:
        t.extras[ANYWHERE] = NOBODY
        t.extras[OFFICE_CARD] = NO_CARD
        return False


LAY_DOWN: Final = LayDown("lay_down")


# ---------------------------------------------------------------------- answers


class Intrigant(Expansion):
    """The answers of the set."""

    def __init__(self, reachable: i64) -> None:
        self.reachable: i64 = reachable
        """All places where caballeros can be placed from a court, wherever the King is."""

    def placing(self, t: Table, targets: i64) -> i64:
        if t.extras[ANYWHERE] != NOBODY and t.extras[ANYWHERE] == t.active:
            return targets | self.reachable & ~t.taboo()
        return targets

    def turn_choices(self, t: Table, seat: i64, options: vec[i64]) -> vec[i64]:
        office = t.extras[OFFICE_CARD]
        if t.parts & PART_ACTION and office != NO_CARD and t.rules.effects[office].usable(t, seat):
            return append(options, OFFICE)
        return options

    def turn_chosen(self, t: Table, seat: i64, code: i64) -> bool:
        if code != OFFICE:
            return False
        t.parts &= ~PART_ACTION
        # Ruling K-05: it can be vetoed like any special action.
        start_action(t, seat, t.extras[OFFICE_CARD])
        return True

    def adjust(self, t: Table, place: i64, result: list[Award], first_only: bool) -> None:
        factor = times(t, place)
        for award in result:
            award.times *= factor

    def show(self, t: Table, seat: i64, seen: dict[str, object]) -> None:
        """Who holds which card of the row, and which regions are doubled by whom."""
        doubled: list[DoubledRegion] = [
            {"place": PLACE_IDS[t.extras[DOUBLED + i]], "seat": t.extras[DOUBLER + i]}
            for i in range(2)
            if t.extras[DOUBLED + i] != NOWHERE
        ]
        shown: IntrigantFacts = {"doubled": doubled, "offices": offices(t)}
        seen.update(shown)


def offices(t: Table) -> list[str | None]:
    """The card of the row that each seat has or gets in this round; None until all power cards are played."""
    for seat in range(t.rules.players):
        if t.seats[TOTAL + seat] == 0:
            return [None] * t.rules.players
    return [t.rules.cards[t.rules.standing[row_place(t, seat)]].id for seat in range(t.rules.players)]


TASKS: Final[list[Task]] = [START_DISCS, CHOOSE_HAND, TAKE_OFFICE, LAY_DOWN]
"""The tasks of this room, in the order in which they get their numbers."""
