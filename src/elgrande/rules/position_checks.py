"""Positions that cannot be, each with the reason and the part of the position that is at fault."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elgrande.rules.choices import MODIFIERS
from elgrande.rules.errors import ImpossibleFact, Reason
from elgrande.rules.fields import FIELDS, SEATS_OF_ROWS, WIDE_ROWS
from elgrande.rules.places import (
    CASTILLO,
    COLOUR_IDS,
    COLOURS,
    NEUTRAL,
    PLACE_IDS,
    PLACES,
    POWER_CARDS,
    ROWS,
)
from elgrande.rules.table import OFFERS

if TYPE_CHECKING:
    from elgrande.rules.position import Position
    from elgrande.rules.ruleset import Rules

PHASES: Final = ["round", "power", "turns", "supply", "card", "turn", "scoring"]
"""Where a position can begin:

``round`` before the cards are turned up; ``power`` when power cards are played; ``turns`` before the next turn;
``supply``, ``card`` and ``turn`` in the turn of the active seat, before its supply, before it takes a card, and with
the card in front of it; ``scoring`` at the start of a general scoring.
"""
IN_TURN: Final = ["supply", "card", "turn"]
_BETWEEN_ROUNDS: Final = ["round", "scoring"]


def check(rules: Rules, position: Position) -> None:
    """Refuse a position that cannot be."""
    _check_time(rules, position)
    _check_king(rules, position.king)
    _check_seats(rules, "start", [position.start])
    _check_seats(rules, "active", [position.active])
    _check_seats(rules, "grandes", list(position.grandes))
    _check_seats(rules, "points", list(position.points))
    _check_seats(rules, "courts", list(position.courts))
    _check_seats(rules, "spent", list(position.spent))
    _check_seats(rules, "hands", list(position.hands))
    _check_seats(rules, "modifiers", list(position.modifiers))
    _check_seats(rules, "played_modifiers", list(position.played_modifiers))
    _check_seats(rules, "vetos_old", list(position.vetos_old))
    _check_seats(rules, "vetos_new", list(position.vetos_new))
    _check_colours(rules, "played", list(position.played))
    _check_colours(rules, "acted", position.acted)
    _check_colours(rules, "provinces", list(position.provinces))
    for seat, points in position.points.items():
        if points < 0:
            raise ImpossibleFact(
                "points",
                f"{COLOUR_IDS[seat]} cannot have {points} points",
                Reason("impossible-negative", {"count": points}),
            )
    _check_pieces(rules, position)
    _check_grandes(rules, position)
    _check_boards(rules, position)
    _check_power(rules, position)
    _check_modifiers(rules, position)
    _check_vetos(rules, position)
    _check_cards(rules, position)
    _check_dummy(rules, position)
    _check_tokens(rules, position)


# ---------------------------------------------------------------------- time


def _check_time(rules: Rules, position: Position) -> None:
    phase = position.phase
    if phase not in PHASES:
        raise ImpossibleFact(
            "phase",
            f"there is no phase '{phase}'; choose one of {', '.join(PHASES)}",
            Reason("impossible-word", {"found": phase, "known": ", ".join(PHASES)}),
        )
    if position.round not in rules.rounds:
        spaces = ", ".join([str(space) for space in rules.rounds])
        raise ImpossibleFact(
            "round",
            f"round {position.round} is not played; the rounds of this game are {spaces}",
            Reason("impossible-round", {"round": position.round, "known": spaces}),
        )
    if phase == "scoring" and position.round not in rules.scoring_spaces:
        raise ImpossibleFact(
            "phase",
            f"there is no general scoring after round {position.round}",
            Reason("impossible-scoring", {"round": position.round}),
        )
    if phase in _BETWEEN_ROUNDS and position.played:
        raise ImpossibleFact(
            "played",
            f"in the phase '{phase}' no power cards are on the table",
            Reason("impossible-phase-played", {}),
        )
    if (phase in _BETWEEN_ROUNDS or phase == "power") and position.acted:
        raise ImpossibleFact(
            "acted", f"in the phase '{phase}' nobody has had a turn", Reason("impossible-phase-acted", {})
        )
    if phase == "scoring" and position.offer:
        raise ImpossibleFact(
            "offer",
            "in the phase 'scoring' no action cards are on offer",
            Reason("impossible-phase-offer", {}),
        )
    if phase == "turn" and not position.card:
        raise ImpossibleFact(
            "card",
            "the phase 'turn' needs the card that the active seat has taken",
            Reason("impossible-phase-card-missing", {}),
        )
    if phase != "turn" and position.card:
        raise ImpossibleFact(
            "card",
            f"in the phase '{phase}' nobody has a card in front of him",
            Reason("impossible-phase-card", {}),
        )
    if phase in IN_TURN and position.active in position.acted:
        raise ImpossibleFact(
            "acted",
            f"the turn of {COLOUR_IDS[position.active]} is over; it cannot be the active seat",
            Reason("impossible-active", {"colour": COLOUR_IDS[position.active]}),
        )


# ---------------------------------------------------------------------- seats, colours and places


def _check_seats(rules: Rules, fact: str, seats: list[int]) -> None:
    for seat in seats:
        if not 0 <= seat < rules.players:
            raise ImpossibleFact(
                fact,
                f"there is no seat {seat}; with {rules.players} players the seats are 0 to {rules.players - 1}",
                Reason("impossible-nobody", {}),
            )


def _check_colours(rules: Rules, fact: str, colours: list[int]) -> None:
    for colour in colours:
        if not (0 <= colour < rules.players or (colour == NEUTRAL and rules.dummy)):
            name = COLOUR_IDS[colour] if 0 <= colour < COLOURS else str(colour)
            raise ImpossibleFact(
                fact, f"the colour {name} is not in this game", Reason("impossible-nobody", {})
            )


def _check_pieces_of(rules: Rules, colours: list[int]) -> None:
    """Colours that have caballeros; the black ones are grey and on the board only."""
    _check_colours(
        rules, "caballeros", [colour for colour in colours if not (colour == NEUTRAL and rules.black)]
    )


def _name(place: int) -> str:
    return PLACE_IDS[place] if 0 <= place < WIDE_ROWS else str(place)


def _check_king(rules: Rules, king: int) -> None:
    places = rules.kings_regions | rules.kings_refuges
    if not 0 <= king < PLACES or not places >> king & 1:
        raise ImpossibleFact(
            "king",
            f"the King cannot be in '{_name(king)}' in this game",
            Reason("impossible-king", {"place": _name(king)}),
        )


def _on_board(rules: Rules, place: int) -> bool:
    return 0 <= place < PLACES and (rules.regions | 1 << CASTILLO) >> place & 1 == 1


def rows_of(rules: Rules) -> list[int]:
    """Everywhere that a position can put caballeros, courts and province apart: board, and rows beside it."""
    places = [place for place in range(PLACES) if _on_board(rules, place)]
    return places + [
        row
        for row, name in ROWS.items()
        if name in rules.setup.sets and SEATS_OF_ROWS.get(row, 0) < rules.players
    ]


def _check_pieces(rules: Rules, position: Position) -> None:
    on_board = [0] * COLOURS
    for place, counts in position.caballeros.items():
        if place not in rows_of(rules):
            raise ImpossibleFact(
                "caballeros",
                f"no caballero can stand in '{_name(place)}'",
                Reason("impossible-place", {"place": _name(place)}),
            )
        _check_pieces_of(rules, list(counts))
        for colour, count in counts.items():
            if count < 0:
                raise ImpossibleFact(
                    "caballeros",
                    f"{COLOUR_IDS[colour]} cannot have {count} caballeros in {_name(place)}",
                    Reason("impossible-negative", {"count": count}),
                )
            on_board[colour] += count
    if rules.black and on_board[NEUTRAL] > rules.black:
        raise ImpossibleFact(
            "caballeros",
            f"there are only {rules.black} black caballeros in this game",
            Reason("impossible-black", {"most": rules.black}),
        )
    for colour in range(NEUTRAL if rules.black else COLOURS):
        court = position.courts.get(colour, 0)
        province = position.provinces.get(colour, 0)
        if court < 0:
            raise ImpossibleFact(
                "courts",
                f"{COLOUR_IDS[colour]} cannot have {court} caballeros in court",
                Reason("impossible-negative", {"count": court}),
            )
        if province < 0:
            raise ImpossibleFact(
                "provinces",
                f"{COLOUR_IDS[colour]} cannot have {province} caballeros in the province",
                Reason("impossible-negative", {"count": province}),
            )
        total = on_board[colour] + court + province
        whole = colour in position.provinces and (colour in position.courts or colour == NEUTRAL)
        if total > rules.caballeros or (whole and total < rules.caballeros):
            parts = [f"{on_board[colour]} on the board"]
            parts += [f"{court} in court"] if court else []
            parts += [f"{province} in the province"] if province else []
            raise ImpossibleFact(
                "caballeros",
                f"{COLOUR_IDS[colour]} would have {total} caballeros ({', '.join(parts)}); each colour has "
                f"{rules.caballeros}",
                Reason(
                    "impossible-caballeros",
                    {"colour": COLOUR_IDS[colour], "count": total, "most": rules.caballeros},
                ),
            )


def _check_grandes(rules: Rules, position: Position) -> None:
    for seat, place in position.grandes.items():
        inside = place == CASTILLO and rules.grandes_in_castillo
        if not inside and not (0 <= place < PLACES and rules.regions >> place & 1):
            raise ImpossibleFact(
                "grandes",
                f"the Grande of {COLOUR_IDS[seat]} cannot be in '{_name(place)}' in this game",
                Reason("impossible-grande", {"colour": COLOUR_IDS[seat], "place": _name(place)}),
            )


def _check_boards(rules: Rules, position: Position) -> None:
    places = list(position.boards.values())
    for place in places:
        if not _on_board(rules, place):
            raise ImpossibleFact(
                "boards",
                f"no mobile scoreboard can lie in '{_name(place)}'",
                Reason("impossible-board", {"place": _name(place)}),
            )
    if len(places) == 2 and places[0] == places[1]:
        raise ImpossibleFact(
            "boards", "two mobile scoreboards cannot lie in one place", Reason("impossible-boards", {})
        )


# ---------------------------------------------------------------------- power cards, modifiers and Vetos


def total_of(rules: Rules, position: Position, colour: int) -> int:
    """What the power card of a colour counts in the order of turns, with its modifier."""
    modifier = position.played_modifiers.get(colour, 0)
    value = rules.power_values[position.played[colour]]
    return value + (rules.modifier_values[modifier] if modifier else 0)


def _check_power(rules: Rules, position: Position) -> None:
    for colour, value in position.played.items():
        _check_power_card(rules, "played", value)
        if value in position.spent.get(colour, []):
            raise ImpossibleFact(
                "played",
                f"{COLOUR_IDS[colour]} cannot play power card {value}: it was used before",
                Reason("impossible-power-used", {"colour": COLOUR_IDS[colour], "value": value}),
            )
    to_play = len(rules.rounds) - rules.round_index(position.round)
    if position.phase == "scoring":
        to_play -= 1
    for seat, values in position.spent.items():
        for value in values:
            _check_power_card(rules, "spent", value)
        if len(values) != len(set(values)):
            raise ImpossibleFact(
                "spent",
                f"{COLOUR_IDS[seat]} has only one power card of each value",
                Reason("impossible-power-twice", {"colour": COLOUR_IDS[seat]}),
            )
        all_cards = rules.hand_size or POWER_CARDS
        if all_cards - len(values) < to_play:
            raise ImpossibleFact(
                "spent",
                f"{COLOUR_IDS[seat]} has used too many power cards: {all_cards - len(values)} are left for "
                f"{to_play} rounds",
                Reason(
                    "impossible-power-left",
                    {"colour": COLOUR_IDS[seat], "count": all_cards - len(values), "rounds": to_play},
                ),
            )
    for seat, values in position.hands.items():
        if not rules.hand_size:
            raise ImpossibleFact(
                "hands",
                "everybody has all power cards in this game; say which were used",
                Reason("impossible-hands", {}),
            )
        for value in values:
            _check_power_card(rules, "hands", value)
            if value in position.spent.get(seat, []) or value == position.played.get(seat, 0):
                raise ImpossibleFact(
                    "hands",
                    f"{COLOUR_IDS[seat]} cannot hold a power card that was played already",
                    Reason("impossible-power-held", {"colour": COLOUR_IDS[seat], "value": value}),
                )
        if len(values) != len(set(values)):
            raise ImpossibleFact(
                "hands",
                f"{COLOUR_IDS[seat]} has only one power card of each value",
                Reason("impossible-power-twice", {"colour": COLOUR_IDS[seat]}),
            )


def _check_power_card(rules: Rules, fact: str, number: int) -> None:
    if not (1 <= number <= rules.power_cards and rules.powers >> number & 1):
        raise ImpossibleFact(
            fact,
            f"there is no power card {number} in this game",
            Reason("impossible-power-card", {"value": number}),
        )


def _check_modifiers(rules: Rules, position: Position) -> None:
    held: list[int] = []
    for numbers in position.modifiers.values():
        held += numbers
    for fact, numbers in (
        ("modifiers", held),
        ("played_modifiers", list(position.played_modifiers.values())),
    ):
        if numbers and not rules.modifiers:
            raise ImpossibleFact(
                fact,
                "modifiers need the set 'power-modifiers'",
                Reason("impossible-without", {"set": "power-modifiers"}),
            )
        for number in numbers:
            if not 1 <= number <= MODIFIERS:
                raise ImpossibleFact(
                    fact,
                    f"there is no modifier {number}; they are numbered 1 to {MODIFIERS}",
                    Reason("impossible-range", {"found": number, "low": 1, "high": MODIFIERS}),
                )
    for seat in position.played_modifiers:
        if seat not in position.played:
            raise ImpossibleFact(
                "played_modifiers",
                f"{COLOUR_IDS[seat]} has a modifier on the table but no power card",
                Reason("impossible-modifier-alone", {"colour": COLOUR_IDS[seat]}),
            )
    held += list(position.played_modifiers.values())
    if len(held) != len(set(held)):
        raise ImpossibleFact(
            "modifiers", "each modifier exists once", Reason("impossible-modifier-twice", {})
        )
    totals = [total_of(rules, position, colour) for colour in position.played]
    if len(totals) != len(set(totals)):
        raise ImpossibleFact(
            "played",
            "two players cannot have the same power value in one round",
            Reason("impossible-power-same", {}),
        )


def vetos_of(rules: Rules) -> int:
    """How many Vetos there are in a game: action cards, and power cards of everybody."""
    cards = 0
    for stack in range(len(rules.stacks)):
        for card in rules.stacks[stack] + rules.veterans[stack]:
            if rules.effects[card].is_veto():
                cards += 1
    for number in range(1, len(rules.power_actions)):
        if _is_veto(rules, number):
            cards += rules.players
    return cards


def _is_veto(rules: Rules, number: int) -> bool:
    """Whether the special action of a power card is a Veto."""
    return rules.powers >> number & 1 == 1 and rules.effects[rules.power_actions[number]].is_veto()


def _check_vetos(rules: Rules, position: Position) -> None:
    cards = vetos_of(rules)
    for number in range(1, len(rules.power_actions)):
        if _is_veto(rules, number):
            for seat in range(rules.players):
                if position.vetos_old.get(seat, 0) + position.vetos_new.get(seat, 0) > 1:
                    raise ImpossibleFact(
                        "vetos_new",
                        f"{COLOUR_IDS[seat]} has only one power card with a Veto",
                        Reason("impossible-veto-card", {"colour": COLOUR_IDS[seat]}),
                    )
    held = 0
    # A Veto that is turned up now or still to come cannot be in somebody's hands.
    named = [*position.offer.values(), position.card]
    for ids in position.next_cards.values():
        named += ids
    for id in named:
        if id and rules.card_index(id) >= 0 and rules.effects[rules.card_index(id)].is_veto():
            cards -= 1
    for fact, counts in (("vetos_old", position.vetos_old), ("vetos_new", position.vetos_new)):
        for seat, count in counts.items():
            if count < 0:
                raise ImpossibleFact(
                    fact,
                    f"{COLOUR_IDS[seat]} cannot have {count} Vetos",
                    Reason("impossible-negative", {"count": count}),
                )
            held += count
        if held and held > cards:
            raise ImpossibleFact(
                fact,
                f"{held} Vetos cannot be out: there are {max(cards, 0)} in this game, one card for each",
                Reason("impossible-vetos", {"count": held, "most": max(cards, 0)}),
            )


# ---------------------------------------------------------------------- action cards and the dummy's cards


def _check_cards(rules: Rules, position: Position) -> None:
    for stack, id in position.offer.items():
        _check_stack("offer", stack)
        if id is not None:
            _check_card(rules, "offer", id)
    if position.card:
        _check_card(rules, "card", position.card)
    for fact, stacks in (("stacks", position.stacks), ("next_cards", position.next_cards)):
        for stack, ids in stacks.items():
            _check_stack(fact, stack)
            for id in ids:
                _check_card(rules, fact, id)


def _check_stack(fact: str, stack: int) -> None:
    if not 1 <= stack < OFFERS:
        raise ImpossibleFact(
            fact,
            f"there is no stack {stack}; they are numbered 1 to {OFFERS - 1}",
            Reason("impossible-range", {"found": stack, "low": 1, "high": OFFERS - 1}),
        )


def _check_card(rules: Rules, fact: str, id: str) -> None:
    if rules.card_index(id) < 0:
        raise ImpossibleFact(
            fact,
            f"there is no card '{id}' in this game; `elgrande cards` lists them",
            Reason("impossible-no-card", {"found": id}),
        )


def _check_dummy(rules: Rules, position: Position) -> None:
    if (position.next_regions or position.next_powers) and not rules.dummy:
        fact = "next_regions" if position.next_regions else "next_powers"
        raise ImpossibleFact(
            fact, "only the two-player game of 2023 has a dummy", Reason("impossible-no-dummy", {})
        )
    for value in position.next_powers:
        _check_power_card(rules, "next_powers", value)
    for place in position.next_regions:
        if not (0 <= place < PLACES and rules.regions >> place & 1):
            raise ImpossibleFact(
                "next_regions",
                f"there is no region card '{_name(place)}'",
                Reason("impossible-region-card", {"place": _name(place)}),
            )


# ---------------------------------------------------------------------- what expansions have on the table


def _check_tokens(rules: Rules, position: Position) -> None:
    for name, numbers in position.tokens.items():
        if not rules.extras:
            raise ImpossibleFact(
                "tokens", "tokens need a set of the Big Box", Reason("impossible-tokens", {})
            )
        if name not in FIELDS:
            raise ImpossibleFact(
                "tokens",
                f"there is no token '{name}'; known are {', '.join(FIELDS)}",
                Reason("impossible-word", {"found": name, "known": ", ".join(FIELDS)}),
            )
        for index in numbers:
            if not 0 <= index < FIELDS[name].size:
                raise ImpossibleFact(
                    "tokens",
                    f"'{name}' has {FIELDS[name].size} numbers, so no number {index}",
                    Reason("impossible-parts", {"found": name, "most": FIELDS[name].size}),
                )
