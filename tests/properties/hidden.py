"""Changing what a seat cannot know, without asking the rules' own ``imagine`` how that is done.

Everything hidden is exchanged piece by piece: two hidden cards change places if both could lie where the other one
lies. The tables that come out are for looking at: the options of the other seats are left as they were.
"""

from __future__ import annotations

from elgrande.rules import Dice, Table
from elgrande.rules.places import CASTILLO, COLOURS, NOWHERE
from elgrande.rules.ruleset import Chance
from elgrande.rules.sets.bigbox.espionage import SPY_DISCS
from elgrande.rules.sets.bigbox.fields import SPIES
from elgrande.rules.sets.grandissimo.fields import BOYCOTT, BOYCOTT_KNOWN, INCOGNITO, INCOGNITO_KNOWN
from elgrande.rules.sets.players_edition.fields import STORM_PLACE, STORM_SEAT, STORM_SHOWN
from elgrande.rules.table import BACK_1, BACK_2, DISC, HAND, MODIFIER_BIT, PASSED, SEEN, SPENT
from tests.properties.laws import colours_in_play, modifiers_in

EXCHANGES = 60
BITS = range(62)
"""Power cards and modifiers in a hand."""


def shuffle_hidden(table: Table, seat: int | None, dice: Dice, castillo: bool = True) -> Table:
    """A table that differs from this one in everything the seat, or a spectator, cannot know.

    With ``castillo`` the numbers inside a closed Castillo change too. A seat that has counted what is outside could
    tell; but it is not to be shown.
    """
    other = table.copy()
    other.chance = shuffled_chance(table, dice)
    others = [colour for colour in range(table.rules.players) if colour != seat]
    for colour in others:
        exchange_taken_back(other, colour, dice)
        if table.rules.hand_size:
            choose_other_cards(other, colour, dice)
    if table.rules.company is not None:
        exchange_secrets_of_sets(other, seat, dice)
    if table.rules.modifiers:
        exchange_modifiers(other, seat, dice)
        change_passes(other, seat, dice)
    if table.pending:
        turn_discs(other, [colour for colour in others if not is_spied_on(table, seat, colour)], dice)
    elif castillo and not table.rules.castillo_open:
        exchange_in_castillo(other, dice)
    return other


def rounds_begun(table: Table) -> int:
    return 0 if table.round == 0 else table.rules.rounds.index(table.round) + 1


# ---------------------------------------------------------------------- cards face down


def shuffled_chance(table: Table, dice: Dice) -> Chance:
    was = table.chance
    turned_up = rounds_begun(table)
    decks = [list(deck) for deck in was.decks]
    removed = [list(cards) for cards in was.removed]
    for stack in range(1, len(decks)):
        known_below = was.mulligans if stack == 2 else 0
        exchange_cards(table, decks, removed, stack, turned_up, len(decks[stack]) - known_below, dice)
    regions = [list(cards) for cards in was.dummy_regions]
    for number in range(len(regions)):
        scorings = sum(1 for space in table.rules.scoring_spaces if space < table.round)
        drawn = 2 * table.draws if number == scorings else 0
        if number >= scorings:
            regions[number] = regions[number][:drawn] + dice.shuffled(regions[number][drawn:])
    return Chance(
        was.start,
        was.king,
        was.homes,
        decks,
        removed,
        was.mulligans,
        was.dummy_powers[:turned_up] + dice.shuffled(was.dummy_powers[turned_up:]),
        regions,
        was.modifiers,
        was.modifier_box,
        was.turned,
    )


def exchange_cards(
    table: Table,
    decks: list[list[int]],
    removed: list[list[int]],
    stack: int,
    first: int,
    end: int,
    dice: Dice,
) -> None:
    """Exchange cards that are face down in a stack with each other and with those put into the box unseen."""
    printed = [2, 3] if table.rules.merged_stacks and stack == 2 else [stack]
    hidden: list[tuple[list[int], int, int]] = [(decks[stack], index, 0) for index in range(first, end)]
    hidden += [(removed[number], i, number) for number in printed for i in range(len(removed[number]))]
    if end <= first:
        return

    def fits(card: int, box: int) -> bool:
        # The box of a stack holds only cards of that stack, and no veteran card.
        return box == 0 or (table.rules.cards[card].stack == box and card not in table.rules.veterans[box])

    for _ in range(EXCHANGES):
        here, i, box_here = hidden[dice.below(len(hidden))]
        there, j, box_there = hidden[dice.below(len(hidden))]
        if fits(here[i], box_there) and fits(there[j], box_here):
            here[i], there[j] = there[j], here[i]


# ---------------------------------------------------------------------- hands


def bits(mask: int) -> list[int]:
    return [number for number in BITS if mask >> number & 1]


def exchange_taken_back(table: Table, seat: int, dice: Dice) -> None:
    """Other cards than the true ones have been taken back unseen, as far as the others can tell."""
    guesses = [mask for mask in (table.seats[BACK_1 + seat], table.seats[BACK_2 + seat]) if mask]
    back = 0
    for mask in guesses:
        could = bits(mask & ~back)
        back |= 1 << could[dice.below(len(could))]
    seen = table.seats[SEEN + seat]
    table.seats[HAND + seat] = table.seats[HAND + seat] & ~seen | back
    table.seats[SPENT + seat] = seen & ~back


def choose_other_cards(table: Table, seat: int, dice: Dice) -> None:
    """A seat has chosen other power cards for its hand, of those that nobody has seen."""
    hand, seen = table.seats[HAND + seat], table.seats[SEEN + seat]
    hidden = len(bits(hand & ~seen))
    could = dice.shuffled([number for number in range(1, 64) if table.rules.powers & ~seen & (1 << number)])
    table.seats[HAND + seat] = hand & seen | sum(1 << number for number in could[:hidden])


def exchange_modifiers(table: Table, viewer: int | None, dice: Dice) -> None:
    """Modifiers that nobody has shown change hands, or come from the box."""
    box = list(table.chance.modifier_box)
    held = {seat: modifiers_in(table.seats[HAND + seat] & ~table.seats[SEEN + seat]) for seat in seats(table)}
    if viewer is not None:
        del held[viewer]
        if table.round > 0:
            # What he passed to the left he knows to be there until he sees it played.
            left = (viewer + 1) % table.rules.players
            held[left] = [number for number in held[left] if number != table.seats[PASSED + viewer]]
    piles = [box, *held.values()]
    for seat, numbers in held.items():
        for number in numbers:
            table.seats[HAND + seat] &= ~(1 << (MODIFIER_BIT + number))
    for _ in range(EXCHANGES):
        here, there = piles[dice.below(len(piles))], piles[dice.below(len(piles))]
        if here and there:
            i, j = dice.below(len(here)), dice.below(len(there))
            here[i], there[j] = there[j], here[i]
    for seat, numbers in held.items():
        for number in numbers:
            table.seats[HAND + seat] |= 1 << (MODIFIER_BIT + number)
    table.chance.modifier_box = box


def change_passes(table: Table, viewer: int | None, dice: Dice) -> None:
    """Others have passed other modifiers, except what the viewer has passed or got himself."""
    drafting = table.round == 0
    for seat in seats(table):
        left = (seat + 1) % table.rules.players
        chosen = not table.pending >> seat & 1
        if seat == viewer or (not drafting and left == viewer) or (drafting and not chosen):
            continue
        owner = seat if drafting else left
        numbers = modifiers_in(table.seats[HAND + owner] | table.seats[SPENT + owner])
        table.seats[PASSED + seat] = numbers[dice.below(len(numbers))]


def seats(table: Table) -> range:
    return range(table.rules.players)


# ---------------------------------------------------------------------- secrets of expansions


def exchange_secrets_of_sets(table: Table, viewer: int | None, dice: Dice) -> None:
    """Region cards that lie face down, and the covered disc of a storm, show other regions."""
    x = table.extras

    def knows(field: int) -> bool:
        return viewer is not None and x[field] >> viewer & 1 == 1

    for field, known, other in ((BOYCOTT, BOYCOTT_KNOWN, INCOGNITO), (INCOGNITO, INCOGNITO_KNOWN, BOYCOTT)):
        if x[field] != NOWHERE and not knows(known):
            x[field] = dice.shuffled([place for place in range(9) if place != x[other]])[0]
    if x[STORM_PLACE] != NOWHERE and not x[STORM_SHOWN] and x[STORM_SEAT] != viewer:
        x[STORM_PLACE] = dice.below(9)


# ---------------------------------------------------------------------- discs and Castillo


def turn_discs(table: Table, others: list[int], dice: Dice) -> None:
    """Discs that are set but not revealed show other regions."""
    for seat in others:
        if not table.pending >> seat & 1 and table.seats[DISC + seat] != NOWHERE:
            table.seats[DISC + seat] = dice.below(9)


def is_spied_on(table: Table, viewer: int | None, seat: int) -> bool:
    """Whether the viewer is a spy who sees the disc of somebody who is none."""
    if viewer is None or not table.extras or table.task is not SPY_DISCS:
        return False
    spies = table.extras[SPIES]
    return spies >> viewer & 1 == 1 and spies >> seat & 1 == 0


def exchange_in_castillo(table: Table, dice: Dice) -> None:
    """The colours in a closed Castillo change their numbers."""
    inside = [CASTILLO * COLOURS + colour for colour in colours_in_play(table)]
    counts = dice.shuffled([table.pieces[index] for index in inside])
    for index, count in zip(inside, counts, strict=True):
        table.pieces[index] = count
