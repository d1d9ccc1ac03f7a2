"""Players' edition: Joker, Tormenta, Mistress, and the choice of cards."""

import random

import pytest

from elgrande.rules.dice import Dice
from elgrande.rules.effects.base import NoAction
from elgrande.rules.knowledge import imagine, part, told, view
from elgrande.rules.ruleset import PRINTED, RECONSTRUCTED
from elgrande.rules.scoring import awards
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.corrections import CORRECTED, CardCorrection, Corrections
from elgrande.rules.sets.king_intrigant.power_card import PowerCard
from elgrande.rules.sets.players_edition.facts import PlayersEditionFacts, Storm
from elgrande.rules.sets.players_edition.storm import arrived
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import Table
from tests.bigbox.looking import seats_in_view
from tests.bigbox.power_scenes import EDITION_SETS, PowerScene, number_of, power_scene
from tests.rules.table_setup import REGIONS, game_of, new_game, place_of

# ---------------------------------------------------------------------- Joker


def test_joker_is_followed_by_a_second_card_when_all_have_played() -> None:
    s = power_scene(
        phase="power", hands={"violet": "joker 20 50", "blue": "50 60", "green": "70", "orange": "90"}
    )
    s.do("play joker", "play 50", "play 70", "play 90")
    assert s.asked == "violet second_card"
    # Blue has played 50.
    assert s.options == ["play 20"]
    s.do("play 20")
    assert s.cards("violet") == ["50"]
    # Supply and order follow the second card: orange begins with 90, and violet is last with 20.
    assert s.asked == "orange supply"
    s.table.news.clear()
    s.idle_round()
    assert [event["seat"] for event in s.told("turn")] == [2, 1, 0]
    assert s.table.start == 0


def test_the_joker_has_no_value_wherever_it_is_shown() -> None:
    s = power_scene(
        phase="power", hands={"violet": "joker 20 50", "blue": "50 60", "green": "70", "orange": "90"}
    )
    own = seats_in_view(s.table, 0)[0]
    assert own["hand"] == [20, 50, None]
    assert (own["played"], own["power"], own["total"]) == (False, None, None)
    s.do("play joker")
    assert s.told("power") == [{"seat": 0, "power": None}]
    for viewer in (None, 1):
        seen = seats_in_view(s.table, viewer)[0]
        assert (seen["played"], seen["power"], seen["total"], seen["seen"]) == (True, None, None, [None])
    s.do("play 50", "play 70", "play 90", "play 20")
    own = seats_in_view(s.table, 0)[0]
    assert (own["played"], own["power"], own["total"]) == (True, 20, 20)
    assert (own["hand"], own["spent"]) == ([50], [20, None])


def test_joker_the_supply_and_special_action_are_those_of_the_second_card() -> None:
    s = power_scene(
        phase="power",
        start="blue",
        hands={"violet": "joker 53", "blue": "60", "green": "10", "orange": "180"},
        board="aragon: violet 1",
    )
    s.do("play 60", "play 10", "play 180", "play joker", "play 53")
    while s.asked != "violet supply":
        s.idle()
    assert s.options[-1] == "take 4"
    s.do("take 0", "act")
    assert s.asked == "violet region"


def test_joker_the_second_card_may_not_have_a_value_that_is_on_the_table() -> None:
    s = power_scene(
        phase="power", hands={"violet": "joker 50 70 90", "blue": "50", "green": "70", "orange": "180"}
    )
    s.do("play joker", "play 50", "play 70", "play 180")
    assert s.options == ["play 90"]


def test_ruling_e_02_two_jokers_are_followed_in_the_order_in_which_they_were_played() -> None:
    s = power_scene(
        phase="power",
        start="green",
        hands={"violet": "joker 20 30", "blue": "50", "green": "joker 20 40", "orange": "90"},
    )
    s.do("play joker", "play 90", "play joker", "play 50")
    assert s.asked == "green second_card"
    assert s.options == ["play 20", "play 40"]
    s.do("play 20")
    assert s.asked == "violet second_card"
    assert s.options == ["play 30"]


@pytest.mark.parametrize(
    ("players", "sets", "options", "size", "choice"),
    [
        (2, EDITION_SETS, "", 13, 29),
        (3, EDITION_SETS, "", 13, 29),
        (4, EDITION_SETS, "", 13, 29),
        (5, EDITION_SETS, "", 14, 29),
        (5, EDITION_SETS + " special-cards", "", 14, 39),
        (4, EDITION_SETS + " special-cards", "", 13, 39),
        (5, "king-intrigant", "", 13, 18),
    ],
)
def test_hands_are_thirteen_cards_and_fourteen_where_five_players_may_choose_the_joker(
    players: int, sets: str, options: str, size: int, choice: int
) -> None:
    rules = game_of("2015", players, sets, options)
    assert rules.hand_size == size
    assert len([card for card in rules.cards if isinstance(card, PowerCard)]) == choice


def test_five_jokers_in_the_last_round_still_find_a_second_card_each() -> None:
    hand = "joker 10 20 30 40 50"
    colours = ["violet", "blue", "green", "orange", "red"]
    s = power_scene(phase="power", players=5, round=9, hands=dict.fromkeys(colours, hand))
    s.do(*["play joker"] * 5)
    s.do("play 10", "play 20", "play 30", "play 40")
    assert s.asked == "red second_card"
    assert s.options == ["play 50"]


# ---------------------------------------------------------------------- Tormenta (93)


def storm_scene(**more: str) -> PowerScene:
    """Violet has played Tormenta and set Aragón; blue has the turn before it."""
    s = power_scene(
        phase="power",
        start="violet",
        hands={"violet": "93", "blue": "170", "green": "180", "orange": "10"},
        king=more.get("king", "castilla_la_vieja"),
        board=more.get("board", "aragon: blue 1 orange 2"),
        courts="blue 5 green 5 orange 5 violet 5",
        vetos=more.get("vetos", ""),
    )
    s.do("play 93")
    assert s.asked == "violet storm_disc"
    return s.do("disc aragon", "play 170", "play 180", "play 10")


def storm_seen(table: Table, seat: int | None) -> Storm:
    """What a seat sees of the disc of the storm."""
    storm = part(view(table, seat), PlayersEditionFacts)["players_edition"]["storm"]
    assert storm is not None
    return storm


def test_tormenta_the_disc_is_set_with_the_card_and_shown_at_the_start_of_the_turn() -> None:
    s = storm_scene()
    assert s.asked == "green turn"
    storm = {"seat": 0, "place": None}
    assert [storm_seen(s.table, seat) for seat in (None, 1)] == [storm, storm]
    assert storm_seen(s.table, 0)["place"] == "aragon"
    assert "aragon" not in str([event for event in told(s.table, 1) if event["event"] == "storm_set"])
    while s.asked != "violet supply":
        s.idle()
    assert storm_seen(s.table, 1)["place"] == "aragon"


def test_ruling_e_10_the_storm_takes_back_what_came_into_the_region_in_this_round() -> None:
    s = storm_scene()
    s.do("to aragon", "to aragon", "stop", "end")
    s.do("to aragon", "stop", "end", "take 0")
    assert s.at("aragon") == "blue 2 green 2 orange 2"
    s.do("act")
    assert s.at("aragon") == "blue 1 orange 2"
    assert (s.court("blue"), s.court("green"), s.court("orange")) == (5, 5, 5)


def test_ruling_e_10_who_came_and_went_again_is_not_missed() -> None:
    s = storm_scene(board="aragon: violet 1; sevilla: violet 1")
    t = s.table
    t.shift(0, place_of("sevilla"), place_of("aragon"), 1)
    t.shift(0, place_of("aragon"), place_of("granada"), 1)
    while s.asked != "violet turn":
        s.idle()
    assert "act" not in s.options


def test_ruling_e_10_who_came_before_the_first_round_is_safe() -> None:
    s = new_game("2015", 4, EDITION_SETS)
    while s.asked.endswith("start_disc"):
        s.idle()
    place = next(place for place in range(9) if s.table.at(place, 0) == 1)
    while s.table.round == 0:
        s.idle()
    assert arrived(s.table, 0, place) == 0


def test_ruling_e_10_a_storm_over_the_kings_region_does_nothing() -> None:
    s = storm_scene()
    s.do("to aragon", "stop", "act", "king aragon")
    while s.asked != "violet turn":
        s.idle()
    assert "act" not in s.options


def test_tormenta_a_veto_saves_those_who_have_not_been_washed_away() -> None:
    s = storm_scene(vetos="orange")
    s.do("to aragon", "stop", "end")
    s.do("to aragon", "stop", "end", "take 0", "act")
    assert s.asked == "orange veto"
    s.do("allow", "veto")
    assert s.at("aragon") == "blue 1 green 1 orange 2"


def test_tormenta_the_others_imagine_every_region() -> None:
    s = storm_scene()
    seen = set()
    for seed in range(60):
        other = imagine(s.table, 1, Dice(seed))
        assert view(other, 1) == view(s.table, 1)
        seen.add(storm_seen(other, 0)["place"])
    assert seen == set(REGIONS)
    assert storm_seen(imagine(s.table, 0, Dice(1)), 0)["place"] == "aragon"


def test_tormenta_lasts_for_its_round_only() -> None:
    s = storm_scene()
    while s.table.round == 1:
        s.idle()
    assert s.token("storm_seat") is None
    assert s.token("storm_place") is None
    assert s.token("arrived", place_of("aragon")) == 0


# ---------------------------------------------------------------------- Mistress (103)


def test_ruling_e_11_all_may_place_anywhere_for_the_rest_of_the_round() -> None:
    s = power_scene("103", king="galicia", courts="violet 5 orange 5", tokens="quarantine granada")
    s.do("act")
    open_places = [place for place in REGIONS if place not in ("galicia", "granada")] + ["castillo"]
    assert s.offered("to") == open_places
    s.do("end")
    assert s.asked == "orange supply"
    assert s.do("take 0").offered("to") == open_places


def test_mistress_no_kings_bonus_in_the_round_but_a_grande_bonus() -> None:
    s = power_scene("103", "galicia: blue 2", king="galicia", grandes="blue galicia").do("act")
    assert [award.points for award in awards(s.table, place_of("galicia"))] == [4 + 2]


def test_mistress_no_kings_bonus_in_the_general_scoring_right_after_but_in_the_next_round() -> None:
    s = power_scene("103", "galicia: blue 2", king="galicia", round=3).do("act")
    s.idle_round()
    assert s.points == "blue 4"
    assert [award.points for award in awards(s.table, place_of("galicia"))] == [4 + 2]


def test_mistress_can_be_vetoed() -> None:
    s = power_scene("103", king="galicia", vetos="blue").do("act", "veto")
    assert s.token("mistress") == 0


# ---------------------------------------------------------------------- which cards


def test_what_is_not_established_is_marked() -> None:
    rules = game_of("2015", 4, EDITION_SETS)
    cards = [card for card in rules.cards if card.id.startswith("pe_")]
    assert len(cards) == 11
    assert {card.id for card in cards if card.provenance == PRINTED} == {"pe_joker"}
    assert all(card.note for card in cards if card.provenance == RECONSTRUCTED)
    unsure = {card.id for card in cards if not card.established}
    assert unsure == {"pe_civil_war", "pe_tormenta", "pe_mistress"}


def test_ruling_e_01_the_values_follow_the_order_of_the_rulebook() -> None:
    rules = game_of("2015", 4, EDITION_SETS)
    cards = [card for card in rules.cards if isinstance(card, PowerCard) and card.id.startswith("pe_")]
    assert [card.value for card in cards] == [13, 23, 33, 43, 53, 63, 73, 83, 93, 103, 0]
    assert [card.supply for card in cards] == [6, 5, 5, 4, 4, 4, 3, 3, 3, 2, 0]


def test_cards_with_a_reconstructed_effect_can_be_left_out() -> None:
    rules = game_of("2015", 4, EDITION_SETS, "cards=established")
    ids = {card.id for card in rules.cards}
    assert not {"pe_civil_war", "pe_tormenta", "pe_mistress"} & ids
    assert {"pe_joker", "pe_travel_day", "pe_shift", "pe_alliance", "pe_bridge"} <= ids


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", ["", "cards=established"])
def test_random_games_come_to_their_end(players: int, options: str) -> None:
    for seed in range(2):
        rng = random.Random(seed)
        t = new_game("2015", players, EDITION_SETS, options, seed).table
        while not t.over:
            seat = rng.choice(t.deciders)
            decision = t.decision_of(seat)
            assert decision is not None
            t.choose(rng.choice(decision.options), seat)
            assert min(t.pieces) >= 0
        assert t.round == 9


def test_a_correction_file_can_replace_value_supply_and_effect() -> None:
    corrections = Corrections()
    corrections.cards["pe_bridge"] = CardCorrection(value=57, supply=2)
    corrections.cards["pe_tormenta"] = CardCorrection(effect=NoAction())
    rules = rules_for(Setup("2015", 4, EDITION_SETS.split()), corrections)
    bridge, tormenta = number_of("53"), number_of("93")
    assert (rules.power_values[bridge], rules.supply[bridge]) == (57, 2)
    assert rules.cards[rules.power_actions[bridge]].provenance == CORRECTED
    assert not rules.effects[rules.power_actions[tormenta]].usable(new_game().table, 0)
