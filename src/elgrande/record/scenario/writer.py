"""Writing a position down as a scenario: what lies on the table, in words that the reader turns into an equal table."""

from __future__ import annotations

from typing import Any, Final

import yaml

from elgrande.record.scenario.further import difference
from elgrande.record.scenario.position import NEXT_ROUND, THIS_ROUND
from elgrande.record.scenario.tokens import HIGHEST, named
from elgrande.record.scenario.words import Words
from elgrande.rules.choices import MODIFIERS
from elgrande.rules.errors import BadPosition, ImpossibleFact
from elgrande.rules.fields import FIELDS
from elgrande.rules.places import (
    COLOUR_IDS,
    COLOURS,
    COURT,
    MOBILE_IDS,
    NEUTRAL,
    NOWHERE,
    PLACE_IDS,
    PROVINCE,
    UNCROWNED,
)
from elgrande.rules.position import PHASES, Position, arrange
from elgrande.rules.position_checks import IN_TURN, rows_of
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import (
    GRANDE,
    HAND,
    MODIFIER,
    MODIFIER_BIT,
    NO_CARD,
    NOBODY,
    OFFERS,
    PLAYED,
    POINTS,
    SPENT,
    VETO_NEW,
    VETO_OLD,
    Table,
)

PLAIN_FACTS: Final = [name for name in dir(Position()) if not name.startswith("_")]
WIDTH: Final = 110
NONE: Final = "none"
_TOGETHER: Final = {"caballeros": ["caballeros", "courts", "provinces"], "hands": ["hands", "spent"]}
"""Facts that are refused together, where leaving out one of them would not do."""


def position_text(table: Table, name: str = "a position", corrections: str = "") -> str:
    """The table as a scenario that the reader turns into an equal one.

    It tells everything, what is hidden from players included: the order of the stacks, discs, hands. ``corrections`` is
    the name of the correction file that the table is played with, if it is.

    >>> from elgrande.rules import Setup, new_table
    >>> print(position_text(new_table(Setup("2015", players=4), seed=7)).partition("position:")[0])
    name: a position
    edition: '2015'
    players: 4
    <BLANKLINE>
    """
    rules = table.rules
    if rules.corrected and not corrections:
        raise BadPosition(
            "this table is played with corrected cards: say in which file they are, position_text(table, "
            'corrections="my-cards.yaml")'
        )
    position, arranged = _closest(table)
    words = Words(rules, COLOUR_IDS[: rules.players])
    facts = _facts(words, position)
    further = difference(arranged, table)
    if further:
        facts["further"] = further
    scenario: dict[str, object] = {"name": name, "edition": rules.setup.edition, "players": rules.players}
    if rules.setup.sets:
        scenario["sets"] = list(rules.setup.sets)
    if rules.setup.chosen_options():
        scenario["options"] = dict(rules.setup.chosen_options())
    if corrections:
        scenario["corrections"] = corrections
    scenario["position"] = facts
    scenario["expect"] = {"decision": _asked(table)}
    return yaml.safe_dump(scenario, sort_keys=False, default_flow_style=None, allow_unicode=True, width=WIDTH)


def _asked(table: Table) -> object:
    decision = table.decision
    if decision is None:
        return NONE
    return {"players": [COLOUR_IDS[seat] for seat in table.deciders], "kind": decision.kind}


# ---------------------------------------------------------------------- which position it is


def _closest(table: Table) -> tuple[Position, Table]:
    """The position that tells most of a table, and the table that it gives."""
    best: tuple[int, Position, Table] | None = None
    for phase in PHASES:
        position = _position(table, phase)
        arranged = _arranged(table.rules, position)
        if arranged is not None:
            pairs = zip(arranged.state(), table.state(), strict=False)
            changes = sum(before != after for before, after in pairs)
            if best is None or changes < best[0]:
                best = changes, position, arranged
    assert best is not None, "a position that says nothing can always be arranged"
    return best[1], best[2]


def _arranged(rules: Rules, position: Position) -> Table | None:
    """The table of a position. What is refused at the beginning of a phase, though it can be later on, is left out."""
    plain = Position()
    for _ in range(len(PLAIN_FACTS)):
        try:
            return arrange(rules, position, telling=False)
        except ImpossibleFact as problem:
            fact = problem.fact
            if fact in ("phase", "round", "card", "active"):
                return None
            if fact == "king":
                position.king = int(rules.kings_regions).bit_length() - 1
            for name in _TOGETHER.get(fact, [fact]):
                if name != "king":
                    setattr(position, name, getattr(plain, name))
        except BadPosition:
            return None
    return None


def _position(table: Table, phase: str) -> Position:
    """What lies on the table, as far as it can be told for a phase."""
    t, rules = table, table.rules
    position = Position()
    position.phase = phase
    position.round = t.round or rules.rounds[0]
    position.start = t.start
    position.king = t.king
    position.active = t.active if t.active != NOBODY and t.active < rules.players else t.start
    colours = [
        colour for colour in range(COLOURS) if colour < rules.players or rules.dummy or rules.black > 0
    ]
    colours = [colour for colour in colours if colour < rules.players or colour == NEUTRAL]
    for place in rows_of(rules):
        counts = {colour: t.pieces[place * COLOURS + colour] for colour in colours}
        if any(counts.values()):
            position.caballeros[place] = {colour: count for colour, count in counts.items() if count}
    for colour in colours:
        if colour < rules.players:
            position.courts[colour] = t.pieces[COURT * COLOURS + colour]
    for seat in range(rules.players):
        if t.seats[GRANDE + seat] != NOWHERE:
            position.grandes[seat] = t.seats[GRANDE + seat]
        for counts, field in (
            (position.points, POINTS),
            (position.vetos_old, VETO_OLD),
            (position.vetos_new, VETO_NEW),
        ):
            if t.seats[field + seat]:
                counts[seat] = t.seats[field + seat]
        _hand(t, position, seat)
    boards = [t.board_8, t.board_4]
    position.boards = {number: place for number, place in enumerate(boards) if place != NOWHERE}
    between = phase in ("round", "scoring")
    if not between:
        for colour in colours:
            if t.seats[PLAYED + colour]:
                position.played[colour] = t.seats[PLAYED + colour]
            if colour < rules.players and t.seats[MODIFIER + colour]:
                position.played_modifiers[colour] = t.seats[MODIFIER + colour]
        if phase != "power":
            now = position.active if phase in IN_TURN else -1
            position.acted = [colour for colour in colours if t.acted >> colour & 1 and colour != now]
    if phase == "turn" and t.card != NO_CARD:
        position.card = rules.cards[t.card].id
    _cards(t, position)
    for name, token in FIELDS.items() if rules.extras else ():
        numbers = {i: t.extras[token.at + i] for i in range(token.size)}
        told = all(token.start <= number <= HIGHEST for number in numbers.values())
        if told and any(number != token.start for number in numbers.values()):
            position.tokens[name] = numbers
    return position


def _hand(t: Table, position: Position, seat: int) -> None:
    rules = t.rules
    powers = [number for number in range(1, rules.power_cards + 1) if rules.powers >> number & 1]
    on_table = t.seats[PLAYED + seat] if position.phase not in ("round", "scoring") else 0
    spent, hand = t.seats[SPENT + seat], t.seats[HAND + seat]
    position.spent[seat] = [number for number in powers if spent >> number & 1 and number != on_table]
    if rules.hand_size:
        position.hands[seat] = [number for number in powers if hand >> number & 1]
    modifiers = [number for number in range(1, MODIFIERS + 1) if hand >> (MODIFIER_BIT + number) & 1]
    if modifiers:
        position.modifiers[seat] = modifiers


def _cards(t: Table, position: Position) -> None:
    """The cards on offer, those of earlier rounds, and those to come."""
    rules = t.rules
    ids = [card.id for card in rules.cards]
    now = rules.round_index(position.round)
    before = now if position.phase == "round" else now + 1
    for stack in range(1, min(OFFERS, len(t.chance.decks))):
        deck = [ids[card] for card in t.chance.decks[stack]]
        if deck:
            position.stacks[stack] = deck[:before]
            position.next_cards[stack] = deck[before:]
        if position.phase not in ("round", "scoring") and (deck or rules.standing[stack] != NO_CARD):
            if t.offer[stack] == NO_CARD:
                position.offer[stack] = None
            elif deck and not rules.small_stack and t.offer[stack] != t.chance.decks[stack][now]:
                continue
            else:
                position.offer[stack] = ids[t.offer[stack]]
    if rules.dummy:
        coming = now if position.phase == "round" else now + 1
        position.next_powers = list(t.chance.dummy_powers[coming : len(rules.rounds)])


# ---------------------------------------------------------------------- in the words of a scenario


def _facts(words: Words, p: Position) -> dict[str, object]:
    """The position as plain data, in the order in which people read it."""

    def by_name(facts: dict[int, Any]) -> dict[str, Any]:
        return {words.name(colour): value for colour, value in sorted(facts.items())}

    facts: dict[str, object] = {"phase": p.phase, "round": p.round, "start": words.name(p.start)}
    if p.phase in IN_TURN:
        facts["active"] = words.name(p.active)
    facts["king"] = NONE if p.king == UNCROWNED else PLACE_IDS[p.king]
    caballeros = {PLACE_IDS[place]: by_name(counts) for place, counts in p.caballeros.items()}
    for place, counts in ((COURT, p.courts), (PROVINCE, p.provinces)):
        if counts:
            caballeros[PLACE_IDS[place]] = by_name(counts)
    faces = {number: words.power_face(number) for number in words.faces.values()}
    others: dict[str, object] = {
        "caballeros": caballeros,
        "grandes": by_name({seat: PLACE_IDS[place] for seat, place in p.grandes.items()}),
        "boards": {int(MOBILE_IDS[number]): PLACE_IDS[place] for number, place in p.boards.items()},
        "scores": by_name(p.points),
        "played": by_name({colour: faces[number] for colour, number in p.played.items()}),
        "played_modifiers": by_name(p.played_modifiers),
        "acted": [words.name(colour) for colour in p.acted],
        "hand": by_name({seat: [faces[number] for number in numbers] for seat, numbers in p.hands.items()}),
        "used": by_name({seat: [faces[n] for n in numbers] for seat, numbers in p.spent.items() if numbers}),
        "modifiers": by_name(p.modifiers),
        "vetos": by_name(
            {
                seat: {THIS_ROUND: p.vetos_old.get(seat, 0), NEXT_ROUND: p.vetos_new.get(seat, 0)}
                for seat in {**p.vetos_old, **p.vetos_new}
            }
        ),
        "offer": {stack: id or NONE for stack, id in p.offer.items()},
        "card": p.card,
        "turned_up": {stack: ids for stack, ids in p.stacks.items() if ids},
        "stacks": {stack: ids for stack, ids in p.next_cards.items() if ids},
        "dummy": {"power": p.next_powers} if p.next_powers else {},
        "tokens": {name: _token(words, name, numbers) for name, numbers in p.tokens.items()},
    }
    facts.update({name: value for name, value in others.items() if value not in ({}, [], "")})
    return facts


def _token(words: Words, name: str, numbers: dict[int, int]) -> object:
    field = FIELDS[name]
    told = [_or_none(named(words, field, number)) for number in numbers.values()]
    return told[0] if field.size == 1 else told


def _or_none(value: object) -> object:
    return NONE if value is None else value
