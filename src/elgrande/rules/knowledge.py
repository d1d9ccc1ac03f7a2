"""What one seat may see of a table, and tables that it could be sitting at.

``view`` is the only way in which anything leaves the rules towards players, spectators, bots, logs and the wire.
A seat remembers everything that was ever open. What stays hidden: the order of the stacks, discs until all are set,
power cards taken back unseen, modifiers in hand, and the dummy's cards. What lies in the Castillo is not shown at a
table that plays it hidden; as it went in openly, a seat with a good memory knows it all the same, and so does
``imagine``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from elgrande.rules.agenda import DRAFT
from elgrande.rules.bits import bit
from elgrande.rules.choices import DISC as DISC_CODE
from elgrande.rules.choices import MODIFIER as MODIFIER_CODE
from elgrande.rules.dice import Dice
from elgrande.rules.places import (
    CASTILLO,
    COLOUR_IDS,
    COLOURS,
    COURT,
    MOBILE_IDS,
    NEUTRAL,
    NOWHERE,
    PLACE_IDS,
    PROVINCE,
    places_of,
)
from elgrande.rules.ruleset import Chance
from elgrande.rules.scoring import ranks, standing, winners
from elgrande.rules.table import (
    BACK_1,
    BACK_2,
    DISC,
    GRANDE,
    HAND,
    MODIFIER,
    MODIFIER_BIT,
    NO_CARD,
    NOBODY,
    OFFERS,
    PASSED,
    PLAYED,
    POINTS,
    SEEN,
    SPENT,
    TOTAL,
    VETO_NEW,
    VETO_OLD,
)

if TYPE_CHECKING:
    from elgrande.rules.table import Table

_BITS: Final = 48
"""More than the bits of any hand."""


# ---------------------------------------------------------------------- views


def view(t: Table, seat: int | None = None) -> dict[str, object]:
    """All that a seat may know of the table, as plain data; without a seat, what a spectator may know."""
    setup = t.rules.setup
    seen: dict[str, object] = {
        "edition": setup.edition,
        "players": setup.players,
        "sets": list(setup.sets),
        "options": dict(setup.options),
        "provenance": _provenance(t),
        "seat": seat,
        "round": t.round,
        "rounds": list(t.rules.rounds),
        "start": t.start,
        "king": PLACE_IDS[t.king],
        "taboo": [PLACE_IDS[place] for place in places_of(t.taboo() & (t.rules.regions | 1 << CASTILLO))],
        "regions": {PLACE_IDS[place]: _place(t, place) for place in places_of(t.rules.regions)},
        "castillo": _castillo(t),
        "boards": {MOBILE_IDS[0]: _place_id(t.board_8), MOBILE_IDS[1]: _place_id(t.board_4)},
        "seats": [_seat(t, other, seat) for other in range(t.rules.players)],
        "neutral": _neutral(t) if t.rules.dummy else None,
        "offer": [_offer(t, stack) for stack in range(1, OFFERS) if t.offer[stack] != NO_CARD],
        "stacks": _stack_sizes(t),
        "discards": _discards(t) if t.rules.open_discards else None,
        "active": None if t.active == NOBODY else t.active,
        "card": None if t.card == NO_CARD else t.rules.cards[t.card].id,
        "action": None if t.action == NO_CARD else t.rules.cards[t.action].id,
        "waiting": _waiting(t),
        "decision": _decision(t, seat),
        "over": t.over,
        "scores": t.scores,
        # Before the end the tie-break by unused power cards would tell what was taken back unseen.
        "ranks": ranks(t) if t.over else standing(t),
        "winners": winners(t) if t.over else None,
    }
    if t.rules.company is not None:
        t.rules.company.show(t, NOBODY if seat is None else seat, seen)
    return seen


def told(t: Table, seat: int | None = None) -> list[dict[str, object]]:
    """The news of the table as a seat, or a spectator, saw them."""
    return [event.seen_by(seat) for event in t.news]


def _provenance(t: Table) -> dict[str, object]:
    """How well the facts of this game are known that are not on a card."""
    facts: dict[str, object] = {"scoreboards": t.rules.values_provenance}
    if "new-regency" in t.rules.setup.sets:
        facts["abroad"] = t.rules.abroad_provenance
    if t.rules.modifiers:
        facts["modifiers"] = {str(modifier.number): modifier.provenance for modifier in t.rules.modifiers}
    return facts


def _place_id(place: i64) -> str | None:
    return None if place == NOWHERE else PLACE_IDS[place]


def _place(t: Table, place: int) -> dict[str, object]:
    mobile: str | None = None
    if place == t.board_8:
        mobile = MOBILE_IDS[0]
    elif place == t.board_4:
        mobile = MOBILE_IDS[1]
    caballeros: dict[str, object] = {}
    for colour in range(COLOURS):
        if t.at(place, colour):
            caballeros[COLOUR_IDS[colour]] = t.at(place, colour)
    return {
        "values": [t.value(place, rank) for rank in range(1, 4)],
        "mobile": mobile,
        "caballeros": caballeros,
        "grandes": [COLOUR_IDS[seat] for seat in range(t.rules.players) if t.seats[GRANDE + seat] == place],
        "king": t.king == place,
    }


def _castillo(t: Table) -> dict[str, object]:
    facts = _place(t, CASTILLO)
    if not t.rules.castillo_open:
        facts["caballeros"] = None
    return facts


def _powers(t: Table, mask: i64) -> list[int]:
    """The values of the power cards of a mask."""
    rules = t.rules
    return [rules.power_values[number] for number in range(1, rules.power_cards + 1) if mask >> number & 1]


def _modifiers(t: Table, mask: i64) -> list[int]:
    return [modifier.number for modifier in t.rules.modifiers if mask >> (MODIFIER_BIT + modifier.number) & 1]


def _seat(t: Table, seat: int, viewer: int | None) -> dict[str, object]:
    hand = t.seats[HAND + seat]
    own = seat == viewer
    back = hand & t.seats[SEEN + seat]
    disc = t.seats[DISC + seat]
    setting = t.pending and not t.pending >> seat & 1 and disc != NOWHERE
    return {
        "seat": seat,
        "colour": COLOUR_IDS[seat],
        "points": t.seats[POINTS + seat],
        "court": t.at(COURT, seat),
        "province": t.at(PROVINCE, seat),
        "grande": _place_id(t.seats[GRANDE + seat]),
        "power": t.rules.power_values[t.seats[PLAYED + seat]] if t.seats[PLAYED + seat] else None,
        "modifier": t.seats[MODIFIER + seat] or None,
        "total": t.seats[TOTAL + seat] if t.seats[PLAYED + seat] else None,
        "acted": t.acted >> seat & 1 == 1,
        "hand_size": len(_powers(t, hand)) + len(_modifiers(t, hand)),
        "seen": _powers(t, t.seats[SEEN + seat]),
        "seen_modifiers": _modifiers(t, t.seats[SEEN + seat]),
        "taken_back": len(_powers(t, back)) + len(_modifiers(t, back)),
        "vetos": {"this_round": t.seats[VETO_OLD + seat], "next_round": t.seats[VETO_NEW + seat]},
        "hand": _powers(t, hand) if own else None,
        "modifiers": _modifiers(t, hand) if own else None,
        "spent": _powers(t, t.seats[SPENT + seat]) if own else None,
        "passed": (t.seats[PASSED + seat] or None) if own else None,
        "disc": PLACE_IDS[disc] if setting and (own or _spied(t, viewer, seat)) else None,
    }


def _spied(t: Table, viewer: int | None, seat: int) -> bool:
    """Whether a seat may look at the covered disc of another."""
    if t.rules.company is None or viewer is None or viewer == NOBODY:
        return False
    return t.rules.company.sees_disc(t, viewer, seat)


def _neutral(t: Table) -> dict[str, object]:
    return {
        "colour": COLOUR_IDS[NEUTRAL],
        "province": t.at(PROVINCE, NEUTRAL),
        "power": t.seats[PLAYED + NEUTRAL] or None,
        "acted": t.acted >> NEUTRAL & 1 == 1,
        "seen": t.chance.dummy_powers[: _rounds_revealed(t)],
    }


def _offer(t: Table, stack: int) -> dict[str, object]:
    card = t.rules.cards[t.offer[stack]]
    return {"stack": stack, "card": card.id, "caballeros": card.caballeros, "provenance": card.provenance}


def _rounds_revealed(t: Table) -> int:
    """How many cards of each stack have been turned up."""
    return 0 if t.round == 0 else t.rules.round_index(t.round) + 1


def _stack_sizes(t: Table) -> dict[str, object]:
    revealed = _rounds_revealed(t)
    sizes: dict[str, object] = {}
    for stack, deck in enumerate(t.chance.decks):
        if deck:
            sizes[str(stack)] = len(deck) - revealed
    return sizes


def _discards(t: Table) -> list[str]:
    """The open pile: everything that was turned up and is neither on offer nor in use. The King's card stays."""
    gone: list[str] = []
    revealed = _rounds_revealed(t)
    for index in range(revealed):
        for stack in range(1, len(t.chance.decks)):
            deck = t.chance.decks[stack]
            if deck and (index < revealed - 1 or t.offer[stack] == NO_CARD):
                gone.append(t.rules.cards[deck[index]].id)
    if t.card != NO_CARD and t.card not in t.rules.standing:
        gone.remove(t.rules.cards[t.card].id)
    return gone


def _waiting(t: Table) -> list[dict[str, object]]:
    """Who has to choose, and what kind of choice it is."""
    waiting: list[dict[str, object]] = []
    for seat in t.deciders:
        task = t.rules.tasks[t.agenda[t.depth - 1] & 255]
        waiting.append({"seat": seat, "kind": task.kind})
    return waiting


def _decision(t: Table, seat: int | None) -> dict[str, object] | None:
    decision = None if seat is None else t.decision_of(seat)
    if decision is None:
        return None
    return {
        "kind": decision.kind,
        "prompt": decision.prompt,
        "subject": decision.subject,
        "options": decision.options,
        "texts": decision.texts,
    }


# ---------------------------------------------------------------------- imagining

_TRIES: Final = 200


def imagine(t: Table, seat: int | None, dice: Dice) -> Table:
    """A random table that looks to the seat exactly like this one. Without a seat: like this one to a spectator."""
    viewer: i64 = NOBODY if seat is None else seat
    other = t.copy()
    other.chance = _imagined_chance(t, dice)
    for _ in range(_TRIES):
        _imagine_hands(t, other, viewer, dice)
        if t.rules.company is not None:
            t.rules.company.imagine(t, other, viewer, dice)
        if _still_asks(t, other, viewer, dice):
            return other
    # No other hand explains what the seats have done so far: the true ones do.
    other = t.copy()
    other.chance = _imagined_chance(t, dice)
    return other


def _imagined_chance(t: Table, dice: Dice) -> Chance:
    chance = t.chance
    revealed = _rounds_revealed(t)
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
            for number in _modifiers(t, hand & ~seen):
                if not _passed_by(t, viewer, seat, number):
                    hidden[seat].append(number)
                    hand &= ~(1 << (MODIFIER_BIT + number))
            pool += hidden[seat]
        other.seats[HAND + seat] = hand
    pool = dice.shuffled(pool)
    for seat in range(players):
        for _ in hidden[seat]:
            other.seats[HAND + seat] |= 1 << (MODIFIER_BIT + pool.pop())
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
    held = [_modifiers(t, other.seats[HAND + seat] | other.seats[SPENT + seat]) for seat in range(players)]
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
    return not t.over and t.agenda[t.depth - 1] & 255 == DRAFT


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
    task = t.rules.tasks[packed & 255]
    if t.pending:
        drafting = _drafting(t)
        for seat in range(t.rules.players):
            if seat == viewer or t.pending >> seat & 1 or _spied(t, viewer, seat):
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
