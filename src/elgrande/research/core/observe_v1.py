"""Version 1 of observations and actions: every edition with every mix of sets."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, u8

from elgrande.research.core.bits import count_bits, index_of, write_bits
from elgrande.research.core.encoding import distance
from elgrande.research.core.interface import DISTANCES, Interface
from elgrande.research.core.layout_v1 import MOST, VERSION, Layout
from elgrande.research.core.mix import colour_in
from elgrande.rules.choices import ACTIONS as CODES
from elgrande.rules.choices import CHOICE_TEXTS, MODIFIERS, STACKS
from elgrande.rules.fields import SEATS_OF_ROWS
from elgrande.rules.imagining import spied_by
from elgrande.rules.places import CASTILLO, COLOUR_IDS, COLOURS, NEUTRAL, NOWHERE, PLACE_IDS, PLACES
from elgrande.rules.ruleset import Rules
from elgrande.rules.table import (
    DISC,
    GRANDE,
    HAND,
    MODIFIER,
    MODIFIER_BIT,
    NO_CARD,
    NOBODY,
    PART_ACTION,
    PART_PLACING,
    PASSED,
    PLAYED,
    POINTS,
    SEEN,
    SPENT,
    TOTAL,
    VETO_NEW,
    VETO_OLD,
    Table,
)

_ONE: Final[u8] = 1
_TOTAL_SHIFT: Final = 3
"""Added to totals, which modifiers can make as low as -2."""
_SEATS: Final = NEUTRAL


class Version1(Interface):
    """Observations and actions of a mix."""

    def __init__(self, rules: Rules) -> None:
        layout = Layout(rules.setup, _powers(rules))
        mix = layout.mix
        self.layout = layout
        self.players: i64 = rules.players
        self.rows: vec[i64] = vec[i64](mix.rows)
        self.row_count: i64 = len(mix.rows)
        self.place_count: i64 = mix.places
        self.powers: i64 = len(layout.powers)
        # Numbers of the mix for what the rules count in their own way; -1 for what it does not have.
        self.row_at: vec[i64] = vec[i64](
            [mix.rows.index(number) if number in mix.rows else -1 for number in range(len(PLACE_IDS))]
        )
        self.row_seats: vec[i64] = vec[i64]([SEATS_OF_ROWS.get(number, -1) for number in mix.rows])
        """The seat that a row of pieces belongs to."""
        self.cards: vec[i64] = vec[i64]([index_of(mix.cards, card.id) for card in rules.cards])
        self.kinds: vec[i64] = vec[i64]([index_of(mix.kinds, task.kind) for task in rules.tasks])
        self.sizes: vec[i64] = vec[i64]([card.caballeros for card in rules.cards])
        self.scored: vec[i64] = vec[i64](
            [place for place in mix.rows if place < PLACES and (rules.regions | 1 << CASTILLO) >> place & 1]
        )
        """Places that have values."""
        self.revealed: vec[i64] = vec[i64](
            [rules.rounds.index(space) + 1 if space in rules.rounds else 0 for space in range(10)]
        )
        self._find_planes(layout)
        self._number_actions(rules, mix.codes)
        super().__init__(
            VERSION, rules, layout.planes, layout.size, len(mix.codes), vec[u8](_agreed(rules, layout))
        )

    def _find_planes(self, layout: Layout) -> None:
        self.at_pieces: i64 = layout.at("pieces")
        self.at_grandes: i64 = layout.at("grandes")
        self.at_king: i64 = layout.at("king")
        self.at_boards: i64 = layout.at("boards")
        self.at_values: i64 = layout.at("values")
        self.at_taboo: i64 = layout.at("taboo")
        self.at_placing: i64 = layout.at("placing")
        self.at_points: i64 = layout.at("points")
        self.at_seen: i64 = layout.at("seen")
        self.at_played: i64 = layout.at("played")
        self.at_total: i64 = layout.at("total")
        self.at_vetos: i64 = layout.at("vetos")
        self.at_hand_size: i64 = layout.at("hand_size")
        self.at_taken_back: i64 = layout.at("taken_back")
        self.at_acted: i64 = layout.at("acted")
        self.at_start: i64 = layout.at("start")
        self.at_active: i64 = layout.at("active")
        self.at_waiting: i64 = layout.at("waiting")
        self.at_hand: i64 = layout.at("hand")
        self.at_spent: i64 = layout.at("spent")
        self.at_discs: i64 = layout.at("discs")
        self.at_hand_modifiers: i64 = layout.at("hand_modifiers")
        self.at_passed: i64 = layout.at("passed")
        self.at_seen_modifiers: i64 = layout.at("seen_modifiers")
        self.at_played_modifier: i64 = layout.at("played_modifier")
        self.at_offer: i64 = layout.at("offer")
        self.at_slots: i64 = layout.at("slots")
        self.at_card: i64 = layout.at("card")
        self.at_action: i64 = layout.at("action")
        self.at_gone: i64 = layout.at("gone")
        self.at_round: i64 = layout.at("round")
        self.at_kind: i64 = layout.at("kind")
        self.at_parts: i64 = layout.at("parts")
        self.at_param: i64 = layout.at("param")
        self.at_pledged: i64 = layout.at("pledged")

    def _number_actions(self, rules: Rules, codes: list[int]) -> None:
        """Which action stands for which choice, for each seat."""
        players = rules.players
        numbers: list[int] = [-1] * (players * CODES)
        chosen: list[int] = []
        for seat in range(players):
            for action, code in enumerate(codes):
                own = _turned(code, seat, players)
                chosen.append(own)
                numbers[seat * CODES + own] = action
        self.numbers: vec[i64] = vec[i64](numbers)
        self.chosen: vec[i64] = vec[i64](chosen)

    # ------------------------------------------------------------------ actions

    def action_of(self, code: i64, seat: i64) -> i64:
        return self.numbers[seat * CODES + code]

    def code_of(self, action: i64, seat: i64) -> i64:
        return self.chosen[seat * self.actions + action]

    def name(self, action: int) -> str:
        words = CHOICE_TEXTS[self.layout.mix.codes[action]].split()
        names = [DISTANCES[COLOUR_IDS.index(word)] if word in COLOUR_IDS else word for word in words[1:]]
        return " ".join([words[0], *names])

    # ------------------------------------------------------------------ observations

    def write(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        self._write_board(t, seat, out, row)
        for far in range(self.players):
            self._write_seat(t, (seat + far) % self.players, far, seat, out, row)
        self._write_own(t, seat, out, row)
        if t.rules.dummy:
            self._write_round(t, NEUTRAL, NEUTRAL, out, row)
            for i in range(self.revealed[t.round]):
                value: i64 = t.chance.dummy_powers[i]
                out[row + self.at_seen + NEUTRAL * self.powers + value - 1] = _ONE
        if self.at_passed >= 0:
            self._write_modifiers(t, seat, out, row)
        self._write_cards(t, out, row)
        if t.rules.company is not None and self.layout.parts:
            self._write_parts(t, seat, out, row)
        if not t.over:
            self._write_decision(t, seat, out, row)

    def _write_board(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        players = self.players
        for i in range(self.row_count):
            number = self.rows[i]
            if number == CASTILLO and not t.rules.castillo_open:
                continue
            first: i64 = row + self.at_pieces + i * COLOURS
            owner = self.row_seats[i]
            if owner >= 0:
                # A row that belongs to a seat stands where that seat is, as seen from here.
                first += (distance(owner, seat, players) - owner) * COLOURS
            line = number * COLOURS
            for colour in range(COLOURS):
                count = t.pieces[line + colour]
                if count:
                    out[first + distance(colour, seat, players)] = u8(count)
        self._write_place(t.king, out, row + self.at_king)
        self._write_place(t.board_8, out, row + self.at_boards)
        self._write_place(t.board_4, out, row + self.at_boards + self.row_count)
        for place in self.scored:
            first = row + self.at_values + self.row_at[place] * 3
            for rank in range(3):
                value = t.value(place, rank + 1)
                if value > 0:
                    out[first + rank] = u8(value)
        self._write_places(t.taboo(), out, row + self.at_taboo)
        if t.active != NOBODY:
            self._write_places(t.placing_targets(), out, row + self.at_placing)

    def _write_place(self, place: i64, out: vec[u8], at: i64) -> None:
        if place != NOWHERE:
            number = self.row_at[place]
            if number >= 0:
                out[at + number] = _ONE

    def _write_places(self, mask: i64, out: vec[u8], at: i64) -> None:
        for i in range(self.place_count):
            if mask >> self.rows[i] & 1:
                out[at + i] = _ONE

    def _write_seat(self, t: Table, other: i64, far: i64, seat: i64, out: vec[u8], row: i64) -> None:
        """What everybody sees of a seat."""
        seats = t.seats
        points = seats[POINTS + other]
        if points > MOST:
            over = points - MOST
            out[row + self.at_points + far * 2 + 1] = u8(over if over < MOST else MOST)
            points = MOST
        out[row + self.at_points + far * 2] = u8(points if points > 0 else 0)
        self._write_place(seats[GRANDE + other], out, row + self.at_grandes + far * self.row_count)
        seen = seats[SEEN + other]
        hand = seats[HAND + other]
        write_bits(seen, self.powers, out, row + self.at_seen + far * self.powers)
        out[row + self.at_hand_size + far] = u8(count_bits(hand))
        out[row + self.at_taken_back + far] = u8(count_bits(hand & seen))
        self._write_round(t, other, far, out, row)
        out[row + self.at_vetos + far * 2] = u8(seats[VETO_OLD + other])
        out[row + self.at_vetos + far * 2 + 1] = u8(seats[VETO_NEW + other])
        waiting = t.pending >> other & 1 if t.pending else t.decider == other
        if waiting:
            out[row + self.at_waiting + far] = _ONE
        if other == t.start:
            out[row + self.at_start + far] = _ONE
        if other == t.active:
            out[row + self.at_active + far] = _ONE
        if (
            t.pending
            and not t.pending >> other & 1
            and (other == seat or (t.rules.company is not None and spied_by(t, seat, other)))
        ):
            self._write_place(seats[DISC + other], out, row + self.at_discs + far * self.row_count)

    def _write_round(self, t: Table, colour: i64, far: i64, out: vec[u8], row: i64) -> None:
        """What a colour has done in this round."""
        played = t.seats[PLAYED + colour]
        if played:
            out[row + self.at_played + far * self.powers + played - 1] = _ONE
            out[row + self.at_total + far] = u8(t.seats[TOTAL + colour] + _TOTAL_SHIFT)
        if t.acted >> colour & 1:
            out[row + self.at_acted + far] = _ONE

    def _write_own(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        write_bits(t.seats[HAND + seat], self.powers, out, row + self.at_hand)
        write_bits(t.seats[SPENT + seat], self.powers, out, row + self.at_spent)

    def _write_modifiers(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        seats = t.seats
        write_bits(seats[HAND + seat] >> MODIFIER_BIT, MODIFIERS, out, row + self.at_hand_modifiers)
        if seats[PASSED + seat]:
            out[row + self.at_passed + seats[PASSED + seat] - 1] = _ONE
        for far in range(self.players):
            other = (seat + far) % self.players
            seen = seats[SEEN + other] >> MODIFIER_BIT
            write_bits(seen, MODIFIERS, out, row + self.at_seen_modifiers + far * MODIFIERS)
            number = seats[MODIFIER + other]
            if number:
                out[row + self.at_played_modifier + far * MODIFIERS + number - 1] = _ONE

    def _write_cards(self, t: Table, out: vec[u8], row: i64) -> None:
        for stack in range(1, STACKS + 1):
            card = t.offer[stack]
            if card != NO_CARD:
                out[row + self.at_slots + stack - 1] = u8(self.sizes[card])
                self._write_card(card, out, row + self.at_offer)
        self._write_card(t.card, out, row + self.at_card)
        self._write_card(t.action, out, row + self.at_action)
        revealed = self.revealed[t.round]
        for deck in t.chance.decks:
            for i in range(revealed if revealed < len(deck) else len(deck)):
                gone: i64 = deck[i]
                if self.cards[gone] >= 0:
                    out[row + self.at_gone + self.cards[gone]] += _ONE
        if t.round:
            out[row + self.at_round + t.round - 1] = _ONE

    def _write_card(self, card: i64, out: vec[u8], at: i64) -> None:
        if card != NO_CARD and self.cards[card] >= 0:
            out[at + self.cards[card]] = _ONE

    def _write_parts(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        """What the sets show this seat, as they show it to people."""
        company = t.rules.company
        assert company is not None
        shown: dict[str, object] = {}
        company.show(t, seat, shown)
        for told in self.layout.parts:
            fact: object = shown
            for step in told.path:
                fact = cast("dict[str, object]", fact)[step]
            if fact is not None:
                told.encoder.write(fact, seat, self.players, out, row + told.at)

    def _write_decision(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        packed = t.agenda[t.depth - 1]
        task = t.task
        kind = self.kinds[task.number]
        if kind >= 0:
            out[row + self.at_kind + kind] = _ONE
        if t.parts & PART_ACTION:
            out[row + self.at_parts] = _ONE
        if t.parts & PART_PLACING:
            out[row + self.at_parts + 1] = _ONE
        if t.action != NO_CARD:
            self._write_place(t.param, out, row + self.at_param)
        mine = t.pending >> seat & 1 == 1 if t.pending else t.decider == seat
        if not mine:
            return
        for i in range(self.place_count):
            if t.pledge[self.rows[i]]:
                out[row + self.at_pledged + i] = u8(t.pledge[self.rows[i]])
        subject = task.subject(t, packed)
        if subject:
            for told in self.layout.subject:
                fact = subject.get(told.path[0])
                if fact is not None:
                    told.encoder.write(fact, seat, self.players, out, row + told.at)


def _powers(rules: Rules) -> list[str]:
    """The power cards by their numbers, as choices call them."""
    first = rules.power_code + 1
    return [CHOICE_TEXTS[first + i].split()[-1] for i in range(rules.power_cards)]


def _turned(code: int, seat: int, players: int) -> int:
    """The choice that means for a seat what another one means for the first seat: colours moved on."""
    text = CHOICE_TEXTS[code]
    colour = colour_in(text)
    if colour < 0 or colour >= players:
        return code
    words = [
        COLOUR_IDS[(colour + seat) % players] if word == COLOUR_IDS[colour] else word for word in text.split()
    ]
    return CHOICE_TEXTS.index(" ".join(words))


def _agreed(rules: Rules, layout: Layout) -> list[int]:
    """The part of an observation that is settled before the game."""
    setup = rules.setup
    row = [0] * layout.size
    row[layout.at("players") + setup.players - 2] = 1
    at = layout.at("options")
    for option in layout.mix.options:
        chosen = setup.option(option.name)
        for value in option.values:
            row[at] = int(value == chosen or (option.listed and value in chosen.split("+")))
            at += 1
    return row
