"""How many options each card gives in one fixed position: at the turn, and at each of its first questions.

The counts are worked out by hand below; a change of the rules that adds or loses an option somewhere shows up here.
"""

import pytest

from elgrande.rules.sets.classic.cards import classic_cards
from elgrande.rules.sets.new_regency.cards import new_regency_cards
from elgrande.rules.sets.veteran_cards.cards import veteran_cards
from elgrande.rules.sets.year2023.cards import cards_2023
from tests.rules.table_setup import REGIONS, scene

# The King stands in Aragón, which has five neighbours. Violet and green have caballeros in the open regions Granada
# and Sevilla, blue only in Granada; orange stands in the King's region and in the Castillo alone.
BOARD = (
    "granada: violet 2 blue 3 green 1; sevilla: violet 1 green 2; aragon: violet 1 orange 4; "
    "castillo: orange 2 violet 1"
)
PLACING = 5 + 1
"""Five neighbours and the Castillo."""
TURN = PLACING + 2
"""Placing, the special action, and ending the turn."""
OPEN = 8
"""Regions that are not the King's."""

Counts = list[tuple[str, int]]

CASES: list[tuple[str, str, list[str], Counts]] = [
    # Five groups of caballeros to lift (violet, blue, green in Granada; violet, green in Sevilla), or stop.
    ("c1_move3_any", "n1_move3_any", ["lift blue granada"], [("lift", 5 + 1), ("drop", 7 + 1)]),
    (
        "c1_move4_any",
        "n1_move4_any",
        ["lift green sevilla", "to castillo"],
        [("lift", 6), ("drop", 8), ("lift", 6)],
    ),
    (
        "c1_move4_own",
        "n1_move4_own",
        ["lift violet sevilla", "to granada"],
        [("lift", 2 + 1), ("drop", 8), ("lift", 1 + 1)],
    ),
    ("c1_move3_foreign", "n1_move3_foreign", ["lift blue granada"], [("lift", 3 + 1), ("drop", 8)]),
    (
        "c1_move2own_2foreign",
        "n1_move2own_2foreign",
        ["lift violet granada", "to sevilla", "lift violet granada", "to sevilla"],
        [("lift", 6), ("drop", 8), ("lift", 6), ("drop", 8), ("lift", 3 + 1)],
    ),
    (
        "c1_region5_any",
        "n1_region5_any",
        ["region granada", "lift green granada", "to valencia"],
        [("region", 2), ("lift", 3 + 1), ("drop", 8), ("lift", 2 + 1)],
    ),
    ("c1_region_all_own", "n1_region_all_own", ["region granada"], [("region", 2), ("lift", 1 + 1)]),
    ("c1_place2_extra", "", ["to granada"], [("place_extra", OPEN + 1 + 1), ("place_extra", 10)]),
    ("", "n1_militia", ["to granada"], [("place_extra", OPEN + 1), ("place_extra", 9)]),
    ("c1_all_own_or_place2", "v1_all_own_or_place2", ["first"], [("either", 2), ("region", 2)]),
    ("c1_all_own_or_place2", "", ["second"], [("either", 2), ("place_extra", 10)]),
    ("", "v1_all_own_or_place2", ["second"], [("either", 2), ("place_extra", 9)]),
    # Blue in one place, green in two; orange is out of reach.
    ("c2_remove1_each", "n2_assassin", ["lift green granada"], [("pick_each", 3 + 1), ("pick_each", 1 + 1)]),
    # Blue: Granada or the court.
    (
        "c2_angry_king",
        "n2_withdrawal",
        ["from court", "from court", "from court"],
        [("lose", 2), ("lose", 2), ("lose", 2), ("lose", 3)],
    ),
    # Blue can only set Granada; green with its two in Sevilla has a choice of one or two regions.
    ("c2_secret_all_of_region", "n2_civil_war", ["disc granada"], [("loss_disc", 1), ("loss_disc", 2)]),
    (
        "c2_secret_2_of_region",
        "n2_secret_2_of_region",
        ["disc granada"],
        [("loss_disc", 1), ("loss_disc", 1)],
    ),
    # Two boards, eight regions and the Castillo.
    ("c4_scoreboard", "n4_decree", [], [("board", 2 * 9)]),
    # The card of this round.
    ("c4_power_back", "n4_empowerment", [], [("power_back", 1)]),
    ("c4_court2", "n4_court2", [], [("supply", 3)]),
    # Violet's Grande is in Sevilla.
    ("c4_grande", "n4_new_home", [], [("grande", OPEN - 1)]),
    ("c4_secret_scoring", "v4_secret_scoring", ["disc aragon"], [("scoring_disc", 9), ("scoring_disc", 9)]),
    ("c4_eviction", "n4_coup", ["region granada"], [("region", OPEN), ("eviction_disc", 8)]),
    ("c4_royal_advisor", "n4_royal_advisor", [], [("king", 5)]),
    ("c5_king", "n5_majesty", [], [("king", 8)]),
    ("", "r5_exile", [], [("king", 2)]),
    # Violet's one and orange's four are in the old King's region.
    (
        "",
        "r5_entourage",
        ["king granada", "lift orange aragon"],
        [("king", 8), ("entourage", 2), ("entourage", 2)],
    ),
    ("", "r5_competition", [], [("king", 8)]),
    # Sevilla has three, Aragón five and Granada six.
    ("", "r5_country_seat", [], [("king", 1)]),
    ("", "r5_revolt", [], [("king", 1)]),
    ("", "r5_substitute", [], [("swap", 3)]),
    ("", "r5_unknown_8", [], [("king", 5)]),
    ("", "r5_unknown_9", [], [("king", 8)]),
    ("", "r5_unknown_10", [], [("king", 1)]),
]
SCORING_CHOICE = [
    ("1995/c2_score_choice", 10),
    ("1995/c3_score_choice", 10),
    ("2015/c2_score_choice", 9),
    ("2015/c3_score_choice", 9),
    ("2023/n2_score_choice", 9),
]
WITHOUT_QUESTIONS = [
    ("c2_veto", "v2_veto"),
    ("c2_court_all", "n2_court_all"),
    ("c2_court_3", "n2_court_3"),
    ("c3_score_4", "n3_score_4"),
    ("c3_score_5", "n3_score_5"),
    ("c3_score_6_7", "n3_score_6_7"),
    ("c3_score_castillo", "n3_revelation"),
    ("c3_score_first_only", "n3_score_first_only"),
    ("c3_score_most", "n3_score_most"),
    ("c3_score_least", "n3_score_least"),
    ("", "r5_smuggling"),
]


def cards(classic: str, modern: str) -> list[str]:
    old = [f"1995/{classic}", f"2015/{classic}"] if classic else []
    return old + ([f"2023/{modern}"] if modern else [])


@pytest.mark.parametrize(
    ("card", "choices", "expected"),
    [
        pytest.param(card, choices, expected, id=f"{card}-{choices[0] if choices else ''}")
        for classic, modern, choices, expected in CASES
        for card in cards(classic, modern)
    ],
)
def test_options_of_a_card(card: str, choices: list[str], expected: Counts) -> None:
    s = scene(card, BOARD, king="aragon", grandes="violet sevilla blue granada green granada orange aragon")
    assert (s.decision.kind, len(s.options)) == ("turn", TURN)
    s.do("act")
    found = [(s.decision.kind, len(s.options))]
    for choice in choices:
        s.do(choice)
        found.append((s.decision.kind, len(s.options)))
    assert found == expected


@pytest.mark.parametrize(("card", "count"), SCORING_CHOICE)
def test_options_of_a_scoring_of_choice(card: str, count: int) -> None:
    s = scene(card, BOARD, king="aragon")
    assert len(s.options) == TURN
    assert len(s.do("act").options) == count


@pytest.mark.parametrize(
    "card", [card for classic, modern in WITHOUT_QUESTIONS for card in cards(classic, modern)]
)
def test_cards_that_ask_for_nothing(card: str) -> None:
    s = scene(card, BOARD, king="aragon")
    assert len(s.options) == TURN
    s.do("act")
    # Only placing is left; smuggling has added the King's region.
    smuggling = 1 if card.endswith("smuggling") else 0
    assert (s.asked, len(s.options)) == ("violet turn", PLACING + smuggling + 1)


def test_every_card_is_counted() -> None:
    counted = {card for classic, modern, *_ in CASES for card in (classic, modern)}
    counted |= {card.split("/")[1] for card, _ in SCORING_CHOICE}
    counted |= {card for pair in WITHOUT_QUESTIONS for card in pair}
    known = [*classic_cards(), *cards_2023(), *new_regency_cards(), *veteran_cards()]
    assert counted - {""} == {card.id for card in known}


@pytest.mark.parametrize("king", REGIONS)
def test_placing_options_by_the_kings_region(king: str) -> None:
    neighbours = dict(zip(REGIONS, (2, 3, 5, 2, 4, 5, 2, 3, 4), strict=True))
    s = scene("c5_king", king=king)
    assert len(s.options) == neighbours[king] + 1 + 2
