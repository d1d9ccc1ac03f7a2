"""The shuffled stacks behind a position: the cards that it names lie where it wants them, the others anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from elgrande.rules.errors import ImpossibleFact, Reason
from elgrande.rules.places import NEUTRAL
from elgrande.rules.position_checks import IN_TURN, total_of
from elgrande.rules.ruleset import Chance, Rules, draw_chance

if TYPE_CHECKING:
    from elgrande.rules.position import Position


def rounds_since_scoring(rules: Rules, space: int) -> int:
    """How often the dummy's region cards were drawn since the last general scoring, this round included."""
    last = max([0, *[scoring for scoring in rules.scoring_spaces if scoring < space]])
    return len([played for played in rules.rounds if last < played <= space])


def stack_of(rules: Rules, card: int) -> int:
    stack = rules.cards[card].stack
    return 2 if stack == 3 and rules.merged_stacks else stack


class Shuffles:
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
            self.bring("card", stack_of(rules, rules.card_index(position.card)), self.now, position.card)
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
        if deck and self.rules.small_stack:
            index %= len(deck)
        if index >= len(deck):
            if deck:
                raise ImpossibleFact(
                    fact,
                    f"stack {stack} is not so high that '{id}' could come up then",
                    Reason("impossible-stack-height", {"card": id, "stack": stack}),
                )
            raise ImpossibleFact(
                fact,
                f"the card '{id}' does not belong to stack {stack} of this game",
                Reason("impossible-stack", {"card": id, "stack": stack}),
            )
        fixed = self.fixed[stack]
        if fixed[index]:
            if deck[index] == card:
                return
            other = self.rules.cards[deck[index]].id
            raise ImpossibleFact(
                fact,
                f"the cards '{other}' and '{id}' cannot both lie in stack {stack} there",
                Reason("impossible-stack-taken", {"card": id, "stack": stack}),
            )
        self.take_out_of_box(stack, card)
        # Cards that are still to come are the first choice, so that little else is disturbed.
        for other_index in [*range(index, len(deck)), *range(index)]:
            if deck[other_index] == card and not fixed[other_index]:
                deck[other_index], deck[index] = deck[index], deck[other_index]
                fixed[index] = True
                return
        if card in deck:
            raise ImpossibleFact(
                fact,
                f"there are not so many copies of the card '{id}'",
                Reason("impossible-copies", {"card": id}),
            )
        raise ImpossibleFact(
            fact,
            f"the card '{id}' does not belong to stack {stack} of this game",
            Reason("impossible-stack", {"card": id, "stack": stack}),
        )

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
                raise ImpossibleFact(
                    "next_powers",
                    f"the dummy has only one power card {value}",
                    Reason("impossible-dummy-power", {"value": value}),
                )
            if self.coming + i >= len(self.rules.rounds):
                raise ImpossibleFact(
                    "next_powers", "so many rounds do not follow", Reason("impossible-dummy-rounds", {})
                )
            known.append(value)
            _swap(powers, powers.index(value), self.coming + i)
        if not position.next_regions:
            return
        if self.coming >= len(self.rules.rounds):
            raise ImpossibleFact(
                "next_regions",
                "no round follows in which the dummy draws region cards",
                Reason("impossible-dummy-rounds", {}),
            )
        space = self.rules.rounds[self.coming]
        scorings = len([scoring for scoring in self.rules.scoring_spaces if scoring < space])
        first = 2 * (rounds_since_scoring(self.rules, space) - 1)
        cards = self.dummy_regions[scorings]
        for i in range(len(position.next_regions)):
            place = position.next_regions[i]
            if place in position.next_regions[:i]:
                raise ImpossibleFact(
                    "next_regions",
                    "each region card is drawn once between two scorings",
                    Reason("impossible-region-twice", {}),
                )
            if first + i >= len(cards):
                raise ImpossibleFact(
                    "next_regions",
                    "so many region cards are not drawn before the scoring",
                    Reason("impossible-region-many", {}),
                )
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
        raise ImpossibleFact(
            "played",
            "say which power cards are on the table: the highest are all used",
            Reason("impossible-played-unsaid", {}),
        )
    return played


def _can_lie_out(rules: Rules, number: int) -> bool:
    """Whether a power card is in the game and has a value of its own."""
    return rules.powers >> number & 1 == 1 and rules.power_values[number] > 0
