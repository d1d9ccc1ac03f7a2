"""The part of a scenario that says what lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elgrande.record.scenario.nodes import Node
from elgrande.record.scenario.tokens import lay_tokens
from elgrande.record.scenario.words import Words
from elgrande.rules.errors import BadPosition, Reason
from elgrande.rules.places import COLOUR_IDS, COURT, MOBILE_IDS, NEUTRAL, POWER_CARDS, PROVINCE
from elgrande.rules.position import PHASES, ImpossibleFact, Position, arrange
from elgrande.rules.position_checks import total_of
from elgrande.rules.table import OFFERS

MOST_POINTS: Final = 999
THIS_ROUND: Final = "this_round"
NEXT_ROUND: Final = "next_round"


def read_position(node: Node, words: Words, seed: int) -> Position:
    """A position that can be; anything else is refused with the line at fault."""
    position = Position()
    parts = node.parts(list(POSITION_FACTS), "the position")
    if "king" not in parts:
        node.fail(
            "the position does not say where the King stands; add `king: REGION`",
            Reason("impossible-no-king", {}),
        )
    for name, value in parts.items():
        POSITION_FACTS[name](value, words, position)
    if "hand" in parts:
        _spend_the_rest(parts["hand"], words, position)
    if "active" not in parts:
        position.active = _first_to_act(words, position)
    if "phase" not in parts:
        position.phase = _phase(parts, words, position)
    try:
        arrange(words.rules, position, seed, telling=False)
    except BadPosition as problem:
        fact = problem.fact if isinstance(problem, ImpossibleFact) else ""
        names = [name for name in _FACT_NAMES.get(fact, [fact]) if name in parts]
        at_fault = parts[names[0]] if names else node
        at_fault.fail(words.renamed(str(problem)), words.in_names(problem.reason))
    return position


_FACT_NAMES: Final = {
    "courts": ["caballeros"],
    "provinces": ["caballeros"],
    "points": ["scores"],
    "spent": ["used", "hand"],
    "hands": ["hand"],
    "vetos_old": ["vetos"],
    "vetos_new": ["vetos"],
    "next_cards": ["stacks"],
    "stacks": ["turned_up"],
    "next_regions": ["dummy"],
    "next_powers": ["dummy"],
}
"""How a scenario calls the attributes of a position, where it has another word."""


def _phase(parts: dict[str, Node], words: Words, position: Position) -> str:
    """The phase that a position is in if it does not say so."""
    if position.card:
        return "turn"
    if "active" in parts:
        return "supply"
    everybody = all(seat in position.played for seat in range(len(words.names)))
    return "turns" if everybody else "power"


def _first_to_act(words: Words, position: Position) -> int:
    """The player with the highest power card who has not had his turn, or else the start player."""
    waiting = [seat for seat in position.played if seat != NEUTRAL and seat not in position.acted]
    if not waiting:
        return position.start
    return max(waiting, key=lambda seat: total_of(words.rules, position, seat))


# ---------------------------------------------------------------------- the facts


def _lay_phase(node: Node, words: Words, position: Position) -> None:
    position.phase = PHASES[node.one_of(PHASES, "phase")]


def _lay_round(node: Node, words: Words, position: Position) -> None:
    position.round = node.number("the number of the round", 1, 9)


def _lay_start(node: Node, words: Words, position: Position) -> None:
    position.start = words.player(node)


def _lay_active(node: Node, words: Words, position: Position) -> None:
    position.active = words.player(node)


def _lay_king(node: Node, words: Words, position: Position) -> None:
    position.king = words.king(node)


def _lay_caballeros(node: Node, words: Words, position: Position) -> None:
    for key, value in node.entries("places with their caballeros"):
        place = words.row(key)
        counts = words.counts(value)
        if place == PROVINCE and (words.rules.dummy or NEUTRAL not in counts):
            position.provinces = counts
        elif place not in (COURT, PROVINCE):
            position.caballeros[place] = counts
        elif NEUTRAL in counts:
            value.fail(
                "the dummy has no court" if words.rules.dummy else "black caballeros stay on the board",
                Reason("impossible-grey-court", {}),
            )
        else:
            position.courts = counts


def _lay_grandes(node: Node, words: Words, position: Position) -> None:
    for seat, value in words.by_player(node, "the regions of their Grandes"):
        if not value.is_none:
            position.grandes[seat] = words.region_or_castillo(value)


def _lay_boards(node: Node, words: Words, position: Position) -> None:
    for name, value in node.parts(MOBILE_IDS, "the mobile scoreboards").items():
        if not value.is_none:
            position.boards[MOBILE_IDS.index(name)] = words.region_or_castillo(value)


def _lay_scores(node: Node, words: Words, position: Position) -> None:
    for seat, value in words.by_player(node, "points"):
        position.points[seat] = value.number("a number of points", 0, MOST_POINTS)


def _lay_played(node: Node, words: Words, position: Position) -> None:
    for colour, value in words.by_colour(node, "power cards"):
        position.played[colour] = words.power(value)


def _lay_played_modifiers(node: Node, words: Words, position: Position) -> None:
    for seat, value in words.by_player(node, "modifiers"):
        position.played_modifiers[seat] = words.modifier(value)


def _lay_used(node: Node, words: Words, position: Position) -> None:
    for seat, value in words.by_player(node, "used power cards"):
        position.spent[seat] = [words.power(item) for item in value.items("power cards")]


def _lay_hand(node: Node, words: Words, position: Position) -> None:
    """What is in nobody's hand has been used; that needs to know what lies on the table, so it comes later."""


def _spend_the_rest(node: Node, words: Words, position: Position) -> None:
    for seat, value in words.by_player(node, "power cards in hand"):
        if words.rules.hand_size:
            # Where everybody chooses his cards, the others are in the box.
            position.hands[seat] = [words.power(item) for item in value.items("power cards")]
            continue
        if seat in position.spent:
            value.fail(
                f"give either `hand` or `used` for {words.name(seat)}, not both", Reason("scenario-hand", {})
            )
        hand = [words.power(item) for item in value.items("power cards")]
        if len(hand) != len(set(hand)):
            twice = Reason("impossible-power-twice", {"colour": COLOUR_IDS[seat]})
            value.fail(f"{words.name(seat)} has only one power card of each value", words.in_names(twice))
        on_table = position.played.get(seat, 0)
        if on_table in hand:
            held = Reason("impossible-power-held", {"colour": COLOUR_IDS[seat], "value": on_table})
            value.fail(
                f"power card {on_table} of {words.name(seat)} is on the table, not in hand",
                words.in_names(held),
            )
        position.spent[seat] = [
            power for power in range(1, POWER_CARDS + 1) if power not in hand and power != on_table
        ]


def _lay_modifiers(node: Node, words: Words, position: Position) -> None:
    for seat, value in words.by_player(node, "modifiers in hand"):
        position.modifiers[seat] = [words.modifier(item) for item in value.items("modifiers")]


def _lay_vetos(node: Node, words: Words, position: Position) -> None:
    for seat, value in words.by_player(node, "numbers of Vetos"):
        if value.has_entries:
            for name, count in value.parts([THIS_ROUND, NEXT_ROUND], "the Vetos").items():
                counts = position.vetos_old if name == THIS_ROUND else position.vetos_new
                counts[seat] = words.vetos(count)
        else:
            position.vetos_new[seat] = words.vetos(value)


def _lay_acted(node: Node, words: Words, position: Position) -> None:
    position.acted = [words.colour(item) for item in node.items("players")]


def _lay_offer(node: Node, words: Words, position: Position) -> None:
    if node.is_list:
        stacks = [words.stack(item) for item in node.items("stacks")]
        for stack in range(1, OFFERS):
            if stack not in stacks:
                position.offer[stack] = None
        return
    for key, value in node.entries("stacks with their open cards"):
        position.offer[words.stack(key)] = None if value.is_none else words.card(value)


def _lay_card(node: Node, words: Words, position: Position) -> None:
    position.card = words.card(node)


def _lay_stacks(node: Node, words: Words, position: Position) -> None:
    for key, value in node.entries("stacks with their next cards"):
        position.next_cards[words.stack(key)] = [words.card(item) for item in value.items("cards")]


def _lay_turned_up(node: Node, words: Words, position: Position) -> None:
    for key, value in node.entries("stacks with the cards that were turned up"):
        position.stacks[words.stack(key)] = [words.card(item) for item in value.items("cards")]


def _lay_further(node: Node, words: Words, position: Position) -> None:
    """What changes the table only after it is laid out; see ``further``."""


def _lay_dummy(node: Node, words: Words, position: Position) -> None:
    for name, value in node.parts(["regions", "power"], "the dummy").items():
        if name == "regions":
            position.next_regions = [words.region(item) for item in value.items("region cards")]
        else:
            position.next_powers = [words.power(item) for item in value.items("power cards")]


POSITION_FACTS: Final[dict[str, Callable[[Node, Words, Position], None]]] = {
    "phase": _lay_phase,
    "round": _lay_round,
    "start": _lay_start,
    "active": _lay_active,
    "king": _lay_king,
    "caballeros": _lay_caballeros,
    "grandes": _lay_grandes,
    "boards": _lay_boards,
    "scores": _lay_scores,
    "played": _lay_played,
    "played_modifiers": _lay_played_modifiers,
    "acted": _lay_acted,
    "hand": _lay_hand,
    "used": _lay_used,
    "modifiers": _lay_modifiers,
    "vetos": _lay_vetos,
    "offer": _lay_offer,
    "card": _lay_card,
    "turned_up": _lay_turned_up,
    "stacks": _lay_stacks,
    "dummy": _lay_dummy,
    "tokens": lay_tokens,
    "further": _lay_further,
}
"""What a position can say, and how it is read."""
