"""Anniversary: banner bearers break ties, and banners never touch the ground."""

import pytest

from elgrande.rules.knowledge import part, view
from elgrande.rules.places import PLACE_IDS
from elgrande.rules.scoring import awards
from elgrande.rules.sets.anniversary.facts import AnniversaryFacts
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.setup import Setup
from tests.bigbox.colony_scenes import BANNERS, BOTH, ColonyScene, colony
from tests.rules.table_setup import place_of


def ranks(s: ColonyScene, place: str) -> dict[int, int]:
    return {award.colour: award.rank for award in awards(s.table, place_of(place))}


def paid(s: ColonyScene, place: str) -> dict[int, int]:
    return {award.colour: award.points for award in awards(s.table, place_of(place)) if award.points}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("sets", ["", "grandissimo", "king-intrigant", "inquisitor-colonies"])
def test_a_caballero_at_home_bears_the_banner(players: int, sets: str) -> None:
    s = ColonyScene(new_table(Setup("2015", players, [BANNERS, *sets.split()]), 1))
    for seat, colour in enumerate(["violet", "blue", "green", "orange", "red"][:players]):
        assert s.banner(colour) == PLACE_IDS[s.table.chance.homes[seat]]


# ---------------------------------------------------------------------- ties


def test_ex_ann_01_a_bearer_wins_a_tie_for_first() -> None:
    s = colony(
        "",
        "castilla_la_vieja: violet 3 blue 3 green 1",
        sets=BANNERS,
        tokens="bearers castilla_la_vieja - - - -",
    )
    assert ranks(s, "castilla_la_vieja") == {0: 1, 1: 2, 2: 3}
    assert paid(s, "castilla_la_vieja") == {0: 6, 1: 4, 2: 2}


def test_ex_ann_02_two_bearers_in_one_tie_share_and_fall_back() -> None:
    s = colony(
        "",
        "castilla_la_nueva: violet 3 blue 2 green 2 orange 2",
        sets=BANNERS,
        tokens="bearers - - castilla_la_nueva castilla_la_nueva -",
    )
    assert ranks(s, "castilla_la_nueva") == {0: 1, 2: 3, 3: 3, 1: 4}
    assert paid(s, "castilla_la_nueva") == {0: 7, 2: 2, 3: 2}


def test_a_bearer_does_not_count_as_another_caballero() -> None:
    s = colony("", "granada: violet 2 blue 3", sets=BANNERS, tokens="bearers granada")
    assert ranks(s, "granada") == {1: 1, 0: 2}
    assert [award.count for award in awards(s.table, place_of("granada"))] == [3, 2]


def test_ruling_a_05_a_tie_won_by_the_banner_is_a_sole_majority() -> None:
    s = colony(
        "",
        "granada: violet 2 blue 2",
        king="granada",
        sets=BANNERS,
        grandes="violet granada blue granada",
        tokens="bearers granada",
    )
    assert paid(s, "granada") == {0: 6 + 2 + 2, 1: 3}


def test_with_two_players_the_bearer_takes_the_only_place_that_is_paid() -> None:
    s = colony("", "granada: violet 2 blue 2", players=2, sets=BANNERS, tokens="bearers - granada")
    assert paid(s, "granada") == {1: 6}


def test_the_banner_decides_first_places_too() -> None:
    s = colony("c3_score_first_only", "granada: violet 1 blue 1", sets=BANNERS, tokens="bearers granada").do(
        "act"
    )
    assert s.points == "violet 6"


def test_black_caballeros_and_a_banner_in_one_tie() -> None:
    s = colony("", "granada: violet 1 grey 1 blue 2", sets=BOTH, tokens="inquisitor violet; bearers granada")
    assert paid(s, "granada") == {0: 6, 1: 3}


# ---------------------------------------------------------------------- moving


def test_whoever_moves_a_caballero_says_whether_it_is_the_bearer() -> None:
    s = colony("c1_move3_any", "granada: blue 2", sets=BANNERS, tokens="bearers - granada")
    s.do("act", "lift blue granada")
    assert s.asked == "violet which"
    assert s.offered("which") == ["plain unladen", "plain banner"]
    s.do("which plain banner", "to sevilla")
    assert s.banner("blue") == "sevilla"


def test_alone_nobody_is_asked_and_the_banner_goes_along() -> None:
    s = colony("c1_move3_any", "granada: blue 1", sets=BANNERS, tokens="bearers - granada")
    s.do("act", "lift blue granada", "to sevilla")
    assert s.banner("blue") == "sevilla"


def test_evicted_with_all_others_the_banner_goes_along() -> None:
    s = colony("c4_eviction", "granada: blue 3", sets=BANNERS, tokens="bearers - granada")
    s.do("act", "region granada", "disc sevilla")
    assert s.banner("blue") == "sevilla"


# ---------------------------------------------------------------------- falling


def test_ruling_a_08_the_banner_does_not_pass_into_the_kings_region() -> None:
    board = "granada: blue 1; aragon: blue 2; sevilla: blue 1; galicia: blue 1"
    s = colony("c1_move3_any", board, sets=BANNERS, king="aragon", tokens="bearers - granada")
    s.do("act", "lift blue granada", "to castillo")
    assert s.offered("lift") == ["blue galicia", "blue sevilla"]


def test_ruling_a_08_with_all_others_in_the_kings_region_it_waits() -> None:
    s = colony(
        "c1_move3_any",
        "granada: blue 1; aragon: blue 2; sevilla: green 1",
        sets=BANNERS,
        king="aragon",
        tokens="bearers - granada",
    )
    s.do("act", "lift blue granada", "to castillo")
    assert (s.asked, s.banner("blue")) == ("violet lift", "")


def test_thrown_into_the_castillo_the_banner_goes_to_another_caballero_at_once() -> None:
    s = colony(
        "c1_move3_any",
        "granada: blue 1; aragon: blue 2; sevilla: blue 1",
        sets=BANNERS,
        tokens="bearers - granada",
    )
    s.do("act", "lift blue granada", "to castillo")
    assert s.asked == "blue banner"
    assert s.options == ["lift blue aragon", "lift blue sevilla"]
    s.do("lift blue aragon")
    assert s.banner("blue") == "aragon"
    assert s.asked == "violet lift"


def test_with_one_region_left_nobody_is_asked() -> None:
    s = colony("c1_move3_any", "granada: blue 1; aragon: blue 2", sets=BANNERS, tokens="bearers - granada")
    s.do("act", "lift blue granada", "to castillo")
    assert s.banner("blue") == "aragon"


def test_sent_to_the_province_the_banner_is_given_on() -> None:
    s = colony("c2_remove1_each", "granada: blue 2", sets=BANNERS, tokens="bearers - granada")
    s.do("act", "lift blue granada", "which plain banner")
    assert s.banner("blue") == "granada"
    assert s.at("granada") == "blue 1"


def test_taken_back_to_court_the_banner_is_given_on() -> None:
    s = colony(
        "c4_court2",
        "granada: violet 1; aragon: violet 22",
        courts="violet 7",
        provinces="violet 0",
        sets=BANNERS,
        tokens="bearers granada",
    )
    s.do("act", "from granada")
    assert s.banner("violet") == "aragon"


def test_ruling_a_05_without_another_caballero_the_banner_waits_for_the_next_that_comes() -> None:
    s = colony("c1_move3_any", "granada: violet 1", sets=BANNERS, tokens="bearers granada", king="galicia")
    s.do("act", "lift violet granada", "to castillo")
    assert s.banner("violet") == ""
    s.table.news.clear()
    s.do("to pais_vasco")
    assert s.banner("violet") == "pais_vasco"
    # The move that brings the bearer is told first.
    assert [event.kind for event in s.table.news][:2] == ["placed", "banner"]
    assert s.told("banner") == [{"seat": 0, "place": "pais_vasco"}]


def test_a_waiting_banner_is_taken_by_who_leaves_the_castillo() -> None:
    s = colony("", "castillo: violet 2", phase="scoring", round=3, sets=BANNERS, tokens="banners_waiting 1")
    s.set_disc("violet", "granada")
    assert s.banner("violet") == "granada"


def test_a_veto_keeps_the_bearer_where_he_is() -> None:
    s = colony("c1_move3_any", "granada: blue 2", sets=BANNERS, tokens="bearers - granada", vetos="green")
    s.do("act", "allow", "lift blue granada", "which plain banner", "to castillo", "veto")
    assert s.banner("blue") == "granada"


# ---------------------------------------------------------------------- with the colonies


def test_a_bearer_claims_nothing() -> None:
    s = colony("c5_king", "america: violet 1", sets=BOTH, tokens="tokens 1 0; bearers america")
    assert not s.offered("claim")
    s = colony("c5_king", "america: violet 2", sets=BOTH, tokens="tokens 1 0; bearers america").do(
        "claim gold own"
    )
    assert s.kinds("america", "violet") == "plain gold 1, plain banner 1"


def test_ruling_a_07_a_banner_is_given_to_empty_hands_only() -> None:
    s = colony(
        "c1_move4_own",
        "granada: violet 1; america: violet 1; aragon: violet 1",
        sets=BOTH,
        tokens="gold_in_america 1; bearers granada",
    )
    s.do("act", "lift violet granada", "to castillo")
    assert s.banner("violet") == "aragon"


def test_a_bearer_may_hold_an_office() -> None:
    s = colony("c1_move4_own", "granada: violet 1", sets=BOTH, tokens="bearers granada")
    s.do("act", "lift violet granada", "to ship", "stand captain")
    assert s.kinds("ship", "violet") == "captain banner 1"
    s.do("lift violet ship", "to france", "stand envoy")
    assert s.kinds("france", "violet") == "envoy banner 1"
    seen = part(view(s.table, 0), AnniversaryFacts)["banners"]
    assert isinstance(seen, list)
    assert seen[0] == {"place": "france", "spot": "envoy"}


def test_in_francia_the_banner_decides_and_on_the_captains_field_it_does_not() -> None:
    s = colony(
        "", "france: violet 1 blue 1", sets=BOTH, tokens="slots blue - violet; bearers france; bearer_spots 4"
    )
    assert paid(s, "france") == {0: 3, 1: 1 + 2}
    s = colony(
        "",
        "ship: violet 2 blue 1",
        boards="8 ship",
        sets=BOTH,
        tokens="slots - - - violet; bearers ship; bearer_spots 5",
    )
    assert paid(s, "ship") == {0: 4 + 3, 1: 4}


def test_ruling_a_05b_beside_the_limitation_table_a_banner_breaks_no_tie() -> None:
    board = "granada: violet 6 blue 5"
    beside = colony(
        "", board, sets=BOTH, tokens="table_at granada; on_table 5 5; bearers granada; bearer_spots 0"
    )
    assert ranks(beside, "granada") == {0: 2, 1: 2}
    on_it = colony(
        "", board, sets=BOTH, tokens="table_at granada; on_table 5 5; bearers granada; bearer_spots 1"
    )
    assert ranks(on_it, "granada") == {0: 1, 1: 2}


def test_of_many_who_come_at_once_the_bearer_takes_the_last_field() -> None:
    s = colony(
        "c4_eviction",
        "aragon: blue 3; granada: green 9",
        sets=BOTH,
        tokens="table_at granada; bearers - aragon",
    )
    s.do("act", "region aragon", "disc granada")
    assert s.kinds("granada", "blue") == "plain unladen 2, table banner 1"


def test_when_the_table_moves_away_a_bearer_on_it_stays() -> None:
    s = colony(
        "gic_move_limitation_table",
        "granada: violet 2",
        sets=BOTH,
        tokens="table_at granada; on_table 2; bearers granada; bearer_spots 1",
    )
    s.do("act", "region aragon")
    assert s.kinds("granada", "violet") == "plain unladen 1, plain banner 1"


# ---------------------------------------------------------------------- with Grandissimo


def test_ruling_a_05_a_bearer_in_prison_gives_his_banner_on() -> None:
    s = colony(
        "grd_united_force",
        "granada: blue 1; aragon: blue 1",
        sets="anniversary grandissimo",
        tokens="bearers - granada",
    )
    s.do("act")
    while s.decision.kind != "jail":
        s.idle()
    s.do("lift blue granada")
    assert s.banner("blue") == "aragon"
