"""The rules of Grand Inquisitor & Colonies that are looked up: their numbers, cards and places are those of the rules."""

from __future__ import annotations

import re
from collections.abc import Iterable

import pytest

from elgrande.lessons.book import book, paragraphs_for, written
from elgrande.locale.speech import Speech
from elgrande.locale.texts import Texts
from elgrande.rules.effects.notation import print_effect
from elgrande.rules.errors import BadSetup
from elgrande.rules.places import (
    CASTILLO_BIT,
    COURT,
    FRANCE,
    NEUTRAL,
    NINE_REGIONS,
    PLACE_IDS,
    PROVINCE,
    mask_of,
    places_of,
)
from elgrande.rules.ruleset import Card, Rules
from elgrande.rules.sets.bigbox.free_choice import FREE_CABALLEROS
from elgrande.rules.sets.bigbox.marked_moves import TOKEN_POINTS
from elgrande.rules.sets.bigbox.marks import (
    AMBASSADOR,
    CAPTAIN,
    ENVOY,
    GOLD,
    GOODS,
    LARGE_TABLE,
    SMALL_TABLE,
    THIRD,
    VICEROY,
    fields,
)
from elgrande.rules.sets.build import new_table, rules_for
from elgrande.rules.sets.colonies.answers import OFFICE_POINTS, SETTLERS_EACH
from elgrande.rules.sets.colonies.cards import colonies_cards
from elgrande.rules.sets.colonies.fields import STOCK, TOKENS
from elgrande.rules.sets.colonies.inquisition import HolyInquisition
from elgrande.rules.sets.colonies.places import AFRICA, AMERICA, SHIP
from elgrande.rules.sets.colonies.voyage import GOLD_TOKENS, GOODS_TOKENS, LayTokens
from elgrande.rules.sets.names import COLONIES
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import Table

SEATS = [2, 3, 4, 5]
REGIONS = len(places_of(NINE_REGIONS))
STACK_7 = [card for card in colonies_cards() if card.stack == 7]
PARAGRAPHS = [paragraph for section in book() if section.id == "colonies" for paragraph in section.paragraphs]


def rules(players: int = 4, *sets: str, **options: str) -> Rules:
    return rules_for(Setup("2015", players, [COLONIES, *sets], options))


def settled(players: int) -> Table:
    """A table after the first discs."""
    t = new_table(Setup("2015", players, [COLONIES]), 1)
    while t.decision is not None and t.decision.kind == "settlers":
        t.choose(t.decision.options[0])
    return t


def holy_inquisition() -> tuple[Card, HolyInquisition]:
    card = next(card for card in colonies_cards() if card.stack == 6)
    assert isinstance(card.effect, HolyInquisition)
    return card, card.effect


def laid() -> set[int]:
    """How many gold, and how many goods, the cards of stack 7 lay, where they lay any."""
    effects = [card.effect for card in STACK_7]
    return {n for each in effects if isinstance(each, LayTokens) for n in (each.gold, each.goods) if n}


def values(r: Rules, place: int) -> list[int]:
    return [r.values[place * 3 + rank] for rank in range(3)]


def figures() -> dict[str, Iterable[int]]:
    """The numbers that each paragraph tells, from the rules; a paragraph that is not here tells none."""
    r = rules()
    t = new_table(Setup("2015", 4, [COLONIES]), 1)
    more = r.caballeros - rules_for(Setup("2015", 4, [])).caballeros
    black = sum(t.at(place, NEUTRAL) for place in range(REGIONS))
    start = settled(4)
    on_board = sum(start.at(place, 0) for place in range(REGIONS))
    holy, effect = holy_inquisition()
    table_cards = next(card for card in STACK_7 if "limitation_table" in print_effect(card.effect))
    stacks = len(r.stacks) - 1
    copies = sum(card.copies for card in colonies_cards())
    tokens = [GOLD_TOKENS, GOODS_TOKENS]
    lying = [t.extras[TOKENS], t.extras[TOKENS + 1], t.extras[STOCK], t.extras[STOCK + 1]]
    return {
        "box": [
            more,
            r.caballeros,
            black,
            SMALL_TABLE,
            LARGE_TABLE,
            *tokens,
            copies,
            2015,
            SEATS[0],
            SEATS[-1],
        ],
        "setup": [t.at(t.chance.turned[0], NEUTRAL), *SEATS, SMALL_TABLE, LARGE_TABLE, REGIONS, *lying],
        "settlers": [SETTLERS_EACH, start.at(COURT, 0), on_board, start.at(PROVINCE, 0)],
        "regions": [REGIONS],
        "francia": [THIRD - AMBASSADOR + 1, OFFICE_POINTS[AMBASSADOR], OFFICE_POINTS[ENVOY]],
        "offices": [OFFICE_POINTS[CAPTAIN], OFFICE_POINTS[VICEROY]],
        "tokens": [7, *laid()],
        "claim": [1],
        "home": [REGIONS, TOKEN_POINTS[GOLD], TOKEN_POINTS[GOODS]],
        "inquisitor": [effect.count, 1],
        "black": [black],
        "shift": [table_cards.copies, 2],
        "values": [*values(r, FRANCE), *values(r, AMERICA), *values(r, AFRICA), 2, 3],
        "special": [r.values[AMERICA * 3]],
        "stacks": [stacks, 6, 7, len(r.stacks[7]), holy.caballeros, *(card.caballeros for card in STACK_7)],
        "free": [FREE_CABALLEROS],
        "mix": [6, 7],
    }


@pytest.mark.parametrize("language", written())
def test_every_number_is_that_of_the_rules(language: str) -> None:
    texts = Texts(language, strict=True)
    told = figures()
    assert set(told) <= {paragraph.id.removeprefix("colonies-") for paragraph in PARAGRAPHS}
    for paragraph in PARAGRAPHS:
        numbers = {int(each) for each in re.findall(r"\d+", texts.text(paragraph.text))}
        assert numbers == set(told.get(paragraph.id.removeprefix("colonies-"), [])), paragraph.id


@pytest.mark.parametrize("players", SEATS)
def test_it_begins_as_is_told_with_any_number_of_players(players: int) -> None:
    t = settled(players)
    assert fields(t) == (SMALL_TABLE if players < 4 else LARGE_TABLE)
    assert t.rules.paid_places == min(players - 1, 3)
    for seat in range(players):
        assert [t.at(COURT, seat), t.at(PROVINCE, seat)] == [7, 25]


@pytest.mark.parametrize("language", written())
def test_the_regions_that_let_one_place_abroad_are_named(language: str) -> None:
    r = rules()
    coast = {place for place in places_of(r.kings_regions) if r.placing[place] >> SHIP & 1}
    border = [place for place in places_of(r.kings_regions) if r.placing[place] >> FRANCE & 1]
    assert r.placing[FRANCE] == mask_of(border) | 1 << SHIP | CASTILLO_BIT
    speech = Speech(language, rules=r)
    before, after = speech.text("rules-colonies-placing").split(":", 1)
    ship = after.split(".")[0]
    assert {
        place for place in places_of(r.kings_regions) if speech.place_name(PLACE_IDS[place]) in ship
    } == coast
    assert all(speech.place_name(PLACE_IDS[place]) in before for place in border)


def test_every_card_of_the_set_leads_to_the_paragraph_about_it() -> None:
    for card in colonies_cards():
        about = [each.id for each in paragraphs_for(print_effect(card.effect)) if each in PARAGRAPHS]
        assert len(about) == (1 if card.stack == 6 else 2), card.id


def test_only_transport_can_be_left_out() -> None:
    every, established = rules(), rules(cards="established")
    assert {card.id for card in every.cards} - {card.id for card in established.cards} == {"gic_transport"}
    assert {card.id for card in STACK_7 if "G-04" not in card.note} == {"gic_score_black_regions"}


def test_the_sets_that_go_with_it_are_those_that_are_told() -> None:
    for other in ("anniversary", "king-intrigant"):
        assert rules(4, other).stacks[7]
    for other in ("grandissimo", "players-edition", "special-cards"):
        with pytest.raises(BadSetup):
            rules(4, other)
