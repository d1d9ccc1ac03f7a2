"""Correction files for cards of the Big Box: what they change, and what is refused."""

import pytest

from elgrande.corrections import load_corrections
from elgrande.rules.effects.notation import print_effect
from elgrande.rules.sets.build import new_table, rules_for
from elgrande.rules.sets.king_intrigant.words import POWER_FACES
from elgrande.rules.sets.setup import Setup
from tests.test_correction_files import refusal
from tests.test_corrections import card, play_to_the_end

BOX = """\
cards:
  gic_transport: {caballeros: 4, effect: "lay(transport, gold=2)"}
  grd_league: {effect: alliance, caballeros: 1, names: {en: Treaty}}
  ki_caballero_4: {caballeros: 3}
  ki_090: {value: 91, supply: 6, effect: score_most}
  pe_tormenta: {effect: civil_war}
  sc_155: {note: the box says the same}
"""


def test_cards_of_the_big_box_can_be_corrected() -> None:
    corrections = load_corrections(BOX)
    colonies = rules_for(Setup("2015", 4, ["inquisitor-colonies"]), corrections)
    transport = card(colonies, "gic_transport")
    assert (transport.caballeros, transport.provenance) == (4, "corrected")
    assert print_effect(transport.effect) == "lay(transport, gold=2)"
    league = card(rules_for(Setup("2015", 4, ["grandissimo"]), corrections), "grd_league")
    assert (league.caballeros, league.names["en"], print_effect(league.effect)) == (1, "Treaty", "alliance")
    everything = rules_for(
        Setup("2015", 4, ["king-intrigant", "players-edition", "special-cards"]), corrections
    )
    assert card(everything, "ki_caballero_4").caballeros == 3
    number = POWER_FACES.index("90") + 1
    assert everything.power_values[number] == 91
    assert everything.supply[number] == 6
    assert print_effect(everything.effects[everything.power_actions[number]]) == "score_most"
    assert print_effect(card(everything, "pe_tormenta").effect) == "civil_war"
    assert card(everything, "sc_155").provenance == "corrected"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "sets", [["inquisitor-colonies"], ["grandissimo"], ["king-intrigant", "players-edition"]], ids=str
)
def test_games_with_corrected_cards_of_the_big_box_are_played_to_the_end(
    players: int, sets: list[str]
) -> None:
    table = new_table(Setup("2015", players, sets), 5, load_corrections(BOX))
    play_to_the_end(table, players)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("cards: {ki_090: {value: 100}}", "'ki_100' has the value 100 already; each power card has a value of its own"),
        ("cards: {ki_090: {value: 0}}", "the value of the card 'ki_090' should be 1 to 999, not 0"),
        ("cards: {ki_090: {supply: 7}}", "the supply of the card 'ki_090' should be 0 to 6, not 7"),
        ("cards: {ki_090: {caballeros: 2}}", "the card 'ki_090' has no 'caballeros'"),
        ("cards: {ki_090: {copies: 2}}", "the card 'ki_090' has no 'copies'"),
        ("cards: {gic_transport: {value: 2}}", "the card 'gic_transport' has no 'value'; that is only for power cards"),
        ("cards: {gic_transport: {effect: bridge}}", "cannot have the effect 'bridge', which needs what another set brings"),
        ("cards: {n1_move4_any: {effect: spy}}", "cannot have the effect 'spy', which needs what another set brings"),
        ("cards: {n1_move4_any: {caballeros: 3}}", "the caballeros of the card 'n1_move4_any' are the number of its stack"),
        ("cards: {gic_holy_inquisition: {caballeros: 4}}", "what it does is printed"),
        ("cards: {ki_040: {value: 41}}", "what it does is printed"),
        ("modifiers: {9: {ability: spy}}", "'spy' cannot be the ability of a modifier"),
    ],
)  # fmt: skip
def test_wrong_corrections_of_the_big_box_are_refused(text: str, complaint: str) -> None:
    assert complaint in refusal(text)


def test_a_stack_of_the_big_box_must_last_nine_rounds() -> None:
    gone = ", ".join(f"{id}: {{copies: 0}}" for id in ("gic_transport", "gic_move_limitation_table"))
    assert "stack 7 would have only 7 cards; it needs one for each of the 9 rounds" in refusal(
        f"cards: {{{gone}}}"
    )
