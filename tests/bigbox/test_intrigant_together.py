"""Cards of the Players' edition meet Special cards, doubled regions and banners."""

from __future__ import annotations

from elgrande.rules.knowledge import view
from elgrande.rules.scoring import awards
from tests.bigbox.power_scenes import EDITION_SETS, PowerScene, power_scene
from tests.rules.table_setup import place_of

SPECIAL = EDITION_SETS + " special-cards"
BANNERS = EDITION_SETS + " anniversary"
BRIDGE = "bridge aragon valencia; bridge_owner violet"


def scored(s: PowerScene, place: str) -> dict[object, object]:
    told = [event["awards"] for event in s.told("scored") if event["place"] == place]
    assert isinstance(told[-1], list)
    return {award["seat"]: award["points"] for award in told[-1]}


# ---------------------------------------------------------------------- with the Special cards


def test_nobody_crosses_the_bridge_into_a_full_region() -> None:
    s = power_scene(
        "53",
        "aragon: violet 2; valencia: violet 2 blue 4; bridge: violet 1",
        sets=SPECIAL,
        phase="supply",
        tokens=BRIDGE + "; limited valencia",
    )
    assert s.offered("lift") == ["violet valencia"]
    s.do("lift violet valencia")
    assert s.offered("lift") == ["violet aragon", "violet valencia"]


def test_quarantine_and_royal_protection_close_a_region_each() -> None:
    s = power_scene("83", sets=SPECIAL, king="galicia", tokens="protected pais_vasco").do("act")
    assert s.offered("region") == ["castilla_la_vieja"]
    s.do("region castilla_la_vieja")
    assert view(s.table)["taboo"] == ["galicia", "pais_vasco", "castilla_la_vieja"]
    moved = power_scene(
        "95", sets=SPECIAL, king="galicia", tokens="protected pais_vasco; quarantine castilla_la_vieja"
    )
    moved.do("act", "region granada")
    assert view(moved.table)["taboo"] == ["galicia", "castilla_la_vieja", "granada"]


def test_a_grande_in_a_castillo_that_stands_elsewhere_still_earns_its_bonus_there() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        sets=SPECIAL,
        board="castillo: violet 2 blue 1",
        grandes="violet castillo",
        tokens="castillo_at granada",
    )
    s.do("disc sevilla", "disc sevilla")
    assert scored(s, "castillo") == {0: 6 + 2, 1: 3}
    assert s.grande("violet") == "sevilla"
    assert scored(s, "sevilla") == {0: 4 + 2, 1: 3}


def test_a_spy_with_caballeros_beside_the_castillo_sets_his_disc_last() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        sets=SPECIAL,
        board="beside_castillo: violet 1; castillo: blue 1",
        tokens="collapse 1; spies 1",
    )
    assert s.deciders == ["blue"]
    s.do("disc granada")
    assert s.deciders == ["violet"]
    assert s.decision.subject["discs"] == {"1": "granada"}


def test_those_from_beside_the_castillo_find_no_room_in_a_full_region() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        sets=SPECIAL,
        board="beside_castillo: violet 2; castillo: violet 1; granada: blue 5",
        courts="violet 0",
        tokens="collapse 1; limited granada",
    )
    s.do("disc granada")
    assert s.at("granada") == "violet 1 blue 5"
    assert s.court("violet") == 2


def test_fiesta_follows_the_mistress_into_every_region() -> None:
    s = power_scene("15", sets=SPECIAL, king="galicia", courts="violet 7", tokens="mistress 1").do("act")
    assert "to granada" in s.options
    assert "to galicia" not in s.options


def test_a_reserve_that_enters_is_part_of_both_allies() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        sets=SPECIAL,
        board="card_75: violet 1; aragon: violet 1; sevilla: blue 1",
        tokens="alliance aragon sevilla",
    )
    s.do("skip", "skip")
    assert s.decision.subject["place"] == "aragon"
    s.do("to sevilla")
    assert scored(s, "aragon") == {0: 5, 1: 4}
    assert scored(s, "sevilla") == {0: 4, 1: 3}


# ---------------------------------------------------------------------- with doubled regions


def test_ruling_a_04b_doubling_doubles_the_share_of_its_own_region_only() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        board="aragon: violet 2; sevilla: blue 1",
        tokens="alliance aragon sevilla; doubled sevilla; doubler violet",
    )
    assert scored(s, "aragon") == {0: 5, 1: 4}
    assert scored(s, "sevilla") == {0: 2 * 4, 1: 2 * 3}


def test_ruling_a_04b_a_turned_scoreboard_in_an_alliance_counts_for_its_own_region() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        board="aragon: violet 2; sevilla: blue 1 green 3",
        boards="8 sevilla",
        tokens="alliance aragon sevilla; reversed 1",
    )
    assert scored(s, "aragon") == {2: 5, 0: 4, 1: 1}
    assert scored(s, "sevilla") == {2: 0, 0: 4, 1: 8}


def test_a_castillo_in_a_doubled_region_is_not_doubled() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        board="castillo: violet 1",
        tokens="castillo_at granada; doubled granada; doubler violet",
    )
    s.do("disc granada")
    assert scored(s, "castillo") == {0: 6}
    assert scored(s, "granada") == {0: 2 * 6}


# ---------------------------------------------------------------------- with the banners


def test_shift_a_bearer_who_is_thrown_in_hands_his_banner_on() -> None:
    s = power_scene(
        "23",
        "granada: blue 2; aragon: blue 1; valencia: blue 1; sevilla: violet 1",
        sets=BANNERS,
        tokens="bearers sevilla granada",
    )
    s.do("act", "region granada")
    assert s.castillo() == "blue 2"
    assert s.asked == "blue banner"
    assert s.offered("lift") == ["blue aragon", "blue valencia"]
    s.do("lift blue valencia")
    assert s.token("bearers", 1) == "valencia"


def test_bridge_the_owner_says_whether_the_bearer_crosses() -> None:
    s = power_scene(
        "53",
        "aragon: violet 2; bridge: violet 1",
        sets=BANNERS,
        phase="supply",
        tokens=BRIDGE + "; bearers aragon",
    )
    s.do("lift violet aragon")
    assert s.asked == "violet which"
    banner = next(text for text in s.options if "banner" in text)
    s.do(banner)
    assert s.token("bearers") == "valencia"
    assert (s.at("aragon"), s.at("valencia")) == ("violet 1", "violet 1")


def test_revolt_a_bearer_wins_a_tie_before_the_mirror_is_held_up() -> None:
    s = power_scene(
        "63",
        "granada: violet 2 blue 2 green 1",
        sets=BANNERS,
        boards="8 granada",
        tokens="reversed 1; bearers granada",
    )
    result = {award.colour: award.points for award in awards(s.table, place_of("granada"))}
    assert result == {0: 0, 1: 4, 2: 8}


def test_alliance_a_bearer_in_either_region_wins_the_tie_in_both() -> None:
    s = power_scene(
        phase="scoring",
        round=3,
        sets=BANNERS,
        board="aragon: violet 2; sevilla: blue 2",
        tokens="alliance aragon sevilla; bearers aragon",
    )
    assert scored(s, "aragon") == {0: 5, 1: 4}
    assert scored(s, "sevilla") == {0: 4, 1: 3}
