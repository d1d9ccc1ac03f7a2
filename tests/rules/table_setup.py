"""Positions in one line each, so that a test reads like an example in a rulebook: position, choice, result.

    s = scene("c1_move3_any", "aragon: violet 1 blue 2; granada: green 1", king="galicia")
    s.do("act", "lift blue aragon", "to granada", "stop")
    assert s.at("granada") == "blue 1 green 1"

The seats are violet, blue, green, orange and red, clockwise; violet is the active one. Numbers of pieces and points
are written ``violet 2 blue 1``, by colour. The tests of the expansions lay out their tables with the same facts and
look at them with scenes of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import ClassVar, Self, TypedDict, Unpack

import pytest

from elgrande.rules.errors import IllegalChoice
from elgrande.rules.fields import CARD, FIELDS, PLACE, SEAT
from elgrande.rules.news import Event
from elgrande.rules.places import (
    CASTILLO,
    COLOUR_IDS,
    COLOURS,
    COURT,
    MOBILE_IDS,
    NOWHERE,
    PLACE_IDS,
    PROVINCE,
)
from elgrande.rules.position import Position, arrange
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.build import new_table, rules_for
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import GRANDE, HAND, NO_CARD, OFFERS, SPENT, Decision, Table

EDITIONS = ["1995", "2015", "2023"]
VIOLET, BLUE, GREEN, ORANGE, RED, GREY = range(6)
REGIONS = PLACE_IDS[:9]


class Scene:
    """A table together with short words for what a test wants to say about it."""

    IDLING: ClassVar[tuple[str, ...]] = ("end", "take 0", "stop", "allow")
    """How to do as little as possible, the first of these that is an option."""

    def __init__(self, table: Table) -> None:
        self.table = table

    # ------------------------------------------------------------------ choosing

    def do(self, *choices: str) -> Self:
        """Choose one option after the other, each for the seat that is asked first."""
        for choice in choices:
            self.table.choose(choice)
        return self

    def set_disc(self, colour: str, place: str) -> Self:
        """One of several seats sets its disc."""
        self.table.choose(f"disc {place}", seat_of(colour))
        return self

    def idle(self) -> Self:
        """Answer the open question by doing as little as possible."""
        options = self.options
        return self.do(next((word for word in self.IDLING if word in options), options[0]))

    def idle_until(self, asked: str) -> Self:
        """Everybody does as little as possible until somebody is asked for something."""
        while self.asked != asked:
            self.idle()
        return self

    def idle_round(self) -> Self:
        """Nobody does anything more in this round."""
        round = self.table.round
        while self.table.round == round and not self.table.over:
            self.idle()
        return self

    def idle_game(self) -> Self:
        """Nobody does anything more in this game."""
        while not self.table.over:
            self.idle()
        return self

    def copy(self) -> Self:
        return type(self)(self.table.copy())

    # ------------------------------------------------------------------ what is asked

    @property
    def decision(self) -> Decision:
        decision = self.table.decision
        assert decision is not None, "the game is over"
        return decision

    @property
    def asked(self) -> str:
        """Who is asked, and for what: ``violet turn``."""
        return f"{COLOUR_IDS[self.decision.seat]} {self.decision.kind}"

    @property
    def deciders(self) -> list[str]:
        return [COLOUR_IDS[seat] for seat in self.table.deciders]

    @property
    def options(self) -> list[str]:
        return self.decision.texts

    def options_of(self, colour: str) -> list[str]:
        decision = self.table.decision_of(seat_of(colour))
        return [] if decision is None else decision.texts

    def offered(self, word: str) -> list[str]:
        """What follows a word in the options: ``offered("to")`` lists the places to put a caballero."""
        return [text.removeprefix(word + " ") for text in self.options if text.startswith(word + " ")]

    def refuses(self, *choices: str) -> None:
        """Each of the choices is illegal now, and trying it changes nothing."""
        for choice in choices:
            before = self.table.state()
            with pytest.raises(IllegalChoice, match="cannot choose"):
                self.table.choose(choice)
            assert self.table.state() == before

    # ------------------------------------------------------------------ what lies where

    def at(self, place: str) -> str:
        """The caballeros of a place, by colour."""
        index = PLACE_IDS.index(place)
        return counts([self.table.at(index, colour) for colour in range(COLOURS)])

    def court(self, colour: str) -> int:
        return self.table.at(COURT, COLOUR_IDS.index(colour))

    def province(self, colour: str) -> int:
        return self.table.at(PROVINCE, COLOUR_IDS.index(colour))

    def castillo(self) -> str:
        return self.at(PLACE_IDS[CASTILLO])

    def grande(self, colour: str) -> str:
        place = self.table.seats[GRANDE + seat_of(colour)]
        return "" if place == NOWHERE else PLACE_IDS[place]

    @property
    def king(self) -> str:
        return PLACE_IDS[self.table.king]

    @property
    def boards(self) -> dict[str, str]:
        """Where the mobile scoreboards lie."""
        places = {MOBILE_IDS[0]: self.table.board_8, MOBILE_IDS[1]: self.table.board_4}
        return {board: PLACE_IDS[place] for board, place in places.items() if place != NOWHERE}

    @property
    def points(self) -> str:
        """The points of those who have any."""
        return counts(self.table.scores)

    @property
    def offer(self) -> dict[int, str]:
        """The cards on offer by stack."""
        cards = self.table.rules.cards
        return {
            stack: cards[self.table.offer[stack]].id
            for stack in range(1, OFFERS)
            if self.table.offer[stack] != NO_CARD
        }

    def hand(self, colour: str) -> list[int]:
        return powers(self.table.seats[HAND + seat_of(colour)])

    def spent(self, colour: str) -> list[int]:
        return powers(self.table.seats[SPENT + seat_of(colour)])

    def vetos(self, colour: str) -> int:
        return self.table.vetos(seat_of(colour))

    def token(self, name: str, index: int = 0) -> str | int | None:
        """What an expansion has on the table: a place, colour or card by its name, a number as it is."""
        field = FIELDS[name]
        value = self.table.extras[field.at + index]
        if field.kind in (PLACE, SEAT, CARD) and value < 0:
            return None
        if field.kind == PLACE:
            return PLACE_IDS[value]
        if field.kind == SEAT:
            return COLOUR_IDS[value]
        return self.table.rules.cards[value].id if field.kind == CARD else value

    def pieces(self) -> list[int]:
        """Everything that a special action can change on the board and in the courts, for comparison."""
        t = self.table
        grandes = [t.seats[GRANDE + seat] for seat in range(t.rules.players)]
        hands = [t.seats[HAND + seat] for seat in range(t.rules.players)]
        return [*t.pieces, *grandes, *hands, t.king, t.board_8, t.board_4, *t.scores]

    # ------------------------------------------------------------------ what was told

    def told(self, kind: str) -> list[dict[str, object]]:
        """The facts of the events of a kind, secret ones included."""
        return [facts(event) for event in self.table.news if event.kind == kind]

    @property
    def last(self) -> dict[str, object]:
        """The last event, with its kind."""
        event = self.table.news[-1]
        return {"event": event.kind} | facts(event)

    def scored(self) -> list[str]:
        """The places that were scored, in order."""
        return [str(event["place"]) for event in self.told("scored")]


def facts(event: Event) -> dict[str, object]:
    return event.facts | (event.secret or {})


def counts(numbers: list[int]) -> str:
    """Numbers by colour as text, zeros left out."""
    return " ".join(f"{COLOUR_IDS[colour]} {number}" for colour, number in enumerate(numbers) if number)


def powers(mask: int) -> list[int]:
    return [value for value in range(1, 14) if mask >> value & 1]


def seat_of(colour: str) -> int:
    return COLOUR_IDS.index(colour)


def place_of(name: str) -> int:
    return PLACE_IDS.index(name)


def by_colour(text: str) -> dict[int, int]:
    """``violet 2 blue 1`` by the numbers of the colours."""
    words = text.split()
    return {seat_of(words[i]): int(words[i + 1]) for i in range(0, len(words), 2)}


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    words = text.split()
    yield from zip(words[::2], words[1::2], strict=True)


def game_of(
    edition: str = "2015",
    players: int = 4,
    sets: str = "",
    options: str = "",
) -> Rules:
    """The rules of a game; options are written ``castillo=open veto=no``."""
    chosen = dict(option.split("=") for option in options.split())
    return rules_for(Setup(edition, players, sets.split(), chosen))


def sets_of(card: str) -> str:
    """The set that a card comes with."""
    return {"r": "new-regency", "v": "veteran-cards"}.get(card[:1], "")


class Facts(TypedDict, total=False):
    """What can be said of a game and its position; what is left out is as plain as it can be."""

    edition: str
    players: int
    sets: str
    options: str
    seed: int
    phase: str
    round: int
    start: str
    active: str
    king: str
    courts: str
    provinces: str
    grandes: str
    boards: str
    points: str
    played: str
    acted: str
    spent: str
    vetos: str
    old_vetos: str
    modifiers: str
    played_modifiers: str
    tokens: str
    """By the names of ``extras.FIELDS``: ``bridge aragon valencia; inquisitor violet``, with ``-`` for nothing."""
    offer: dict[int, str | None]
    stacks: dict[int, list[str]]
    next_cards: dict[int, list[str]]


def position_of(card: str, board: str, facts: Facts) -> Position:
    """The position that the facts tell of. With a card: the active seat has just taken it."""
    position = Position()
    position.card = card
    position.phase = facts.get("phase", "turn" if card else "turns")
    position.round = facts.get("round", 1)
    position.start = seat_of(facts.get("start", "violet"))
    position.active = seat_of(facts.get("active", "violet"))
    position.king = place_of(facts.get("king", "galicia"))
    for entry in filter(str.strip, board.split(";")):
        place, here = entry.split(":")
        position.caballeros[place_of(place.strip())] = by_colour(here)
    position.courts = by_colour(facts.get("courts", ""))
    position.provinces = by_colour(facts.get("provinces", ""))
    position.grandes = {seat_of(colour): place_of(at) for colour, at in _pairs(facts.get("grandes", ""))}
    position.boards = {MOBILE_IDS.index(board): place_of(at) for board, at in _pairs(facts.get("boards", ""))}
    position.points = by_colour(facts.get("points", ""))
    position.played = by_colour(facts.get("played", ""))
    position.acted = [seat_of(colour) for colour in facts.get("acted", "").split()]
    for colour, value in _pairs(facts.get("spent", "")):
        position.spent.setdefault(seat_of(colour), []).append(int(value))
    position.vetos_new = dict(Counter(seat_of(colour) for colour in facts.get("vetos", "").split()))
    position.vetos_old = dict(Counter(seat_of(colour) for colour in facts.get("old_vetos", "").split()))
    for colour, number in _pairs(facts.get("modifiers", "")):
        position.modifiers.setdefault(seat_of(colour), []).append(int(number))
    position.played_modifiers = by_colour(facts.get("played_modifiers", ""))
    for entry in filter(str.strip, facts.get("tokens", "").split(";")):
        name, *values = entry.split()
        position.tokens[name] = {i: _token(name, value) for i, value in enumerate(values)}
    position.offer = dict(facts.get("offer", {}))
    position.stacks = dict(facts.get("stacks", {}))
    position.next_cards = dict(facts.get("next_cards", {}))
    return position


def _token(name: str, value: str) -> int:
    field = FIELDS[name]
    if value == "-":
        return field.start
    if field.kind == PLACE:
        return place_of(value)
    return seat_of(value) if field.kind == SEAT else int(value)


def lay_out(position: Position, facts: Facts) -> Table:
    """A table of the game that the facts tell of, in a position."""
    rules = game_of(
        facts.get("edition", "2015"), facts.get("players", 4), facts.get("sets", ""), facts.get("options", "")
    )
    return arrange(rules, position, facts.get("seed", 1))


def scene(card: str = "", board: str = "", **facts: Unpack[Facts]) -> Scene:
    """A table in the middle of a game. With a card: the active seat has just taken it.

    The card may be written with its edition, ``1995/c2_score_choice``; cards of 2023 imply theirs, and cards of a
    set imply the set.
    """
    if "/" in card:
        facts["edition"], card = card.split("/")
    facts.setdefault("edition", "2023" if card[:1] in ("n", "r", "v") else "2015")
    facts["sets"] = " ".join({*facts.get("sets", "").split(), *sets_of(card).split()})
    return Scene(lay_out(position_of(card, board, facts), facts))


def new_game(
    edition: str = "2015", players: int = 4, sets: str = "", options: str = "", seed: int = 1
) -> Scene:
    """A game from its beginning."""
    chosen = dict(option.split("=") for option in options.split())
    return Scene(new_table(Setup(edition, players, sets.split(), chosen), seed))


def classic_and_2023(classic: str, modern: str) -> pytest.MarkDecorator:
    """Run a test for a card in each edition: in 1995 and 2015 by one id, in 2023 by another."""
    return pytest.mark.parametrize("card", [f"1995/{classic}", f"2015/{classic}", f"2023/{modern}"])


def both_old_editions(card: str) -> pytest.MarkDecorator:
    """Run a test for a card in 1995 and in 2015."""
    return pytest.mark.parametrize("card", [f"1995/{card}", f"2015/{card}"])


def edition_of(card: str) -> str:
    """The edition of a card written ``1995/c2_score_choice``."""
    return card.split("/")[0]
