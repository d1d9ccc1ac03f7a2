"""Tests for the further rulings F-1 to F-19 of ``docs/rulings.md``: questions that only a program asks."""

import pytest

from elgrande.rules.ruleset import draw_chance
from tests.rules.table_setup import REGIONS, both_old_editions, classic_and_2023, game_of, scene


@pytest.mark.parametrize(
    "card",
    ["c5_king", "c4_royal_advisor", "n5_majesty", "n4_royal_advisor", "r5_entourage", "r5_competition"],
)
def test_f_1_the_king_cannot_be_moved_to_where_he_stands(card: str) -> None:
    scene(card, king="aragon").do("act").refuses("king aragon")


@pytest.mark.parametrize("card", ["r5_country_seat", "r5_unknown_10"])
def test_f_1_except_by_the_cards_that_say_where_he_goes(card: str) -> None:
    assert scene(card, "aragon: blue 1", king="aragon").do("act", "king aragon").king == "aragon"


@pytest.mark.parametrize(
    ("king", "targets"),
    [("france", REGIONS[1:4]), ("castillo", REGIONS), ("galicia", [REGIONS[1], REGIONS[4]])],
)
def test_f_2_the_kings_neighbours_are_where_one_may_place(king: str, targets: list[str]) -> None:
    assert scene("n4_royal_advisor", king=king, sets="new-regency").do("act").offered("king") == targets


@pytest.mark.parametrize("king", ["france", "portugal", "castillo"])
def test_f_3_nobody_follows_the_king_from_elsewhere(king: str) -> None:
    s = scene("r5_entourage", "castillo: blue 2; sevilla: blue 2", king=king).do("act", "king sevilla")
    assert (s.asked, s.at("sevilla"), s.castillo()) == ("violet turn", "blue 2", "blue 2")


def test_f_4_smuggling_opens_whatever_the_kings_region_is() -> None:
    scene("r5_smuggling", king="france").refuses("act")
    assert "to castillo" in scene("r5_smuggling", king="castillo").do("act").options


def test_f_5_exile_and_revolt_need_a_new_place() -> None:
    assert scene("r5_exile", king="portugal").do("act").options == ["king france"]
    scene("r5_revolt", king="castillo").refuses("act")


def test_f_6_the_grande_card_does_not_fetch_a_grande_out_of_the_castillo() -> None:
    scene("n4_new_home", grandes="violet castillo", sets="new-regency").refuses("act")


def test_f_7_a_grande_alone_in_the_castillo_needs_a_disc() -> None:
    s = scene(
        grandes="blue castillo", edition="2023", sets="new-regency", phase="scoring", round=3, king="galicia"
    )
    assert s.asked == "blue castillo_disc"
    assert s.do("disc sevilla").grande("blue") == "sevilla"


@pytest.mark.parametrize(
    "card",
    [
        "c2_court_all",
        "c2_court_3",
        "c2_angry_king",
        "c2_secret_all_of_region",
        "c2_secret_2_of_region",
        "c2_score_choice",
        "c3_score_4",
        "c3_score_castillo",
        "c3_score_first_only",
        "c3_score_most",
        "c3_score_least",
        "c4_secret_scoring",
        "c4_eviction",
    ],
)
def test_f_8_scorings_and_losses_may_come_to_nothing(card: str) -> None:
    s = scene(card, courts="violet 0 blue 0 green 0 orange 0")
    assert s.options == ["act", "end"]
    s.do("act")
    while s.asked.startswith("violet") or s.decision.kind == "scoring_disc":
        s.do(s.options[0])
    assert s.points == ""


@pytest.mark.parametrize(
    "card",
    [
        "c1_move3_any",
        "c1_move4_own",
        "c1_move3_foreign",
        "c1_region5_any",
        "c1_region_all_own",
        "c1_place2_extra",
        "c1_all_own_or_place2",
        "c2_remove1_each",
        "c4_grande",
    ],
)
def test_f_8_actions_without_anything_to_choose_are_not_offered(card: str) -> None:
    s = scene(card, courts="violet 0")
    assert s.told("turn_over") == [{"seat": 0}]


@classic_and_2023("c4_eviction", "n4_coup")
def test_f_9_eviction_may_name_a_region_without_opponents(card: str) -> None:
    s = scene(card, "aragon: violet 3", king="galicia").do("act")
    s.refuses("region galicia", "region castillo")
    assert s.do("region aragon").at("aragon") == "violet 3"


@classic_and_2023("c5_king", "n5_majesty")
def test_f_10_of_two_vetos_the_one_that_lapses_sooner_is_spent(card: str) -> None:
    sets = "veteran-cards" if card.startswith("2023") else ""
    s = (
        scene(card, vetos="blue", old_vetos="blue", sets=sets)
        .do("act", "king aragon", "veto", "end")
        .idle_round()
    )
    assert (s.table.round, s.vetos("blue")) == (2, 1)


@both_old_editions("c2_court_all")
def test_f_11_the_first_court_is_covered_by_the_question_before(card: str) -> None:
    s = scene(card, vetos="orange").do("act", "allow")
    assert (s.asked, s.court("blue"), s.court("green")) == ("orange veto", 0, 7)


@both_old_editions("c3_score_most")
def test_f_11_so_is_a_single_region(card: str) -> None:
    s = scene(card, "aragon: violet 2; sevilla: blue 1", vetos="orange").do("act", "allow")
    assert (s.asked, s.points) == ("violet turn", "violet 5")


@both_old_editions("c3_score_first_only")
def test_f_11_and_the_first_of_a_fixed_order(card: str) -> None:
    s = scene(card, "galicia: violet 2", king="aragon", vetos="orange").do("act", "allow")
    assert (s.asked, s.points) == ("orange veto", "violet 4")
    assert s.decision.subject["place"] == "pais_vasco"


@both_old_editions("c3_score_castillo")
def test_f_12_a_castillo_scoring_can_be_stopped_after_it_was_opened(card: str) -> None:
    s = scene(card, "castillo: violet 2", vetos="orange").do("act", "allow")
    assert s.told("castillo_opened") == [{"counts": {"violet": 2}}]
    s.do("veto")
    assert (s.points, s.castillo()) == ("", "violet 2")


@both_old_editions("c2_angry_king")
def test_f_13_all_that_one_player_returns_is_one_step(card: str) -> None:
    s = scene(card, "aragon: blue 3", vetos="orange").do(
        "act", "allow", "from aragon", "from court", "from court"
    )
    assert s.asked == "orange veto"
    s.do("veto")
    assert (s.at("aragon"), s.court("blue"), s.court("green")) == ("blue 3", 7, 7)
    assert set(s.table.pledge) == {0}


def test_f_14_a_taken_value_may_be_played_if_a_modifier_changes_it() -> None:
    s = scene(edition="2023", sets="power-modifiers", phase="power", modifiers="blue 5").do(
        "power 9", "power 9"
    )
    assert s.options == ["modifier 5"]


def test_f_15_veterans_come_in_before_stacks_are_merged() -> None:
    rules = game_of("2023", 3, sets="veteran-cards", options="stacks=merged")
    for seed in range(10):
        chance = draw_chance(rules, seed)
        assert {rules.cards[card].stack for card in chance.removed[2]} == {2}
        assert sum(rules.cards[card].stack == 3 for card in chance.decks[2]) == 10


def test_f_15_the_dummy_goes_by_the_printed_number() -> None:
    s = scene(
        "n5_majesty",
        players=2,
        played="violet 12 blue 13 grey 11",
        offer={1: "n1_militia", 2: "n2_assassin", 4: None},
    ).do("end")
    assert s.told("dummy_takes") == [{"stack": 2, "card": "n2_assassin"}]


def test_f_16_a_mulligan_puts_the_card_under_its_stack_until_another_comes() -> None:
    rules = game_of("2015", options="mulligan=yes")
    put_aside = 0
    for seed in range(80):
        chance = draw_chance(rules, seed)
        ids = [rules.cards[card].id for card in chance.decks[2]]
        assert ids[0] not in ("c2_court_all", "c2_court_3")
        assert all(id.startswith("c2_court") for id in ids[11 - chance.mulligans :])
        put_aside += chance.mulligans
    assert put_aside > 0


@both_old_editions("c3_score_5")
def test_f_17_the_order_of_regions_is_asked_only_while_a_veto_could_end_it(card: str) -> None:
    assert scene(card).do("act").asked == "violet turn"
    s = scene(card, vetos="blue").do("act", "allow")
    assert s.asked == "violet scoring_order"
    assert s.options == ["region pais_vasco", "region aragon", "region valencia"]
    assert s.decision.subject == {"places": ["pais_vasco", "aragon", "valencia"]}


def test_f_17_a_veto_of_2023_cannot_end_a_series_so_nothing_is_asked() -> None:
    s = scene("n3_score_5", vetos="blue", sets="veteran-cards").do("act", "allow")
    assert s.asked == "violet turn"


def test_f_17_only_one_region_left_is_not_asked_for() -> None:
    s = scene("c3_score_5", vetos="blue").do(
        "act", "allow", "region aragon", "allow", "region valencia", "allow"
    )
    assert s.asked == "blue veto"
    assert s.decision.subject["place"] == "pais_vasco"


@both_old_editions("c2_court_all")
def test_f_18_nobody_is_asked_about_an_empty_court(card: str) -> None:
    s = scene(card, vetos="orange", courts="violet 5 blue 0 green 4 orange 3").do("act", "allow")
    # Green's loss is the first one, which the question before the action covers; only orange's is left.
    assert (s.asked, s.court("green"), s.decision.subject["loser"]) == ("orange veto", 0, 3)
    s = scene(card, vetos="orange", courts="violet 5 blue 2 green 0 orange 0").do("act", "allow")
    assert (s.asked, s.court("blue")) == ("violet turn", 0)


@both_old_editions("c2_angry_king")
def test_f_18_nobody_is_asked_about_who_has_nothing_to_return(card: str) -> None:
    s = scene(card, "aragon: orange 4", vetos="orange", courts="violet 5 blue 0 green 0 orange 0")
    s.do("act", "allow")
    assert (s.asked, s.decision.subject["loser"]) == ("orange veto", 3)


def test_f_19_what_is_announced_is_asked_even_if_there_is_one_way_only() -> None:
    exile = scene("r5_exile", king="france").do("act")
    assert (exile.asked, exile.options) == ("violet king", ["king portugal"])
    region = scene("c1_region_all_own", "aragon: violet 2").do("act")
    assert (region.asked, region.options) == ("violet region", ["region aragon"])
    either = scene("c1_all_own_or_place2", "aragon: violet 2", courts="violet 0").do("act")
    assert (either.asked, either.options) == ("violet either", ["first"])
    swap = scene("r5_substitute", grandes="blue aragon").do("act")
    assert (swap.asked, swap.options) == ("violet swap", ["swap blue"])


def test_f_19_so_is_the_only_power_card_that_can_be_taken_back() -> None:
    s = scene("c4_power_back", played="violet 13 blue 3 green 2 orange 1").do("act")
    assert (s.asked, s.options) == ("violet power_back", ["back 13"])


def test_f_19_the_last_card_on_offer_is_not_asked_for() -> None:
    offer: dict[int, str | None] = {1: None, 2: None, 3: None, 4: None}
    s = scene("", phase="card", offer=offer, played="violet 1 blue 13 green 12 orange 11")
    assert (s.asked, s.told("card")[-1]["card"]) == ("violet turn", "c5_king")
