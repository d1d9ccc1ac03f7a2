"""A turn: taking a card, its two parts in either order, placing beside the King, and how the turn ends."""

import pytest

from elgrande.rules.places import BORDERS, PLACE_IDS
from tests.rules.table_setup import EDITIONS, REGIONS, scene

NEIGHBOURS = {
    "galicia": "pais_vasco castilla_la_vieja",
    "pais_vasco": "galicia aragon castilla_la_vieja",
    "aragon": "pais_vasco cataluna castilla_la_vieja castilla_la_nueva valencia",
    "cataluna": "aragon valencia",
    "castilla_la_vieja": "galicia pais_vasco aragon castilla_la_nueva",
    "castilla_la_nueva": "aragon castilla_la_vieja sevilla granada valencia",
    "sevilla": "castilla_la_nueva granada",
    "granada": "castilla_la_nueva sevilla valencia",
    "valencia": "aragon cataluna castilla_la_nueva granada",
}

# ---------------------------------------------------------------------- taking a card


@pytest.mark.parametrize("edition", EDITIONS)
def test_any_card_that_is_left_may_be_taken(edition: str) -> None:
    s = scene(edition=edition, phase="card", offer={2: None, 4: None}, players=2 if edition != "2023" else 3)
    assert s.options == ["card 1", "card 3", "card 5"]
    s.refuses("card 2", "card 4")


def test_a_taken_card_leaves_the_offer() -> None:
    s = scene(phase="card", offer={3: "c3_score_most"})
    s.do("card 3")
    assert 3 not in s.offer
    assert s.told("card") == [{"seat": 0, "stack": 3, "card": "c3_score_most"}]
    assert s.decision.subject["card"] == "c3_score_most"


def test_the_last_card_is_taken_without_a_question() -> None:
    s = scene(
        players=5,
        phase="card",
        played="violet 1 blue 10 green 11 orange 12 red 13",
        offer={1: None, 2: "c2_score_choice", 3: None, 4: None, 5: None},
    )
    assert s.asked == "violet turn"
    assert s.told("card") == [{"seat": 0, "stack": 2, "card": "c2_score_choice"}]


def test_a_card_may_be_taken_and_not_used_at_all() -> None:
    s = scene("c3_score_5", "aragon: violet 1")
    before = s.pieces()
    s.do("end")
    assert s.pieces() == before
    assert s.asked.startswith("blue")


# ---------------------------------------------------------------------- placing


@pytest.mark.parametrize("king", REGIONS)
def test_placing_beside_the_king_and_in_the_castillo(king: str) -> None:
    s = scene("c5_king", king=king)
    assert s.offered("to") == [*NEIGHBOURS[king].split(), "castillo"]
    s.refuses(f"to {king}", "to court", "to france")


def test_borders_are_symmetric_and_there_are_fifteen() -> None:
    borders = {(place, other) for place, others in BORDERS.items() for other in others}
    assert {(other, place) for place, other in borders} == borders
    assert len(borders) == 2 * 15
    named = {
        PLACE_IDS[place]: " ".join(PLACE_IDS[other] for other in others) for place, others in BORDERS.items()
    }
    assert named == NEIGHBOURS


@pytest.mark.parametrize(
    ("card", "most"),
    [("c1_move3_any", 1), ("c2_score_choice", 2), ("c3_score_4", 3), ("c4_grande", 4), ("c5_king", 5)],
)
def test_as_many_as_the_number_of_the_stack(card: str, most: int) -> None:
    s = scene(card, king="sevilla", grandes="violet aragon")
    assert s.decision.subject["left"] == most
    for _ in range(most):
        assert s.decision.kind in ("turn", "place")
        s.do("to granada")
    assert s.at("granada") == f"violet {most}"
    assert s.court("violet") == 7 - most
    assert s.offered("to") == [] or not s.asked.startswith("violet")


def test_caballeros_may_be_divided_freely() -> None:
    s = scene("c5_king", king="galicia")
    s.do("to castillo", "to pais_vasco", "to castilla_la_vieja", "to castillo", "to pais_vasco")
    assert s.castillo() == "violet 2"
    assert s.at("pais_vasco") == "violet 2"
    assert s.at("castilla_la_vieja") == "violet 1"
    assert s.told("placed")[0] == {"seat": 0, "place": "castillo"}


def test_fewer_may_be_placed() -> None:
    s = scene("c3_score_4").do("to pais_vasco", "stop")
    assert s.at("pais_vasco") == "violet 1"
    assert s.options == ["act", "end"]


def test_what_the_court_lacks_is_lost() -> None:
    s = scene("c5_king", courts="violet 2").do("to pais_vasco", "to pais_vasco")
    assert s.options == ["act", "end"]


def test_the_question_says_how_many_can_still_be_placed() -> None:
    s = scene("c5_king")
    assert s.decision.subject == {"card": "c5_king", "left": 5}
    s.do("to castillo")
    assert s.decision.subject == {"left": 4}
    s.do("stop")
    assert s.decision.subject == {"card": "c5_king", "left": 0}


def test_with_an_empty_court_only_the_special_action_is_left() -> None:
    assert scene("c5_king", courts="violet 0").options == ["act", "end"]


def test_a_turn_with_nothing_possible_is_over_at_once() -> None:
    s = scene("c4_grande", courts="violet 0")
    assert s.told("turn_over") == [{"seat": 0}]
    assert s.asked.startswith("blue")


def test_the_last_possible_part_ends_the_turn() -> None:
    s = scene("c5_king").do("act", "king aragon", *["to valencia"] * 5)
    assert s.told("turn_over") == [{"seat": 0}]


# ---------------------------------------------------------------------- two parts in either order


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_special_action_first_changes_where_to_place(edition: str) -> None:
    s = scene("n5_majesty" if edition == "2023" else f"{edition}/c5_king", king="galicia")
    s.do("act", "king castilla_la_nueva")
    assert s.offered("to") == ["aragon", "castilla_la_vieja", "sevilla", "granada", "valencia", "castillo"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_placing_first_goes_by_the_old_king(edition: str) -> None:
    s = scene("n5_majesty" if edition == "2023" else f"{edition}/c5_king", king="valencia")
    s.do("to granada", "to granada", "to castilla_la_nueva", "to castilla_la_nueva", "to castillo")
    s.do("act", "king granada")
    assert s.king == "granada"
    assert s.at("granada") == "violet 2"


def test_a_part_that_was_begun_is_finished_before_the_other() -> None:
    s = scene("c5_king").do("to castillo")
    assert s.asked == "violet place"
    s.refuses("act", "end")
    s.do("stop", "act")
    s.refuses("to castillo", "end")


def test_each_part_only_once() -> None:
    s = scene("c5_king").do("to castillo", "stop")
    assert s.options == ["act", "end"]
    s = scene("c5_king").do("act", "king aragon")
    s.refuses("act")


def test_the_turn_may_end_after_one_part() -> None:
    s = scene("c5_king").do("act", "king aragon", "end")
    assert s.told("turn_over") == [{"seat": 0}]
    s = scene("c5_king").do("to castillo", "stop", "end")
    assert s.king == "galicia"


def test_caballeros_that_a_card_brings_to_court_can_be_placed_in_the_same_turn() -> None:
    s = scene("c4_court2", courts="violet 0")
    assert s.options == ["act", "end"]
    s.do("act", "take 2", "to castillo", "to castillo")
    assert s.castillo() == "violet 2"


def test_a_special_action_that_became_impossible_is_no_longer_offered() -> None:
    s = scene("c1_place2_extra", courts="violet 1")
    assert "act" in s.options
    s.do("to castillo")
    assert not s.asked.startswith("violet")


def test_a_special_action_that_became_possible_is_offered() -> None:
    s = scene("c1_move4_own")
    assert "act" not in s.options
    s.do("to pais_vasco")
    assert s.options == ["act", "end"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_placing_is_never_asked_of_a_veto_holder(edition: str) -> None:
    card = "n5_majesty" if edition == "2023" else f"{edition}/c5_king"
    sets = "veteran-cards" if edition == "2023" else ""
    s = scene(card, vetos="blue green", sets=sets).do("to castillo", "to castillo", "stop")
    assert s.asked == "violet turn"
    assert s.castillo() == "violet 2"


# ---------------------------------------------------------------------- the next turn


def test_the_next_turn_belongs_to_the_next_lower_card() -> None:
    s = scene("c5_king", played="violet 9 blue 13 green 3 orange 7").do("end")
    assert s.asked == "orange supply"
    assert s.told("turn")[-1] == {"seat": 3}


def test_the_region_of_one_action_does_not_bind_the_next_one() -> None:
    s = scene(
        "c3_score_choice",
        "aragon: blue 1; sevilla: green 1",
        offer={1: "c1_move3_any", 2: "c2_angry_king", 4: "c4_grande", 5: None},
    )
    s.do("act", "region valencia", "end", "card 1", "act")
    assert s.asked == "blue lift"
    assert s.options == ["lift blue aragon", "lift green sevilla", "stop"]


def test_the_disc_of_one_action_is_forgotten_in_the_next_one() -> None:
    s = scene(
        "c4_eviction",
        "aragon: blue 2; granada: violet 1",
        played="violet 13 green 12 orange 9 blue 1",
        offer={2: "c2_secret_all_of_region"},
    )
    s.do("act", "region aragon", "disc sevilla", "end")
    s.do("card 5", "act", "king sevilla", "end")
    # Blue stands only in the King's region now: it sets no disc and loses nothing.
    s.do("take 0", "card 2", "act")
    assert s.deciders == ["violet"]
    s.do("disc granada")
    assert (s.at("sevilla"), s.at("granada")) == ("blue 2", "")


def test_the_next_player_has_both_parts_again() -> None:
    s = scene("c5_king", offer={4: "c4_court2"}).do("act", "king aragon", *["to valencia"] * 5)
    s.do("card 4")
    assert s.asked == "blue turn"
    assert s.decision.subject == {"card": "c4_court2", "left": 4}
    assert "act" in s.options
    assert "to valencia" in s.options
