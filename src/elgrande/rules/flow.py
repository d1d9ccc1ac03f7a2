"""The course of the game: rounds, power cards, turns, and the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from elgrande.rules import agenda
from elgrande.rules.agenda import Task
from elgrande.rules.bits import bit
from elgrande.rules.choices import ACT, CARD, END, STOP, TO
from elgrande.rules.effects.base import options_in, start_action
from elgrande.rules.effects.move import put_from, target_options
from elgrande.rules.effects.supply import SUPPLY
from elgrande.rules.places import COLOURS, COURT, NEUTRAL
from elgrande.rules.scoring import winners
from elgrande.rules.table import (
    BACK_1,
    BACK_2,
    HAND,
    MODIFIER,
    MODIFIER_BIT,
    NO_CARD,
    NOBODY,
    OFFERS,
    PART_ACTION,
    PART_PLACING,
    PLAYED,
    SEEN,
    SPENT,
    TOTAL,
    VETO_NEW,
    VETO_OLD,
)

if TYPE_CHECKING:
    from elgrande.rules.table import Table


# ---------------------------------------------------------------------- rounds


class NextRound(Task):
    """A round begins, or the game is over. ``round``: how many have been played."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.round = self.argument("round", agenda.ROUND)

    def resolve(self, t: Table, s: i64) -> bool:
        played = self.round.of(s)
        if played == len(t.rules.rounds):
            t.over = True
            if t.telling:
                t.tell("game_over", {"scores": t.scores, "winners": winners(t)})
            return False
        t.round = t.rules.rounds[played]
        t.then(END_ROUND, played)
        t.moment(t.rules.at_round_end, played)
        t.then(NEXT_TURN)
        t.moment(t.rules.after_powers, played)
        t.then(t.rules.power, 0)
        t.moment(t.rules.before_power, played)
        t.then(REVEAL, played)
        t.moment(t.rules.at_round_start, played)
        if t.telling:
            t.tell("round", {"round": t.round})
        return False


NEXT_ROUND: Final = NextRound("next_round")


class Reveal(Task):
    """The top card of each stack is turned up; a standing card lies there every round."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.round = self.argument("round", agenda.ROUND)

    def resolve(self, t: Table, s: i64) -> bool:
        t.reveals += 1
        decks = t.chance.decks
        for stack in range(1, len(decks)):
            deck = decks[stack]
            if len(deck) > 0:
                turned = deck[self.round.of(s) % len(deck)]
                if t.rules.small_stack and t.rules.company is not None:
                    # Ruling GR-20: a card that somebody keeps is missing when its turn comes again.
                    there = t.rules.company.available(t, turned)
                    turned = turned if there else NO_CARD
                t.offer[stack] = turned
            elif t.rules.standing[stack] != NO_CARD:
                card = t.rules.standing[stack]
                there = t.rules.company is None or t.rules.company.available(t, card)
                t.offer[stack] = card if there else NO_CARD
        if t.telling:
            cards: dict[str, object] = {}
            for stack in range(1, OFFERS):
                if t.offer[stack] != NO_CARD:
                    cards[str(stack)] = t.rules.cards[t.offer[stack]].id
            t.tell("offer", {"cards": cards})
        return False


REVEAL: Final = Reveal("reveal")


class Power(Task):
    """Clockwise from the start player, each plays a power card of a value not on the table yet.

    ``played``: how many have done so.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.played = self.argument("played", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = (t.start + self.played.of(s)) % t.rules.players
        return t.ask(s, seat, power_options(t, seat))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = t.decider
        play_power(t, seat, code - t.rules.power_code)
        if self.played.of(s) + 1 < t.rules.players:
            t.then(POWER, self.played.of(s) + 1)
        t.moment(t.rules.after_power, seat)


POWER: Final = Power("power")


_LOW: Final = 30


def power_options(t: Table, seat: i64) -> vec[i64]:
    """The power cards in a hand that may be played now; one without a value always may."""
    hand = t.seats[HAND + seat]
    values = t.rules.power_values
    taken = low_totals_taken(t)
    playable: i64 = 0
    for number in range(t.rules.power_cards, 0, -1):
        playable <<= 1
        if hand >> number & 1:
            value = values[number]
            known = taken >> value & 1 == 1 if value <= _LOW else total_taken(t, value)
            if value == 0 or not known or modifier_helps(t, hand, value):
                playable |= 1
    return options_in(t.rules.power_code + 1, playable)


def play_power(t: Table, seat: i64, number: i64) -> None:
    """A seat plays a power card."""
    show_from_hand(t, seat, number)
    value = t.rules.power_values[number]
    t.seats[PLAYED + seat] = number
    t.seats[TOTAL + seat] = value
    if t.telling:
        t.tell("power", {"seat": seat, "power": t.rules.power_value(number)})


def low_totals_taken(t: Table) -> i64:
    """The low values, or totals, that somebody has already played in this round: a bit mask.

    Those of the base game are all low, and asked for so often that one look at the table must do.
    """
    taken: i64 = 0
    seats = t.seats
    for colour in range(COLOURS):
        total = seats[TOTAL + colour]
        if seats[PLAYED + colour] and 0 < total <= _LOW:
            taken |= 1 << total
    return taken


def total_taken(t: Table, total: i64) -> bool:
    """Whether somebody has already played this value, or total, in this round."""
    for colour in range(COLOURS):
        if t.seats[PLAYED + colour] and t.seats[TOTAL + colour] == total:
            return True
    return False


def modifier_helps(t: Table, hand: i64, value: i64) -> bool:
    """Whether a modifier in the hand turns a value that is taken into a total that is not."""
    for modifier in t.rules.modifiers:
        if hand >> (MODIFIER_BIT + modifier.number) & 1 and not total_taken(t, value + modifier.value):
            return True
    return False


def show_from_hand(t: Table, seat: i64, bit_number: i64) -> None:
    """A power card or modifier is played from the hand, and everybody sees it."""
    shown: i64 = bit(bit_number)
    seats = t.seats
    seats[HAND + seat] &= ~shown
    seats[SPENT + seat] |= shown
    if seats[SEEN + seat] & shown:
        # It had been taken back unseen; now the others know. Of two such cards the one that this cannot have been
        # stays hidden; where it could have been either, the wider guess stays.
        if seats[BACK_2 + seat]:
            if seats[BACK_1 + seat] & shown:
                seats[BACK_1 + seat] = seats[BACK_2 + seat]
            seats[BACK_2 + seat] = 0
            seats[BACK_1 + seat] &= ~shown
        else:
            seats[BACK_1 + seat] = 0
    seats[SEEN + seat] |= shown


# ---------------------------------------------------------------------- turns


class NextTurn(Task):
    """The colour with the highest card that has not had its turn is next."""

    def resolve(self, t: Table, s: i64) -> bool:
        best: i64 = NOBODY
        seats = t.seats
        for colour in range(COLOURS):
            if (
                seats[PLAYED + colour]
                and not t.acted >> colour & 1
                and (best == NOBODY or seats[TOTAL + colour] > seats[TOTAL + best])
            ):
                best = colour
        if best == NOBODY:
            return False
        t.acted |= 1 << best
        t.then(NEXT_TURN)
        if best == NEUTRAL:
            dummy_takes_card(t)
        else:
            begin_turn(t, best)
        return False


NEXT_TURN: Final = NextTurn("next_turn")


def begin_turn(t: Table, seat: i64) -> None:
    t.active = seat
    t.card = NO_CARD
    t.parts = PART_ACTION | PART_PLACING
    if t.telling:
        t.tell("turn", {"seat": seat})
    t.moment(t.rules.after_turn, seat)
    t.then(TURN_OVER)
    t.moment(t.rules.before_turn_over, seat)
    t.then(t.rules.take_card, seat)
    t.moment(t.rules.after_supply, seat)
    t.then(SUPPLY, seat, t.rules.supply[t.seats[PLAYED + seat]])
    t.moment(t.rules.before_turn, seat)


def dummy_takes_card(t: Table) -> None:
    """The dummy takes the card with the most caballeros and does nothing with it."""
    best: i64 = 0
    for stack in range(1, OFFERS):
        if t.offer[stack] != NO_CARD and (
            best == 0 or t.rules.cards[t.offer[stack]].caballeros > t.rules.cards[t.offer[best]].caballeros
        ):
            best = stack
    if t.telling:
        t.tell("dummy_takes", {"stack": best, "card": t.rules.cards[t.offer[best]].id})
    t.offer[best] = NO_CARD


class TakeCard(Task):
    """The active player takes one of the action cards that are left; the last one without being asked."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)

    def resolve(self, t: Table, s: i64) -> bool:
        stacks: i64 = 0
        offer = t.offer
        for stack in range(1, OFFERS):
            if offer[stack] != NO_CARD:
                stacks |= 1 << stack
        options = options_in(CARD - 1, stacks)
        if len(options) == 1:
            self.choose(t, s, options[0])
            return False
        return t.ask(s, self.seat.of(s), options)

    def choose(self, t: Table, s: i64, code: i64) -> None:
        seat = self.seat.of(s)
        stack = code - CARD + 1
        t.card = t.offer[stack]
        t.offer[stack] = NO_CARD
        card = t.rules.cards[t.card]
        if t.telling:
            t.tell("card", {"seat": seat, "stack": stack, "card": card.id})
        t.then(TURN, seat, card.caballeros)


TAKE_CARD: Final = TakeCard("card")


class Turn(Task):
    """The active player uses the two parts of his card in either order, or leaves them out (ruling R-17).

    ``most``: caballeros that the card lets him place. Placing begins with the first caballero.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.most = self.argument("most", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        options = vec[i64]()
        if t.parts & PART_PLACING and t.stock(seat) > 0:
            options = target_options(t.placing_targets())
        if t.parts & PART_ACTION and t.rules.effects[t.card].usable(t, seat):
            options = append(options, ACT)
        if t.rules.company is not None:
            options = t.rules.company.turn_choices(t, seat, options)
        if len(options) == 0:
            return False
        return t.ask(s, seat, append(options, END))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == END:
            return
        seat = self.seat.of(s)
        company = t.rules.company
        t.push(s)
        if code == ACT:
            t.parts &= ~PART_ACTION
            start_action(t, seat, t.card)
        elif company is None:
            t.parts &= ~PART_PLACING
            place_next(t, seat, self.most.of(s), 0, code - TO)
        elif not company.turn_chosen(t, seat, code):
            t.parts &= ~PART_PLACING
            extra = company.extra_placing(t, seat)
            place_next(t, seat, company.allowance(t, seat, self.most.of(s)) + extra, extra, code - TO)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        left: i64 = 0
        if t.parts & PART_PLACING:
            left = self.most.of(s)
            company = t.rules.company
            if company is not None:
                left = company.allowance(t, self.seat.of(s), left) + company.extra_placing(t, self.seat.of(s))
        return {"card": t.rules.cards[t.card].id, "left": left}


TURN: Final = Turn("turn")


class Place(Task):
    """The active player places the next caballero of his card, or stops placing.

    ``extra``: how many of those left, the last ones, he owes not to the card but to a set.
    """

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.seat = self.argument("seat", agenda.SEAT)
        self.left = self.argument("left", agenda.COUNT)
        self.extra = self.argument("extra", agenda.COUNT)

    def resolve(self, t: Table, s: i64) -> bool:
        seat = self.seat.of(s)
        if self.left.of(s) == 0 or t.stock(seat) == 0:
            return False
        return t.ask(s, seat, append(target_options(t.placing_targets()), STOP))

    def choose(self, t: Table, s: i64, code: i64) -> None:
        if code == STOP:
            return
        place_next(t, self.seat.of(s), self.left.of(s), self.extra.of(s), code - TO)

    def subject(self, t: Table, s: i64) -> dict[str, object]:
        return {"left": self.left.of(s)}


PLACE: Final = Place("place")


def place_next(t: Table, seat: i64, left: i64, extra: i64, place: i64) -> None:
    """A seat places the next of so many caballeros, the last of which are extra ones."""
    company = t.rules.company
    if left <= extra and company is not None:
        company.extra_placed(t, seat)
    t.then(PLACE, seat, left - 1, extra)
    put_from(t, seat, COURT if company is None else company.source(t, seat), place)


class TurnOver(Task):
    """The turn is over and its card leaves the offer."""

    def resolve(self, t: Table, s: i64) -> bool:
        if t.telling:
            t.tell("turn_over", {"seat": t.active})
        t.active = NOBODY
        t.card = NO_CARD
        t.parts = 0
        t.smuggling = False
        return False


TURN_OVER: Final = TurnOver("turn_over")


class EndRound(Task):
    """Cards leave the offer, the lowest power card takes the start marker, old Vetos lapse."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.round = self.argument("round", agenda.ROUND)

    def resolve(self, t: Table, s: i64) -> bool:
        lowest: i64 = 0
        seats = t.seats
        for seat in range(1, t.rules.players):
            if seats[TOTAL + seat] < seats[TOTAL + lowest]:
                lowest = seat
        t.start = lowest
        if t.telling:
            t.tell("start_marker", {"seat": lowest})
        for colour in range(COLOURS):
            seats[PLAYED + colour] = 0
            seats[TOTAL + colour] = 0
            seats[MODIFIER + colour] = 0
            if t.telling and seats[VETO_OLD + colour]:
                t.tell("veto_lapsed", {"seat": colour, "count": seats[VETO_OLD + colour]})
            seats[VETO_OLD + colour] = seats[VETO_NEW + colour]
            seats[VETO_NEW + colour] = 0
        for stack in range(1, OFFERS):
            t.offer[stack] = NO_CARD
        t.acted = 0
        t.then(NEXT_ROUND, self.round.of(s) + 1)
        t.moment(t.rules.after_scoring, self.round.of(s))
        if t.round in t.rules.scoring_spaces:
            t.moment(t.rules.general_scoring)
            if t.telling:
                t.tell("general_scoring", {"round": t.round})
        return False


END_ROUND: Final = EndRound("end_round")


TASKS: Final[list[Task]] = [
    NEXT_ROUND,
    REVEAL,
    POWER,
    NEXT_TURN,
    TAKE_CARD,
    TURN,
    PLACE,
    TURN_OVER,
    END_ROUND,
]
"""The tasks of this room, in the order in which they get their numbers."""
