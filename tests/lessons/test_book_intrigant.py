"""The rules of King & Intrigant and its further power cards: their figures and names are those of the game."""

from __future__ import annotations

import re
from itertools import groupby

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from elgrande.lessons.book import book, written
from elgrande.locale.texts import FOLDER, Texts
from elgrande.rules import Setup, rules_for
from elgrande.rules.effects.notation import print_effect
from elgrande.rules.sets.king_intrigant.cards import ROWS, intrigant_cards, row_cards
from elgrande.rules.sets.king_intrigant.doubling import DOUBLES
from elgrande.rules.sets.king_intrigant.hands import RECOMMENDED
from elgrande.rules.sets.king_intrigant.power_card import PowerCard
from elgrande.rules.sets.players_edition.cards import players_edition_cards
from elgrande.rules.sets.special_cards.cards import special_cards
from elgrande.rules.sets.special_cards.limits import FIELDS, TABLES
from elgrande.rules.sets.special_cards.score_named import NAMED

SECTIONS = {"intrigant": "king-intrigant", "powers": "players-edition", "special-powers": "special-cards"}
TITLES = {
    "intrigant-veto": "ki_040",
    "powers-joker": "pe_joker",
    "powers-travel": "pe_travel_day",
    "powers-shift": "pe_shift",
    "powers-war": "pe_civil_war",
    "powers-alliance": "pe_alliance",
    "powers-bridge": "pe_bridge",
    "powers-revolt": "pe_revolt",
    "powers-collapse": "pe_collapse",
    "powers-quarantine": "pe_quarantine",
    "powers-storm": "pe_tormenta",
    "powers-mistress": "pe_mistress",
    "special-powers-fiesta": "sc_fiesta",
    "special-powers-espionage": "sc_espionage",
    "special-powers-coup": "sc_coup",
    "special-powers-limit": "sc_maximum_6",
    "special-powers-reserve": "sc_075",
    "special-powers-protection": "sc_royal_protection",
    "special-powers-removal": "sc_removal",
}
CARDS = {card.id: card for card in [*intrigant_cards(), *players_edition_cards(), *special_cards()]}
PARAGRAPHS = {paragraph.id: paragraph for section in book() for paragraph in section.paragraphs}


def told(language: str, paragraph: str) -> str:
    return Texts(language, strict=True).text(f"rules-{paragraph}")


def figures(text: str) -> list[int]:
    return [int(figure) for figure in re.findall(r"\d+", text)]


def brought(cards: list[PowerCard], ends: bool = False) -> list[int]:
    """Values and what they bring, as they are told: equal ones together, perhaps only the first and the last."""
    found: list[int] = []
    for supply, group in groupby([card for card in cards if card.value], lambda card: card.supply):
        values = [card.value for card in group]
        found += [values[0], values[-1]] if ends and len(values) > 1 else values
        found += [supply] if supply else []
    return found


@pytest.mark.parametrize("language", written())
def test_every_text_has_its_paragraph(language: str) -> None:
    entries = (
        FluentParser().parse((FOLDER / language / "rules-intrigant.ftl").read_text(encoding="utf-8")).body
    )
    kept = {entry.id.name for entry in entries if isinstance(entry, ftl.Message)}
    wanted = {section.text for section in book() if section.id in SECTIONS}
    for section in book():
        if section.id in SECTIONS:
            wanted |= {paragraph.text for paragraph in section.paragraphs}
            assert all(paragraph.sets == [SECTIONS[section.id]] for paragraph in section.paragraphs)
    assert kept == wanted


@pytest.mark.parametrize("language", written())
def test_the_cards_bring_what_is_told(language: str) -> None:
    assert figures(told(language, "intrigant-supply")) == brought(intrigant_cards(), ends=True)
    assert figures(told(language, "powers-supply")) == brought(players_edition_cards())
    assert figures(told(language, "special-powers-supply")) == brought(special_cards())


@pytest.mark.parametrize("language", written())
def test_the_row_places_what_is_told(language: str) -> None:
    places = {card.id: card.caballeros for card in row_cards()}
    rows = {players: [places[card] for card in ROWS[players]] for players in ROWS}
    plain = [number for row in rows.values() for number in row]
    # Polish writes the number of players as a figure after the row.
    with_players = [number for players, row in rows.items() for number in [*row, players]]
    assert figures(told(language, "intrigant-row")) in (plain, with_players)


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize("section", list(SECTIONS))
def test_a_hand_is_chosen_from_as_many_cards_as_told(language: str, section: str) -> None:
    paragraph = "intrigant-hand" if section == "intrigant" else f"{section}-choose"
    expected: set[int] = set()
    further = [] if section == "intrigant" else [list(SECTIONS.values())]
    for sets in [["king-intrigant", SECTIONS[section]], *further]:
        for players in (2, 5):
            rules = rules_for(Setup("2015", players, sets))
            expected |= {int(rules.hand_size), bin(rules.powers).count("1")}
    assert expected <= set(figures(told(language, paragraph)))
    # Beside them there are only the number of players and the last round.
    assert set(figures(told(language, paragraph))) <= expected | {5, 9}


@pytest.mark.parametrize("language", written())
def test_the_scorings_are_those_of_the_cards(language: str) -> None:
    scorings = [card for card in intrigant_cards() if not card.established]
    expected = [number for card in scorings for number in [card.value, *figures(print_effect(card.effect))]]
    assert figures(told(language, "intrigant-scorings")) == expected


@pytest.mark.parametrize("language", written())
def test_a_paragraph_about_a_card_is_called_like_it(language: str) -> None:
    texts = Texts(language, strict=True)
    for paragraph, name in TITLES.items():
        card = CARDS[name]
        title = texts.text(f"card-{name.replace('_', '-')}.title")
        wanted = f"{card.value}: {title}" if card.value else title
        assert texts.text(f"rules-{paragraph}.title").replace("\u00a0:", ":") == wanted


@pytest.mark.parametrize("language", written())
def test_the_numbers_of_single_cards_are_the_games(language: str) -> None:
    assert figures(told(language, "special-powers-fiesta")) == figures(
        print_effect(CARDS["sc_fiesta"].effect)
    )
    assert figures(told(language, "special-powers-limit")) == [FIELDS]
    assert figures(told(language, "powers-bridge")) == [1]
    assert {10, 180, 40} <= set(figures(told(language, "intrigant-picks")))


def test_the_numbers_that_are_told_in_words_are_the_games() -> None:
    assert "one of the three limitation tables" in told("en", "special-powers-limit")
    assert TABLES == 3
    assert "three different regions" in told("en", "special-powers-three")
    assert NAMED == 3
    assert "There are two tokens" in told("en", "intrigant-double")
    assert DOUBLES == 2
    assert "two caballeros of each player" in told("en", "intrigant-moves")
    assert figures(print_effect(CARDS["ki_160"].effect)) == [2]
    assert "three caballeros" in told("en", "intrigant-against")
    assert figures(print_effect(CARDS["ki_050"].effect)) == [3]
    assert RECOMMENDED[:2] == ["10", "180"]


def test_what_is_left_out_as_reconstructed_is_named() -> None:
    left_out = [card.id for card in [*players_edition_cards(), *special_cards()] if not card.established]
    assert left_out == ["pe_civil_war", "pe_tormenta", "pe_mistress"]
    for title in ("Civil war", "Tormenta", "Mistress"):
        assert title in told("en", "powers-known")


def test_every_card_with_an_action_of_its_own_leads_to_its_paragraph() -> None:
    for paragraph, name in TITLES.items():
        effect = print_effect(CARDS[name].effect).split("(")[0]
        # The Veto is that of the basic game, and the Joker does nothing itself.
        if effect not in ("veto", "none"):
            assert effect in PARAGRAPHS[paragraph].effects, name
