"""The 20 action cards of Grandissimo.

The rulebook explains every card and prints none of them. It tells how many caballeros four of them let a player place
(Double turn, Conquistadores, United force and the card of stack 7) and that two show a prison; all other numbers are
working values (ruling GR-05), and of the symbols only the two are used unless a table wants more (ruling GR-06). Each
title exists once (ruling GR-01). Titles are those of the Dutch (nl) rulebook and of a public English (en) text.
"""

from typing import Final

from elgrande.rules.effects.base import Effect, EitherOr
from elgrande.rules.ruleset import RECONSTRUCTED, Card
from elgrande.rules.sets.bigbox.alliance import Ally
from elgrande.rules.sets.bigbox.castillo import EmptyCastillo, ThrowOfEach
from elgrande.rules.sets.bigbox.conspiracy import JailGrandes
from elgrande.rules.sets.bigbox.espionage import Spy
from elgrande.rules.sets.bigbox.free_choice import KeepFreeChoice
from elgrande.rules.sets.grandissimo.characters import TakeCharacter
from elgrande.rules.sets.grandissimo.league import MoveBothScoreboards
from elgrande.rules.sets.grandissimo.mercenaries import SpanishInquisition
from elgrande.rules.sets.grandissimo.region_cards import Boycott, HideKing
from elgrande.rules.sets.grandissimo.revolution import Revolt
from elgrande.rules.sets.grandissimo.score_more import ScoreCourts, ScorePart
from elgrande.rules.sets.grandissimo.symbols import WithSymbols
from elgrande.rules.sets.grandissimo.turns import Conquistadores, DoubleTurn, LastWord, StopActions

PRISON: Final = ["grd_double_turn", "grd_united_force"]
"""The cards with a prison that the rulebook names."""
MADE_UP_PRISON: Final = ["grd_boycott", "grd_action_stop"]
MADE_UP_SHIP: Final = ["grd_score_coast", "grd_free_choice", "grd_last_word", "grd_conquistadores"]
"""Symbols for tables that want ships: made up (ruling GR-06)."""

NUMBER: Final = "the caballeros it lets a player place (ruling GR-05)"
SYMBOL: Final = "its symbol (ruling GR-06)"


class Symbols:
    """Which symbols the cards show: those of the rulebook, those made up as well, or none at all."""

    def __init__(self, shown: str = "printed") -> None:
        self.shown = shown

    def made_up(self, id: str) -> bool:
        """Whether a card shows a symbol that the rulebook does not name."""
        return self.shown == "reconstructed" and id in MADE_UP_PRISON + MADE_UP_SHIP

    def prison(self, id: str) -> bool:
        return (id in PRISON and self.shown != "none") or (id in MADE_UP_PRISON and self.made_up(id))

    def ship(self, id: str) -> bool:
        return id in MADE_UP_SHIP and self.made_up(id)


def grandissimo_cards(symbols: Symbols) -> list[Card]:
    """All cards, each once."""
    return [
        _card("boycott", Boycott(), symbols, "Boycot", "Boycott", "its consequence (ruling GR-07)"),
        _card(
            "league",
            MoveBothScoreboards(),
            symbols,
            "Verbond",
            doubt="how many scoreboards it moves (ruling GR-07)",
            established=False,
        ),
        _card("double_turn", DoubleTurn(), symbols, "Dubbele beurt", "Double turn", caballeros=2),
        _card("free_choice", KeepFreeChoice(), symbols, "Vrije keuze", "Free choice"),
        _card(
            "king_incognito", HideKing(), symbols, "Koning incognito", doubt="when it lapses (ruling GR-07)"
        ),
        _card(
            "eviction_order",
            EmptyCastillo(),
            symbols,
            "Ontruimingsbevel",
            doubt="what happens to the caballeros (ruling GR-07)",
            established=False,
        ),
        _card("score_coast", ScorePart("coast"), symbols, "Extra puntentelling"),
        _card("espionage", Spy(), symbols, "Spionage", doubt="what its owner sees (ruling A-02)"),
        _card("score_courts", ScoreCourts(7, 5, 1), symbols, "Puntentelling van de hoven"),
        _card("action_stop", StopActions(), symbols, "Actiestop"),
        _card(
            "revolution", Revolt(), symbols, "Revolucion", "Revolution", "how the King returns (ruling GR-11)"
        ),
        _card(
            "conquistadores",
            Conquistadores(),
            symbols,
            "Conquistadores",
            "Conquistadores",
            "that these three are all it lets a player place",
            caballeros=3,
        ),
        _card("score_inland", ScorePart("inland"), symbols, "Extra puntentelling"),
        _card(
            "spanish_inquisition",
            SpanishInquisition(),
            symbols,
            "Spaanse inquisitie",
            doubt="what the General Inquisitor does (ruling GR-08)",
            established=False,
        ),
        _card(
            "conspiracy", JailGrandes(), symbols, "Complot", doubt="which Grandes are thrown in (ruling A-01)"
        ),
        _card(
            "to_the_castillo",
            ThrowOfEach(2),
            symbols,
            "Op naar het Castillo",
            doubt="how many of each opponent (ruling A-03)",
        ),
        _card("alliance", Ally(), symbols, "Alliantie", "Alliance"),
        _last_word(symbols),
        _card("united_force", None, symbols, "Vereende kracht", caballeros=6),
        Card(
            "grd_queen_and_jester",
            7,
            EitherOr(TakeCharacter("queen"), TakeCharacter("jester")),
            names={"nl": "Koningin en Hofnar", "en": "Queen and Court Jester"},
            caballeros=3,
        ),
    ]


def _card(
    name: str,
    effect: Effect | None,
    symbols: Symbols,
    dutch: str,
    english: str = "",
    doubt: str = "",
    caballeros: int = 0,
    established: bool = True,
) -> Card:
    """A card of stack 6; without a number of caballeros it is not established, and three are assumed."""
    id = f"grd_{name}"
    ship = symbols.ship(id)
    prison = symbols.prison(id)
    if ship or prison or effect is None:
        effect = WithSymbols(effect, ship, prison)
    return _finished(id, effect, symbols, dutch, english, doubt, caballeros, established)


def _last_word(symbols: Symbols) -> Card:
    id = "grd_last_word"
    effect = LastWord(symbols.ship(id), symbols.prison(id))
    return _finished(id, effect, symbols, "Het laatste woord", "", "what waits (ruling GR-07)", 0, True)


def _finished(
    id: str,
    effect: Effect,
    symbols: Symbols,
    dutch: str,
    english: str,
    doubt: str,
    caballeros: int,
    established: bool,
) -> Card:
    doubts = [doubt] if doubt else []
    if not caballeros:
        doubts.append(NUMBER)
    if symbols.made_up(id):
        doubts.append(SYMBOL)
    names = {"nl": dutch}
    if english:
        names["en"] = english
    if not doubts:
        return Card(id, 6, effect, names=names, caballeros=caballeros)
    return Card(
        id,
        6,
        effect,
        names=names,
        provenance=RECONSTRUCTED,
        note="not established: " + ", ".join(doubts),
        caballeros=caballeros or 3,
        established=established,
    )
