"""The figures and names in the rules of Grandissimo, the banners and the modules of 2023 are those of the rules."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from elgrande.lessons.book import book, written
from elgrande.locale.names import all_cards
from elgrande.locale.texts import FOLDER, Texts
from elgrande.rules.effects.king import MoveKingWithEntourage
from elgrande.rules.places import CABALLEROS, HOME_CABALLEROS, PLACE_IDS, PLACE_NAMES, PORTUGAL, places_of
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.anniversary.facts import DECISIONS as OF_BANNERS
from elgrande.rules.sets.bigbox.castillo import ThrowOfEach
from elgrande.rules.sets.bigbox.free_choice import FREE_CABALLEROS
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.dummy.dummy import CABALLEROS_EACH, REGIONS_DRAWN
from elgrande.rules.sets.editions import ABROAD_BORDERS
from elgrande.rules.sets.grandissimo.cards import MADE_UP_PRISON, MADE_UP_SHIP, PRISON
from elgrande.rules.sets.grandissimo.facts import DECISIONS as OF_GRANDISSIMO
from elgrande.rules.sets.grandissimo.score_more import PARTS_OF_SPAIN, ScoreCourts
from elgrande.rules.sets.grandissimo.symbols import COAST
from elgrande.rules.sets.setup import Setup

FILE = "rules-grandissimo.ftl"
CARDS = {card.id: card for card in all_cards()}


def grandissimo(players: int) -> Rules:
    return rules_for(Setup("2015", players, ["grandissimo"]))


def module(name: str) -> Rules:
    return rules_for(Setup("2023", 4, [name]))


def figures_of_grandissimo() -> dict[str, list[int]]:
    rules = grandissimo(4)
    stack = [CARDS[rules.cards[index].id] for index in rules.stacks[6]]
    usual = Counter(card.caballeros for card in stack).most_common(1)[0][0]
    others = [card.caballeros for card in stack if card.caballeros != usual]
    assert CARDS["grd_queen_and_jester"].caballeros == usual
    first, second, third = (int(rules.values[PORTUGAL * 3 + place]) for place in range(3))
    assert (second, third) == (0, 0)
    courts = CARDS["grd_score_courts"].effect
    assert isinstance(courts, ScoreCourts)
    thrown = CARDS["grd_to_the_castillo"].effect
    assert isinstance(thrown, ThrowOfEach)
    return {
        "setup": [int(rules.black), 6, len(stack), 7],
        "stacks": [6, 7, 6, 7, usual, *others, 6],
        "few": [int(grandissimo(2).ships), int(grandissimo(3).ships)],
        "portugal-points": [first, first],
        "mercenaries": [int(rules.black)],
        "scorings": [courts.first, courts.second, courts.third],
        "castillo": [int(thrown.count)],
        "kept": [FREE_CABALLEROS],
        "double": [7],
        "force": [CARDS["grd_conquistadores"].caballeros, CARDS["grd_united_force"].caballeros],
        "options": [6],
        "known": [6, usual],
    }


def figures_of_modules() -> dict[str, list[int]]:
    regency = [CARDS[module("new-regency").cards[index].id] for index in module("new-regency").stacks[5]]
    entourage = CARDS["r5_entourage"].effect
    assert isinstance(entourage, MoveKingWithEntourage)
    modifiers = module("power-modifiers").modifiers
    plain = [modifier.value for modifier in modifiers if modifier.ability is None]
    able = [modifier for modifier in modifiers if modifier.ability is not None]
    abilities = Counter(modifier.name for modifier in able)
    reach = max(plain)
    reach_of_able = max(modifier.value for modifier in able)
    assert (min(plain), min(modifier.value for modifier in able)) == (-reach, -reach_of_able)
    veterans = [stack for stack, cards in enumerate(module("veteran-cards").veterans) if cards]
    # Told in words.
    assert [len(module("veteran-cards").veterans[stack]) for stack in veterans] == [1, 2, 1]
    return {
        "regency-cards": [len(regency), 5, regency[0].caballeros],
        "regency-others": [int(entourage.count)],
        "regency-stand-ins": [len([card for card in regency if card.id.startswith("r5_unknown")])],
        "veterans-setup": veterans,
        "modifiers-deal": [len(modifiers), 3, 1],
        "modifiers-play": [1, 13],
        "modifiers-abilities": [
            len(plain),
            len(able),
            *[reach, reach, reach_of_able, reach_of_able],
            *[abilities["supply"], abilities["castillo"], abilities["move"]],
            1,
        ],
        "dummy-setup": [CABALLEROS, 13, 2, 3],
        "dummy-arrives": [REGIONS_DRAWN, CABALLEROS_EACH],
    }


@pytest.mark.parametrize("language", written())
def test_every_figure_that_is_told_is_that_of_the_rules(language: str) -> None:
    texts = Texts(language, strict=True)
    told = {f"grandissimo-{name}": figures for name, figures in figures_of_grandissimo().items()}
    told |= {f"modules-{name}": figures for name, figures in figures_of_modules().items()}
    told["banners-begin"] = [HOME_CABALLEROS]
    for name, figures in told.items():
        found = Counter(int(each) for each in re.findall(r"\d+", texts.text(f"rules-{name}")))
        # Polish writes numbers of players as figures, too.
        if language == "pl" and name in ("grandissimo-few", "grandissimo-options"):
            assert not Counter(figures) - found, name
        elif name == "grandissimo-stacks":
            # How often the stacks are named is a matter of style.
            assert set(found) == set(figures), name
        else:
            assert found == Counter(figures), name


@pytest.mark.parametrize("language", written())
def test_the_regions_that_are_named_are_those_of_the_rules(language: str) -> None:
    texts = Texts(language, strict=True)
    neighbours = places_of(grandissimo(4).placing[PORTUGAL] & grandissimo(4).regions)
    abroad = [place for places in ABROAD_BORDERS.values() for place in places]
    inland = places_of(PARTS_OF_SPAIN["inland"])
    assert sorted(PLACE_IDS[place] for place in inland) == [
        "aragon",
        "castilla_la_nueva",
        "castilla_la_vieja",
    ]
    for paragraph, places, names in (
        ("grandissimo-portugal", neighbours, "classic"),
        ("grandissimo-ships", [place for place in places_of(COAST) if place != PORTUGAL], "classic"),
        ("modules-regency-abroad", abroad, "2023"),
    ):
        text = texts.text(f"rules-{paragraph}")
        wanted = {PLACE_NAMES[PLACE_IDS[place]][names] for place in places}
        named = {every[names] for every in PLACE_NAMES.values() if re.search(rf"\b{every[names]}\b", text)}
        assert named == wanted, paragraph


@pytest.mark.parametrize("language", written())
def test_the_cards_that_are_named_are_those_of_the_set(language: str) -> None:
    texts = Texts(language, strict=True)
    doubtful = [card.id for card in CARDS.values() if card.id.startswith("grd_") and not card.established]
    assert len(doubtful) == 3
    for paragraph, cards in (
        ("symbols", [*PRISON, *MADE_UP_PRISON, *MADE_UP_SHIP]),
        ("options", doubtful),
        ("scorings", ["grd_score_coast", "grd_score_inland", "grd_score_courts"]),
    ):
        text = texts.text(f"rules-grandissimo-{paragraph}")
        for card in cards:
            assert texts.text(f"card-{card.replace('_', '-')}.title") in text, (paragraph, card)


def test_whatever_these_sets_ask_leads_to_a_paragraph_of_their_own() -> None:
    paragraphs = [paragraph for section in book() for paragraph in section.paragraphs]
    for section, decisions in (("grandissimo", OF_GRANDISSIMO), ("banners", OF_BANNERS)):
        for kind in decisions:
            key = "prompt-" + kind.replace("_", "-")
            assert [each.id.split("-")[0] for each in paragraphs if key in each.answers] == [section], key


@pytest.mark.parametrize("language", written())
def test_no_text_is_kept_for_a_paragraph_that_is_not_there(language: str) -> None:
    entries = FluentParser().parse((FOLDER / language / FILE).read_text(encoding="utf-8")).body
    kept = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
    wanted = {section.text for section in book()}
    wanted |= {paragraph.text for section in book() for paragraph in section.paragraphs}
    assert kept <= wanted
