"""What one seat sees of a table, as numbers: nothing that ``knowledge.view`` and a good memory would not tell it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from elgrande.research.core import layout as at
from elgrande.research.core.bits import count_bits, index_of, write_bits
from elgrande.research.core.vocabulary import PLACES
from elgrande.rules import flow
from elgrande.rules.choices import MODIFIERS
from elgrande.rules.effects import base, discs, king, losses, move, score, supply
from elgrande.rules.effects.base import A_BOARD, A_GRANDE, ALTERNATIVE
from elgrande.rules.places import CASTILLO, COLOURS, NEUTRAL, NOWHERE, POWER_CARDS, places_of
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.veteran_cards.set import veteran_groups
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
    TOTAL,
    VETO_NEW,
    VETO_OLD,
    Table,
)

_ONE: Final[u8] = 1
SET_NAMES: Final = ["new-regency", "power-modifiers", "veteran-cards"]
VETERAN_NAMES: Final = ["veto", "intrigue", "scoring"]


class Observer:
    """Writes observations of tables that are played by the same rules."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.players: i64 = rules.players
        # Numbers of version 0 for what the rules count in their own way; -1 for what it does not know.
        self.cards: vec[i64] = vec[i64]([index_of(at.CARD_IDS, card.id) for card in rules.cards])
        self.kinds: vec[i64] = vec[i64]([index_of(at.KIND_NAMES, task.kind) for task in rules.tasks])
        self.steps: vec[i64] = vec[i64]([index_of(at.VETO_STEP_NAMES, task.kind) for task in rules.tasks])
        self.sizes: vec[i64] = vec[i64]([card.caballeros for card in rules.cards])
        """Caballeros that each card places."""
        self.revealed: vec[i64] = vec[i64](_revealed(rules))
        """How many cards of each stack have been turned up, by the space of the round marker."""
        self.blank: vec[u8] = vec[u8](_agreed(rules))
        """An observation in which nothing but the setup and the printed scoreboards is filled in."""

    def observe(self, t: Table, seat: i64) -> vec[u8]:
        """What a seat sees, as a new row."""
        row = self.blank[:]
        self.write(t, seat, row, 0)
        return row

    def write(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        """Fill a row that begins at ``row`` and is as empty as ``blank``."""
        self._write_board(t, seat, out, row)
        self._write_seats(t, seat, out, row)
        self._write_cards(t, out, row)
        if t.rules.modifiers:
            self._write_modifiers(t, seat, out, row)
        if not t.over:
            self._write_decision(t, seat, out, row)

    # ------------------------------------------------------------------ the board

    def _write_board(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        players = self.players
        pieces = t.pieces
        hidden = not t.rules.castillo_open
        first: i64 = row + at.PIECES
        for place in range(PLACES):
            if place == CASTILLO and hidden:
                first += COLOURS
                continue
            line = place * COLOURS
            colour = seat
            for distance in range(players):
                count = pieces[line + colour]
                if count:
                    out[first + distance] = u8(count)
                colour += 1
                if colour == players:
                    colour = 0
            count = pieces[line + NEUTRAL]
            if count:
                out[first + NEUTRAL] = u8(count)
            first += COLOURS
        out[row + at.KING + t.king] = _ONE
        if t.board_8 != NOWHERE:
            out[row + at.BOARDS + t.board_8] = _ONE
            self._write_values(t, t.board_8, out, row)
        if t.board_4 != NOWHERE:
            out[row + at.BOARDS + PLACES + t.board_4] = _ONE
            self._write_values(t, t.board_4, out, row)
        write_bits(t.placing_targets() << 1, PLACES, out, row + at.PLACING)

    def _write_values(self, t: Table, place: i64, out: vec[u8], row: i64) -> None:
        """A mobile scoreboard covers the printed one."""
        first: i64 = row + at.VALUES + place * 3
        for rank in range(3):
            out[first + rank] = u8(t.value(place, rank + 1))

    # ------------------------------------------------------------------ the seats

    def _write_seats(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        players = self.players
        seats = t.seats
        waiting: i64 = t.pending
        if waiting == 0 and t.decider != NOBODY:
            waiting = 1 << t.decider
        colour = seat
        for distance in range(players):
            points = seats[POINTS + colour]
            if points > at.MOST:
                over = points - at.MOST
                out[row + at.POINTS + distance * 2 + 1] = u8(over if over < at.MOST else at.MOST)
                points = at.MOST
            out[row + at.POINTS + distance * 2] = u8(points)
            grande = seats[GRANDE + colour]
            if grande != NOWHERE:
                out[row + at.GRANDES + distance * PLACES + grande] = _ONE
            seen = seats[SEEN + colour]
            write_bits(seen, POWER_CARDS, out, row + at.SEEN + distance * POWER_CARDS)
            back = seats[HAND + colour] & seen
            if back:
                out[row + at.TAKEN_BACK + distance] = u8(count_bits(back))
            self._write_round(t, colour, distance, out, row)
            if seats[VETO_OLD + colour]:
                out[row + at.VETOS + distance * 2] = u8(seats[VETO_OLD + colour])
            if seats[VETO_NEW + colour]:
                out[row + at.VETOS + distance * 2 + 1] = u8(seats[VETO_NEW + colour])
            if waiting >> colour & 1:
                out[row + at.WAITING + distance] = _ONE
            if colour == t.start:
                out[row + at.START + distance] = _ONE
            if colour == t.active:
                out[row + at.ACTIVE + distance] = _ONE
            colour += 1
            if colour == players:
                colour = 0
        if t.rules.dummy:
            self._write_round(t, NEUTRAL, NEUTRAL, out, row)
            powers = t.chance.dummy_powers
            for i in range(self.revealed[t.round]):
                value: i64 = powers[i]
                out[row + at.SEEN + NEUTRAL * POWER_CARDS + value - 1] = _ONE
        write_bits(seats[HAND + seat], POWER_CARDS, out, row + at.HAND)
        disc = seats[DISC + seat]
        if t.pending and not t.pending >> seat & 1 and disc != NOWHERE:
            out[row + at.DISC + disc] = _ONE

    def _write_round(self, t: Table, colour: i64, distance: i64, out: vec[u8], row: i64) -> None:
        """What a colour has done in this round."""
        played = t.seats[PLAYED + colour]
        if played:
            out[row + at.PLAYED + distance * POWER_CARDS + played - 1] = _ONE
            out[row + at.TOTAL + distance] = u8(t.seats[TOTAL + colour] + at.TOTAL_SHIFT)
        if t.acted >> colour & 1:
            out[row + at.ACTED + distance] = _ONE

    def _write_modifiers(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        players = self.players
        seats = t.seats
        write_bits(seats[HAND + seat] >> MODIFIER_BIT, MODIFIERS, out, row + at.HAND_MODIFIERS)
        if seats[PASSED + seat]:
            out[row + at.PASSED + seats[PASSED + seat] - 1] = _ONE
        for distance in range(players):
            colour = (seat + distance) % players
            seen = seats[SEEN + colour] >> MODIFIER_BIT
            write_bits(seen, MODIFIERS, out, row + at.SEEN_MODIFIERS + distance * MODIFIERS)
            number = seats[MODIFIER + colour]
            if number:
                out[row + at.PLAYED_MODIFIER + distance * MODIFIERS + number - 1] = _ONE

    # ------------------------------------------------------------------ cards and time

    def _write_cards(self, t: Table, out: vec[u8], row: i64) -> None:
        cards = self.cards
        for stack in range(1, at.STACKS + 1):
            card = t.offer[stack]
            if card != NO_CARD:
                out[row + at.SLOTS + stack - 1] = u8(self.sizes[card])
                if cards[card] >= 0:
                    out[row + at.OFFER + cards[card]] = _ONE
        if t.card != NO_CARD and cards[t.card] >= 0:
            out[row + at.CARD + cards[t.card]] = _ONE
        revealed = self.revealed[t.round]
        for deck in t.chance.decks:
            if deck:
                for i in range(revealed):
                    gone: i64 = deck[i]
                    number = cards[gone]
                    if number >= 0:
                        out[row + at.GONE + number] += _ONE
        if t.round:
            out[row + at.ROUND + t.round - 1] = _ONE

    # ------------------------------------------------------------------ the open decision

    def _write_decision(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        packed = t.agenda[t.depth - 1]
        task = t.task
        kind = self.kinds[task.number]
        if kind >= 0:
            out[row + at.KIND + kind] = _ONE
        if t.parts & PART_ACTION:
            out[row + at.PARTS] = _ONE
        if t.parts & PART_PLACING:
            out[row + at.PARTS + 1] = _ONE
        if t.action != NO_CARD:
            out[row + at.ACTION] = _ONE
            if t.param != NOWHERE:
                out[row + at.PARAM + t.param] = _ONE
        mine = t.pending >> seat & 1 if t.pending else t.decider == seat
        if not mine:
            return
        if task is base.WINDOW:
            self._write_veto(t, seat, t.agenda[t.depth - 2], out, row)
        else:
            self._write_subject(t, seat, packed, out, row)

    def _write_subject(self, t: Table, seat: i64, s: i64, out: vec[u8], row: i64) -> None:
        """What the own decision is about, beside what lies on the table."""
        task = t.task_of(s)
        if task is flow.TURN:
            if t.parts & PART_PLACING:
                out[row + at.LEFT] = u8(flow.TURN.most.of(s))
        elif task is flow.PLACE:
            out[row + at.LEFT] = u8(flow.PLACE.left.of(s))
        elif task is supply.SUPPLY:
            out[row + at.LEFT] = u8(supply.SUPPLY.most.of(s))
        elif task is supply.RECALL:
            out[row + at.LEFT] = u8(supply.RECALL.left.of(s))
        elif task is move.PLACE_EXTRA:
            out[row + at.LEFT] = u8(move.PLACE_EXTRA.left.of(s))
        elif task is discs.LOSS_DISCS:
            out[row + at.LEFT] = u8(discs.LOSS_DISCS.count.of(s))
        elif task is move.LIFT:
            out[row + at.ALLOWANCE] = u8(move.LIFT.own.of(s))
            out[row + at.ALLOWANCE + 1] = u8(move.LIFT.foreign.of(s))
            out[row + at.ALLOWANCE + 2] = u8(move.LIFT.any.of(s))
        elif task is move.DROP:
            out[row + at.PIECE + self._distance(seat, move.DROP.colour.of(s))] = _ONE
            out[row + at.SOURCE + move.DROP.source.of(s)] = _ONE
        elif task is losses.PLEDGE:
            out[row + at.LEFT] = u8(losses.PLEDGE.left.of(s))
            self._write_pledge(t, out, row)
        elif task is king.ENTOURAGE:
            out[row + at.LEFT] = u8(king.ENTOURAGE.left.of(s))
            out[row + at.SOURCE + king.ENTOURAGE.source.of(s)] = _ONE
            out[row + at.TARGET + king.ENTOURAGE.target.of(s)] = _ONE
        elif task is losses.PICK_EACH:
            colours = losses.PICK_EACH.colours.of(s)
            for colour in range(COLOURS):
                if colours >> colour & 1:
                    out[row + at.PIECE + self._distance(seat, colour)] = _ONE
        elif task is score.SCORE_SET:
            write_bits(score.SCORE_SET.places.of(s) << 1, PLACES, out, row + at.SERIES)

    def _write_veto(self, t: Table, seat: i64, s: i64, out: vec[u8], row: i64) -> None:
        """The step that a Veto would stop."""
        task = t.task_of(s)
        step = self.steps[task.number]
        if step >= 0:
            out[row + at.STEP + step] = _ONE
        if task is base.CARRY_OUT:
            self._write_announced(t, seat, out, row)
        elif task is move.MOVED:
            out[row + at.PIECE + self._distance(seat, move.MOVED.colour.of(s))] = _ONE
            out[row + at.SOURCE + move.MOVED.source.of(s)] = _ONE
            out[row + at.TARGET + move.MOVED.target.of(s)] = _ONE
        elif task is move.PLACED:
            out[row + at.PIECE + self._distance(seat, move.PLACED.seat.of(s))] = _ONE
            out[row + at.TARGET + move.PLACED.place.of(s)] = _ONE
        elif task is supply.RECALLED:
            out[row + at.PIECE + self._distance(seat, supply.RECALLED.seat.of(s))] = _ONE
            out[row + at.SOURCE + supply.RECALLED.place.of(s)] = _ONE
        elif task is supply.GAIN:
            self._write_piece(seat, supply.GAIN.seat.of(s), supply.GAIN.count.of(s), out, row)
        elif task is losses.COURT_LOSS:
            self._write_piece(seat, losses.COURT_LOSS.seat.of(s), losses.COURT_LOSS.count.of(s), out, row)
        elif task is losses.RETURNED:
            out[row + at.PIECE + self._distance(seat, losses.RETURNED.colour.of(s))] = _ONE
            out[row + at.SOURCE + losses.RETURNED.place.of(s)] = _ONE
            out[row + at.LEFT] = u8(losses.RETURNED.count.of(s))
        elif task is losses.PLEDGED:
            out[row + at.PIECE + self._distance(seat, losses.PLEDGED.seat.of(s))] = _ONE
            self._write_pledge(t, out, row)
        elif task is discs.EVICTED:
            out[row + at.PIECE + self._distance(seat, discs.EVICTED.seat.of(s))] = _ONE
            out[row + at.SOURCE + t.param] = _ONE
            out[row + at.TARGET + t.seats[DISC + discs.EVICTED.seat.of(s)]] = _ONE
        elif task is score.SCORE_ONE:
            out[row + at.TARGET + score.SCORE_ONE.place.of(s)] = _ONE
        elif task is king.KING_MOVED:
            out[row + at.TARGET + king.KING_MOVED.place.of(s)] = _ONE

    def _write_piece(self, seat: i64, colour: i64, count: i64, out: vec[u8], row: i64) -> None:
        out[row + at.PIECE + self._distance(seat, colour)] = _ONE
        out[row + at.LEFT] = u8(count)

    def _write_announced(self, t: Table, seat: i64, out: vec[u8], row: i64) -> None:
        announced = t.rules.effects[t.card].remembers()
        if announced == ALTERNATIVE:
            out[row + at.ANNOUNCED + t.branch - 1] = _ONE
        elif announced == A_BOARD:
            out[row + at.ANNOUNCED + 2 + t.branch] = _ONE
        elif announced == A_GRANDE:
            out[row + at.PIECE + self._distance(seat, t.branch)] = _ONE

    def _write_pledge(self, t: Table, out: vec[u8], row: i64) -> None:
        for place in range(PLACES):
            if t.pledge[place]:
                out[row + at.PLEDGED + place] = u8(t.pledge[place])

    def _distance(self, seat: i64, colour: i64) -> i64:
        """How far to the left of the seat a colour sits; the neutral colour is always the last."""
        return colour if colour >= self.players else (colour - seat + self.players) % self.players


def _agreed(rules: Rules) -> list[int]:
    """The part of an observation that is settled before the game."""
    setup = rules.setup
    row = [0] * at.SIZE
    row[at.EDITION + EDITION_NAMES.index(setup.edition)] = 1
    row[at.PLAYERS + setup.players - 2] = 1
    for i, name in enumerate(SET_NAMES):
        row[at.SET + i] = int(name in setup.sets)
    switches = [
        rules.castillo_open,
        setup.option("length") == "short",
        setup.option("veto") == "no",
        rules.tie_break,
        rules.mulligan,
        rules.angry_king_hits_all,
        rules.exact_supply,
        rules.merged_stacks,
    ]
    for i, switch in enumerate(switches):
        row[at.SWITCH + i] = int(switch)
    if "veteran-cards" in setup.sets:
        for i, name in enumerate(VETERAN_NAMES):
            row[at.VETERAN + i] = int(name in veteran_groups(setup))
    for place in places_of(rules.regions | 1 << CASTILLO):
        for rank in range(3):
            row[at.VALUES + place * 3 + rank] = rules.values[place * 3 + rank]
    return row


def _revealed(rules: Rules) -> list[int]:
    return [rules.rounds.index(space) + 1 if space in rules.rounds else 0 for space in range(at.SPACES + 1)]
