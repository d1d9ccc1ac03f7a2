"""The small questions that no rulebook asks: ``docs/rulings.md``, F-1 to F-17."""

import pytest

from elgrande.rules.table import VETO_NEW, VETO_OLD
from tests.rules.table_setup import BLUE, REGIONS, new_game, scene


@pytest.mark.parametrize("card", ["c5_king", "n5_majesty", "r5_unknown_9", "r5_entourage", "r5_competition"])
def test_f_1_the_king_cannot_be_moved_to_where_he_stands(card: str) -> None:
    s = scene(card, king="granada").do("act")
    assert s.offered("king") == [region for region in REGIONS if region != "granada"]
    s.refuses("king granada")


def test_f_1_landsitz_may_leave_him_where_he_is() -> None:
    s = scene("r5_country_seat", "granada: violet 1; aragon: blue 2", king="granada").do("act")
    assert s.options == ["king granada"]


@pytest.mark.parametrize(
    ("king", "neighbours"),
    [
        ("france", ["pais_vasco", "aragon", "cataluna"]),
        ("portugal", ["galicia", "castilla_la_vieja", "castilla_la_nueva", "sevilla"]),
        ("castillo", REGIONS),
        ("sevilla", ["castilla_la_nueva", "granada"]),
    ],
)
def test_f_2_the_royal_advisor_leads_the_king_to_where_one_may_place(
    king: str, neighbours: list[str]
) -> None:
    s = scene("n4_royal_advisor", king=king, sets="new-regency").do("act")
    assert s.offered("king") == neighbours


@pytest.mark.parametrize("king", ["france", "portugal", "castillo"])
def test_f_3_nobody_goes_along_with_a_king_who_comes_from_no_region(king: str) -> None:
    s = scene("r5_entourage", "castillo: violet 2; aragon: blue 2", king=king)
    s.do("act", "king granada")
    assert (s.king, s.at("granada"), s.castillo(), s.at("aragon")) == ("granada", "", "violet 2", "blue 2")


@pytest.mark.parametrize("king", ["france", "portugal"])
def test_f_4_there_is_nothing_to_smuggle_into_while_the_king_is_abroad(king: str) -> None:
    assert "act" not in scene("r5_smuggling", king=king).options


def test_f_4_smuggling_opens_the_castillo_while_the_king_is_beside_it() -> None:
    s = scene("r5_smuggling", king="castillo")
    s.refuses("to castillo")
    s.do("act", "to castillo")
    assert s.castillo() == "violet 1"


@pytest.mark.parametrize(
    ("king", "targets"),
    [("france", ["portugal"]), ("portugal", ["france"]), ("aragon", ["france", "portugal"])],
)
def test_f_5_exile_sends_the_king_to_another_country(king: str, targets: list[str]) -> None:
    assert scene("r5_exile", king=king).do("act").offered("king") == targets


def test_f_5_a_king_beside_the_castillo_cannot_be_put_there_again() -> None:
    assert "act" not in scene("r5_revolt", king="castillo").options


def test_f_6_the_grande_card_fetches_no_grande_out_of_the_castillo() -> None:
    inside = scene("n4_new_home", king="granada", grandes="violet castillo", sets="new-regency")
    assert "act" not in inside.options
    assert "act" in scene("n4_new_home", king="granada", grandes="violet aragon").options


def test_f_7_the_owner_of_a_grande_in_the_castillo_sets_a_disc_even_without_caballeros() -> None:
    s = scene(
        edition="2023", sets="new-regency", phase="scoring", round=3, king="aragon", grandes="green castillo"
    )
    assert s.asked == "green castillo_disc"
    s.do("disc granada")
    assert s.grande("green") == "granada"


@pytest.mark.parametrize(
    "card", ["c1_move4_own", "c1_place2_extra", "c2_remove1_each", "c4_grande", "c4_court2"]
)
def test_f_8_what_can_find_nothing_to_do_is_not_offered(card: str) -> None:
    # Violet has everything in the Castillo and no Grande; nobody stands in a region. Its turn is over at once.
    assert scene(card, "castillo: violet 30", king="granada").asked == "blue card"


def test_f_8_a_scoring_may_come_to_nothing() -> None:
    s = scene("c3_score_4", king="granada").do("act")
    assert s.points == ""


def test_f_9_eviction_may_name_a_region_without_opponents_but_not_the_kings() -> None:
    s = scene("c4_eviction", "aragon: violet 2", king="granada").do("act")
    assert s.offered("region") == [region for region in REGIONS if region != "granada"]
    s.do("region aragon")
    assert s.at("aragon") == "violet 2"


def test_f_10_of_two_vetos_the_one_that_lapses_sooner_is_spent() -> None:
    s = scene("c5_king", king="granada", vetos="blue", old_vetos="blue")
    s.do("act", "king aragon", "veto")
    assert s.king == "granada"
    assert (s.table.seats[VETO_OLD + BLUE], s.table.seats[VETO_NEW + BLUE]) == (0, 1)


def test_f_11_nobody_is_asked_twice_for_the_same() -> None:
    s = scene("c2_court_3", king="granada", vetos="orange")
    s.do("act")
    assert s.asked == "orange veto"
    s.do("allow")
    # Blue has lost three; the next question is about green.
    assert (s.court("blue"), s.court("green"), s.asked) == (4, 7, "orange veto")


def test_f_12_the_castillo_can_be_closed_again_once_it_was_opened() -> None:
    s = scene("c3_score_castillo", "castillo: violet 2", king="granada", vetos="blue")
    s.do("act", "allow")
    assert s.told("castillo_opened") == [{"counts": {"violet": 2}}]
    s.do("veto")
    assert (s.points, s.castillo()) == ("", "violet 2")


def test_f_12_not_in_2023() -> None:
    s = scene("n3_revelation", "castillo: violet 2", king="granada", sets="veteran-cards", vetos="blue")
    s.do("act", "allow")
    assert s.points == "violet 5"


def test_f_13_an_objection_saves_all_that_one_player_returns() -> None:
    s = scene("c2_angry_king", "aragon: blue 5 green 5", king="granada", vetos="orange")
    s.do("act", "allow", "from aragon", "from court", "from aragon", "allow")
    assert (s.at("aragon"), s.court("blue")) == ("blue 3 green 5", 6)
    s.do("from aragon", "from aragon", "from aragon", "veto")
    assert (s.at("aragon"), s.court("green"), s.court("orange")) == ("blue 3 green 5", 7, 7)


def test_f_14_a_modifier_lets_a_taken_value_be_played() -> None:
    s = scene(edition="2023", sets="power-modifiers", phase="power", modifiers="violet 1 blue 5", players=3)
    s.do("power 9", "plain")
    # Blue holds the +1: with it a second 9 is a 10, and it has to be played.
    s.do("power 9")
    assert s.options == ["modifier 5"]
    without = scene(edition="2023", sets="power-modifiers", phase="power", players=3).do("power 9")
    without.refuses("power 9")


def test_f_15_veteran_cards_replace_cards_of_their_own_stack_before_stacks_are_merged() -> None:
    table = new_game("2023", 2, sets="veteran-cards").table
    cards = table.rules.cards
    assert [cards[card].stack for card in table.chance.removed[2]] == [2, 2]
    assert table.chance.removed[3] == []
    assert len(table.chance.decks[2]) == 20


def test_f_15_the_dummy_goes_by_the_number_on_the_card() -> None:
    s = scene(
        edition="2023",
        players=2,
        phase="turns",
        played="violet 13 grey 12 blue 2",
        acted="violet",
        offer={1: "n1_militia", 2: "n3_score_4", 4: None, 5: None},
    )
    assert s.told("dummy_takes") == [{"stack": 2, "card": "n3_score_4"}]


@pytest.mark.parametrize("seed", range(30))
def test_f_16_a_card_that_empties_courts_goes_under_its_stack_in_the_first_round(seed: int) -> None:
    table = new_game("2015", 4, options="mulligan=yes", seed=seed).table
    cards = [table.rules.cards[card].id for card in table.chance.decks[2]]
    assert len(cards) == 11
    assert cards[0] not in ("c2_court_all", "c2_court_3")
    under = cards[len(cards) - table.chance.mulligans :]
    assert set(under) <= {"c2_court_all", "c2_court_3"}


def test_f_17_the_order_of_scorings_is_asked_for_only_while_it_can_matter() -> None:
    plain = scene("c3_score_4", "galicia: violet 1; sevilla: violet 1", king="granada").do("act")
    assert plain.points == "violet 8"
    watched = scene("c3_score_4", "galicia: violet 1; sevilla: violet 1", king="granada", vetos="blue")
    watched.do("act", "allow")
    assert (watched.asked, watched.offered("region")) == (
        "violet scoring_order",
        ["galicia", "cataluna", "sevilla"],
    )
