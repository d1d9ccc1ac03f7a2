"""The dummy of the two-player game of 2023: a colour that nobody plays."""

from collections import Counter
from typing import Unpack

import pytest

from elgrande.rules.knowledge import view
from elgrande.rules.places import PLACE_IDS
from elgrande.rules.sets.build import new_table, table_for
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import GRANDE
from tests.rules.table_setup import GREY, Facts, Scene, game_of, new_game, scene


def two(board: str = "", card: str = "", **facts: Unpack[Facts]) -> Scene:
    facts["edition"], facts["players"] = "2023", 2
    return scene(card, board, **facts)


def regions_of(s: Scene, shuffle: int) -> list[str]:
    """The region cards of the dummy in the order in which they are drawn."""
    return [PLACE_IDS[place] for place in s.table.chance.dummy_regions[shuffle]]


# ---------------------------------------------------------------------- 1: pieces


def test_thirty_caballeros_thirteen_power_cards_no_grande_no_points() -> None:
    s = new_game("2023", 2)
    total = sum(s.table.at(place, GREY) for place in range(s.table.rules.rows))
    assert total == 30
    assert sorted(s.table.chance.dummy_powers) == list(range(1, 14))
    assert s.table.seats[GRANDE + GREY] == -1
    assert len(s.table.scores) == 2


@pytest.mark.parametrize(("edition", "players"), [("1995", 2), ("2015", 2), ("2023", 3), ("2023", 4)])
def test_only_two_players_of_2023_have_a_dummy(edition: str, players: int) -> None:
    s = new_game(edition, players)
    assert not s.table.rules.dummy
    assert sum(s.table.at(place, GREY) for place in range(s.table.rules.rows)) == 0
    assert s.told("dummy_power") == []


# ---------------------------------------------------------------------- 3 and 4: two caballeros in two regions


def test_each_round_two_regions_are_drawn_and_get_two_caballeros_each() -> None:
    for seed in range(20):
        s = new_game("2023", 2, seed=seed)
        drawn = regions_of(s, 0)[:2]
        expected = {region: 0 if region == s.king else 2 for region in drawn}
        assert {str(event["place"]): event["count"] for event in s.told("dummy_arrives")} == expected
        assert s.province("grey") == 30 - sum(expected.values())


def test_a_drawn_kings_region_is_spent_and_not_drawn_again() -> None:
    rules = game_of("2023", 2)
    table = new_table(Setup("2023", 2), 1)
    chance = table.chance
    chance.king = chance.dummy_regions[0][0]
    s = Scene(table_for(rules, chance))
    assert [event["count"] for event in s.told("dummy_arrives")] == [0, 2]
    assert s.province("grey") == 28


@pytest.mark.parametrize("king", ["france", "portugal", "castillo"])
def test_with_the_king_elsewhere_all_regions_are_open_to_the_dummy(king: str) -> None:
    s = two(phase="round", king=king, sets="new-regency")
    assert [event["count"] for event in s.told("dummy_arrives")] == [2, 2]


def test_as_many_as_are_left() -> None:
    s = two("castillo: grey 27", phase="round", king="galicia")
    counts = [event["count"] for event in s.told("dummy_arrives")]
    open_ones = [region != "galicia" for region in regions_of(s, 0)[:2]]
    assert sum(int(str(count)) for count in counts) == (3 if all(open_ones) else 2)
    none = two("castillo: grey 30", phase="round")
    assert [event["count"] for event in none.told("dummy_arrives")] == [0, 0]


def test_six_cards_are_drawn_between_two_scorings_and_then_all_nine_are_shuffled_again() -> None:
    s = new_game("2023", 2, seed=5)
    s.idle_game()
    drawn = [str(event["place"]) for event in s.told("dummy_arrives")]
    assert len(drawn) == 18
    for scoring in range(3):
        part = drawn[6 * scoring : 6 * scoring + 6]
        assert part == regions_of(s, scoring)[:6]
        assert max(Counter(part).values()) == 1


def test_in_the_short_game_four_cards_between_two_scorings() -> None:
    s = new_game("2023", 2, options="length=short", seed=5)
    s.idle_game()
    drawn = [str(event["place"]) for event in s.told("dummy_arrives")]
    assert drawn == [*regions_of(s, 0)[:4], *regions_of(s, 1)[:4], *regions_of(s, 2)[:4]]


def test_the_caballeros_come_before_the_cards_are_turned_up() -> None:
    kinds = [event.kind for event in new_game("2023", 2).table.news]
    assert kinds.index("dummy_arrives") < kinds.index("offer") < kinds.index("dummy_power")


# ---------------------------------------------------------------------- 5: its power card


def test_its_power_card_is_turned_up_first_and_blocks_its_value() -> None:
    s = two(phase="round")
    value = s.table.chance.dummy_powers[0]
    assert s.told("dummy_power") == [{"power": value}]
    s.refuses(f"power {value}")
    s.do("power 1" if value != 1 else "power 2")
    s.refuses(f"power {value}")


def test_one_power_card_after_the_other() -> None:
    s = new_game("2023", 2, seed=5)
    s.idle_game()
    assert [event["power"] for event in s.told("dummy_power")] == s.table.chance.dummy_powers[:9]


@pytest.mark.parametrize(
    ("played", "order"),
    [
        ("violet 13 blue 12 grey 11", ["violet", "blue", "grey"]),
        ("violet 13 blue 2 grey 11", ["violet", "grey", "blue"]),
        ("violet 3 blue 2 grey 11", ["grey", "violet", "blue"]),
    ],
)
def test_it_has_its_place_in_the_order_of_turns(played: str, order: list[str]) -> None:
    s = two(played=played, phase="turns")
    s.idle_round()
    taken = [event for event in s.table.news if event.kind in ("card", "dummy_takes")]
    names = {0: "violet", 1: "blue"}
    assert [
        "grey" if event.kind == "dummy_takes" else names[int(str(event.facts["seat"]))] for event in taken
    ] == order


def test_the_dummy_never_gets_the_start_marker() -> None:
    s = two(card="n5_majesty", played="violet 5 blue 12 grey 1").do("end")
    assert s.table.round == 2
    assert s.asked == "violet power"


# ---------------------------------------------------------------------- 6: its action card


def test_it_takes_the_card_with_the_most_caballeros_and_does_nothing_with_it() -> None:
    s = two(phase="turns", played="violet 3 blue 2 grey 11")
    assert s.told("dummy_takes") == [{"stack": 5, "card": "n5_majesty"}]
    assert 5 not in s.offer
    assert s.king == "galicia"
    assert s.asked == "violet supply"


def test_then_the_next_most() -> None:
    s = two(card="n5_majesty", played="violet 13 blue 2 grey 11").do("end")
    assert [event["stack"] for event in s.told("dummy_takes")] == [4]


def test_after_the_kings_card_and_stack_four_it_takes_the_merged_stack() -> None:
    s = scene(
        "n5_majesty",
        edition="2023",
        players=2,
        played="violet 12 blue 13 grey 11",
        offer={4: None, 2: "n3_score_4"},
    ).do("end")
    assert s.told("dummy_takes") == [{"stack": 2, "card": "n3_score_4"}]


def test_stacks_that_are_empty_by_then_do_not_matter() -> None:
    s = two(card="n1_militia", played="violet 13 blue 2 grey 11").do("end")
    assert s.told("dummy_takes") == [{"stack": 5, "card": "n5_majesty"}]


def test_the_last_card_is_good_enough() -> None:
    s = scene(
        "n5_majesty",
        players=2,
        played="violet 12 blue 13 grey 11",
        offer={1: "n1_militia", 2: None, 4: None},
    ).do("end")
    assert s.told("dummy_takes") == [{"stack": 1, "card": "n1_militia"}]


def test_the_kings_card_is_back_in_the_next_round_although_the_dummy_took_it() -> None:
    s = two(phase="turns", played="violet 3 blue 2 grey 11")
    s.idle_round()
    assert s.offer[5] == "n5_majesty"
    assert "n5_majesty" not in str(view(s.table)["discards"])


def test_four_cards_for_three_takers() -> None:
    s = two(phase="turns", played="violet 3 blue 2 grey 11")
    assert sorted(s.offer) == [1, 2, 4]
    s.idle()
    while s.table.round == 1:
        left = s.offer
        s.idle()
    assert len(left) == 1


# ---------------------------------------------------------------------- 7: its caballeros


def test_a_returned_caballero_goes_to_its_own_province_and_can_come_back() -> None:
    s = two("aragon: grey 1; castillo: grey 29", card="n2_assassin").do("act", "lift grey aragon")
    assert s.province("grey") == 1


def test_it_may_be_moved_into_the_castillo_and_counts_there() -> None:
    s = two("aragon: grey 1; castillo: violet 1", card="n1_move3_any")
    s.do("act", "lift grey aragon", "to castillo")
    assert s.castillo() == "violet 1 grey 1"


def test_it_is_never_asked_anything() -> None:
    for seed in range(3):
        s = new_game("2023", 2, sets="veteran-cards power-modifiers new-regency", seed=seed)
        while not s.table.over:
            assert set(s.table.deciders) <= {0, 1}
            s.table.play(s.table.options[len(s.table.options) // 2])


# ---------------------------------------------------------------------- what is known of it


def test_the_rest_of_its_cards_is_hidden() -> None:
    s = two(phase="round")
    neutral = view(s.table, 0)["neutral"]
    assert neutral == {
        "colour": "grey",
        "province": s.province("grey"),
        "power": s.table.chance.dummy_powers[0],
        "acted": False,
        "seen": s.table.chance.dummy_powers[:1],
    }
