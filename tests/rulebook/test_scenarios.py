"""Every worked example of the rulebooks, played."""

from collections import Counter
from pathlib import Path

import pytest

from elgrande.record.scenario import Scenario, load_scenarios, run
from tests.rulebook import test_facts

FILES = sorted(Path(__file__).parent.glob("*.yaml"))
SCENARIOS = [scenario for file in FILES for scenario in load_scenarios(file)]

EXAMPLES = [
    "e23_power_order",
    "e23_supply_9",
    "e23_supply_12_13",
    "e23_neighbours_castilla",
    "e23_majesty_place_first",
    "e23_fiesta_skipped",
    "e23_leftover_card",
    "e23_castillo_scoring",
    "e23_galicia",
    "e23_navarra_three_way_tie",
    "e23_sevilla_tie_no_bonus",
    "e23_granada_both_bonuses",
    "e23_scoreboard_castilla",
    "e23_dummy_setup",
    "e23_veterans_removed",
    "e23_modifier_allowed",
    "e23_modifier_forbidden",
    "e23_intrigue",
    "e23_withdrawal",
    "e23_outpost_with_boards",
    "e23_coup",
    "e15_reveal",
    "e15_place2_extra_total",
    "e15_power_order",
    "e15_shortage",
    "e15_king_first",
    "e15_place_then_score_5",
    "e15_neighbours_nueva",
    "e15_leftover_card",
    "e15_start_marker",
    "e15_castillo",
    "e15_castillo_exit",
    "e15_galicia",
    "e15_pais_vasco",
    "e15_aragon",
    "e15_cataluna_king",
    "e15_granada_home",
    "e15_scoreboard_vieja",
    "e15_full_action_5",
    "e15_may_partial",
    "e15_veto_partial",
    "e15_value_4_with_board",
    "e15_stack3_count",
    "e95_neighbours_galicia",
    "e95_neighbours_nueva",
    "e95_three_way_tie",
    "e95_tie_third",
    "e95_two_players",
    "e95_three_players",
    "d_tie_second",
    "d_tie_first_two_then_single_single",
    "d_five_way_tie",
    "d_alone_with_all_bonuses",
    "d_tie_first_king_region",
    "d_first_only_tie",
    "d_two_paid_tie_second",
    "d_dummy_first",
    "d_dummy_ties_first",
    "gic_01_francia",
    "gic_02_ship",
    "gic_03_gold",
    "gic_04_holy_inquisition",
    "gic_05_bonus_as_supply",
    "gic_06_black_regions",
    "gic_07_transport",
    "gic_08_delayed_scoring",
    "ann_01_banner_breaks_a_tie",
    "ann_02_two_banners_in_one_tie",
    "ki_01_turn_with_card_40",
    "ki_02_layout",
    "ki_03_hand",
    "ki_04_reversed_scoreboard",
]
"""All examples: of the rulebooks of 2023, 2015 and 1995, of the Big Box, and those that follow from their rules."""


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_example(scenario: Scenario) -> None:
    outcome = run(scenario)
    assert outcome.passed, str(outcome)
    assert outcome.checked > 0


def test_every_example_is_there_exactly_once() -> None:
    names = Counter(scenario.name for scenario in SCENARIOS)
    names.update(name.removeprefix("test_") for name in vars(test_facts) if name.startswith("test_"))
    assert {name: names[name] for name in EXAMPLES} == dict.fromkeys(EXAMPLES, 1)
    further = [name for name in names if name not in EXAMPLES]
    assert all(name.startswith(tuple(f"{example}_" for example in EXAMPLES)) for name in further)


def test_every_example_names_its_source_and_says_what_it_shows() -> None:
    for scenario in SCENARIOS:
        assert scenario.source, scenario.name
        assert scenario.about, scenario.name


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.name)
def test_examples_are_played_in_the_edition_of_their_source(scenario: Scenario) -> None:
    edition = {"e23": "2023", "e15": "2015", "e95": "1995"}.get(scenario.name.split("_")[0])
    if edition is not None:
        assert scenario.setup.edition == edition
        assert scenario.source.startswith(f"rulebook {edition}")
