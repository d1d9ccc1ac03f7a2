"""Players' edition: the bridge."""

import pytest

from elgrande.rules.knowledge import part, view
from elgrande.rules.sets.players_edition.facts import PlayersEditionFacts
from tests.bigbox.power_scenes import power_scene

OWNED = "bridge aragon valencia; bridge_owner violet"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_bridge_between_neighbours_and_a_caballero_of_the_court_on_it(players: int) -> None:
    s = power_scene("53", players=players, king="galicia", courts="violet 3").do("act", "region sevilla")
    assert s.offered("region") == ["castilla_la_nueva", "granada"]
    s.do("region granada")
    assert [s.token("bridge"), s.token("bridge", 1), s.token("bridge_owner")] == [
        "sevilla",
        "granada",
        "violet",
    ]
    assert s.at("bridge") == "violet 1"
    assert s.court("violet") == 2
    assert s.asked == "violet turn"


@pytest.mark.parametrize(("players", "caballeros"), [(2, 4), (3, 3), (4, 2), (5, 2)])
def test_ruling_e_05_the_action_card_says_how_many_are_placed_beside_the_one_on_the_bridge(
    players: int, caballeros: int
) -> None:
    s = power_scene("53", players=players, king="galicia", courts="violet 7")
    s.do("act", "region sevilla", "region granada")
    assert s.decision.subject["left"] == caballeros


def test_bridge_neither_end_in_the_kings_region_or_the_quarantine() -> None:
    s = power_scene("53", king="sevilla", tokens="quarantine granada").do("act")
    assert not {"sevilla", "granada"} & set(s.offered("region"))
    s.do("region castilla_la_nueva")
    assert s.offered("region") == ["aragon", "castilla_la_vieja", "valencia"]


def test_bridge_a_region_without_an_open_neighbour_cannot_be_an_end() -> None:
    s = power_scene("53", king="castilla_la_vieja", tokens="quarantine pais_vasco").do("act")
    assert "region galicia" not in s.options


def test_bridge_needs_a_caballero_in_court() -> None:
    s = power_scene("53", courts="violet 0", board="aragon: violet 3")
    assert s.asked != "violet turn"


def test_bridge_before_his_turn_the_owner_moves_any_number_between_its_ends() -> None:
    s = power_scene(
        "53", "aragon: violet 2 blue 1; valencia: violet 1; bridge: violet 1", phase="supply", tokens=OWNED
    )
    assert s.asked == "violet cross_bridge"
    assert s.options == ["lift violet aragon", "lift violet valencia", "dismantle", "stop"]
    s.do("lift violet aragon", "lift violet aragon")
    assert (s.at("aragon"), s.at("valencia")) == ("blue 1", "violet 3")
    s.do("lift violet valencia")
    # Everybody crosses once at most, so the way ends here.
    assert s.options == ["dismantle", "stop"]
    s.do("stop")
    assert s.asked == "violet supply"


def test_ruling_e_06_only_own_caballeros_cross_the_bridge() -> None:
    s = power_scene("53", "aragon: violet 1 blue 3; bridge: violet 1", phase="supply", tokens=OWNED)
    assert s.offered("lift") == ["violet aragon"]


def test_ruling_e_06_the_caballero_on_the_bridge_is_in_no_region() -> None:
    s = power_scene(
        players=4,
        played="blue 180 green 170 orange 160 violet 10",
        board="bridge: violet 1; aragon: blue 1",
        tokens=OWNED,
    )
    assert s.do("act", "first").offered("lift") == ["blue aragon"]


@pytest.mark.parametrize("king", ["aragon", "valencia"])
def test_bridge_is_closed_while_one_end_is_the_kings_region(king: str) -> None:
    s = power_scene(
        "53",
        "aragon: violet 1; valencia: violet 1; bridge: violet 1",
        phase="supply",
        king=king,
        tokens=OWNED,
    )
    assert s.options == ["dismantle", "stop"]


def test_bridge_is_closed_by_a_quarantine_too() -> None:
    s = power_scene(
        "53", "aragon: violet 1; bridge: violet 1", phase="supply", tokens=OWNED + "; quarantine valencia"
    )
    assert s.options == ["dismantle", "stop"]


def test_bridge_nobody_else_is_asked() -> None:
    s = power_scene(
        "53",
        "aragon: violet 1; bridge: blue 1",
        phase="supply",
        tokens="bridge aragon valencia; bridge_owner blue",
    )
    assert s.asked == "violet supply"


def test_bridge_taken_off_the_caballero_goes_to_court_and_the_bridge_leaves_the_board() -> None:
    s = power_scene(
        "53", "aragon: violet 1; bridge: violet 1", phase="supply", tokens=OWNED, courts="violet 2"
    )
    s.do("dismantle")
    assert s.court("violet") == 3
    assert [s.token("bridge"), s.token("bridge_owner"), s.at("bridge")] == [None, None, ""]
    assert s.asked == "violet supply"


def test_bridge_the_next_player_of_the_card_moves_it_and_its_owner_gets_his_caballero_back() -> None:
    s = power_scene(
        "53", "bridge: blue 1", courts="blue 4", tokens="bridge aragon valencia; bridge_owner blue"
    )
    s.do("act", "region aragon")
    assert "region valencia" not in s.options
    s.do("region cataluna")
    assert s.at("bridge") == "violet 1"
    assert s.court("blue") == 5
    assert part(view(s.table), PlayersEditionFacts)["players_edition"]["bridge"] == {
        "seat": 0,
        "places": ["aragon", "cataluna"],
    }


def test_bridge_one_point_in_each_general_scoring() -> None:
    s = power_scene(phase="scoring", round=3, board="bridge: violet 1", tokens=OWNED)
    assert s.points == "violet 1"
    assert s.told("bridge_point") == [{"seat": 0}]
    assert s.token("bridge_owner") == "violet"


def test_bridge_can_be_vetoed_when_it_is_laid_but_not_when_it_is_crossed() -> None:
    s = power_scene("53", vetos="blue").do("act", "region aragon", "region valencia")
    assert s.asked == "blue veto"
    assert s.do("veto").token("bridge_owner") is None
    crossing = power_scene(
        "53", "aragon: violet 1; bridge: violet 1", phase="supply", tokens=OWNED, vetos="blue"
    )
    crossing.do("lift violet aragon")
    assert crossing.at("valencia") == "violet 1"
