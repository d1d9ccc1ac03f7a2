"""Setting up a table in the middle of a game: for scenarios, tests, puzzles and teaching.

A ``Position`` says what lies where; everything it leaves out gets a plain default, and ``arrange`` refuses what
cannot be. Seats, colours and places are numbers here; the scenario reader turns names into them.
"""

from __future__ import annotations

from elgrande.rules.agenda import (
    END_ROUND,
    NEXT_ROUND,
    NEXT_TURN,
    SUPPLY,
    TURN,
    TURN_OVER,
)
from elgrande.rules.extras import FIELDS
from elgrande.rules.places import (
    COLOUR_IDS,
    COLOURS,
    COURT,
    COURT_CABALLEROS,
    NEUTRAL,
    NOWHERE,
    PROVINCE,
)
from elgrande.rules.position_checks import IN_TURN, PHASES, ImpossibleFact, check, total_of
from elgrande.rules.ruleset import Chance, Rules, draw_chance
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
    shuffles = _Shuffles(rules, position, seed)
    t = empty_table(rules, shuffles.chance(position))
    t.telling = telling
    t.round = position.round
    t.start = position.start
    t.king = position.king
    t.board_8 = position.boards.get(0, NOWHERE)
    t.board_4 = position.boards.get(1, NOWHERE)
    t.draws = _rounds_since_scoring(rules, position.round)
    _place_pieces(t, position)
    for name, numbers in position.tokens.items():
        for index, number in numbers.items():
            t.extras[FIELDS[name].at + index] = number
    if rules.company is not None:
        rules.company.arranged(t)
    _lay_power_cards(t, position, shuffles.played)
    _set_agenda(t, position, shuffles.played)
    t.advance()
    return t


# ---------------------------------------------------------------------- what was shuffled


def _rounds_since_scoring(rules: Rules, space: int) -> int:
    """How often the dummy's region cards were drawn since the last general scoring, this round included."""
    last = max([0, *[scoring for scoring in rules.scoring_spaces if scoring < space]])
    return len([played for played in rules.rounds if last < played <= space])


def _stack_of(rules: Rules, card: int) -> int:
    stack = rules.cards[card].stack
    return 2 if stack == 3 and rules.merged_stacks else stack


class _Shuffles:
    """Shuffled stacks in which the cards that a position names are brought to where it wants them."""

    def __init__(self, rules: Rules, position: Position, seed: int) -> None:
        self.rules = rules
        self.drawn = draw_chance(rules, seed)
        self.decks = [list(deck) for deck in self.drawn.decks]
        self.removed = [list(deck) for deck in self.drawn.removed]
        self.fixed: list[list[bool]] = [[False] * len(deck) for deck in self.decks]
        self.now = rules.round_index(position.round)
        self.coming = self.now if position.phase == "round" else self.now + 1
        self.played = _played(rules, position)
        for stack, ids in position.stacks.items():
            for i in range(len(ids)):
                self.bring("stacks", stack, i, ids[i])
        for stack, id in position.offer.items():
            if id is not None and rules.card_index(id) not in rules.standing:
                self.bring("offer", stack, self.now, id)
        if position.card and rules.card_index(position.card) not in rules.standing:
            self.bring("card", _stack_of(rules, rules.card_index(position.card)), self.now, position.card)
        for stack, ids in position.next_cards.items():
            for i in range(len(ids)):
                self.bring("next_cards", stack, self.coming + i, ids[i])
        self.dummy_powers = list(self.drawn.dummy_powers)
        self.dummy_regions = [list(cards) for cards in self.drawn.dummy_regions]
        if rules.dummy:
            self.arrange_dummy(position)

    def bring(self, fact: str, stack: int, index: int, id: str) -> None:
        """Exchange cards of a stack so that a card is turned up at a given time."""
        card = self.rules.card_index(id)
        deck = self.decks[stack]
        if index >= len(deck):
            if deck:
                raise ImpossibleFact(fact, f"stack {stack} is not so high that '{id}' could come up then")
            raise ImpossibleFact(fact, f"the card '{id}' does not belong to stack {stack} of this game")
        fixed = self.fixed[stack]
        if fixed[index]:
            if deck[index] == card:
                return
            other = self.rules.cards[deck[index]].id
            raise ImpossibleFact(
                fact, f"the cards '{other}' and '{id}' cannot both lie in stack {stack} there"
            )
        self.take_out_of_box(stack, card)
        # Cards that are still to come are the first choice, so that little else is disturbed.
        for other_index in [*range(index, len(deck)), *range(index)]:
            if deck[other_index] == card and not fixed[other_index]:
                deck[other_index], deck[index] = deck[index], deck[other_index]
                fixed[index] = True
                return
        if card in deck:
            raise ImpossibleFact(fact, f"there are not so many copies of the card '{id}'")
        raise ImpossibleFact(fact, f"the card '{id}' does not belong to stack {stack} of this game")

    def take_out_of_box(self, stack: int, card: int) -> None:
        """A card that veteran cards had replaced comes back, and another one leaves instead."""
        home = self.rules.cards[card].stack
        deck = self.decks[stack]
        fixed = self.fixed[stack]
        free = [i for i in range(len(deck)) if not fixed[i]]
        if card not in self.removed[home] or card in [deck[i] for i in free]:
            return
        for i in free:
            if self.rules.cards[deck[i]].stack == home and deck[i] not in self.rules.veterans[home]:
                place = self.removed[home].index(card)
                self.removed[home][place], deck[i] = deck[i], card
                return

    def arrange_dummy(self, position: Position) -> None:
        """The dummy's power card of this round, and what it draws next."""
        powers = self.dummy_powers
        if position.phase == "power" and NEUTRAL not in self.played:
            totals = [total_of(self.rules, position, seat) for seat in position.played]
            self.played[NEUTRAL] = next(value for value in powers[self.now :] if value not in totals)
        known: list[int] = []
        if NEUTRAL in self.played:
            known.append(self.played[NEUTRAL])
            _swap(powers, powers.index(self.played[NEUTRAL]), self.now)
        for i in range(len(position.next_powers)):
            value = position.next_powers[i]
            if value in known:
                raise ImpossibleFact("next_powers", f"the dummy has only one power card {value}")
            if self.coming + i >= len(self.rules.rounds):
                raise ImpossibleFact("next_powers", "so many rounds do not follow")
            known.append(value)
            _swap(powers, powers.index(value), self.coming + i)
        if not position.next_regions:
            return
        if self.coming >= len(self.rules.rounds):
            raise ImpossibleFact("next_regions", "no round follows in which the dummy draws region cards")
        space = self.rules.rounds[self.coming]
        scorings = len([scoring for scoring in self.rules.scoring_spaces if scoring < space])
        first = 2 * (_rounds_since_scoring(self.rules, space) - 1)
        cards = self.dummy_regions[scorings]
        for i in range(len(position.next_regions)):
            place = position.next_regions[i]
            if place in position.next_regions[:i]:
                raise ImpossibleFact("next_regions", "each region card is drawn once between two scorings")
            if first + i >= len(cards):
                raise ImpossibleFact("next_regions", "so many region cards are not drawn before the scoring")
            _swap(cards, cards.index(place), first + i)

    def chance(self, position: Position) -> Chance:
        modifiers: list[list[int]] = []
        box: list[int] = []
        if self.rules.modifiers:
            modifiers = [sorted(position.modifiers.get(seat, [])) for seat in range(self.rules.players)]
            out = list(position.played_modifiers.values())
            for numbers in modifiers:
                out += numbers
            box = [modifier.number for modifier in self.rules.modifiers if modifier.number not in out]
        return Chance(
            position.start,
            self.drawn.king,
            self.drawn.homes,
            self.decks,
            self.removed,
            0,
            self.dummy_powers,
            self.dummy_regions,
            modifiers,
            box,
            self.drawn.turned,
        )


def _swap(items: list[int], i: int, j: int) -> None:
    items[i], items[j] = items[j], items[i]


def _played(rules: Rules, position: Position) -> dict[int, int]:
    """Power cards on the table: those given, or the highest ones clockwise from the active seat."""
    played: dict[int, int] = dict(position.played)
    if played or position.phase in ("round", "power", "scoring"):
        return played
    first = position.active if position.phase in IN_TURN else position.start
    number: int = rules.power_cards
    for i in range(rules.players):
        seat = (first + i) % rules.players
        while number > 0 and (number in position.spent.get(seat, []) or not _can_lie_out(rules, number)):
            number -= 1
        played[seat] = number
        number -= 1
    if rules.dummy:
        played[NEUTRAL] = number
    if min(played.values()) < 1:
        raise ImpossibleFact("played", "say which power cards are on the table: the highest are all used")
    return played


def _can_lie_out(rules: Rules, number: int) -> bool:
    """Whether a power card is in the game and has a value of its own."""
    return rules.powers >> number & 1 == 1 and rules.power_values[number] > 0


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
            hand |= 1 << (MODIFIER_BIT + number)
        if seat in position.played_modifiers:
            spent |= 1 << (MODIFIER_BIT + position.played_modifiers[seat])
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
        for task in reversed(t.rules.after_scoring):
            t.then(task, now)
        for task in reversed(t.rules.general_scoring):
            t.then(task, now)
        return
    _lay_offer(t, position, now)
    t.then(END_ROUND, now)
    for task in reversed(t.rules.at_round_end):
        t.then(task, now)
    t.then(NEXT_TURN)
    if phase == "power":
        _ask_for_power_cards(t, position)
        return
    for colour in range(COLOURS):
        seated = colour < t.rules.players or (colour == NEUTRAL and t.rules.dummy)
        if seated and colour not in played:
            raise ImpossibleFact("played", f"{COLOUR_IDS[colour]} has no power card on the table")
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
            "offer", f"{len(waiting)} colours still need a card, but only {offered} are on offer"
        )


def _ask_for_power_cards(t: Table, position: Position) -> None:
    count = len([colour for colour in position.played if colour != NEUTRAL])
    for i in range(t.rules.players):
        if ((position.start + i) % t.rules.players in position.played) != (i < count):
            raise ImpossibleFact(
                "played", "power cards are played clockwise from the start player, without gaps"
            )
    for task in reversed(t.rules.after_powers):
        t.then(task, t.rules.round_index(position.round))
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
    for task in reversed(t.rules.after_turn):
        t.then(task, seat)
    t.then(TURN_OVER)
    for task in reversed(t.rules.before_turn_over):
        t.then(task, seat)
    if position.phase == "turn":
        t.card = t.rules.card_index(position.card)
        t.then(TURN, seat, t.rules.cards[t.card].caballeros)
        return
    t.then(t.rules.take_card, seat)
    if position.phase == "supply":
        for task in reversed(t.rules.after_supply):
            t.then(task, seat)
        t.then(SUPPLY, seat, t.rules.supply[played[seat]])
        for task in reversed(t.rules.before_turn):
            t.then(task, seat)


def _check_order(t: Table, position: Position, played: dict[int, int]) -> None:
    """Turns are taken from the highest card down, so nobody has had his before somebody with a higher card."""
    for colour in position.acted:
        for other in played:
            if not t.acted >> other & 1 and t.seats[TOTAL + other] > t.seats[TOTAL + colour]:
                raise ImpossibleFact(
                    "acted",
                    f"{COLOUR_IDS[colour]} cannot have had a turn before {COLOUR_IDS[other]}, whose power card "
                    f"is higher",
                )
        if t.active >= 0 and t.seats[TOTAL + colour] < t.seats[TOTAL + t.active]:
            raise ImpossibleFact(
                "acted",
                f"{COLOUR_IDS[colour]} cannot have had a turn: the power card of {COLOUR_IDS[t.active]}, whose "
                f"turn it is, is higher",
            )


def _lay_offer(t: Table, position: Position, now: int) -> None:
    for stack in range(1, OFFERS):
        deck = t.chance.decks[stack]
        if deck:
            t.offer[stack] = deck[now]
        else:
            t.offer[stack] = t.rules.standing[stack]
    for stack, id in position.offer.items():
        if id is None:
            t.offer[stack] = NO_CARD
        elif t.offer[stack] != t.rules.card_index(id):
            raise ImpossibleFact("offer", f"the card '{id}' does not belong to stack {stack} of this game")
    if position.phase == "turn":
        taken = t.rules.card_index(position.card)
        t.offer[t.rules.cards[taken].stack if taken in t.rules.standing else _stack_of(t.rules, taken)] = (
            NO_CARD
        )
