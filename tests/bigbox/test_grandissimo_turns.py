"""Double turn, Action stop and The last word: who does what when."""

import pytest

from tests.bigbox.grand_scenes import grand

PLAYERS = [2, 3, 4, 5]
OFFER: dict[int, str | None] = {1: "c1_move4_any", 2: "c2_court_3", 3: "c3_score_4", 4: "c4_grande"}


# ---------------------------------------------------------------------- double turn


@pytest.mark.parametrize("players", PLAYERS)
def test_after_a_double_turn_a_further_card_is_taken_and_used_in_full(players: int) -> None:
    s = grand("grd_double_turn", "aragon: violet 3 blue 3", grandes="", offer=OFFER, players=players)
    s.do("act", "lift blue aragon")
    assert s.at("prison") == "blue 1"
    # First everything of this card.
    assert s.asked == "violet turn"
    s.do("to castillo", "to castillo")
    assert s.asked == "violet further_card"
    assert s.options == ["card 1", "card 2", "card 3", "card 4", "card 5", "card 7"]
    s.do("card 3")
    assert 3 not in s.offer
    assert s.asked == "violet turn"
    s.do("act", "to castillo", "to castillo", "to castillo")
    assert s.scored() == ["galicia", "cataluna", "sevilla"]
    assert s.asked == "blue card"


def test_the_further_card_comes_even_if_nothing_else_is_used() -> None:
    s = grand("grd_double_turn", offer=OFFER).do("act", "stop", "end")
    assert s.asked == "violet further_card"


def test_ruling_gr_19_no_further_card_without_the_special_action() -> None:
    assert grand("grd_double_turn", offer=OFFER).do("end").asked == "blue card"
    s = grand("grd_double_turn", offer=OFFER, vetos="blue").do("act", "veto", "end")
    assert s.asked == "blue card"


def test_a_veto_against_the_prison_takes_the_further_card_too() -> None:
    s = grand("grd_double_turn", offer=OFFER, vetos="blue").do(
        "act", "allow", "lift blue aragon", "veto", "end"
    )
    assert s.asked == "blue card"


def test_the_further_card_may_be_kept_and_used_later_beside_the_card_of_that_turn() -> None:
    s = grand("grd_double_turn", offer=OFFER).do("act", "stop", "end", "card 3")
    assert "save" in s.options
    s.do("save")
    assert s.asked == "blue card"
    assert s.seen_by(None)["saved"] == {"seat": 0, "card": "c3_score_4"}
    s.idle_round().idle_until("violet turn")
    assert "spend" in s.options
    s.do("spend")
    # The whole card, special action and caballeros; then his own again.
    own = s.copy().do("end")
    assert own.asked == "violet turn"
    s.do("act", "to castillo", "to castillo", "to castillo")
    assert s.scored() == ["galicia", "cataluna", "sevilla"]
    assert s.seen_by(None)["saved"] is None
    assert s.asked == "violet turn"
    assert "spend" not in s.options
    assert "to castillo" in s.options


def test_a_further_card_that_was_begun_is_not_kept() -> None:
    s = grand("grd_double_turn", offer=OFFER).do("act", "stop", "end", "card 3", "to castillo", "stop")
    assert "save" not in s.options


def test_what_is_kept_can_be_used_before_or_after_the_own_card() -> None:
    s = grand("c2_score_choice", tokens="saved_by violet; saved 0", courts="violet 9")
    s.do("to castillo", "to castillo")
    assert "spend" in s.options
    s.do("act", "region aragon")
    assert "spend" in s.options
    s.do("spend")
    assert s.decision.subject["card"] == s.table.rules.cards[0].id


def test_a_kept_kings_card_is_not_on_offer_until_it_was_used() -> None:
    s = (
        grand("grd_double_turn", offer=OFFER, courts="violet 9")
        .do("act", "stop", "end", "card 5", "save")
        .idle_round()
    )
    assert 5 not in s.offer
    s.idle_until("violet turn").do("spend", "act", "king sevilla", "end", "end").idle_round()
    assert s.king == "sevilla"
    assert s.offer[5] == "c5_king"


def test_the_queen_helps_one_of_the_two_cards() -> None:
    s = grand("grd_double_turn", offer=OFFER, tokens="queen violet", courts="violet 9").do("act", "stop")
    s.do("to castillo", "to castillo", "to castillo", "card 1")
    s.do("to castillo")
    assert s.asked == "violet turn"
    assert "bonus" not in s.options


# ---------------------------------------------------------------------- action stop


@pytest.mark.parametrize("players", PLAYERS)
def test_after_an_action_stop_the_others_only_place(players: int) -> None:
    s = grand("grd_action_stop", "aragon: violet 3", grandes="", players=players).do("act", "end")
    while s.table.round == 1:
        if s.decision.kind == "turn":
            assert "act" not in s.options
            assert "to castillo" in s.options
        s.idle()
    while s.decision.kind != "card":
        s.idle()
    s.do("card 3")
    assert "act" in s.options


def test_those_who_had_their_turn_are_not_concerned_and_a_veto_undoes_it() -> None:
    s = grand("grd_action_stop", vetos="blue").do("act", "veto", "end", "card 3")
    assert "act" in s.options


def test_characters_still_work_after_an_action_stop() -> None:
    s = grand(
        "grd_action_stop", tokens="queen blue; jester blue; inquisitor blue", board="aragon: grey 2 blue 1"
    )
    s.do("act", "end").idle_until("blue turn")
    assert "bonus" in s.options
    assert "mercenaries" in s.options
    assert s.offered("guest") == ["violet", "green", "orange"]


def test_a_kept_card_loses_its_action_as_well_but_not_that_of_the_stopper() -> None:
    s = grand("grd_action_stop", tokens="saved_by blue; saved 0").do("act", "end").idle_until("blue turn")
    s.do("spend")
    assert "act" not in s.options
    s = grand("grd_action_stop", tokens="saved_by violet; saved 0").do("act", "spend")
    assert "act" in s.options


# ---------------------------------------------------------------------- the last word


@pytest.mark.parametrize("players", PLAYERS)
def test_ruling_gr_07_the_last_word_waits_until_all_others_have_had_their_turns(players: int) -> None:
    s = grand("grd_last_word", "aragon: violet 3", grandes="", players=players).do("act")
    assert s.asked == "blue card"
    assert s.seen_by(None)["last_word"] == 0
    seats = []
    while s.asked.split()[0] != "violet":
        seats.append(s.asked.split()[0])
        s.idle()
    assert len(set(seats)) == players - 1
    assert s.asked == "violet turn"
    assert "act" not in s.options
    s.do("to castillo", "to castillo", "to castillo")
    assert s.table.round == 2


def test_the_last_word_may_be_left_out() -> None:
    s = grand("grd_last_word").do("to castillo", "stop")
    assert s.asked == "blue card"


def test_nobody_waits_for_the_last_word_who_is_last_or_has_placed() -> None:
    s = grand("grd_last_word", played="violet 1 blue 2 green 3 orange 4")
    assert "act" not in s.options


def test_a_veto_against_the_last_word_means_that_the_turn_goes_on() -> None:
    s = grand("grd_last_word", vetos="blue").do("act", "veto")
    assert s.asked == "violet turn"


def test_ruling_gr_07_the_symbol_of_the_last_word_is_used_at_the_end_too() -> None:
    s = grand("grd_last_word", options="symbols=reconstructed").do("act")
    assert s.asked == "blue card"
    assert s.token("ships") is None
    s.idle_until("violet turn").do("act", "ship")
    assert s.token("ships") == "violet"
    assert "to galleon" in s.options


def test_characters_wait_with_the_last_word() -> None:
    s = grand("grd_last_word", tokens="queen violet; jester violet").do("act")
    assert s.asked == "blue card"
    s.idle_until("violet turn")
    assert "bonus" in s.options
    assert s.offered("guest") == ["blue", "green", "orange"]


def test_the_order_of_turns_and_the_start_marker_go_by_the_power_cards() -> None:
    s = grand("grd_last_word", played="violet 9 blue 3 green 5 orange 7").do("act")
    assert s.asked == "orange supply"
    s.idle_round()
    assert s.told("start_marker") == [{"seat": 1}]


def test_before_the_last_word_the_king_incognito_may_turn_up() -> None:
    s = grand("grd_last_word", tokens="incognito granada; incognito_by orange").do("pass_turn", "act")
    while s.table.active != 0:
        s.do("pass_turn") if s.asked == "orange unmask" else s.idle()
    assert s.asked == "orange unmask"
    s.do("unmask")
    assert s.king == "granada"
    assert s.asked == "violet turn"
