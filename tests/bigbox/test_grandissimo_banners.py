"""Grandissimo with the banners of Anniversary: banners follow their bearers through everything."""

from typing import Unpack

from tests.bigbox.grand_scenes import GrandScene, grand
from tests.rules.table_setup import Facts

BOTH = "grandissimo anniversary"


def banners(card: str, board: str, **facts: Unpack[Facts]) -> GrandScene:
    facts["sets"], facts["grandes"] = BOTH, ""
    return grand(card, board, **facts)


def test_ruling_a_05_a_bearer_in_prison_gives_the_banner_on() -> None:
    s = banners("grd_united_force", "aragon: blue 2; sevilla: blue 1", tokens="bearers - aragon - -")
    s.do("act", "lift blue aragon")
    assert s.asked == "violet which"
    s.do("which plain banner")
    assert s.asked == "blue banner"
    s.do("lift blue sevilla")
    assert s.at("prison") == "blue 1"
    assert s.banner("blue") == "sevilla"


def test_a_bearer_goes_along_with_a_mercenary_and_keeps_the_banner() -> None:
    board = "aragon: grey 1 violet 2"
    s = banners("c2_score_choice", board, tokens="inquisitor violet; bearers aragon - - -")
    s.do("mercenaries", "lift grey aragon", "to portugal", "lift violet aragon", "which plain banner")
    assert s.at("portugal") == "violet 1 grey 1"
    assert s.banner("violet") == "portugal"


def test_a_bearer_thrown_into_the_castillo_gives_the_banner_on() -> None:
    s = banners("grd_to_the_castillo", "aragon: violet 1; sevilla: violet 2", tokens="bearers aragon - - -")
    s.do("act", "lift violet aragon")
    assert s.banner("violet") == "sevilla"
    assert s.castillo() == "violet 1"


def test_a_waiting_banner_goes_to_a_caballero_that_lands() -> None:
    s = banners("", "galleon: violet 2", phase="supply", tokens="ships violet; banners_waiting 1")
    s.do("to portugal")
    assert s.banner("violet") == "portugal"


def test_the_bearer_breaks_ties_in_an_alliance() -> None:
    s = banners(
        "",
        "aragon: violet 2; sevilla: blue 2",
        phase="scoring",
        round=3,
        tokens="alliance aragon sevilla; bearers - sevilla - -",
    )
    assert s.points == "violet 7 blue 9"
