"""Caballeros from the province to the court: the number on the power card, and what to do when there are too few."""

from typing import Unpack

import pytest

from tests.rules.table_setup import EDITIONS, Facts, Scene, scene

SUPPLY = {1: 6, 2: 5, 3: 5, 4: 4, 5: 4, 6: 3, 7: 3, 8: 2, 9: 2, 10: 1, 11: 1, 12: 0, 13: 0}


def supply(power: int, board: str = "", **facts: Unpack[Facts]) -> Scene:
    """Violet is about to take its supply; the others have had their turns."""
    others = [value for value in range(13, 0, -1) if value != power][:3]
    facts["phase"] = "supply"
    facts["played"] = f"violet {power} " + " ".join(
        f"{colour} {value}" for colour, value in zip(("blue", "green", "orange"), others, strict=True)
    )
    return scene("", board, **facts)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("power", "most"), SUPPLY.items())
def test_up_to_the_number_on_the_power_card(edition: str, power: int, most: int) -> None:
    s = supply(power, edition=edition)
    if most == 0:
        assert s.asked == "violet card"
        return
    assert s.asked == "violet supply"
    assert s.options == [f"take {count}" for count in range(most + 1)]
    assert s.decision.subject == {"count": most}
    s.do(f"take {most}")
    assert (s.court("violet"), s.province("violet")) == (7 + most, 23 - most)
    assert s.asked == "violet card"


def test_fewer_or_none() -> None:
    assert supply(3).do("take 2").court("violet") == 9
    none = supply(3).do("take 0")
    assert (none.court("violet"), none.province("violet")) == (7, 23)
    assert none.told("supply") == []


def test_the_supply_is_told() -> None:
    assert supply(3).do("take 2").told("supply") == [{"seat": 0, "count": 2}]


# ---------------------------------------------------------------------- exact supply, a strict reading of 1995


@pytest.mark.parametrize(("power", "most"), SUPPLY.items())
def test_exact_supply_takes_the_whole_number_without_asking(power: int, most: int) -> None:
    s = supply(power, edition="1995", options="supply=exact")
    assert s.asked == "violet card"
    assert s.court("violet") == 7 + most


def test_exact_supply_takes_what_is_there_and_then_asks_for_the_rest() -> None:
    s = supply(3, "aragon: violet 10", courts="violet 18", edition="1995", options="supply=exact")
    assert s.asked == "violet recall"
    assert (s.court("violet"), s.province("violet")) == (20, 0)
    assert s.options == ["from aragon", "stop"]


def test_exact_supply_does_not_bind_a_card_that_brings_caballeros_to_court() -> None:
    s = scene("1995/c4_court2", options="supply=exact").do("act")
    assert s.options == ["take 0", "take 1", "take 2"]


# ---------------------------------------------------------------------- shortage


def short(board: str, court: int, power: int = 3, **facts: Unpack[Facts]) -> Scene:
    facts["courts"] = f"violet {court}"
    return supply(power, board, **facts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_province_lacks_may_come_from_the_regions(edition: str) -> None:
    s = short("aragon: violet 10; granada: violet 10", 7, edition=edition)
    assert s.options == ["take 0", "take 1", "take 2", "take 3"]
    s.do("take 3")
    assert s.asked == "violet recall"
    assert s.decision.subject == {"left": 2}
    s.do("from aragon", "from granada")
    assert s.asked == "violet card"
    assert (s.court("violet"), s.at("aragon"), s.at("granada")) == (12, "violet 9", "violet 9")
    assert s.told("recalled") == [{"seat": 0, "place": "aragon"}, {"seat": 0, "place": "granada"}]


def test_the_shortage_may_be_left_at_that() -> None:
    s = short("aragon: violet 20", 7).do("take 3", "stop")
    assert s.asked == "violet card"
    assert s.court("violet") == 10
    s = short("aragon: violet 20", 7).do("take 3", "from aragon", "stop")
    assert s.court("violet") == 11


def test_only_when_the_province_is_used_up() -> None:
    s = short("aragon: violet 20", 7).do("take 2")
    assert s.asked == "violet card"
    assert s.province("violet") == 1


def test_only_the_missing_number() -> None:
    s = short("aragon: violet 15; granada: violet 5", 7).do("take 3", "from aragon", "from aragon")
    assert s.asked == "violet card"


def test_with_an_empty_province_the_regions_are_asked_at_once() -> None:
    s = short("aragon: violet 23", 7)
    assert s.asked == "violet recall"
    assert s.decision.subject == {"left": 5}
    s.do(*["from aragon"] * 5)
    assert s.court("violet") == 12
    assert s.asked == "violet card"


def test_not_from_the_kings_region_not_from_the_castillo_and_only_own_ones() -> None:
    s = short(
        "galicia: violet 10; castillo: violet 10; aragon: violet 1; valencia: blue 3", 9, king="galicia"
    )
    assert s.options == ["from aragon", "stop"]
    s.refuses("from galicia", "from castillo", "from valencia", "from province")


def test_without_any_in_open_regions_nothing_is_asked() -> None:
    s = short("galicia: violet 10; castillo: violet 10", 10, king="galicia")
    assert s.asked == "violet card"


def test_recalling_stops_when_the_regions_are_empty() -> None:
    s = short("galicia: violet 20; aragon: violet 1", 9, king="galicia").do("from aragon")
    assert s.asked == "violet card"
    assert s.at("aragon") == ""


def test_no_shortage_for_a_card_without_supply() -> None:
    assert short("aragon: violet 23", 7, power=13).asked == "violet card"


def test_with_the_king_abroad_every_region_is_open() -> None:
    s = short("galicia: violet 23", 7, king="portugal", edition="2023", sets="new-regency")
    assert s.options == ["from galicia", "stop"]


def test_a_veto_cannot_stop_the_supply() -> None:
    s = short("aragon: violet 20", 7, vetos="blue green").do("take 3", "from aragon", "from aragon")
    assert s.told("vetoed") == []
    assert s.asked == "violet card"
