"""What chance decided, as plain data with names, and the check that it could have been decided so."""

from __future__ import annotations

from collections import Counter

from elgrande.record.errors import Path
from elgrande.record.fields import Field
from elgrande.rules.places import COLOUR_IDS, NINE_REGIONS, PLACE_IDS, POWER_CARDS, places_of
from elgrande.rules.ruleset import Chance, Rules, draw_chance, empties_courts

MODIFIERS_EACH = 3

KEYS = [
    "start",
    "king",
    "homes",
    "stacks",
    "removed",
    "mulligans",
    "dummy_powers",
    "dummy_regions",
    "modifiers",
    "modifier_box",
    "turned",
]


def chance_to_json(rules: Rules, chance: Chance) -> dict[str, object]:
    """Plain data. Parts that this game does not have are left out."""
    data: dict[str, object] = {
        "start": COLOUR_IDS[chance.start],
        "king": PLACE_IDS[chance.king],
        "homes": {COLOUR_IDS[seat]: PLACE_IDS[home] for seat, home in enumerate(chance.homes)},
        "stacks": _card_ids(rules, chance.decks),
    }
    if any(chance.removed):
        data["removed"] = _card_ids(rules, chance.removed)
    if chance.mulligans:
        data["mulligans"] = chance.mulligans
    if chance.dummy_powers:
        data["dummy_powers"] = list(chance.dummy_powers)
        data["dummy_regions"] = [[PLACE_IDS[place] for place in cards] for cards in chance.dummy_regions]
    if chance.modifiers:
        data["modifiers"] = {COLOUR_IDS[seat]: list(dealt) for seat, dealt in enumerate(chance.modifiers)}
        data["modifier_box"] = list(chance.modifier_box)
    if chance.turned:
        data["turned"] = [PLACE_IDS[place] for place in chance.turned]
    return data


def _card_ids(rules: Rules, stacks: list[list[int]]) -> dict[str, object]:
    return {
        str(stack): [rules.cards[card].id for card in cards] for stack, cards in enumerate(stacks) if cards
    }


# ---------------------------------------------------------------------- reading


def chance_from(rules: Rules, field: Field) -> Chance:
    """The chance that plain data tells of, if it fits the rules of the game."""
    field.only(KEYS, "part of chance called")
    seats = COLOUR_IDS[: rules.players]
    regions = places_of(NINE_REGIONS)
    region_ids = [PLACE_IDS[place] for place in regions]

    start = field.part("start").one_of(seats, "seat")
    fixed = rules.setup.start_seat
    if fixed not in (-1, start):
        field.part("start").fail(f"{seats[start]} cannot begin; the options say that {seats[fixed]} does")
    king = regions[field.part("king").one_of(region_ids, "region")]
    homes = _homes(field.part("homes"), seats, regions, king)
    sources = _sources(rules)
    removed = _piles(
        rules, field.optional("removed"), {stack: [stack] for stack in range(1, len(rules.stacks))}
    )
    stacks = field.part("stacks", f"stack {min(sources)}") if sources else field.optional("stacks")
    decks = _piles(rules, stacks, sources)
    _check_removed(rules, removed, field.path)
    for stack, originals in sources.items():
        leaving = [card for original in originals for card in removed[original]]
        _check_stack(rules, stack, originals, decks[stack], leaving, field.path)
    return Chance(
        start,
        king,
        homes,
        decks,
        removed,
        _mulligans(rules, field.optional("mulligans"), decks[2], field.path),
        *_dummy(rules, field, regions, region_ids),
        *_modifiers(rules, field, seats),
        _turned(rules, field, [king, *homes]),
    )


def _homes(field: Field, seats: list[str], regions: list[int], king: int) -> list[int]:
    field.only(seats, "seat")
    homes: list[int] = []
    for seat in seats:
        part = field.part(seat, f"the home of {seat}")
        home = regions[part.one_of([PLACE_IDS[place] for place in regions], "region")]
        if home == king:
            part.fail(f"{seat} cannot begin in {part.value}: the King stands there")
        if home in homes:
            part.fail(f"{seat} cannot begin in {part.value}: it is the home of {seats[homes.index(home)]}")
        homes.append(home)
    return homes


def _sources(rules: Rules) -> dict[int, list[int]]:
    """The stacks on the table, each with the stacks of the rules that it is made of: two where they are merged."""
    sources = {stack: [stack] for stack in range(1, len(rules.stacks)) if rules.stacks[stack]}
    if rules.merged_stacks:
        sources[2] = [2, 3]
        del sources[3]
    return sources


def _cards_of(rules: Rules, originals: list[int]) -> list[int]:
    """All cards that belong to some stacks, one for each copy."""
    return [card for stack in originals for card in rules.stacks[stack] + rules.veterans[stack]]


def _piles(rules: Rules, field: Field | None, sources: dict[int, list[int]]) -> list[list[int]]:
    """Lists of cards by the number of their stack; those not mentioned are empty."""
    piles: list[list[int]] = [[] for _ in rules.stacks]
    if field is None:
        return piles
    field.only([str(stack) for stack in sources], "stack")
    for stack, originals in sources.items():
        part = field.optional(str(stack))
        if part is not None:
            known = sorted({rules.cards[card].id for card in _cards_of(rules, originals)})
            for item in part.items():
                item.one_of(known, f"card of stack {stack} called")
                piles[stack].append(rules.card_index(item.text()))
    return piles


def _check_removed(rules: Rules, removed: list[list[int]], path: Path) -> None:
    """For each veteran card that is shuffled in, a card of the same stack leaves unseen."""
    for stack, cards in enumerate(removed):
        here = Field(None, (*path, "removed", str(stack)))
        leaving = len(rules.veterans[stack])
        if len(cards) != leaving:
            here.fail(f"{leaving} cards of stack {stack} make room for veteran cards, not {len(cards)}")
        for card in cards:
            if card not in rules.stacks[stack]:
                here.fail(f"'{rules.cards[card].id}' is a veteran card itself; it cannot make room for one")


def _check_stack(
    rules: Rules, stack: int, originals: list[int], deck: list[int], leaving: list[int], path: Path
) -> None:
    """Deck and removed cards must be all cards that belong here, each as often as there are copies of it."""
    here = Field(None, (*path, "stacks", str(stack)))
    if not deck:
        here.fail(f"stack {stack} is missing; the record may be cut off")
    wanted = Counter(_cards_of(rules, originals))
    found = Counter(deck + leaving)
    if wanted != found:
        problems = [f"{rules.cards[card].id} is missing" for card in wanted - found]
        problems += [f"{rules.cards[card].id} is there too often" for card in found - wanted]
        here.fail(f"stack {stack} does not have cards as they should be: {', '.join(problems)}")
    if len(deck) < len(rules.rounds):
        here.fail(f"stack {stack} has {len(deck)} cards, too few for {len(rules.rounds)} rounds")


def _mulligans(rules: Rules, field: Field | None, deck: list[int], path: Path) -> int:
    """How many cards were put under stack 2 in round 1: those that empty courts, and only with that option."""
    count = 0 if field is None else field.number()
    here = Field(None, (*path, "mulligans"))
    if count and not rules.mulligan:
        here.fail("cards go under stack 2 only with the option mulligan=yes")
    if not 0 <= count <= len(deck):
        here.fail(f"expected a number from 0 to {len(deck)}, not {count}")
    for card in deck[len(deck) - count :]:
        if not empties_courts(rules, card):
            here.fail(
                f"the last {count} cards of stack 2 were put there, but {rules.cards[card].id} empties no court"
            )
    if rules.mulligan and deck and empties_courts(rules, deck[0]):
        here.fail(f"{rules.cards[deck[0]].id} cannot come up in the first round with the option mulligan=yes")
    return count


def _dummy(
    rules: Rules, field: Field, regions: list[int], region_ids: list[str]
) -> tuple[list[int], list[list[int]]]:
    if not rules.dummy:
        _refuse(field, ["dummy_powers", "dummy_regions"], "there is no dummy in this game")
        return [], []
    powers = _all_of(field.part("dummy_powers"), list(range(1, POWER_CARDS + 1)), "power cards")
    shuffles = field.part("dummy_regions")
    # One shuffle for the rounds up to each general scoring.
    wanted = len(rules.scoring_spaces)
    if len(shuffles.items()) != wanted:
        shuffles.fail(f"expected {wanted} shuffles of the region cards, not {len(shuffles.items())}")
    cards: list[list[int]] = []
    for shuffle in shuffles.items():
        numbers = [regions[item.one_of(region_ids, "region")] for item in shuffle.items()]
        if sorted(numbers) != sorted(regions):
            shuffle.fail("expected every region once")
        cards.append(numbers)
    return powers, cards


def _modifiers(rules: Rules, field: Field, seats: list[str]) -> tuple[list[list[int]], list[int]]:
    if not rules.modifiers:
        _refuse(field, ["modifiers", "modifier_box"], "there are no power modifiers in this game")
        return [], []
    dealt = field.part("modifiers")
    dealt.only(seats, "seat")
    hands: list[list[int]] = []
    for seat in seats:
        part = dealt.part(seat, f"the hand of {seat}")
        hand = sorted(item.number() for item in part.items())
        if len(hand) != MODIFIERS_EACH:
            part.fail(f"{seat} is dealt {MODIFIERS_EACH} modifiers, not {len(hand)}")
        hands.append(hand)
    box = field.part("modifier_box")
    in_hands = [number for hand in hands for number in hand]
    numbers = [modifier.number for modifier in rules.modifiers]
    rest = [item.number() for item in box.items()]
    if Counter(in_hands + rest) != Counter(numbers):
        box.fail(f"hands and box together must have each of the modifiers 1 to {len(numbers)} once")
    return hands, rest


def _turned(rules: Rules, chance: Field, used: list[int]) -> list[int]:
    """Region cards that expansions had turned up beside the King's and the homes."""
    if not rules.turned_regions:
        _refuse(chance, ["turned"], "no region cards are turned up for expansions in this game")
        return []
    field = chance.part("turned", "the region cards that were turned up for expansions")
    regions = places_of(NINE_REGIONS)
    turned: list[int] = []
    for item in field.items():
        place = regions[item.one_of([PLACE_IDS[region] for region in regions], "region")]
        if place in used or place in turned:
            item.fail(f"the region card of {item.value} was turned up twice")
        turned.append(place)
    if len(turned) != rules.turned_regions:
        field.fail(f"{rules.turned_regions} region cards are turned up in this game, not {len(turned)}")
    return turned


def _all_of(field: Field, numbers: list[int], what: str) -> list[int]:
    found = [item.number() for item in field.items()]
    if sorted(found) != numbers:
        field.fail(f"expected each of the {what} {numbers[0]} to {numbers[-1]} once")
    return found


def _refuse(field: Field, names: list[str], reason: str) -> None:
    for name in names:
        part = field.optional(name)
        if part is not None:
            part.fail(reason)


# ---------------------------------------------------------------------- the seed


def check_seed(rules: Rules, chance: Chance, seed: int, field: Field) -> None:
    """Chance that claims to come from a seed must do so."""
    told = chance_to_json(rules, chance)
    drawn = chance_to_json(rules, draw_chance(rules, seed))
    for name in KEYS:
        path, found, wanted = _first_difference((*field.path, name), told.get(name), drawn.get(name))
        if found != wanted:
            Field(found, path).fail(
                f"seed {seed} gives {_listed(wanted)} here, not {_listed(found)}; "
                "a record of an arranged game has the seed none"
            )


def _first_difference(path: Path, found: object, wanted: object) -> tuple[Path, object, object]:
    """Where two parts differ, down to the smallest part that is a list or a single value."""
    if isinstance(found, dict) and isinstance(wanted, dict):
        for name in wanted:
            if found.get(name) != wanted[name]:
                return _first_difference((*path, name), found.get(name), wanted[name])
    return path, found, wanted


def _listed(value: object) -> str:
    if isinstance(value, list):
        return " ".join(_listed(item) for item in value)
    return "nothing" if value is None else str(value)
