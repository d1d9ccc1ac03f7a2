"""Boycott, King incognito and Espionage: what they do, and who may know of it."""

from typing import Unpack

import pytest

from elgrande.rules.dice import Dice
from elgrande.rules.knowledge import imagine, told, view
from elgrande.rules.places import PLACE_IDS, SPAIN
from elgrande.rules.table import DISC
from tests.bigbox.grand_scenes import BOARD, GrandScene, grand
from tests.rules.table_setup import Facts, seat_of

PLAYERS = [2, 3, 4, 5]
NINE = PLACE_IDS[:SPAIN]


def imagined(s: GrandScene, colour: str | None, name: str) -> set[str]:
    """The places that a seat must reckon with."""
    found = set()
    for seed in range(60):
        other = GrandScene(imagine(s.table, None if colour is None else seat_of(colour), Dice(seed)))
        found.add(str(other.token(name)))
        assert other.token("boycott") is None or other.token("boycott") != other.token("incognito")
    return found


# ---------------------------------------------------------------------- boycott


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_gr_07_a_boycotted_region_is_not_scored_in_the_next_general_scoring(players: int) -> None:
    s = grand("grd_boycott", "aragon: violet 3; sevilla: blue 1", grandes="", round=3, players=players).do(
        "act"
    )
    assert s.asked == "violet boycott"
    s.do("region aragon", "end").idle_round()
    assert s.told("boycotted") == [{"seat": 0, "place": "aragon"}]
    assert "aragon" not in s.scored()
    assert s.points == "blue 4"
    assert s.token("boycott") is None
    assert s.seen_by(None)["boycott"] is None


def test_special_scorings_do_not_heed_the_boycott() -> None:
    s = grand("c2_score_choice", "aragon: violet 3", grandes="", tokens="boycott aragon; boycott_by blue")
    assert s.do("act", "region aragon").points == "violet 5"


def test_ruling_gr_15_there_is_no_region_card_of_portugal() -> None:
    assert grand("grd_boycott").do("act").offered("region") == NINE
    assert grand("grd_king_incognito").do("act").offered("region") == NINE


def test_a_region_card_that_another_action_uses_is_not_there() -> None:
    s = grand("grd_boycott", tokens="incognito granada; incognito_by blue").do("pass_round", "act")
    assert s.asked == "violet boycott"
    assert s.offered("region") == [place for place in NINE if place != "granada"]
    s = grand("grd_king_incognito", tokens="boycott granada; boycott_by blue").do("act")
    assert "region granada" not in s.options


def test_only_its_owner_knows_the_boycotted_region() -> None:
    s = grand("grd_boycott").do("act", "region aragon")
    assert s.seen_by("violet")["boycott"] == {"seat": 0, "place": "aragon"}
    for other in ("blue", "green", "orange", None):
        assert s.seen_by(other)["boycott"] == {"seat": 0, "place": None}
        assert imagined(s, other, "boycott") == set(NINE)
        seen = told(s.table, None if other is None else seat_of(other))
        assert not any("aragon" in str(event) for event in seen)
    assert imagined(s, "violet", "boycott") == {"aragon"}


def test_who_looks_through_the_region_cards_knows_which_one_is_missing() -> None:
    s = grand("grd_boycott", tokens="incognito granada; incognito_by blue").do(
        "pass_round", "act", "region aragon"
    )
    assert s.seen_by("violet")["incognito"] == {"seat": 1, "place": "granada"}
    assert s.seen_by("green")["incognito"] == {"seat": 1, "place": None}
    assert imagined(s, "violet", "incognito") == {"granada"}
    assert imagined(s, "green", "incognito") == set(NINE)
    assert imagined(s, "blue", "boycott") == set(NINE) - {"granada"}


def test_ruling_gr_16_a_boycotted_region_leaves_its_alliance() -> None:
    s = grand(
        board="aragon: violet 2; sevilla: blue 1",
        grandes="",
        phase="scoring",
        round=3,
        tokens="alliance aragon sevilla; boycott aragon; boycott_by blue",
    )
    assert s.points == "blue 4"


# ---------------------------------------------------------------------- King incognito


def incognito(card: str = "c1_move4_any", place: str = "granada", **facts: Unpack[Facts]) -> GrandScene:
    """Violet has a turn; blue may turn over the King incognito at any time."""
    facts["tokens"] = f"incognito {place}; incognito_by blue"
    return grand(card, **facts)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_owner_is_asked_in_the_turns_of_others_and_the_king_comes_at_once(players: int) -> None:
    s = grand(
        "c1_move4_any",
        "aragon: violet 2; granada: violet 2",
        grandes="",
        tokens="incognito granada; incognito_by blue",
        players=players,
    )
    assert s.asked == "blue unmask"
    assert s.options == ["unmask", "wait", "pass_turn", "pass_round"]
    s.do("unmask")
    assert s.king == "granada"
    assert s.asked == "violet turn"
    assert s.offered("to") == ["castilla_la_nueva", "sevilla", "valencia", "castillo"]


def test_between_two_moves_the_king_can_turn_up_and_nothing_more_is_changed_there() -> None:
    s = incognito().do("wait", "act", "wait")
    s.do("lift blue granada", "to sevilla")
    assert s.asked == "blue unmask"
    s.do("unmask")
    assert s.asked == "violet lift"
    # What was changed before stays; the rest is taboo.
    assert s.at("granada") == "violet 1 blue 1 green 2 orange 2"
    assert not any("granada" in text for text in s.options)
    assert "lift violet galicia" in s.options


def test_who_has_waited_is_not_asked_again_before_something_has_happened() -> None:
    s = incognito().do("wait")
    assert s.asked == "violet turn"
    # After the announcement he is asked, but not once more before the first move.
    assert s.do("act").asked == "blue unmask"
    assert s.do("wait").asked == "violet lift"
    assert s.do("lift blue granada", "to sevilla").asked == "blue unmask"


def test_who_has_waited_at_the_start_of_a_turn_is_asked_before_its_decisions_but_not_before_a_guest() -> None:
    s = grand(
        "",
        "guests_violet: green 1; aragon: violet 1",
        phase="supply",
        tokens="incognito granada; incognito_by blue",
    )
    assert s.asked == "blue unmask"
    assert s.do("wait").asked == "violet place_guest"
    assert s.do("to castillo").asked == "violet card"
    assert s.do("card 1").asked == "blue unmask"


def test_never_within_a_step() -> None:
    s = incognito().do("wait", "act", "wait", "lift blue granada")
    assert s.asked == "violet drop"


def test_ruling_gr_17_the_king_can_turn_up_between_announcement_and_action() -> None:
    s = incognito("c4_grande").do("wait", "act", "grande granada")
    assert s.asked == "blue unmask"
    s.do("unmask")
    assert s.grande("violet") == "aragon"
    assert s.asked == "violet turn"
    s = incognito("c4_eviction").do("wait", "act", "region granada", "unmask")
    assert s.asked == "violet turn"
    s = incognito("c4_scoreboard").do("wait", "act", "board 8 granada", "unmask")
    assert s.boards == {}
    s = incognito("grd_alliance").do("wait", "act", "region granada", "region sevilla", "unmask")
    assert s.token("alliance") is None


def test_before_each_caballero_that_is_placed() -> None:
    s = incognito("c5_king", "castilla_la_vieja").do("wait", "to castilla_la_vieja")
    assert s.asked == "blue unmask"
    s.do("unmask")
    assert s.asked == "violet place"
    assert "to castilla_la_vieja" not in s.options
    assert s.at("castilla_la_vieja") == "violet 1"


def test_the_owner_may_let_it_pass_for_a_turn_or_a_round() -> None:
    s = incognito("c5_king").do("pass_turn", "to castillo", "to castillo", "stop", "end")
    # His own turn, then that of green.
    s.idle_until("blue unmask")
    assert s.table.active == seat_of("blue")
    s.do("pass_turn").idle_until("blue turn").do("end")
    assert s.asked == "blue unmask"
    assert s.table.active == seat_of("green")
    s.do("pass_round")
    while s.table.round == 1:
        assert s.asked != "blue unmask"
        s.idle()
    s.idle_until("blue unmask")
    assert s.table.round == 2


def test_in_his_own_turn_the_owner_turns_it_over_as_he_likes() -> None:
    s = grand("c5_king", tokens="incognito granada; incognito_by violet")
    assert s.asked == "violet turn"
    s.do("unmask")
    assert s.king == "granada"
    assert "unmask" not in s.options


def test_only_its_owner_knows_where_the_king_is_going() -> None:
    s = grand("grd_king_incognito").do("act", "region aragon", "end").idle_until("violet unmask")
    assert s.seen_by("violet")["incognito"] == {"seat": 0, "place": "aragon"}
    for other in ("blue", "green", "orange", None):
        assert s.seen_by(other)["incognito"] == {"seat": 0, "place": None}
        assert imagined(s, other, "incognito") == set(NINE)
    assert not any("aragon" in str(event) for event in told(s.table, 1))
    assert s.table.decision_of(0) is not None
    assert view(s.table, 1)["decision"] is None


def test_ruling_gr_07_before_the_discs_of_a_general_scoring_it_is_the_last_time() -> None:
    tokens = "incognito granada; incognito_by blue"
    s = grand(phase="scoring", round=3, tokens=tokens)
    assert s.asked == "blue last_unmask"
    late = s.copy().do("unmask")
    assert late.king == "granada"
    s.do("stop")
    assert s.king == "galicia"
    assert s.token("incognito_by") is None
    assert s.told("incognito_lapsed") == [{"seat": 1}]
    assert s.asked == "violet castillo_disc"


def test_ruling_gr_18_with_the_king_incognito_the_king_is_back_on_the_board() -> None:
    s = grand("c5_king", tokens="incognito granada; incognito_by blue; revolution 1; stand_in orange")
    assert s.king == "valencia"
    s.do("unmask")
    assert s.king == "granada"
    assert s.grande("orange") == "valencia"
    assert s.seen_by(None)["king_in_castillo"] is False


def test_the_owner_may_be_asked_before_the_guests_and_ships_of_another_turn() -> None:
    s = grand(
        board="guests_violet: blue 1; galleon: violet 1; granada: blue 1",
        grandes="",
        phase="supply",
        tokens="incognito granada; incognito_by blue; ships violet",
    )
    assert s.asked == "blue unmask"
    s.do("unmask")
    assert s.asked == "violet place_guest"
    assert "to granada" not in s.options
    s.do("to castillo")
    assert s.asked == "violet land"
    assert "to granada" not in s.options


# ---------------------------------------------------------------------- espionage


def test_only_the_spy_sees_the_discs_before_they_are_shown() -> None:
    s = grand(board=BOARD, phase="scoring", round=3, tokens="spies 1")
    assert s.deciders == ["blue", "green"]
    s.set_disc("green", "sevilla").set_disc("blue", "granada")
    assert s.asked == "violet spied_disc"
    discs = {
        colour: [seat["disc"] for seat in view(s.table, seat_of(colour))["seats"]]
        for colour in ("violet", "blue", "green", "orange")
    }
    assert discs["violet"] == [None, "granada", "sevilla", None]
    assert discs["blue"] == [None, "granada", None, None]
    assert discs["green"] == [None, None, "sevilla", None]
    assert discs["orange"] == [None] * 4
    assert told(s.table, 0)[-1] == {"event": "spied", "seat": 0, "discs": {"1": "granada", "2": "sevilla"}}
    for other in (1, 2, 3, None):
        assert told(s.table, other)[-1] == {"event": "spied", "seat": 0, "discs": None}


def test_a_spy_imagines_the_discs_that_he_has_seen_and_others_do_not() -> None:
    s = grand(board=BOARD, phase="scoring", round=3, tokens="spies 1")
    s.set_disc("green", "sevilla").set_disc("blue", "granada")
    seen = {imagine(s.table, 0, Dice(seed)).seats[DISC + 1] for seed in range(30)}
    assert seen == {PLACE_IDS.index("granada")}
    guessed = {imagine(s.table, 2, Dice(seed)).seats[DISC + 1] for seed in range(60)}
    assert len(guessed) == SPAIN


def test_several_spies_set_their_discs_at_the_same_time() -> None:
    s = grand(board=BOARD, phase="scoring", round=3, tokens="spies 3")
    assert s.deciders == ["green"]
    s.do("disc sevilla")
    assert s.deciders == ["violet", "blue"]
    s.set_disc("violet", "granada")
    assert s.decision.subject == {"discs": {"2": "sevilla"}}
