"""What holds at every decision of every game, whatever the edition and the modules.

Each ``check_`` function takes a table, some also how it was one choice earlier, and asserts one law.
"""

from __future__ import annotations

from dataclasses import dataclass

from elgrande.rules import ACTIONS, Table, parse_choice, print_choice
from elgrande.rules.choices import MODIFIERS
from elgrande.rules.effects.court import HoldVeto
from elgrande.rules.places import (
    CABALLEROS,
    CASTILLO,
    COLOUR_IDS,
    COLOURS,
    COURT,
    FRANCE,
    NEUTRAL,
    NOWHERE,
    PLACE_IDS,
    PLACES,
    PORTUGAL,
    PROVINCE,
    UNCROWNED,
    places_of,
)
from elgrande.rules.position_checks import rows_of
from elgrande.rules.sets.facts import DECISIONS
from elgrande.rules.sets.names import GRANDISSIMO
from elgrande.rules.sets.power_modifiers.modifiers import PLAY_MODIFIER
from elgrande.rules.table import (
    BACK_1,
    BACK_2,
    GRANDE,
    HAND,
    MODIFIER,
    MODIFIER_BIT,
    NO_CARD,
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
from tests.properties.laws_of_sets import check_sets

ALL_KINDS = list(DECISIONS)
MODIFIER_BITS = ((1 << MODIFIERS) - 1) << (MODIFIER_BIT + 1)


def modifiers_in(mask: int) -> list[int]:
    return [number for number in range(1, MODIFIERS + 1) if mask >> (MODIFIER_BIT + number) & 1]


def colours_in_play(table: Table) -> list[int]:
    grey = table.rules.dummy or table.rules.black > 0
    return [*range(table.rules.players), *([NEUTRAL] if grey else [])]


def owned(table: Table, colour: int) -> int:
    """How many caballeros of a colour there are."""
    if colour == NEUTRAL:
        return CABALLEROS if table.rules.dummy else table.rules.black
    return table.rules.caballeros if colour < table.rules.players else 0


# ---------------------------------------------------------------------- what lies on the table


def check_pieces(table: Table) -> None:
    """Thirty caballeros of each colour in play, none of any other, and all of them where they can be.

    With the colonies everybody has six more. The dummy has no court, and black caballeros stay on the board.
    """
    pieces = list(table.pieces)
    assert len(pieces) == table.rules.rows * COLOURS
    assert min(pieces) >= 0
    for colour in range(COLOURS):
        total = sum(pieces[colour::COLOURS])
        assert total == owned(table, colour), f"{total} {COLOUR_IDS[colour]} caballeros"
    possible = [*rows_of(table.rules), COURT, PROVINCE]
    for row in range(table.rules.rows):
        assert row in possible or table.total_at(row) == 0, PLACE_IDS[row]
    assert table.at(COURT, NEUTRAL) == 0
    if not table.rules.dummy:
        assert table.at(PROVINCE, NEUTRAL) == 0


def check_king_grandes_and_boards(table: Table) -> None:
    """Each stands where it can stand; the mobile scoreboards never share a place."""
    rules = table.rules
    regency = "new-regency" in rules.setup.sets
    kings = places_of(rules.kings_regions)
    if regency:
        kings += [FRANCE, PORTUGAL, CASTILLO]
    if GRANDISSIMO in rules.setup.sets:
        kings.append(UNCROWNED)
    assert table.king in kings
    regions = places_of(rules.regions)
    for seat in range(rules.players):
        home = table.seats[GRANDE + seat]
        assert home in regions or (home == CASTILLO and (regency or rules.company is not None))
    for board in (table.board_8, table.board_4):
        assert board in (*regions, CASTILLO, NOWHERE)
    assert table.board_8 != table.board_4 or table.board_8 == NOWHERE


def check_numbers(table: Table) -> None:
    """Nothing is negative, nothing runs over."""
    assert all(
        table.seats[field + colour] >= 0 for field in (POINTS, VETO_OLD, VETO_NEW) for colour in range(6)
    )
    assert 0 <= table.depth <= table.rules.agenda_size
    assert table.round in table.rules.rounds or table.round == 0
    assert 0 <= table.start < table.rules.players
    assert all(count >= 0 for count in table.pledge)
    if sum(table.pledge):
        # Somebody is choosing what to lose, or waits for an objection: he has what he has chosen.
        assert any(
            all(
                table.pledge[place] <= table.at(place, seat) for place in range(min(PLACES, table.rules.rows))
            )
            for seat in range(table.rules.players)
        )


def check_vetos(table: Table) -> None:
    """No more Vetos are held than there are cards, and none at a table without them."""
    held = sum(table.vetos(seat) for seat in range(table.rules.players))
    each = table.rules.players if table.rules.hand_size else 1
    copies = sum(card.copies * each for card in table.rules.cards if isinstance(card.effect, HoldVeto))
    assert held <= copies
    assert copies in (0, 2, each)


def check_offer(table: Table) -> None:
    """On offer lies what was turned up this round, or the King's card; as many are gone as were taken."""
    if table.round == 0:
        assert all(card == NO_CARD for card in table.offer)
        return
    now = table.rules.round_index(table.round)
    decks = table.chance.decks
    for stack in range(1, OFFERS):
        card = table.offer[stack]
        if card != NO_CARD:
            assert card == (decks[stack][now] if decks[stack] else table.rules.standing[stack])
    if table.rules.company is not None:
        # Expansions let seats take two cards, or none, or close one.
        return
    # Seats whose turn is over or running have taken a card, except one that is still before that choice.
    if any(card != NO_CARD for card in table.offer) and table.acted:
        stacks = sum(
            1 for stack in range(1, OFFERS) if decks[stack] or table.rules.standing[stack] != NO_CARD
        )
        left = sum(1 for card in table.offer if card != NO_CARD)
        begun = int(table.acted).bit_count()
        waiting = 1 if table.active >= 0 and table.card == NO_CARD else 0
        assert left == stacks - begun + waiting


def check_power(table: Table) -> None:
    """The values of a round are all different. Only while a modifier is being chosen may two be the same."""
    choosing = -1
    if not table.over and table.task is PLAY_MODIFIER:
        choosing = table.decider
    # A Joker has no value until the card is played that it stands for.
    played = [
        c for c in range(COLOURS) if table.seats[PLAYED + c] and c != choosing and not is_joker(table, c)
    ]
    totals = [table.seats[TOTAL + colour] for colour in played]
    assert len(totals) == len(set(totals))
    for colour in played:
        change = table.rules.modifier_values[table.seats[MODIFIER + colour]]
        assert table.seats[TOTAL + colour] == table.rules.power_values[table.seats[PLAYED + colour]] + change
    if table.rules.company is not None:
        # Expansions let a seat wait for the last word.
        return
    acted = [table.seats[TOTAL + c] for c in played if table.acted >> c & 1]
    waiting = [table.seats[TOTAL + c] for c in played if not table.acted >> c & 1]
    assert not acted or not waiting or min(acted) > max(waiting)


def is_joker(table: Table, colour: int) -> bool:
    return table.rules.power_values[table.seats[PLAYED + colour]] == 0


def check_hands(table: Table) -> None:
    """Every card of a seat is in its hand or used; what is used was seen; what came back unseen is accounted for."""
    everywhere = 0
    for seat in range(table.rules.players):
        hand, spent, seen = (table.seats[field + seat] for field in (HAND, SPENT, SEEN))
        assert hand & spent == 0
        assert spent & ~seen == 0
        assert seen & ~(hand | spent) == 0
        if table.rules.hand_size:
            check_chosen_hand(table, seat)
        else:
            assert (hand | spent) & table.rules.powers == table.rules.powers
            assert (hand | spent) & ~(table.rules.powers | MODIFIER_BITS) == 0
            held = modifiers_in(hand | spent)
            assert len(held) == (3 if table.rules.modifiers else 0)
            assert (hand | spent) & MODIFIER_BITS & everywhere == 0
            everywhere |= (hand | spent) & MODIFIER_BITS
        check_taken_back(table, seat)
        if table.seats[PLAYED + seat]:
            assert seen >> table.seats[PLAYED + seat] & 1
        if table.seats[MODIFIER + seat]:
            assert seen >> (MODIFIER_BIT + table.seats[MODIFIER + seat]) & 1
    boxed = sum(1 << (MODIFIER_BIT + number) for number in table.chance.modifier_box)
    assert everywhere & boxed == 0
    assert everywhere | boxed == (MODIFIER_BITS if table.rules.modifiers else 0)


def check_chosen_hand(table: Table, seat: int) -> None:
    """A seat that has chosen its power cards has so many of those that there are, and no others."""
    cards = table.seats[HAND + seat] | table.seats[SPENT + seat]
    assert cards & ~table.rules.powers == 0
    chosen = int(cards).bit_count()
    assert chosen == table.rules.hand_size or (table.round == 0 and chosen < table.rules.hand_size)


def check_taken_back(table: Table, seat: int) -> None:
    """There is a guess for each card taken back unseen, and the guesses do not exclude the truth."""
    back = table.seats[HAND + seat] & table.seats[SEEN + seat]
    first, second = table.seats[BACK_1 + seat], table.seats[BACK_2 + seat]
    assert int(back).bit_count() == sum(1 for guess in (first, second) if guess)
    assert (first | second) & ~table.seats[SEEN + seat] == 0
    assert back & ~(first | second) == 0
    if second:
        assert first & ~second == 0
        assert first & back, "one of the two must be what the narrower guess says"


def check_passed(table: Table) -> None:
    """Each seat has the three modifiers it was dealt, less the one it passed on, and the one it was passed."""
    if not table.rules.modifiers:
        return
    players = table.rules.players
    for seat in range(players):
        has = set(modifiers_in(table.seats[HAND + seat] | table.seats[SPENT + seat]))
        if table.round > 0:
            has.remove(table.seats[PASSED + (seat - 1) % players])
            has.add(table.seats[PASSED + seat])
        assert sorted(has) == table.chance.modifiers[seat]
        assert len(has) == 3


# ---------------------------------------------------------------------- decisions


def check_decision(table: Table) -> None:
    """Somebody can always choose; every option is a code with its own text; nobody else is asked."""
    if table.over:
        assert table.decision is None
        assert table.deciders == []
    else:
        assert table.deciders
        assert table.deciders[0] == table.decider
        first = table.decision
        assert first is not None
        assert first.seat == table.decider
        assert first.options == list(table.options)
    for seat in range(COLOURS):
        decision = table.decision_of(seat)
        assert (decision is not None) == (seat in table.deciders)
        if decision is None:
            continue
        assert seat < table.rules.players
        assert decision.seat == seat
        assert decision.kind in ALL_KINDS
        assert decision.options, f"nothing can be chosen: {decision!r}"
        assert len(set(decision.options)) == len(decision.options)
        assert all(0 <= code < ACTIONS for code in decision.options)
        assert [parse_choice(text) for text in decision.texts] == decision.options
        assert [print_choice(code) for code in decision.options] == decision.texts


# ---------------------------------------------------------------------- from one decision to the next


@dataclass
class Moment:
    """What a law needs to remember of a table while the next choice is made."""

    kind: str
    """Of the open decision."""
    king: int
    taboo: int
    """The King's place and what expansions have closed: a bit mask."""
    pieces: list[int]
    grandes: list[int]
    boards: tuple[int, int]
    points: list[int]
    active: int
    smuggling: bool
    round: int
    reveals: int

    @classmethod
    def of(cls, table: Table) -> Moment:
        decision = table.decision
        return cls(
            "" if decision is None else decision.kind,
            table.king,
            table.taboo(),
            list(table.pieces),
            [table.seats[GRANDE + seat] for seat in range(table.rules.players)],
            (table.board_8, table.board_4),
            table.scores,
            table.active,
            table.smuggling,
            table.round,
            table.reveals,
        )

    def at(self, place: int) -> list[int]:
        return self.pieces[place * COLOURS : (place + 1) * COLOURS]


def check_taboo(before: Moment, now: Moment) -> None:
    """While the King stays, nothing enters or leaves his place: no caballero, no Grande, no mobile scoreboard.

    Two cards let caballeros in: a smuggler places one at a time, and an entourage follows the King.
    """
    for place in range(PLACES):
        if before.taboo & now.taboo & (1 << place) and place not in (PROVINCE, FRANCE, PORTUGAL):
            check_untouched(before, now, place)


def check_untouched(before: Moment, now: Moment, place: int) -> None:
    changes = [is_ - was for was, is_ in zip(before.at(place), now.at(place), strict=True)]
    if before.kind == "entourage" and before.king == now.king == place:
        # The last one to follow may be left without a choice.
        assert min(changes) >= 0
        assert sum(changes) in (1, 2)
    elif before.smuggling and before.king == place and any(changes):
        assert changes == [1 if colour == before.active else 0 for colour in range(COLOURS)]
    else:
        assert not any(changes)
    assert [home == place for home in before.grandes] == [home == place for home in now.grandes]
    assert [board == place for board in before.boards] == [board == place for board in now.boards]


def check_castillo(before: Moment, now: Moment, emptied: bool) -> None:
    """What is in the Castillo stays there until it is emptied in a general scoring."""
    if not emptied:
        assert all(was <= is_ for was, is_ in zip(before.at(CASTILLO), now.at(CASTILLO), strict=True))
        assert all(now.grandes[s] == CASTILLO for s, home in enumerate(before.grandes) if home == CASTILLO)


def check_boards_stay(before: Moment, now: Moment) -> None:
    """A mobile scoreboard that is on the board never leaves it."""
    assert all(is_ != NOWHERE or was == NOWHERE for was, is_ in zip(before.boards, now.boards, strict=True))


def check_forward(before: Moment, now: Moment) -> None:
    """Points, rounds and what was shown only grow."""
    assert all(was <= is_ for was, is_ in zip(before.points, now.points, strict=True))
    assert before.round <= now.round
    assert before.reveals <= now.reveals


# ---------------------------------------------------------------------- all together


def check_table(table: Table) -> None:
    """All laws about a table at rest."""
    check_pieces(table)
    check_king_grandes_and_boards(table)
    check_numbers(table)
    check_vetos(table)
    check_offer(table)
    check_power(table)
    check_hands(table)
    check_passed(table)
    check_decision(table)
    if table.rules.company is not None:
        check_sets(table)


def check_step(before: Moment, now: Moment, emptied: bool) -> None:
    """All laws about a choice."""
    check_taboo(before, now)
    check_castillo(before, now, emptied)
    check_boards_stay(before, now)
    check_forward(before, now)


def check_end(table: Table) -> None:
    """The game is over after the right round, and every seat has played one power card in each."""
    assert table.over
    assert table.round == table.rules.rounds[-1] == 9
    assert table.depth == 0
    rounds = len(table.rules.rounds)
    if table.rules.hand_size:
        # A Joker uses up two cards in a round.
        assert all(table.seats[SPENT + seat] for seat in range(table.rules.players))
        return
    for seat in range(table.rules.players):
        # There are two cards that bring a power card back.
        used = int(table.seats[SPENT + seat] & table.rules.powers).bit_count()
        assert rounds - 2 <= used <= rounds
