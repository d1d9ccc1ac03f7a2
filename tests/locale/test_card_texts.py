"""What is written on the cards and modifiers, in every edition and with corrections."""

import pytest

from elgrande.locale import Speech
from elgrande.locale.names import all_cards
from elgrande.rules.ruleset import Card
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.corrections import CardCorrection, Corrections, ModifierCorrection
from elgrande.rules.sets.game_set import EDITION_NAMES
from elgrande.rules.sets.setup import Setup
from tests.locale.speaking import assert_card_is_told


def test_a_printed_title_goes_before_our_own_label(speech: Speech) -> None:
    assert speech.card_name("c4_eviction") == "Eviction"
    assert speech.card_name("c2_remove1_each") == "One of each opponent"


def test_cards_with_the_same_title_are_told_apart(speech: Speech) -> None:
    assert speech.card_name("c3_score_4") == speech.card_name("c3_score_5") == "Special Scoring"
    assert speech.card_full_name("c3_score_4") == "Special Scoring: Regions worth 4"
    assert speech.card_full_name("c4_eviction") == "Eviction"
    for prefixes in ("c", "nrv"):
        cards = [card for card in all_cards() if card.id[0] in prefixes]
        assert len({(card.stack, speech.card_full_name(card)) for card in cards}) == len(cards)


@pytest.mark.parametrize("card", all_cards(), ids=lambda card: card.id)
@pytest.mark.parametrize("edition", EDITION_NAMES)
def test_every_card_has_a_text_with_the_numbers_of_its_effect(card: Card, edition: str) -> None:
    assert_card_is_told(Speech(edition=edition, strict=True), card)


def test_a_text_follows_the_edition() -> None:
    assert "and the Castillo may be named" in Speech(edition="1995").card_text("c2_score_choice")
    assert "the Castillo may not" in Speech(edition="2015").card_text("c2_score_choice")
    assert "any of its steps" in Speech(edition="2015").card_text("c2_veto")
    assert "before it begins" in Speech(edition="2023").card_text("v2_veto")
    assert "or in the Castillo" in Speech(edition="2015").card_text("c1_place2_extra")
    assert "or into the Castillo" in Speech(edition="2023").card_text("n1_militia")


def test_a_text_follows_the_options_and_modules_of_the_game() -> None:
    usual = Speech(rules=rules_for(Setup("1995", 3)))
    strict = Speech(rules=rules_for(Setup("1995", 3, options={"angry-king": "everybody"})))
    assert usual.card_text("c2_angry_king").startswith("Every opponent")
    assert strict.card_text("c2_angry_king").startswith("Every player")

    plain = Speech(rules=rules_for(Setup("2023", 4)))
    module = Speech(rules=rules_for(Setup("2023", 4, ["power-modifiers"])))
    assert "modifier" not in plain.card_text("n4_empowerment")
    assert "modifier" in module.card_text("n4_empowerment")


@pytest.mark.parametrize(
    ("sets", "grandes"),
    [([], False), (["anniversary"], False), (["inquisitor-colonies"], True), (["grandissimo"], True)],
)
def test_a_scoring_of_the_castillo_pays_for_grandes_where_they_can_be_inside(
    sets: list[str], grandes: bool
) -> None:
    speech = Speech(rules=rules_for(Setup("2015", 4, sets)), strict=True)
    text = speech.card_text("c3_score_castillo")
    assert ("neither can be inside" in text) != grandes
    assert ("bonus for their Grande" in text) == grandes
    assert ("no bonus for the King" in text) == grandes


def test_the_king_of_grandissimo_may_pardon() -> None:
    for sets, pardon in (([], False), (["grandissimo"], True)):
        text = Speech(rules=rules_for(Setup("2015", 4, sets)), strict=True).card_text("c5_king")
        assert ("pardon the prisoners" in text) == pardon


def test_a_power_card_that_scores_the_castillo_pays_no_kings_bonus() -> None:
    speech = Speech(rules=rules_for(Setup("2015", 4, ["king-intrigant", "special-cards"])), strict=True)
    assert "no bonus for the King" in speech.card_text("ki_130")


def test_the_text_of_a_correction_goes_before_ours() -> None:
    corrections = Corrections()
    corrections.cards["n2_court_3"] = CardCorrection(
        names={"en": "Tax"}, text={"de": "Auf Deutsch.", "en": "In English."}, note="from the box"
    )
    corrections.cards["n2_court_all"] = CardCorrection(text={"de": "Nur auf Deutsch."})
    corrections.modifiers[1] = ModifierCorrection(4, None, "dance a fandango")
    corrections.modifiers[9] = ModifierCorrection(1, None, "supply", {"en": "Take one."})
    corrections.cards["v1_all_own_or_place2"] = CardCorrection(names={"en": "Choice"})
    speech = Speech(
        rules=rules_for(Setup("2023", 4, ["power-modifiers", "veteran-cards"]), corrections), strict=True
    )
    assert speech.card_name("n2_court_3") == speech.card_full_name("n2_court_3") == "Tax"
    assert speech.card_text("n2_court_3") == "In English."
    assert speech.card_note("n2_court_3") == "from the box"
    assert speech.card_text("n2_court_all") == "Nur auf Deutsch."
    assert speech.modifier_name(1) == "+4"
    assert speech.modifier_text(1) == "dance a fandango"
    assert speech.modifier_text(9) == "Take one."
    assert speech.choice_text("first", card="v1_all_own_or_place2") == "Use the first of the two actions"


def test_modifiers_show_their_sign_and_ability(speech: Speech) -> None:
    assert speech.modifier_name(1) == "−3"
    assert speech.modifier_name(8) == "+3"
    assert speech.modifier_text(1).startswith("No ability")
    assert speech.modifier_title(10) == "put 1 into the Castillo"
