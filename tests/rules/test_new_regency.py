"""New Regency of 2023: ten cards for the King, and what follows when he is abroad or at the Castillo."""

import pytest

from elgrande.rules.knowledge import view
from tests.rules.table_setup import REGIONS, scene

# ---------------------------------------------------------------------- Exile


@pytest.mark.parametrize("country", ["france", "portugal"])
def test_exile_sends_the_king_abroad(country: str) -> None:
    s = scene("r5_exile").do("act")
    assert s.options == ["king france", "king portugal"]
    s.do(f"king {country}")
    assert s.king == country


def test_exile_sends_him_only_abroad() -> None:
    scene("r5_exile").do("act").refuses("king aragon", "king castillo")


def test_from_one_country_only_to_the_other() -> None:
    assert scene("r5_exile", king="france").do("act").options == ["king portugal"]


@pytest.mark.parametrize(
    ("country", "targets"),
    [
        ("france", "pais_vasco aragon cataluna castillo"),
        ("portugal", "galicia castilla_la_vieja castilla_la_nueva sevilla castillo"),
    ],
)
def test_placing_goes_to_the_border_or_into_the_castillo(country: str, targets: str) -> None:
    s = scene("r5_exile").do("act", f"king {country}")
    assert s.offered("to") == targets.split()


@pytest.mark.parametrize("country", ["france", "portugal"])
def test_abroad_there_is_no_kings_bonus(country: str) -> None:
    board = "; ".join(f"{region}: violet 1" for region in REGIONS)
    s = scene("n3_score_first_only", board, king=country, sets="new-regency").do("act")
    assert s.points == "violet 46"


@pytest.mark.parametrize(
    "card",
    ["r5_entourage", "r5_competition", "r5_unknown_9", "r5_country_seat", "r5_unknown_10", "r5_unknown_8"],
)
def test_other_king_cards_bring_him_back(card: str) -> None:
    s = scene(card, "aragon: violet 1", king="france").do("act", "king aragon")
    assert s.king == "aragon"
    s.refuses("to aragon")


# ---------------------------------------------------------------------- Entourage


def test_two_caballeros_go_along_with_the_king() -> None:
    s = scene("r5_entourage", "galicia: violet 1 blue 2 green 1", king="galicia").do("act", "king aragon")
    assert s.king == "aragon"
    assert s.asked == "violet entourage"
    assert s.decision.subject == {"left": 2, "place": "aragon"}
    assert s.options == ["lift violet galicia", "lift blue galicia", "lift green galicia"]
    s.do("lift blue galicia", "lift blue galicia")
    assert (s.at("galicia"), s.at("aragon")) == ("violet 1 green 1", "blue 2")
    assert s.asked == "violet turn"


def test_the_entourage_goes_to_any_region() -> None:
    assert scene("r5_entourage").do("act").offered("king") == REGIONS[1:]


@pytest.mark.parametrize("king", REGIONS)
def test_the_entourage_follows_him_out_of_every_region(king: str) -> None:
    target = "aragon" if king != "aragon" else "sevilla"
    s = scene("r5_entourage", f"{king}: blue 2", king=king).do("act", f"king {target}")
    assert (s.at(king), s.at(target)) == ("", "blue 2")
    assert s.told("moved") == [{"seat": 0, "colour": 1, "source": king, "place": target}] * 2


def test_if_only_one_stands_there_that_one_goes_along() -> None:
    s = scene("r5_entourage", "galicia: green 1; aragon: green 1", king="galicia").do("act", "king aragon")
    assert (s.at("galicia"), s.at("aragon")) == ("", "green 2")


def test_going_along_is_compulsory_and_not_asked_where_there_is_one_colour() -> None:
    s = scene("r5_entourage", "galicia: violet 5", king="galicia").do("act", "king aragon")
    assert (s.at("galicia"), s.at("aragon")) == ("violet 3", "violet 2")
    s = scene("r5_entourage", "galicia: violet 1 blue 1", king="galicia").do("act", "king aragon")
    s.refuses("stop")


def test_an_empty_region_sends_nobody_along() -> None:
    s = scene("r5_entourage", "sevilla: blue 1", king="galicia").do("act", "king aragon")
    assert s.asked == "violet turn"


@pytest.mark.parametrize("king", ["france", "castillo"])
def test_nobody_goes_along_from_abroad_or_from_the_castillo(king: str) -> None:
    s = scene("r5_entourage", "castillo: violet 3; aragon: blue 1", king=king).do("act", "king aragon")
    assert s.asked == "violet turn"
    assert s.castillo() == "violet 3"


# ---------------------------------------------------------------------- Competition


def test_the_grandes_of_the_new_kings_region_are_thrown_into_the_castillo() -> None:
    s = scene("r5_competition", grandes="violet aragon blue aragon green sevilla").do("act")
    assert s.offered("king") == REGIONS[1:]
    s.do("king aragon")
    assert s.king == "aragon"
    assert [s.grande(colour) for colour in ("violet", "blue", "green")] == ["castillo", "castillo", "sevilla"]
    assert s.told("grande") == [{"seat": 0, "place": "castillo"}, {"seat": 1, "place": "castillo"}]


def test_the_caballeros_stay() -> None:
    s = scene("r5_competition", "aragon: blue 3", grandes="blue aragon").do("act", "king aragon")
    assert s.at("aragon") == "blue 3"


def test_from_the_castillo_the_king_makes_room_first() -> None:
    s = scene("r5_competition", king="castillo", grandes="blue aragon").do("act", "king aragon")
    assert s.grande("blue") == "castillo"


# ---------------------------------------------------------------------- Country Seat


def test_the_king_goes_where_the_fewest_caballeros_are() -> None:
    board = "galicia: violet 2; aragon: blue 1; granada: violet 1; sevilla: green 4"
    s = scene("r5_country_seat", board, king="galicia").do("act")
    assert s.options == ["king aragon", "king granada"]


def test_empty_regions_do_not_count_as_country_seats() -> None:
    s = scene("r5_country_seat", "galicia: violet 3; aragon: blue 2", grandes="violet sevilla").do("act")
    assert s.options == ["king aragon"]


def test_the_present_kings_region_counts_too() -> None:
    s = scene("r5_country_seat", "galicia: violet 1; aragon: blue 2", king="galicia").do("act")
    assert s.options == ["king galicia"]
    s.do("king galicia")
    assert s.king == "galicia"


def test_without_any_caballero_in_the_regions_there_is_no_country_seat() -> None:
    scene("r5_country_seat", "castillo: violet 2").refuses("act")


# ---------------------------------------------------------------------- Revolt


def test_revolt_puts_the_king_beside_the_castillo() -> None:
    s = scene("r5_revolt").do("act", "king castillo")
    assert s.king == "castillo"
    assert s.offered("to") == REGIONS
    s.refuses("to castillo")


def test_placing_before_the_revolt_may_still_go_into_the_castillo() -> None:
    s = scene("r5_revolt").do("to castillo", "stop", "act", "king castillo")
    assert s.castillo() == "violet 1"


def test_there_is_no_second_revolt() -> None:
    scene("r5_revolt", king="castillo").refuses("act")


def test_no_region_is_taboo_during_a_revolt() -> None:
    s = scene("n1_region5_any", "galicia: violet 1", king="castillo", sets="new-regency").do("act")
    assert s.options == ["region galicia"]


# ---------------------------------------------------------------------- Smuggling


def test_smuggling_opens_the_kings_region_for_this_turn() -> None:
    s = scene("r5_smuggling", king="galicia")
    s.refuses("to galicia")
    s.do("act")
    assert s.told("smuggling") == [{"seat": 0}]
    assert s.offered("to") == ["galicia", "pais_vasco", "castilla_la_vieja", "castillo"]
    s.do("to galicia", "to galicia", "to pais_vasco", "to castillo", "to galicia")
    assert s.at("galicia") == "violet 3"
    assert s.king == "galicia"


def test_only_in_this_turn_and_only_for_this_player() -> None:
    s = scene("r5_smuggling", king="galicia", offer={4: "n4_court2"}).do("act", "end", "card 4")
    assert s.asked == "blue turn"
    s.refuses("to galicia")


def test_smuggling_after_placing_comes_too_late() -> None:
    s = scene("r5_smuggling", king="galicia").do("to castillo", "stop", "act")
    assert not s.asked.startswith("violet turn")
    assert s.at("galicia") == ""


def test_smuggling_into_the_castillo_with_the_king_beside_it() -> None:
    s = scene("r5_smuggling", king="castillo").do("act")
    assert s.offered("to") == [*REGIONS, "castillo"]


@pytest.mark.parametrize("king", ["france", "portugal"])
def test_abroad_there_is_no_kings_region_to_smuggle_into(king: str) -> None:
    scene("r5_smuggling", king=king).refuses("act")


# ---------------------------------------------------------------------- Substitute


def test_king_and_grande_change_places() -> None:
    s = scene("r5_substitute", king="galicia", grandes="violet aragon blue sevilla green galicia").do("act")
    assert s.asked == "violet swap"
    assert s.options == ["swap violet", "swap blue"]
    s.do("swap blue")
    assert (s.king, s.grande("blue")) == ("sevilla", "galicia")
    assert s.grande("violet") == "aragon"
    assert [event["choice"] for event in s.told("announced")] == [None, "blue"]


@pytest.mark.parametrize(("king", "home"), [("galicia", "valencia"), ("valencia", "galicia")])
def test_the_exchange_works_for_every_region(king: str, home: str) -> None:
    s = scene("r5_substitute", king=king, grandes=f"blue {home}").do("act", "swap blue")
    assert (s.king, s.grande("blue")) == (home, king)
    assert s.told("grande") == [{"seat": 1, "place": king}]
    assert s.told("king") == [{"place": home}]


def test_placing_after_the_exchange_goes_by_the_new_region() -> None:
    s = scene("r5_substitute", king="galicia", grandes="blue sevilla").do("act", "swap blue")
    assert s.offered("to") == ["castilla_la_nueva", "granada", "castillo"]


def test_a_grande_beside_the_king_or_in_the_castillo_is_no_partner() -> None:
    scene("r5_substitute", king="galicia", grandes="violet galicia blue castillo").refuses("act")


@pytest.mark.parametrize("king", ["france", "portugal", "castillo"])
def test_the_king_must_be_in_a_region(king: str) -> None:
    scene("r5_substitute", king=king, grandes="violet aragon blue sevilla").refuses("act")


# ---------------------------------------------------------------------- the three unknown cards


def test_the_stand_ins_move_the_king() -> None:
    board = "aragon: violet 2; granada: blue 2; sevilla: green 1"
    assert scene("r5_unknown_8", board).do("act").offered("king") == ["pais_vasco", "castilla_la_vieja"]
    assert scene("r5_unknown_9", board).do("act").offered("king") == REGIONS[1:]
    assert scene("r5_unknown_10", board).do("act").offered("king") == ["aragon", "granada"]


# ---------------------------------------------------------------------- handling


@pytest.mark.parametrize(
    "card",
    [
        "r5_exile",
        "r5_entourage",
        "r5_competition",
        "r5_country_seat",
        "r5_revolt",
        "r5_smuggling",
        "r5_substitute",
    ],
)
def test_every_card_places_five(card: str) -> None:
    assert scene(card).decision.subject["left"] == 5


def test_the_card_of_stack_five_goes_to_the_open_pile_used_or_not() -> None:
    s = scene("n5_majesty", sets="").do("end")
    assert "n5_majesty" not in str(view(s.table)["discards"])
    left_over = scene(
        "n1_militia", sets="new-regency", offer={5: "r5_exile"}, played="violet 1 blue 13 green 12 orange 11"
    )
    left_over.do("end")
    assert "r5_exile" in str(view(left_over.table)["discards"])
    assert left_over.offer[5] != "r5_exile"
