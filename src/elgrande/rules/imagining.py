"""Tables that a seat could be sitting at: what it cannot know is drawn anew, for bots that search.

What stays hidden is told in ``knowledge``. A seat remembers everything that was ever open, what went into the Castillo too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elgrande.rules.bits import bit
from elgrande.rules.choices import DISC as DISC_CODE
from elgrande.rules.choices import MODIFIER as MODIFIER_CODE
from elgrande.rules.dice import Dice
from elgrande.rules.places import NOWHERE
from elgrande.rules.ruleset import Chance
from elgrande.rules.table import BACK_1, BACK_2, DISC, HAND, MODIFIER_BIT, NOBODY, PASSED, SEEN, SPENT

if TYPE_CHECKING:
    from elgrande.rules.table import Table

_BITS: Final = 61
"""More than the bits of any hand."""
_TRIES: Final = 200


def imagine(t: Table, seat: int | None, dice: Dice) -> Table:
    """A random table that looks to the seat exactly like this one. Without a seat: like this one to a spectator."""
    other = could_be(t, seat, dice)
    if other is None:
        # No other hand was found that explains what the seats have done so far: the true ones do.
        other = t.copy()
        other.chance = _imagined_chance(t, dice)
    return other


def could_be(t: Table, seat: int | None, dice: Dice) -> Table | None:
    """As ``imagine``, with nothing on it that was taken over from what is hidden; None if no such table was found.

    For whatever people are shown: a bot that is given the true hands for want of others does not tell them to anybody.
    """
    viewer: i64 = NOBODY if seat is None else seat
    other = t.copy()
    other.chance = _imagined_chance(t, dice)
    for _ in range(_TRIES):
        _imagine_hands(t, other, viewer, dice)
        if t.rules.company is not None:
            t.rules.company.imagine(t, other, viewer, dice)
        if _still_asks(t, other, viewer, dice):
            return other
    return None


def _imagined_chance(t: Table, dice: Dice) -> Chance:
    chance = t.chance
    revealed = rounds_revealed(t)
    decks: list[list[int]] = [[]]
    removed: list[list[int]] = [[]]
    for stack in range(1, len(chance.decks)):
        decks.append(list(chance.decks[stack]))
        removed.append(list(chance.removed[stack]))
    for stack in range(1, len(decks)):
        known_end = len(decks[stack]) - (chance.mulligans if stack == 2 else 0)
        if known_end > revealed:
            _imagine_stack(t, decks, removed, stack, revealed, known_end, dice)
    return Chance(
        chance.start,
        chance.king,
        chance.homes,
        decks,
        removed,
        chance.mulligans,
        _shuffled_after(chance.dummy_powers, revealed, dice),
        _imagined_regions(t, dice),
        chance.modifiers,
        chance.modifier_box,
        chance.turned,
    )


def _imagine_stack(
    t: Table,
    decks: list[list[int]],
    removed: list[list[int]],
    stack: int,
    first: int,
    end: int,
    dice: Dice,
) -> None:
    """Shuffle what is still face down in a stack, together with what was put into the box unseen."""
    hidden = decks[stack][first:end]
    sources = [2, 3] if t.rules.merged_stacks and stack == 2 else [stack]
    for source in sources:
        count = len(removed[source])
        if count == 0:
            continue
        veterans = t.rules.veterans[source]
        # Only cards of the same stack that were there before the veteran cards came can be in the box.
        could = [
            card for card in hidden if t.rules.cards[card].stack == source and card not in veterans
        ] + removed[source]
        stays = [card for card in hidden if t.rules.cards[card].stack != source or card in veterans]
        could = dice.shuffled(could)
        removed[source] = could[:count]
        hidden = stays + could[count:]
    decks[stack] = decks[stack][:first] + dice.shuffled(hidden) + decks[stack][end:]


def _shuffled_after(items: list[int], known: int, dice: Dice) -> list[int]:
    return items[:known] + dice.shuffled(items[known:])


def _imagined_regions(t: Table, dice: Dice) -> list[list[int]]:
    """The dummy's region cards: those drawn since the last shuffle are known."""
    current = 0
    for space in t.rules.scoring_spaces:
        if space < t.round:
            current += 1
    imagined: list[list[int]] = []
    for number, cards in enumerate(t.chance.dummy_regions):
        known = len(cards) if number < current else 2 * t.draws if number == current else 0
        imagined.append(_shuffled_after(cards, known, dice))
    return imagined


def _imagine_hands(t: Table, other: Table, viewer: i64, dice: Dice) -> None:
    """Exchange what the viewer cannot know of the other hands: cards taken back unseen, and modifiers."""
    players = t.rules.players
    pool: list[int] = list(t.chance.modifier_box)
    hidden: list[list[int]] = [[] for _ in range(players)]
    for seat in range(players):
        hand = t.seats[HAND + seat]
        if seat != viewer:
            seen = t.seats[SEEN + seat]
            hand = (hand & ~seen) | _imagined_returns(t, seat, dice)
            other.seats[SPENT + seat] = seen & ~hand
            if t.rules.hand_size:
                hand = (hand & seen) | _chosen_anew(t, hand & ~seen, seen, dice)
            for number in modifiers_in(t, hand & ~seen):
                if not _passed_by(t, viewer, seat, number):
                    hidden[seat].append(number)
                    hand &= ~bit(MODIFIER_BIT + number)
            pool += hidden[seat]
        other.seats[HAND + seat] = hand
    pool = dice.shuffled(pool)
    for seat in range(players):
        for _ in hidden[seat]:
            other.seats[HAND + seat] |= bit(MODIFIER_BIT + pool.pop())
    other.chance.modifier_box = pool
    # In an arranged position nobody has passed anything on.
    if t.rules.modifiers and (_drafting(t) or t.seats[PASSED]):
        _imagine_draft(t, other, viewer, dice)


def _chosen_anew(t: Table, unseen: i64, seen: i64, dice: Dice) -> i64:
    """As many power cards as a seat still hides, out of those that it may have chosen for its hand: a mask."""
    could: list[int] = []
    count = 0
    for number in range(1, t.rules.power_cards + 1):
        if t.rules.powers >> number & 1 and not seen >> number & 1:
            could.append(number)
        if unseen >> number & 1:
            count += 1
    hand: i64 = 0
    for number in dice.shuffled(could)[:count]:
        hand |= bit(number)
    return hand


def _imagine_draft(t: Table, other: Table, viewer: i64, dice: Dice) -> None:
    """What was dealt and passed on, fitted to the imagined hands."""
    players = t.rules.players
    held = [modifiers_in(t, other.seats[HAND + seat] | other.seats[SPENT + seat]) for seat in range(players)]
    if not _drafting(t):
        for seat in range(players):
            left = (seat + 1) % players
            if seat != viewer and left != viewer:
                other.seats[PASSED + seat] = held[left][dice.below(len(held[left]))]
        for seat in range(players):
            held[(seat + 1) % players].remove(other.seats[PASSED + seat])
        for seat in range(players):
            held[seat].append(other.seats[PASSED + seat])
    other.chance.modifiers = [sorted(numbers) for numbers in held]


def _drafting(t: Table) -> bool:
    return not t.over and t.task.secret == PASSED


def _passed_by(t: Table, viewer: i64, seat: i64, number: i64) -> bool:
    """Whether the viewer has passed this modifier to the seat, so that he knows it is there."""
    if viewer == NOBODY or _drafting(t):
        return False
    return (viewer + 1) % t.rules.players == seat and t.seats[PASSED + viewer] == number


def _imagined_returns(t: Table, seat: i64, dice: Dice) -> i64:
    """Cards that the seat may have taken back unseen, as many as it really has taken back: a mask."""
    count = 0
    back = t.seats[HAND + seat] & t.seats[SEEN + seat]
    for number in range(_BITS):
        if back >> number & 1:
            count += 1
    guess: i64 = 0
    for i in range(count):
        mask = t.seats[BACK_1 + seat] if i == 0 else t.seats[BACK_2 + seat]
        if mask & ~guess == 0:
            mask = t.seats[SEEN + seat]
        could = [number for number in range(_BITS) if (mask & ~guess) >> number & 1]
        guess |= bit(could[dice.below(len(could))])
    return guess


def _still_asks(t: Table, other: Table, viewer: i64, dice: Dice) -> bool:
    """Fit the open decision to the imagined hands; False if with them it would not be open.

    Discs and modifiers that other seats have already chosen in secret are chosen anew.
    """
    if t.over:
        return True
    packed = t.agenda[t.depth - 1]
    task = t.task
    if t.pending:
        drafting = _drafting(t)
        for seat in range(t.rules.players):
            if seat == viewer or t.pending >> seat & 1 or spied_by(t, viewer, seat):
                continue
            field = PASSED if drafting else DISC
            if not drafting and t.seats[DISC + seat] == NOWHERE:
                continue
            options = task.options_for(other, packed, seat)
            code = options[dice.below(len(options))]
            other.seats[field + seat] = code - MODIFIER_CODE + 1 if drafting else code - DISC_CODE
    if t.decider == viewer:
        return True
    other.depth = t.depth - 1
    return task.resolve(other, packed) and other.depth == t.depth and len(other.options) > 0


# ---------------------------------------------------------------------- what a view needs too


def rounds_revealed(t: Table) -> int:
    """How many cards of each stack have been turned up."""
    return 0 if t.round == 0 else t.rules.round_index(t.round) + 1


def modifiers_in(t: Table, mask: i64) -> list[int]:
    """The modifiers in a hand, or among what was used."""
    return [modifier.number for modifier in t.rules.modifiers if mask >> (MODIFIER_BIT + modifier.number) & 1]


def spied_by(t: Table, viewer: int | None, seat: int) -> bool:
    """Whether a seat may look at the covered disc of another."""
    if t.rules.company is None or viewer is None or viewer == NOBODY:
        return False
    return t.rules.company.sees_disc(t, viewer, seat)
