"""The shuffles of a game drawn one card at a time, each when it is shown: chance as game theory likes it.

The rules shuffle everything before the game. Nobody can tell the difference if a card is drawn only when it is turned
up; but then a search that looks ahead meets every card that could come, and not the one that happens to lie there.
"""

from __future__ import annotations

from elgrande.rules import Rules
from elgrande.rules.places import COLOUR_IDS, NINE_REGIONS, PLACE_IDS, POWER_CARDS, places_of
from elgrande.rules.ruleset import Chance, empties_courts
from elgrande.rules.sets.dummy.dummy import REGIONS_DRAWN

START = "start"
KING = "king"
TURNED = "turned"
HOME = "home"
MODIFIER = "modifier"
REGION = "region"
POWER = "power"
CARD = "card"

DEALT = 3
"""Modifiers dealt to each seat."""
FIRST_SCORINGS = 3
"""Shuffles of the dummy's region cards, one for the rounds up to each general scoring."""
SCROLLED_STACK = 2
"""The stack whose cards may go back under it in the first round."""

Question = tuple[str, int]
"""What is drawn, and for whom or from where."""


class Shuffles:
    """What has been drawn so far, and what is to be drawn now."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.start = rules.setup.start_seat
        self.king = -1
        self.turned: list[int] = []
        """Region cards that expansions turn up between the King's and the homes."""
        self.homes: list[int] = []
        self.modifiers: list[int] = []
        """In the order in which they are dealt, seat by seat."""
        self.decks: list[list[int]] = [[] for _ in rules.stacks]
        """Cards turned up of each stack."""
        self.ordinary: list[list[int]] = [sorted(cards) for cards in rules.stacks]
        """Cards of each printed stack that nobody has seen."""
        self.veterans: list[list[int]] = [sorted(cards) for cards in rules.veterans]
        """Veteran cards that were added to each printed stack and that nobody has seen."""
        self.below: list[int] = []
        """Cards that were put under stack 2 in round 1."""
        self.powers: list[int] = []
        self.regions: list[list[int]] = [[] for _ in range(FIRST_SCORINGS)]
        self.rounds = 0
        """Rounds whose cards have been drawn, or are being drawn."""
        self.questions: list[Question] = [(START, 0)] if self.start < 0 else []
        self.questions += [(KING, 0)] + [(TURNED, number) for number in range(rules.turned_regions)]
        self.questions += [(HOME, distance) for distance in range(rules.players)]
        if rules.modifiers:
            self.questions += [(MODIFIER, seat) for seat in range(rules.players) for _ in range(DEALT)]

    def copy(self) -> Shuffles:
        other = Shuffles.__new__(Shuffles)
        other.__dict__.update(self.__dict__)
        other.turned = list(self.turned)
        other.homes = list(self.homes)
        other.modifiers = list(self.modifiers)
        other.decks = [list(deck) for deck in self.decks]
        other.ordinary = [list(cards) for cards in self.ordinary]
        other.veterans = [list(cards) for cards in self.veterans]
        other.below = list(self.below)
        other.powers = list(self.powers)
        other.regions = [list(cards) for cards in self.regions]
        other.questions = list(self.questions)
        return other

    # ------------------------------------------------------------------ drawing

    def turn_up(self) -> None:
        """Draw what is shown at the beginning of the next round."""
        space = self.rules.rounds[self.rounds]
        self.rounds += 1
        if self.rules.dummy:
            scorings = sum(1 for scoring in self.rules.scoring_spaces if scoring < space)
            self.questions += [(REGION, scorings)] * REGIONS_DRAWN + [(POWER, 0)]
        for stack in range(1, len(self.decks)):
            if self._size(stack):
                self.questions.append((CARD, stack))
        self._skip_known()

    def outcomes(self) -> list[tuple[int, float]]:
        """What can be drawn now, with its probability, in ascending order."""
        kind, number = self.questions[0]
        if kind == CARD:
            return self._card_outcomes(number)
        if kind == START:
            left = list(range(self.rules.players))
        elif kind == MODIFIER:
            left = [m.number for m in self.rules.modifiers if m.number not in self.modifiers]
        elif kind == POWER:
            left = [value for value in range(1, POWER_CARDS + 1) if value not in self.powers]
        else:
            gone = self.regions[number] if kind == REGION else [self.king, *self.turned, *self.homes]
            left = [place for place in places_of(NINE_REGIONS) if place not in gone]
        return [(outcome, 1.0 / len(left)) for outcome in left]

    def draw(self, outcome: int) -> None:
        """Take one of the outcomes."""
        kind, number = self.questions.pop(0)
        if kind == START:
            self.start = outcome
        elif kind == KING:
            self.king = outcome
        elif kind == TURNED:
            self.turned.append(outcome)
        elif kind == HOME:
            self.homes.append(outcome)
        elif kind == MODIFIER:
            self.modifiers.append(outcome)
        elif kind == REGION:
            self.regions[number].append(outcome)
        elif kind == POWER:
            self.powers.append(outcome)
        else:
            printed = self.rules.cards[outcome].stack
            pile = self.veterans if outcome in self.veterans[printed] else self.ordinary
            pile[printed].remove(outcome)
            if self._goes_below(number, outcome):
                self.below.append(outcome)
                self.questions.insert(0, (kind, number))
            else:
                self.decks[number].append(outcome)
        self._skip_known()

    def text(self, outcome: int) -> str:
        """An outcome in words."""
        kind, number = self.questions[0]
        if kind == START:
            return f"{COLOUR_IDS[outcome]} begins"
        if kind in (KING, TURNED, HOME, REGION):
            return f"{kind} {number} {PLACE_IDS[outcome]}"
        if kind == CARD:
            return f"card {number} {self.rules.cards[outcome].id}"
        return f"{kind} {number} {outcome}"

    def known_to(self) -> int:
        """The seats that see what is drawn now, as a bit mask; -1 for everybody."""
        kind, number = self.questions[0]
        return 1 << number if kind == MODIFIER else -1

    # ------------------------------------------------------------------ stacks

    def _sources(self, stack: int) -> list[int]:
        """The printed stacks that are shuffled into a stack."""
        if self.rules.merged_stacks and stack in (2, 3):
            return [2, 3] if stack == 2 else []
        return [stack]

    def _size(self, stack: int) -> int:
        return sum(len(self.rules.stacks[source]) for source in self._sources(stack))

    def _hidden(self, stack: int) -> int:
        """How many cards of a stack are unknown; below 0 if some were turned up of those put under it."""
        below = len(self.below) if stack == SCROLLED_STACK else 0
        return self._size(stack) - len(self.decks[stack]) - below

    def _card_outcomes(self, stack: int) -> list[tuple[int, float]]:
        """Veteran cards are in the stack for certain; of the others, as many have left it unseen."""
        hidden = self._hidden(stack)
        chances: dict[int, float] = {}
        for source in self._sources(stack):
            ordinary, veterans = self.ordinary[source], self.veterans[source]
            inside = len(ordinary) - len(self.rules.veterans[source])
            if inside:
                share = inside / hidden / len(ordinary)
                for card in ordinary:
                    chances[card] = chances.get(card, 0.0) + share
            for card in veterans:
                chances[card] = chances.get(card, 0.0) + 1 / hidden
        return sorted(chances.items())

    def _goes_below(self, stack: int, card: int) -> bool:
        return (
            self.rules.mulligan
            and self.rounds == 1
            and stack == SCROLLED_STACK
            and empties_courts(self.rules, card)
        )

    def _skip_known(self) -> None:
        """A stack that is used up, or down to the cards put below it, has nothing left to draw."""
        while self.questions and self.questions[0][0] == CARD and self._hidden(self.questions[0][1]) <= 0:
            stack = self.questions.pop(0)[1]
            if stack == SCROLLED_STACK and len(self.decks[stack]) < self._size(stack):
                self.decks[stack].append(self.below[-self._hidden(stack)])

    # ------------------------------------------------------------------ for the rules

    def chance(self) -> Chance:
        """Shuffles that agree with what was drawn; the rest, which nobody will look at, in a fixed order."""
        rules = self.rules
        decks: list[list[int]] = []
        removed: list[list[int]] = [[] for _ in rules.stacks]
        for stack in range(len(rules.stacks)):
            rest: list[int] = []
            for source in self._sources(stack):
                cards = self.ordinary[source]
                count = len(rules.veterans[source])
                removed[source] = cards[:count]
                rest += cards[count:] + self.veterans[source]
            deck = [*self.decks[stack], *rest]
            if stack == SCROLLED_STACK:
                deck += self.below[max(0, -self._hidden(stack)) :]
            decks.append(deck)
        homes = [0] * rules.players
        for distance, home in enumerate(self.homes):
            homes[(self.start + distance) % rules.players] = home
        dealt = [self.modifiers[DEALT * seat : DEALT * seat + DEALT] for seat in range(rules.players)]
        return Chance(
            self.start,
            self.king,
            homes,
            decks,
            removed,
            len(self.below),
            _filled(self.powers, list(range(1, POWER_CARDS + 1))) if rules.dummy else [],
            [_filled(cards, places_of(rules.regions)) for cards in self.regions] if rules.dummy else [],
            [sorted(numbers) for numbers in dealt] if rules.modifiers else [],
            [m.number for m in rules.modifiers if m.number not in self.modifiers],
            list(self.turned),
        )


def _filled(known: list[int], everything: list[int]) -> list[int]:
    return [*known, *(item for item in everything if item not in known)]
