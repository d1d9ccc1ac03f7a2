"""Setting up a table in the middle of a game: for scenarios, tests, puzzles and teaching.

A ``Position`` says what lies where; everything it leaves out gets a plain default, and ``arrange`` refuses what
cannot be. Seats, colours and places are numbers here; the scenario reader turns names into them.
"""

from __future__ import annotations

from typing import Final

from elgrande.rules.agenda import (
    END_ROUND,
    NEXT_ROUND,
    NEXT_TURN,
    POWER,
    SUPPLY,
    TAKE_CARD,
    TURN,
    TURN_OVER,
)
from elgrande.rules.choices import MODIFIERS
from elgrande.rules.errors import BadPosition
from elgrande.rules.flow import GENERAL_SCORING
from elgrande.rules.places import (
    CABALLEROS,
    CASTILLO,
    COLOUR_IDS,
    COLOURS,
    COURT,
    COURT_CABALLEROS,
    FRANCE,
    NEUTRAL,
    NOWHERE,
    PLACE_IDS,
    PLACES,
    PORTUGAL,
    POWER_CARDS,
    PROVINCE,
)
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

PHASES: Final = ["round", "power", "turns", "supply", "card", "turn", "scoring"]
"""Where a position can begin:

``round`` before the cards are turned up; ``power`` when power cards are played; ``turns`` before the next turn;
``supply``, ``card`` and ``turn`` in the turn of the active seat, before its supply, before it takes a card, and with
the card in front of it; ``scoring`` at the start of a general scoring.
"""
_IN_TURN: Final = ["supply", "card", "turn"]
_FULL_HAND: Final = (1 << (POWER_CARDS + 1)) - 2


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
        """Caballeros in court by seat; 7 if not given, or fewer if not so many are left. The rest is in the province."""
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


def arrange(rules: Rules, position: Position, seed: int = 0, telling: bool = True) -> Table:
    """A table in the given position, stopped at its first decision."""
    check(rules, position)
    t = empty_table(rules, _arranged_chance(rules, position, seed))
    t.telling = telling
    t.round = position.round
    t.start = position.start
    t.king = position.king
    t.board_8 = position.boards.get(0, NOWHERE)
    t.board_4 = position.boards.get(1, NOWHERE)
    t.draws = _rounds_since_scoring(rules, position.round)
    _place_pieces(t, position)
    _deal_hands(t, position)
    _set_agenda(t, position)
    t.advance()
    return t


# ---------------------------------------------------------------------- checks


def check(rules: Rules, position: Position) -> None:
    """Refuse a position that cannot be."""
    if position.phase not in PHASES:
        raise BadPosition(f"there is no phase '{position.phase}'; choose one of {', '.join(PHASES)}")
    if position.round not in rules.rounds:
        spaces = ", ".join(str(space) for space in rules.rounds)
        raise BadPosition(f"round {position.round} is not played; the rounds of this game are {spaces}")
    if position.phase == "scoring" and position.round not in rules.scoring_spaces:
        raise BadPosition(f"there is no general scoring after round {position.round}")
    _check_king(rules, position.king)
    for seat in [position.start, position.active, *position.courts, *position.grandes, *position.points]:
        _check_seat(rules, seat)
    for seat in [*position.vetos_old, *position.vetos_new, *position.spent, *position.modifiers]:
        _check_seat(rules, seat)
    for colour in [*position.played, *position.acted]:
        _check_colour(rules, colour)
    _check_pieces(rules, position)
    _check_boards(rules, position)
    _check_power(rules, position)
    for ids in position.stacks.values():
        for id in ids:
            _card(rules, id)


def _check_king(rules: Rules, king: int) -> None:
    places = rules.regions
    if "new-regency" in rules.setup.sets:
        places |= 1 << CASTILLO | 1 << FRANCE | 1 << PORTUGAL
    if not 0 <= king < PLACES or not places >> king & 1:
        where = PLACE_IDS[king] if 0 <= king < PLACES else str(king)
        raise BadPosition(f"the King cannot be in '{where}' in this game")


def _check_seat(rules: Rules, seat: int) -> None:
    if not 0 <= seat < rules.players:
        raise BadPosition(
            f"there is no seat {seat}; with {rules.players} players the seats are 0 to {rules.players - 1}"
        )


def _check_colour(rules: Rules, colour: int) -> None:
    if not (0 <= colour < rules.players or (colour == NEUTRAL and rules.dummy)):
        name = COLOUR_IDS[colour] if 0 <= colour < COLOURS else str(colour)
        raise BadPosition(f"the colour {name} is not in this game")


def _check_pieces(rules: Rules, position: Position) -> None:
    on_board = [0] * COLOURS
    for place, counts in position.caballeros.items():
        if not (rules.regions | 1 << CASTILLO) >> place & 1:
            raise BadPosition(f"no caballero can stand in '{PLACE_IDS[place]}'")
        for colour, count in counts.items():
            _check_colour(rules, colour)
            if count < 0:
                raise BadPosition(
                    f"{COLOUR_IDS[colour]} cannot have {count} caballeros in {PLACE_IDS[place]}"
                )
            on_board[colour] += count
    for seat, count in position.courts.items():
        if count < 0:
            raise BadPosition(f"{COLOUR_IDS[seat]} cannot have {count} caballeros in court")
        on_board[seat] += count
    for colour in range(COLOURS):
        if on_board[colour] > CABALLEROS:
            raise BadPosition(
                f"{COLOUR_IDS[colour]} has {on_board[colour]} caballeros on the board and in court, "
                f"but only {CABALLEROS} exist"
            )
    for seat, place in position.grandes.items():
        inside = place == CASTILLO and "new-regency" in rules.setup.sets
        if not inside and not rules.regions >> place & 1:
            raise BadPosition(
                f"the Grande of {COLOUR_IDS[seat]} cannot be in '{PLACE_IDS[place]}' in this game"
            )


def _check_boards(rules: Rules, position: Position) -> None:
    places = list(position.boards.values())
    for place in places:
        if not (rules.regions | 1 << CASTILLO) >> place & 1:
            raise BadPosition(f"no mobile scoreboard can lie in '{PLACE_IDS[place]}'")
    if len(places) == 2 and places[0] == places[1]:
        raise BadPosition("two mobile scoreboards cannot lie in one place")


def _check_power(rules: Rules, position: Position) -> None:
    for colour, value in position.played.items():
        if not 1 <= value <= POWER_CARDS:
            raise BadPosition(f"there is no power card {value}; the values are 1 to {POWER_CARDS}")
        if value in position.spent.get(colour, []):
            raise BadPosition(f"{COLOUR_IDS[colour]} cannot play power card {value}: it was used before")
    totals = [_total(rules, position, colour) for colour in position.played]
    if len(totals) != len(set(totals)):
        raise BadPosition("two players cannot have played the same power value in one round")
    for seat, values in position.spent.items():
        for value in values:
            if not 1 <= value <= POWER_CARDS:
                raise BadPosition(f"there is no power card {value}; the values are 1 to {POWER_CARDS}")
        if len(values) != len(set(values)):
            raise BadPosition(f"{COLOUR_IDS[seat]} has only one power card of each value")
    held: list[int] = list(position.played_modifiers.values())
    for numbers in position.modifiers.values():
        held += numbers
    if held and not rules.modifiers:
        raise BadPosition("modifiers need the set 'power-modifiers'")
    for number in held:
        if not 1 <= number <= MODIFIERS:
            raise BadPosition(f"there is no modifier {number}; they are numbered 1 to {MODIFIERS}")
    if len(held) != len(set(held)):
        raise BadPosition("each modifier exists once")


def _card(rules: Rules, id: str) -> int:
    index = rules.card_index(id)
    if index < 0:
        raise BadPosition(f"there is no card '{id}' in this game; `elgrande cards` lists them")
    return index


# ---------------------------------------------------------------------- laying it out


def _total(rules: Rules, position: Position, colour: int) -> int:
    modifier = position.played_modifiers.get(colour, 0)
    return position.played[colour] + (rules.modifier_values[modifier] if modifier else 0)


def _rounds_since_scoring(rules: Rules, space: int) -> int:
    """How often the dummy's region cards were drawn since the last general scoring, this round included."""
    last = max([0, *[scoring for scoring in rules.scoring_spaces if scoring < space]])
    return len([played for played in rules.rounds if last < played <= space])


def _arranged_chance(rules: Rules, position: Position, seed: int) -> Chance:
    chance = draw_chance(rules, seed)
    decks = [list(deck) for deck in chance.decks]
    for stack, ids in position.stacks.items():
        for index in range(len(ids)):
            _bring_forward(rules, decks, stack, index, _card(rules, ids[index]))
    now = rules.round_index(position.round)
    for stack, id in position.offer.items():
        if not 1 <= stack < OFFERS:
            raise BadPosition(f"there is no stack {stack}; they are numbered 1 to {OFFERS - 1}")
        if id is not None and _card(rules, id) != rules.standing_card:
            _bring_forward(rules, decks, stack, now, _card(rules, id))
    if position.phase == "turn":
        if not position.card:
            raise BadPosition("the phase 'turn' needs the card that the active seat has taken")
        card = _card(rules, position.card)
        if card != rules.standing_card:
            _bring_forward(rules, decks, _stack_of(rules, card), now, card)
    return Chance(
        position.start,
        chance.king,
        chance.homes,
        decks,
        chance.removed,
        0,
        chance.dummy_powers,
        chance.dummy_regions,
        chance.modifiers,
        chance.modifier_box,
    )


def _stack_of(rules: Rules, card: int) -> int:
    stack = rules.cards[card].stack
    return 2 if stack == 3 and rules.merged_stacks else stack


def _bring_forward(rules: Rules, decks: list[list[int]], stack: int, index: int, card: int) -> None:
    """Exchange cards within a stack so that a card is turned up at a given time."""
    deck = decks[stack] if 1 <= stack < len(decks) else []
    for later in range(index, len(deck)):
        if deck[later] == card:
            deck[later], deck[index] = deck[index], deck[later]
            return
    for earlier in range(index):
        if earlier < len(deck) and deck[earlier] == card and index < len(deck):
            deck[earlier], deck[index] = deck[index], deck[earlier]
            return
    raise BadPosition(f"the card '{rules.cards[card].id}' does not belong to stack {stack} of this game")


def _place_pieces(t: Table, position: Position) -> None:
    for place, counts in position.caballeros.items():
        for colour, count in counts.items():
            t.pieces[place * COLOURS + colour] = count
    for colour in range(COLOURS):
        if colour >= t.rules.players and not (colour == NEUTRAL and t.rules.dummy):
            continue
        on_board = sum([t.pieces[place * COLOURS + colour] for place in range(PLACES)])
        court = 0
        if colour != NEUTRAL:
            court = position.courts.get(colour, min(COURT_CABALLEROS, CABALLEROS - on_board))
        t.pieces[COURT * COLOURS + colour] = court
        t.pieces[PROVINCE * COLOURS + colour] = CABALLEROS - on_board - court
    for seat in range(t.rules.players):
        t.seats[GRANDE + seat] = position.grandes.get(seat, NOWHERE)
        t.seats[POINTS + seat] = position.points.get(seat, 0)
        t.seats[VETO_OLD + seat] = position.vetos_old.get(seat, 0)
        t.seats[VETO_NEW + seat] = position.vetos_new.get(seat, 0)


def _default_played(t: Table, position: Position) -> dict[int, int]:
    """Power cards on the table: those given, or the highest ones clockwise from the active seat."""
    if position.played or position.phase in ("round", "power", "scoring"):
        return position.played
    players = t.rules.players
    first = position.active if position.phase in _IN_TURN else position.start
    played = {(first + i) % players: POWER_CARDS - i for i in range(players)}
    if t.rules.dummy:
        played[NEUTRAL] = POWER_CARDS - players
    return played


def _deal_hands(t: Table, position: Position) -> None:
    position.played = _default_played(t, position)
    for seat in range(t.rules.players):
        spent = 0
        for value in position.spent.get(seat, []):
            spent |= 1 << value
        if seat in position.played:
            spent |= 1 << position.played[seat]
        hand = _FULL_HAND & ~spent
        for number in position.modifiers.get(seat, []):
            hand |= 1 << (MODIFIER_BIT + number)
        if seat in position.played_modifiers:
            spent |= 1 << (MODIFIER_BIT + position.played_modifiers[seat])
        t.seats[HAND + seat] = hand
        t.seats[SPENT + seat] = spent
        t.seats[SEEN + seat] = spent
    for colour, value in position.played.items():
        t.seats[PLAYED + colour] = value
        t.seats[TOTAL + colour] = _total(t.rules, position, colour)
        t.seats[MODIFIER + colour] = position.played_modifiers.get(colour, 0)


def _set_agenda(t: Table, position: Position) -> None:
    now = t.rules.round_index(position.round)
    phase = position.phase
    if phase == "round":
        t.draws -= 1 if t.rules.dummy else 0
        t.then(NEXT_ROUND, now)
        return
    if phase == "scoring":
        t.then(NEXT_ROUND, now + 1)
        for task in reversed(GENERAL_SCORING):
            t.then(task)
        return
    _lay_offer(t, position, now)
    t.then(END_ROUND, now)
    t.then(NEXT_TURN)
    if phase == "power":
        played = len([seat for seat in position.played if seat != NEUTRAL])
        for i in range(t.rules.players):
            if ((position.start + i) % t.rules.players in position.played) != (i < played):
                raise BadPosition("power cards are played clockwise from the start player, without gaps")
        if played < t.rules.players:
            t.then(POWER, played)
        return
    missing = [seat for seat in range(t.rules.players) if seat not in position.played]
    if missing:
        raise BadPosition(f"{COLOUR_IDS[missing[0]]} has no power card on the table")
    for colour in position.acted:
        t.acted |= 1 << colour
    if phase in _IN_TURN:
        _begin_turn(t, position)
    waiting = [colour for colour in position.played if not t.acted >> colour & 1]
    if phase in ("supply", "card"):
        waiting.append(position.active)
    offered = len([stack for stack in range(1, OFFERS) if t.offer[stack] != NO_CARD])
    if offered < len(waiting):
        raise BadPosition(f"{len(waiting)} players still need a card, but only {offered} are on offer")


def _begin_turn(t: Table, position: Position) -> None:
    seat = position.active
    if seat in position.acted:
        raise BadPosition(f"the turn of {COLOUR_IDS[seat]} is over; it cannot be the active seat")
    for colour in position.played:
        # In the middle of a turn everybody with a higher card has had his.
        if t.seats[TOTAL + colour] > t.seats[TOTAL + seat]:
            t.acted |= 1 << colour
    t.acted |= 1 << seat
    t.active = seat
    t.parts = PART_ACTION | PART_PLACING
    t.then(TURN_OVER)
    if position.phase == "turn":
        t.card = _card(t.rules, position.card)
        t.then(TURN, seat, t.rules.cards[t.card].stack)
        return
    t.then(TAKE_CARD, seat)
    if position.phase == "supply":
        for task in reversed(t.rules.after_supply):
            t.then(task, seat)
        t.then(SUPPLY, seat, t.rules.supply[position.played[seat]])


def _lay_offer(t: Table, position: Position, now: int) -> None:
    for stack in range(1, OFFERS):
        deck = t.chance.decks[stack]
        if deck:
            t.offer[stack] = deck[now]
        elif stack == OFFERS - 1:
            t.offer[stack] = t.rules.standing_card
    for stack, id in position.offer.items():
        if id is None:
            t.offer[stack] = NO_CARD
        elif t.offer[stack] != _card(t.rules, id):
            raise BadPosition(f"the card '{id}' does not belong to stack {stack} of this game")
    if position.phase == "turn":
        taken = _card(t.rules, position.card)
        t.offer[OFFERS - 1 if taken == t.rules.standing_card else _stack_of(t.rules, taken)] = NO_CARD
