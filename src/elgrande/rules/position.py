"""Setting up a table in the middle of a game: for scenarios, tests, puzzles and teaching.

A ``Position`` says what lies where; everything it leaves out gets a plain default, and ``arrange`` refuses what
cannot be. Seats, colours and places are numbers here; the scenario reader turns names into them.
"""

from __future__ import annotations

from elgrande.rules.bits import bit
from elgrande.rules.effects.supply import SUPPLY
from elgrande.rules.errors import ImpossibleFact, Reason
from elgrande.rules.fields import FIELDS
from elgrande.rules.flow import END_ROUND, NEXT_ROUND, NEXT_TURN, TURN, TURN_OVER
from elgrande.rules.places import COLOUR_IDS, COLOURS, COURT, COURT_CABALLEROS, NEUTRAL, NOWHERE, PROVINCE
from elgrande.rules.position_checks import IN_TURN, PHASES, check, total_of
from elgrande.rules.position_shuffles import Shuffles, rounds_since_scoring, stack_of
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import (
    GRANDE,
    HAND,
    MODIFIER,
    MODIFIER_BIT,
    NO_CARD,
    OFFERS,
    PART_ACTION,
    PART_PLACING,
    PLAYED,
    POINTS,
    SEEN,
    SPENT,
    TOTAL,
    VETO_NEW,
    VETO_OLD,
    Table,
    empty_table,
)

__all__ = ["PHASES", "ImpossibleFact", "Position", "arrange", "check"]


class Position:
    """What lies on the table. Attributes that are left alone mean what their comments say."""

    def __init__(self) -> None:
        self.phase = "turns"
        self.round = 1
        self.start = 0
        self.active = 0
        """The seat whose turn it is, in the phases of a turn."""
        self.king = 0
        self.caballeros: dict[int, dict[int, int]] = {}
        """Number by place (region or Castillo) and colour; nothing elsewhere."""
        self.courts: dict[int, int] = {}
        """Caballeros in court by seat; if not given, what the province leaves, or else 7 or as many as there are."""
        self.provinces: dict[int, int] = {}
        """Caballeros in the province by colour; if not given, all that are nowhere else."""
        self.grandes: dict[int, int] = {}
        """Place by seat; a Grande that is not given is not on the board."""
        self.boards: dict[int, int] = {}
        """Place of the mobile scoreboards, 0 for 8/4/0 and 1 for 4/0/0."""
        self.points: dict[int, int] = {}
        self.played: dict[int, int] = {}
        """Power cards on the table by colour. In a turn they default to 13, 12, ... clockwise from the active seat."""
        self.played_modifiers: dict[int, int] = {}
        self.acted: list[int] = []
        """Colours whose turn of this round is over."""
        self.spent: dict[int, list[int]] = {}
        """Power cards used in earlier rounds."""
        self.hands: dict[int, list[int]] = {}
        """Power cards in hand, where players have chosen theirs; if not given, all that are neither played nor used."""
        self.modifiers: dict[int, list[int]] = {}
        """Modifiers in hand; in a position nobody has any unless given."""
        self.vetos_old: dict[int, int] = {}
        """Vetos that lapse at the end of this round, by seat."""
        self.vetos_new: dict[int, int] = {}
        """Vetos that lapse at the end of the next round, by seat."""
        self.offer: dict[int, str | None] = {}
        """Card on offer by stack, None for a stack without one; the others show the next card of their stack."""
        self.card = ""
        """The card in front of the active seat, in the phase ``turn``."""
        self.stacks: dict[int, list[str]] = {}
        """The first cards to be turned up, from round 1 on, by stack; the rest follows in random order."""
        self.next_cards: dict[int, list[str]] = {}
        """The next cards to be turned up, by stack: in the phase ``round`` from this round on, else from the next."""
        self.next_regions: list[int] = []
        """The next region cards for the dummy."""
        self.next_powers: list[int] = []
        """The next power cards of the dummy."""
        self.tokens: dict[str, dict[int, int]] = {}
        """What expansions have on the table, by the names of ``extras.FIELDS``: number by index, 0 for a single one."""


def arrange(rules: Rules, position: Position, seed: int = 0, telling: bool = True) -> Table:
    """A table in the given position, stopped at its first decision."""
    check(rules, position)
    shuffles = Shuffles(rules, position, seed)
    t = empty_table(rules, shuffles.chance(position))
    t.telling = telling
    t.round = position.round
    t.start = position.start
    t.king = position.king
    t.board_8 = position.boards.get(0, NOWHERE)
    t.board_4 = position.boards.get(1, NOWHERE)
    t.draws = rounds_since_scoring(rules, position.round)
    _place_pieces(t, position)
    for name, numbers in position.tokens.items():
        for index, number in numbers.items():
            t.extras[FIELDS[name].at + index] = number
    if rules.company is not None:
        rules.company.arranged(t)
        for index, number in position.tokens.get("stock", {}).items():
            there = t.extras[FIELDS["stock"].at + index]
            if number != there:
                what = "gold" if index == 0 else "goods"
                raise ImpossibleFact(
                    "tokens",
                    f"{there} {what} are beside the board: all that is neither overseas nor carried, not {number}",
                    Reason("impossible-stock", {"what": what, "count": there, "found": number}),
                )
    _lay_power_cards(t, position, shuffles.played)
    _set_agenda(t, position, shuffles.played)
    t.advance()
    return t


# ---------------------------------------------------------------------- laying it out


def _place_pieces(t: Table, position: Position) -> None:
    for place, counts in position.caballeros.items():
        for colour, count in counts.items():
            t.pieces[place * COLOURS + colour] = count
    for colour in range(COLOURS):
        if colour >= t.rules.players and not (colour == NEUTRAL and t.rules.dummy):
            continue
        left = t.rules.caballeros - sum([t.pieces[place * COLOURS + colour] for place in range(t.rules.rows)])
        court = 0
        if colour != NEUTRAL:
            default = left - position.provinces[colour] if colour in position.provinces else COURT_CABALLEROS
            court = position.courts.get(colour, min(default, left))
        t.pieces[COURT * COLOURS + colour] = court
        t.pieces[PROVINCE * COLOURS + colour] = left - court
    for seat in range(t.rules.players):
        t.seats[GRANDE + seat] = position.grandes.get(seat, NOWHERE)
        t.seats[POINTS + seat] = position.points.get(seat, 0)
        t.seats[VETO_OLD + seat] = position.vetos_old.get(seat, 0)
        t.seats[VETO_NEW + seat] = position.vetos_new.get(seat, 0)


def _lay_power_cards(t: Table, position: Position, played: dict[int, int]) -> None:
    for seat in range(t.rules.players):
        spent = 0
        for value in position.spent.get(seat, []):
            spent |= 1 << value
        if seat in played:
            spent |= 1 << played[seat]
        hand = t.rules.powers & ~spent
        if seat in position.hands:
            hand = 0
            for value in position.hands[seat]:
                hand |= 1 << value
        for number in position.modifiers.get(seat, []):
            hand |= bit(MODIFIER_BIT + number)
        if seat in position.played_modifiers:
            spent |= bit(MODIFIER_BIT + position.played_modifiers[seat])
        t.seats[HAND + seat] = hand
        t.seats[SPENT + seat] = spent
        t.seats[SEEN + seat] = spent
    for colour, value in played.items():
        t.seats[PLAYED + colour] = value
        t.seats[TOTAL + colour] = t.rules.power_values[value]
        if colour in position.played:
            t.seats[TOTAL + colour] = total_of(t.rules, position, colour)
        t.seats[MODIFIER + colour] = position.played_modifiers.get(colour, 0)


def _set_agenda(t: Table, position: Position, played: dict[int, int]) -> None:
    now = t.rules.round_index(position.round)
    phase = position.phase
    if phase == "round":
        t.draws -= 1
        t.then(NEXT_ROUND, now)
        return
    if phase == "scoring":
        t.then(NEXT_ROUND, now + 1)
        t.moment(t.rules.after_scoring, now)
        t.moment(t.rules.general_scoring)
        return
    _lay_offer(t, position, now)
    t.then(END_ROUND, now)
    t.moment(t.rules.at_round_end, now)
    t.then(NEXT_TURN)
    if phase == "power":
        _ask_for_power_cards(t, position)
        return
    for colour in range(COLOURS):
        seated = colour < t.rules.players or (colour == NEUTRAL and t.rules.dummy)
        if seated and colour not in played:
            raise ImpossibleFact(
                "played",
                f"{COLOUR_IDS[colour]} has no power card on the table",
                Reason("impossible-power-missing", {"colour": COLOUR_IDS[colour]}),
            )
    for colour in position.acted:
        t.acted |= 1 << colour
    if phase in IN_TURN:
        _begin_turn(t, position, played)
    _check_order(t, position, played)
    waiting = [colour for colour in played if not t.acted >> colour & 1]
    if phase in ("supply", "card"):
        waiting.append(position.active)
    offered = len([stack for stack in range(1, OFFERS) if t.offer[stack] != NO_CARD])
    if offered < len(waiting):
        raise ImpossibleFact(
            "offer",
            f"{len(waiting)} colours still need a card, but only {offered} are on offer",
            Reason("impossible-offer-short", {"count": len(waiting), "left": offered}),
        )


def _ask_for_power_cards(t: Table, position: Position) -> None:
    count = len([colour for colour in position.played if colour != NEUTRAL])
    for i in range(t.rules.players):
        if ((position.start + i) % t.rules.players in position.played) != (i < count):
            raise ImpossibleFact(
                "played",
                "power cards are played clockwise from the start player, without gaps",
                Reason("impossible-power-gap", {}),
            )
    t.moment(t.rules.after_powers, t.rules.round_index(position.round))
    if count < t.rules.players:
        t.then(t.rules.power, count)


def _begin_turn(t: Table, position: Position, played: dict[int, int]) -> None:
    seat = position.active
    for colour in played:
        # In the middle of a turn everybody with a higher card has had his.
        if t.seats[TOTAL + colour] > t.seats[TOTAL + seat]:
            t.acted |= 1 << colour
    t.acted |= 1 << seat
    t.active = seat
    t.parts = PART_ACTION | PART_PLACING
    t.moment(t.rules.after_turn, seat)
    t.then(TURN_OVER)
    t.moment(t.rules.before_turn_over, seat)
    if position.phase == "turn":
        t.card = t.rules.card_index(position.card)
        t.then(TURN, seat, t.rules.cards[t.card].caballeros)
        return
    t.then(t.rules.take_card, seat)
    if position.phase == "supply":
        t.moment(t.rules.after_supply, seat)
        t.then(SUPPLY, seat, t.rules.supply[played[seat]])
        t.moment(t.rules.before_turn, seat)


def _check_order(t: Table, position: Position, played: dict[int, int]) -> None:
    """Turns are taken from the highest card down, so nobody has had his before somebody with a higher card."""
    for colour in position.acted:
        for other in played:
            if not t.acted >> other & 1 and t.seats[TOTAL + other] > t.seats[TOTAL + colour]:
                raise ImpossibleFact(
                    "acted",
                    f"{COLOUR_IDS[colour]} cannot have had a turn before {COLOUR_IDS[other]}, whose power card "
                    f"is higher",
                    Reason("impossible-acted", {"colour": COLOUR_IDS[colour]}),
                )
        if t.active >= 0 and t.seats[TOTAL + colour] < t.seats[TOTAL + t.active]:
            raise ImpossibleFact(
                "acted",
                f"{COLOUR_IDS[colour]} cannot have had a turn: the power card of {COLOUR_IDS[t.active]}, whose "
                f"turn it is, is higher",
                Reason("impossible-acted", {"colour": COLOUR_IDS[colour]}),
            )


def _lay_offer(t: Table, position: Position, now: int) -> None:
    for stack in range(1, OFFERS):
        deck = t.chance.decks[stack]
        if deck:
            t.offer[stack] = deck[now % len(deck)]
        else:
            t.offer[stack] = t.rules.standing[stack]
    for stack, id in position.offer.items():
        if id is None:
            t.offer[stack] = NO_CARD
        elif t.offer[stack] != t.rules.card_index(id):
            raise ImpossibleFact(
                "offer",
                f"the card '{id}' does not belong to stack {stack} of this game",
                Reason("impossible-stack", {"card": id, "stack": stack}),
            )
    if position.phase == "turn":
        taken = t.rules.card_index(position.card)
        t.offer[t.rules.cards[taken].stack if taken in t.rules.standing else stack_of(t.rules, taken)] = (
            NO_CARD
        )
