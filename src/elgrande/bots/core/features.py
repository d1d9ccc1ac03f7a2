"""What a network is told about a table: numbers about the game as a whole, and the same list of numbers for each seat.

Only what differs from nothing is written down, as pairs of a place in the list and a number, because most of a table is
empty. Seats have no order but that of their turns, so one list serves for two players as well as for five. Numbers are
kept within ``LIMIT``, in steps that games can be stored in as bytes.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from elgrande.bots.core.evaluation import Evaluation
from elgrande.bots.core.promises import AWARD, SHARE
from elgrande.rules.places import COLOURS, NEUTRAL, PLACE_IDS, POWER_CARDS, PROVINCE, SCOREBOARDS
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.grandissimo.fields import GUESTS
from elgrande.rules.sets.names import (
    ANNIVERSARY,
    COLONIES,
    GRANDISSIMO,
    KING_INTRIGANT,
    NEW_REGENCY,
    PLAYERS_EDITION,
    POWER_MODIFIERS,
    SPECIAL_CARDS,
    VETERAN_CARDS,
)
from elgrande.rules.table import (
    GRANDE,
    HAND,
    MODIFIER_BIT,
    NO_CARD,
    NOBODY,
    OFFERS,
    PART_ACTION,
    PART_PLACING,
    PLAYED,
    POINTS,
    TOTAL,
    VETO_NEW,
    VETO_OLD,
    Table,
)

VERSION: Final = 1
"""Of what is told and where it stands; weights of another version cannot be used."""
SEATS: Final = 5
STEPS: Final = 16
"""Steps of a stored number to 1."""
LIMIT: Final = 7.9375

_SITES: Final = 17
"""Places that can be scored, and those between them: the first ones of the rules."""
_RESERVES: Final = [
    "court",
    "province",
    "ship",
    "america",
    "africa",
    "galleon",
    "prison",
    "bridge",
    "beside_castillo",
    "card_75",
]
"""Further rows of pieces, in the order in which the networks have learned them."""
_ROWS: Final = len(_RESERVES)
_RESERVE_ROWS: Final = vec[i64]([PLACE_IDS.index(row) for row in _RESERVES])
_POWERS: Final = 40
"""Numbers of power cards that have special actions of their own, and 0."""
_MODIFIERS: Final = 17

_SETS: Final = [
    NEW_REGENCY,
    VETERAN_CARDS,
    POWER_MODIFIERS,
    COLONIES,
    GRANDISSIMO,
    ANNIVERSARY,
    KING_INTRIGANT,
    PLAYERS_EDITION,
    SPECIAL_CARDS,
]
"""The sets that the networks have learned, in their order."""

# The list of a seat.
S_SITES: Final = 0
SITE_FACTS: Final = 5
"""For each place: own caballeros, promise, points if it were scored now, lead, Grande."""
S_ROWS: Final = S_SITES + SITE_FACTS * _SITES
S_AWAY: Final = S_ROWS + _ROWS
"""Caballeros in other courts."""
S_HAND: Final = S_AWAY + 1
S_MODIFIERS: Final = S_HAND + POWER_CARDS + 1
S_OWN_HAND: Final = S_MODIFIERS + _MODIFIERS
"""The hand, where power cards have special actions."""
S_OWN_PLAYED: Final = S_OWN_HAND + _POWERS
"""The power card of this round, if its turn is still to come."""
S_ORDER: Final = S_OWN_PLAYED + _POWERS
"""How many seats after the start player it sits."""
S_POINTS: Final = S_ORDER + SEATS
"""Points against the mean."""
S_LEAD: Final = S_POINTS + 1
"""Points against the best of the others."""
S_WORTH: Final = S_LEAD + 1
"""The hand-made evaluation against the mean."""
S_WORTH_LEAD: Final = S_WORTH + 1
"""The hand-made evaluation against the best of the others."""
S_VETO_OLD: Final = S_WORTH_LEAD + 1
S_VETO_NEW: Final = S_VETO_OLD + 1
S_PLAYED: Final = S_VETO_NEW + 1
"""It has played its power card of this round."""
S_TOTAL: Final = S_PLAYED + 1
S_WAITING: Final = S_TOTAL + 1
"""Its turn of this round is still to come."""
S_BEFORE: Final = S_WAITING + 1
"""How many turns come before its own."""
S_SUPPLY: Final = S_BEFORE + 1
"""Caballeros that its power card will bring."""
S_ACTIVE: Final = S_SUPPLY + 1
S_PLACING: Final = S_ACTIVE + 1
"""Caballeros that it may still place in its turn."""
S_ACTION: Final = S_PLACING + 1
"""It may still use the action of its card."""
S_DECIDES: Final = S_ACTION + 1
SEAT_INPUTS: Final = S_DECIDES + 1

# The list of the table.
G_SITES: Final = 0
GLOBAL_SITE_FACTS: Final = 7
"""For each place: what its three values differ from the printed ones, neutral caballeros, all caballeros, the King, whether
it is closed."""
G_ROUND: Final = G_SITES + GLOBAL_SITE_FACTS * _SITES
G_TO_SCORING: Final = G_ROUND + 10
"""Rounds to the next general scoring."""
G_LATER: Final = G_TO_SCORING + 4
"""General scorings after the next one."""
G_LEFT: Final = G_LATER + 1
"""Rounds to the end."""
G_ACTED: Final = G_LEFT + 1
"""Part of the seats that have begun their turns of this round."""
G_POWERS: Final = G_ACTED + 1
"""Power cards are being played."""
G_BETWEEN: Final = G_POWERS + 1
"""Discs are being set, or cards drafted."""
G_PLAYERS: Final = G_BETWEEN + 1
G_EDITION: Final = G_PLAYERS + SEATS + 1
G_SETS: Final = G_EDITION + 3
G_CARDS: Final = G_SETS + 10
"""Cards on offer, then the card whose action is still to come."""


def table_inputs(cards: int) -> int:
    """How long the list of a table is, if so many cards are known."""
    return G_CARDS + 2 * cards


class Features:
    """Reads tables of one ruleset. It keeps scratch space, so it serves one user at a time."""

    def __init__(self, rules: Rules, evaluation: Evaluation, cards: list[str]) -> None:
        self.rules = rules
        self.evaluation = evaluation
        self.players: i64 = rules.players
        self.cards: i64 = len(cards)
        slots = {card: slot for slot, card in enumerate(cards)}
        self.slots: vec[i64] = vec[i64]([slots.get(card.id, -1) for card in rules.cards])
        """Where each card of the rules stands in the list of cards."""
        self.own_powers: bool = rules.hand_size > 0
        self.rows: i64 = rules.rows
        printed: list[int] = []
        for place in range(_SITES):
            printed += SCOREBOARDS.get(place, [0, 0, 0])
        self.printed: vec[i64] = vec[i64](printed)
        self.fixed: vec[i64] = vec[i64](self._mix(rules))
        """What is true of all tables of this ruleset."""
        room = 2 * table_inputs(len(cards)) + SEATS * SEAT_INPUTS
        self.index: vec[i64] = vec[i64]([0] * room)
        self.number: vec[float] = vec[float]([0.0] * room)
        self.begin: vec[i64] = vec[i64]([0] * (SEATS + 2))
        """Where the list of the table begins, then those of the seats; the last one is the end."""
        self.count: i64 = 0
        self.most: vec[i64] = vec[i64]([0] * (3 * _SITES))
        """For each place: the most caballeros of a colour, the most of any other, and the colour that has the most."""
        self.shares: vec[float] = vec[float]([0.0] * (_SITES * SEATS))
        self.awards: vec[float] = vec[float]([0.0] * (_SITES * SEATS))

    def _mix(self, rules: Rules) -> list[int]:
        setup = rules.setup
        fixed = [G_PLAYERS + setup.players, G_EDITION + EDITION_NAMES.index(setup.edition)]
        for number, name in enumerate(_SETS):
            if name in setup.sets:
                fixed.append(G_SETS + number)
        return fixed

    # ------------------------------------------------------------------ reading a table

    def read(self, t: Table) -> None:
        """Write down what a table says. ``Evaluation.judge`` must have been asked about it just before."""
        self.count = 0
        self.begin[0] = 0
        self._survey(t)
        self._read_table(t)
        players = self.players
        total = 0.0
        worth = 0.0
        for seat in range(players):
            total += float(t.seats[POINTS + seat])
            worth += self.evaluation.values[seat]
        for seat in range(players):
            self._align()
            self.begin[seat + 1] = self.count
            self._read_seat(t, seat, total / float(players), worth / float(players))
        self._align()
        self.begin[players + 1] = self.count

    def _put(self, index: i64, number: float) -> None:
        if number != 0.0:
            if number > LIMIT:
                number = LIMIT
            elif number < -LIMIT:
                number = -LIMIT
            self.index[self.count] = index
            self.number[self.count] = number
            self.count += 1

    def _align(self) -> None:
        """Fill up to a multiple of four, which are added at once."""
        while self.count & 3:
            self.index[self.count] = 0
            self.number[self.count] = 0.0
            self.count += 1

    def _survey(self, t: Table) -> None:
        """Find out once for all seats how the places stand."""
        promises = self.evaluation.promises
        pieces = t.pieces
        for place in promises.places:
            row = promises.awards(t, place)
            for seat in range(self.players):
                self.shares[place * SEATS + seat] = promises.rows[row + SHARE + seat]
                self.awards[place * SEATS + seat] = promises.rows[row + AWARD + seat]
            first = place * COLOURS
            most: i64 = -1
            second: i64 = 0
            owner: i64 = 0
            for colour in range(COLOURS):
                count = pieces[first + colour]
                if count > most:
                    second = most
                    most = count
                    owner = colour
                elif count > second:
                    second = count
            self.most[3 * place] = most
            self.most[3 * place + 1] = second
            self.most[3 * place + 2] = owner

    def _read_table(self, t: Table) -> None:
        promises = self.evaluation.promises
        for fixed in self.fixed:
            self._put(fixed, 1.0)
        for place in promises.places:
            first = G_SITES + place * GLOBAL_SITE_FACTS
            for rank in range(3):
                differs = t.value(place, rank + 1) - self.printed[place * 3 + rank]
                self._put(first + rank, 0.25 * float(differs))
            neutral = t.pieces[place * COLOURS + NEUTRAL]
            self._put(first + 3, 0.25 * float(neutral))
            self._put(first + 4, 0.125 * float(t.total_at(place)))
            if t.king == place:
                self._put(first + 5, 1.0)
            if t.closed >> place & 1:
                self._put(first + 6, 1.0)
        self._put(G_ROUND + t.round, 1.0)
        self._put(G_TO_SCORING + promises.rounds, 1.0)
        self._put(G_LATER, float(promises.later))
        self._put(G_LEFT, 0.25 * float(promises.left))
        acted: i64 = 0
        played: i64 = 0
        for seat in range(self.players):
            if t.acted >> seat & 1:
                acted += 1
            if t.seats[PLAYED + seat]:
                played += 1
        self._put(G_ACTED, float(acted) / float(self.players))
        if played < self.players and acted == 0:
            self._put(G_POWERS, 1.0)
        if t.pending:
            self._put(G_BETWEEN, 1.0)
        for stack in range(1, OFFERS):
            if t.offer[stack] != NO_CARD:
                self._put_card(G_CARDS, t.offer[stack])
        if t.card != NO_CARD and t.parts & PART_ACTION:
            self._put_card(G_CARDS + self.cards, t.card)

    def _put_card(self, first: i64, card: i64) -> None:
        slot = self.slots[card]
        if slot >= 0:
            self._put(first + slot, 1.0)

    def _read_seat(self, t: Table, seat: i64, mean: float, mean_worth: float) -> None:
        evaluation = self.evaluation
        promises = evaluation.promises
        pieces = t.pieces
        for place in promises.places:
            first = S_SITES + place * SITE_FACTS
            own = pieces[place * COLOURS + seat]
            rival = self.most[3 * place] if self.most[3 * place + 2] != seat else self.most[3 * place + 1]
            self._put(first, 0.25 * float(own))
            self._put(first + 1, 0.25 * self.shares[place * SEATS + seat])
            self._put(first + 2, 0.25 * self.awards[place * SEATS + seat])
            lead = own - rival
            if lead > 6:
                lead = 6
            elif lead < -6:
                lead = -6
            self._put(first + 3, 0.25 * float(lead))
            if t.seats[GRANDE + seat] == place:
                self._put(first + 4, 1.0)
        self._read_reserves(t, seat)
        points = float(t.seats[POINTS + seat])
        best = -1000000.0
        best_worth = -1000000.0
        for other in range(self.players):
            if other != seat:
                theirs = float(t.seats[POINTS + other])
                if theirs > best:
                    best = theirs
                if evaluation.values[other] > best_worth:
                    best_worth = evaluation.values[other]
        self._put(S_POINTS, 0.0625 * (points - mean))
        self._put(S_LEAD, 0.0625 * (points - best))
        self._put(S_WORTH, 0.0625 * (evaluation.values[seat] - mean_worth))
        self._put(S_WORTH_LEAD, 0.0625 * (evaluation.values[seat] - best_worth))
        self._read_turn(t, seat)

    def _read_reserves(self, t: Table, seat: i64) -> None:
        """Caballeros beside the board, power cards and Vetos."""
        pieces = t.pieces
        for i in range(_ROWS):
            if _RESERVE_ROWS[i] < self.rows:
                self._put(S_ROWS + i, 0.25 * float(pieces[_RESERVE_ROWS[i] * COLOURS + seat]))
        if self.rows > GUESTS:
            away: i64 = 0
            for host in range(SEATS):
                away += pieces[(GUESTS + host) * COLOURS + seat]
            self._put(S_AWAY, 0.25 * float(away))
        hand = t.seats[HAND + seat]
        if self.own_powers:
            for number in range(1, _POWERS):
                if hand >> number & 1:
                    self._put(S_OWN_HAND + number, 1.0)
        else:
            for number in range(1, POWER_CARDS + 1):
                if hand >> number & 1:
                    self._put(S_HAND + number, 1.0)
            hand >>= MODIFIER_BIT
            if hand:
                for number in range(1, _MODIFIERS):
                    if hand >> number & 1:
                        self._put(S_MODIFIERS + number, 1.0)
        self._put(S_VETO_OLD, float(t.seats[VETO_OLD + seat]))
        self._put(S_VETO_NEW, float(t.seats[VETO_NEW + seat]))

    def _read_turn(self, t: Table, seat: i64) -> None:
        """Where the seat stands in the order of the round, and what is left of its turn."""
        players = self.players
        self._put(S_ORDER + (seat - t.start + players) % players, 1.0)
        number = t.seats[PLAYED + seat]
        if number:
            self._put(S_PLAYED, 1.0)
            total = t.seats[TOTAL + seat]
            self._put(S_TOTAL, float(total) * (0.03125 if self.own_powers else 0.25))
            if not t.acted >> seat & 1:
                self._put(S_WAITING, 1.0)
                before: i64 = 0
                for other in range(COLOURS):
                    if (
                        t.seats[PLAYED + other]
                        and not t.acted >> other & 1
                        and t.seats[TOTAL + other] > total
                    ):
                        before += 1
                self._put(S_BEFORE, 0.5 * float(before))
                supply = t.rules.supply[number]
                province = t.pieces[PROVINCE * COLOURS + seat]
                self._put(S_SUPPLY, 0.25 * float(supply if supply < province else province))
                if self.own_powers:
                    self._put(S_OWN_PLAYED + number, 1.0)
        if t.active == seat:
            self._put(S_ACTIVE, 1.0)
            if t.card != NO_CARD:
                if t.parts & PART_PLACING:
                    self._put(S_PLACING, 0.25 * float(t.rules.cards[t.card].caballeros))
                if t.parts & PART_ACTION:
                    self._put(S_ACTION, 1.0)
        if t.decider == seat and t.decider != NOBODY:
            self._put(S_DECIDES, 1.0)

    # ------------------------------------------------------------------ for learning

    def stored(self) -> bytes:
        """What was read last as bytes: the list of the table, then those of five seats, 128 for nothing."""
        size = table_inputs(int(self.cards))
        numbers = [128] * (size + SEATS * SEAT_INPUTS)
        for block in range(self.players + 1):
            first: i64 = 0
            if block > 0:
                first = size + (block - 1) * SEAT_INPUTS
            for at in range(self.begin[block], self.begin[block + 1]):
                number = self.number[at]
                if number != 0.0:
                    numbers[first + self.index[at]] = 128 + round(number * STEPS)
        return bytes(numbers)
