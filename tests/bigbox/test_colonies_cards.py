"""The cards of stack 7: gold and goods, and what each card does."""

import pytest

from elgrande.rules.effects.notation import print_effect
from elgrande.rules.effects.notation_reader import parse_effect
from elgrande.rules.errors import BadCorrection
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS
from elgrande.rules.sets.build import rules_for
from elgrande.rules.sets.corrections import CardCorrection, Corrections
from elgrande.rules.sets.setup import Setup
from tests.bigbox.colony_scenes import COLONIES, ColonyScene, colony
from tests.rules.table_setup import place_of

STACK_7 = {
    "gic_close_action_card": (0, 1),
    "gic_double_strike": (1, 0),
    "gic_free_choice": (0, 1),
    "gic_score_new_regions": (1, 1),
    "gic_score_black_regions": (0, 1),
    "gic_transport": (1, 1),
    "gic_move_limitation_table": (0, 1),
    "gic_delayed_scoring": (1, 0),
    "gic_conspiracy": (0, 1),
}


def use(s: ColonyScene) -> ColonyScene:
    """Use the special action and answer whatever it asks by doing as little as possible."""
    s.do("act")
    while s.decision.kind != "turn" or s.table.action >= 0:
        s.do(next((word for word in ("stop", "skip") if word in s.options), s.options[0]))
    return s


# ---------------------------------------------------------------------- gold and goods


@pytest.mark.parametrize("card", STACK_7)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_ruling_g_05_the_special_action_lays_the_tokens_of_the_card(card: str, players: int) -> None:
    gold, goods = STACK_7[card]
    s = use(colony(card, "granada: grey 1", players=players, tokens="table_at aragon"))
    assert [s.token("tokens", 0), s.token("tokens", 1)] == [gold, goods]
    assert [s.token("stock", 0), s.token("stock", 1)] == [5 - gold, 11 - goods]


@pytest.mark.parametrize("card", STACK_7)
def test_ruling_g_06_no_token_without_the_special_action(card: str) -> None:
    s = colony(card, vetos="blue", tokens="table_at aragon").do("act")
    while s.asked != "blue veto":
        s.do(s.options[0])
    s.do("veto")
    assert [s.token("tokens", 0), s.token("tokens", 1)] == [0, 0]
    s = colony(card).do("end")
    assert [s.token("tokens", 0), s.token("tokens", 1)] == [0, 0]


def test_there_are_no_more_tokens_than_the_supply_has() -> None:
    s = use(colony("gic_score_new_regions", tokens="tokens 5 10"))
    assert [s.token("tokens", 0), s.token("tokens", 1)] == [5, 11]


@pytest.mark.parametrize("card", STACK_7)
def test_ruling_g_04_the_cards_place_two_caballeros(card: str) -> None:
    assert colony(card).decision.subject["left"] == 2


# ---------------------------------------------------------------------- close an action card


def test_closing_in_the_own_turn() -> None:
    s = colony("gic_close_action_card").do("act")
    assert "close 5" in s.options
    # The own card is taken, not on offer.
    s.refuses("close 7")
    s.do("close 5", "end")
    s.idle_until("blue card")
    s.refuses("card 5")
    assert s.token("closers") == 0


def test_ruling_g_07_closing_between_two_turns_before_the_next_player_names_a_card() -> None:
    s = colony("gic_close_action_card").do("act", "end")
    assert s.asked == "violet close"
    s.do("skip").idle_until("blue turn").do("end")
    assert s.asked == "violet close"
    closed = s.options[0]
    s.do(closed)
    s.idle_until("green card")
    s.refuses(closed.replace("close", "card"))


def test_a_closed_card_is_closed_for_one_round_and_the_kept_card_for_one_use() -> None:
    s = colony("gic_close_action_card").do("act", "close 5", "end")
    s.idle_round()
    while s.decision.kind != "card":
        s.idle()
    assert "card 5" in s.options
    assert s.token("shut") == 0
    assert not s.told("closed")[1:]


def test_it_can_be_kept_for_a_later_round() -> None:
    s = colony("gic_close_action_card").do("act", "end")
    s.idle_round()
    assert s.token("closers") == 1
    # Before the first turn of the round, too.
    while s.decision.kind == "power":
        s.idle()
    assert s.asked == "violet close"


def test_nobody_is_asked_when_all_have_had_their_turn() -> None:
    s = colony("gic_close_action_card", active="orange", played="violet 13 blue 12 green 11 orange 10").do(
        "act"
    )
    assert not s.offered("close")


# ---------------------------------------------------------------------- double strike


def test_the_special_action_of_another_player_is_carried_out_again() -> None:
    s = colony("c1_move4_own", "granada: violet 1; aragon: blue 1", tokens="striker blue; strike_until 1")
    s.do("act", "lift violet granada", "to sevilla", "stop", "end")
    assert s.asked == "blue strike"
    s.do("use")
    # All choices are those of the owner of the card, with his own caballeros.
    assert s.asked == "blue lift"
    assert s.offered("lift") == ["blue aragon"]
    s.do("lift blue aragon", "to granada", "stop")
    assert s.at("granada") == "blue 1"
    # Then play goes on; blue has his own turn too, and with it a second special action.
    s.idle_until("blue card")
    assert s.token("striker") is None


def test_a_repeated_card_of_stack_7_lays_its_tokens_again() -> None:
    s = colony("gic_conspiracy", grandes="violet granada", tokens="striker blue; strike_until 1")
    s.do("act", "end", "use")
    assert s.token("tokens", 1) == 2


def test_ruling_g_23_a_repeated_delayed_scoring_moves_the_token() -> None:
    s = colony("gic_delayed_scoring", tokens="striker blue; strike_until 1")
    s.do("act", "region granada", "end", "use", "region aragon")
    assert s.token("delayed") == "aragon"


def test_an_action_that_was_not_used_or_was_vetoed_cannot_be_repeated() -> None:
    s = colony("c5_king", tokens="striker blue; strike_until 1").do("end")
    assert s.asked != "blue strike"
    s = colony("c5_king", tokens="striker blue; strike_until 1", vetos="green")
    s.do("act", "king granada", "veto", "end")
    assert s.asked != "blue strike"


def test_the_repetition_can_be_vetoed() -> None:
    s = colony("c5_king", tokens="striker blue; strike_until 1", vetos="violet")
    s.do("act", "king granada", "end", "use", "king aragon")
    assert s.asked == "violet veto"
    s.do("veto")
    assert s.king == "granada"
    s.idle_until("blue card")


def test_nobody_repeats_his_own_action() -> None:
    s = colony("c5_king", tokens="striker violet; strike_until 1").do("act", "king granada", "end")
    assert s.asked != "violet strike"


def test_ruling_g_08_it_can_be_used_in_this_round_or_the_next() -> None:
    s = colony("gic_double_strike", round=1).do("act", "end")
    assert s.token("striker") == "violet"
    s.idle_round()
    assert s.token("striker") == "violet"
    s.idle_round()
    assert s.table.round == 3
    assert s.token("striker") is None


# ---------------------------------------------------------------------- free choice


def test_free_choice_works_between_the_castillo_and_the_regions() -> None:
    s = colony(
        "", "granada: violet 2 blue 1; castillo: blue 1", phase="scoring", round=3, tokens="free_choice 1"
    )
    s.set_disc("blue", "aragon")
    assert s.scored() == ["castillo"]
    assert s.asked == "violet lift"
    s.do("lift violet granada", "to galicia" if s.king != "galicia" else "to sevilla")
    s.do("lift violet granada", "to aragon")
    assert s.told("scored")[-1]["place"] == "africa"
    assert s.token("free_choice") == 0


def test_free_choice_moves_own_caballeros_outside_the_kings_region_only() -> None:
    s = colony(
        "",
        "granada: violet 1 blue 1; aragon: violet 1",
        king="aragon",
        phase="scoring",
        round=3,
        tokens="free_choice 1",
    )
    assert s.options == ["lift violet granada", "stop"]


def test_free_choice_is_kept_until_the_next_general_scoring() -> None:
    s = colony("gic_free_choice", "granada: violet 1", round=2).do("act", "end")
    assert s.told("kept") == [{"seat": 0, "card": "gic_free_choice"}]
    s.idle_until("violet lift")
    assert s.table.round == 3


def test_ruling_a_06_kept_cards_cannot_be_vetoed_when_they_work() -> None:
    s = colony("", "granada: violet 1", phase="scoring", round=3, vetos="blue", tokens="free_choice 1")
    s.do("lift violet granada", "to sevilla")
    assert s.at("sevilla") == "violet 1"


# ---------------------------------------------------------------------- scorings


def test_all_four_new_regions_are_scored_with_their_offices() -> None:
    s = colony(
        "gic_score_new_regions",
        "france: violet 1; ship: blue 1; america: green 1; africa: orange 1",
        tokens="slots violet - - blue green",
    )
    s.do("act")
    assert s.scored() == ["france", "ship", "america", "africa"]
    assert s.points == "violet 5 blue 3 green 5 orange 4"


def test_a_veto_holder_makes_the_order_matter() -> None:
    s = colony("gic_score_new_regions", "france: violet 1", vetos="blue").do("act", "allow")
    assert s.options == ["region france", "region ship", "region america", "region africa"]
    s.do("region america", "allow", "region ship", "veto")
    assert s.scored() == ["america"]


def test_the_black_regions_include_those_overseas() -> None:
    s = colony("gic_score_black_regions", "africa: grey 1; granada: grey 1 blue 1; aragon: blue 1")
    # The black one in África is his now, and may take the goods that were just laid.
    s.do("act", "skip")
    assert s.scored() == ["granada", "africa"]
    assert s.points == "violet 7 blue 3"


def test_ruling_g_09_the_card_hands_over_the_inquisitor() -> None:
    s = colony("gic_score_black_regions", "granada: grey 1", tokens="inquisitor green").do("act")
    assert s.inquisitor == "violet"
    assert s.points == "violet 6"


@pytest.mark.parametrize(("round", "due"), [(4, 5), (5, 6)])
def test_ex_gic_08_a_delayed_scoring_comes_at_the_end_of_the_next_round(round: int, due: int) -> None:
    s = colony("gic_delayed_scoring", "granada: violet 1", round=round).do("act", "region granada", "end")
    s.idle_round()
    assert s.table.round == round + 1 == due
    assert "granada" not in s.scored()
    s.idle_round()
    assert "granada" in s.scored()
    if due == 6:
        # Before everything else of the general scoring.
        assert s.scored()[:2] == ["granada", "castillo"]


def test_ex_gic_08_in_the_last_round_it_comes_after_the_last_general_scoring() -> None:
    s = colony("gic_delayed_scoring", "granada: violet 1", round=9).do("act", "region granada", "end")
    s.idle_game()
    assert s.scored()[-2:] == ["africa", "granada"]


def test_in_a_short_game_the_next_round_is_the_next_one_played() -> None:
    s = colony("gic_delayed_scoring", "granada: violet 1", round=3, options="length=short")
    s.do("act", "region granada", "end").idle_round()
    assert s.table.round == 5
    assert s.scored().count("granada") == 1
    s.idle_round()
    assert s.scored().count("granada") == 2


def test_ruling_g_12_any_region_but_not_the_castillo_can_wait() -> None:
    s = colony("gic_delayed_scoring", king="granada").do("act")
    assert s.offered("region") == [*PLACE_IDS[:9], "france", "ship", "america", "africa"]


# ---------------------------------------------------------------------- transport


@pytest.mark.parametrize(("token", "there", "points"), [("gold", "america", 6), ("goods", "africa", 4)])
def test_ex_gic_07_claim_what_was_just_laid_and_bring_it_to_spain(
    token: str, there: str, points: int
) -> None:
    s = colony("gic_transport", f"{there}: violet 1").do("act")
    assert s.asked == "violet claim"
    s.do(f"claim {token} own")
    assert s.asked == "violet transport_home"
    s.do(f"lift violet {there}", "to granada")
    assert s.points == f"violet {points}"


def test_transport_takes_any_number_out_and_then_home() -> None:
    s = colony("gic_transport", "granada: violet 2; aragon: violet 1").do("act")
    s.do("lift violet granada")
    assert s.offered("to") == ["america", "africa"]
    s.do("to africa", "claim goods own", "lift violet granada", "to america", "stand viceroy")
    s.do("stop")
    # Those in the colonies may now come home.
    assert s.asked == "violet transport_home"
    s.do("lift violet africa")
    assert "america" not in s.offered("to")
    s.do("to sevilla", "stop")
    assert s.points == "violet 4"
    assert s.on("viceroy") == "violet"
    assert s.at("aragon") == "violet 1"


def test_transport_respects_the_kings_region() -> None:
    s = colony("gic_transport", "granada: violet 1; africa: violet 1", king="granada").do("act")
    if s.decision.kind == "claim":
        s.do("skip")
    assert s.asked == "violet transport_home"
    s.do("lift violet africa")
    assert "granada" not in s.offered("to")


def test_ruling_g_10_each_step_of_transport_can_be_vetoed() -> None:
    s = colony("gic_transport", "granada: violet 2", vetos="blue")
    s.do("act", "allow", "lift violet granada", "to america")
    assert s.asked == "blue veto"
    s.do("veto")
    assert s.at("granada") == "violet 2"
    # The tokens lie there all the same.
    assert s.token("tokens") == 1


# ---------------------------------------------------------------------- limitation table


def test_the_table_moves_and_its_caballeros_stay_behind() -> None:
    s = colony("gic_move_limitation_table", "granada: violet 3; aragon: blue 2", tokens="table_at granada")
    s.do("act", "region aragon")
    assert s.token("table_at") == "aragon"
    assert s.kinds("granada", "violet") == "plain unladen 3"
    assert s.kinds("aragon", "blue") == "table unladen 2"


def test_the_mover_says_who_stands_on_it_if_not_all_have_room() -> None:
    s = colony(
        "gic_move_limitation_table", "aragon: blue 8 green 3", tokens="table_at granada; inquisitor orange"
    )
    s.do("act", "region aragon")
    assert s.asked == "violet fill"
    for _ in range(3):
        s.do("lift green aragon")
    assert s.kinds("aragon", "green") == "table unladen 3"
    assert s.kinds("aragon", "blue") == "plain unladen 1, table unladen 7"


def test_the_table_goes_neither_into_nor_out_of_the_kings_region_and_never_to_francia() -> None:
    s = colony("gic_move_limitation_table", king="aragon", tokens="table_at granada").do("act")
    s.refuses("region aragon", "region france", "region granada")
    s = colony("gic_move_limitation_table", king="granada", tokens="table_at granada").do("act")
    assert s.token("table_at") == "granada"
    # The goods are laid all the same.
    assert s.token("tokens", 1) == 1


def test_ruling_g_11_ship_and_colonies_are_legal() -> None:
    s = colony("gic_move_limitation_table", tokens="table_at granada").do("act")
    assert {"ship", "america", "africa"} <= set(s.offered("region"))


def test_the_table_may_be_left_where_it_is() -> None:
    s = colony("gic_move_limitation_table", tokens="table_at granada").do("act", "stop")
    assert s.token("table_at") == "granada"


def test_there_are_three_copies() -> None:
    rules = colony("c5_king").table.rules
    assert rules.cards[rules.card_index("gic_move_limitation_table")].copies == 3


# ---------------------------------------------------------------------- conspiracy


def test_ruling_a_01_all_grandes_outside_the_kings_region_are_thrown_in() -> None:
    s = colony("gic_conspiracy", king="granada", grandes="violet aragon blue granada green sevilla").do("act")
    assert (s.grande("violet"), s.grande("blue"), s.grande("green")) == ("castillo", "granada", "castillo")


def test_ruling_a_01b_a_grande_earns_its_bonus_in_the_castillo_and_again_in_its_region() -> None:
    s = colony(
        "",
        "castillo: violet 2",
        phase="scoring",
        round=3,
        grandes="violet castillo",
    )
    s.set_disc("violet", "granada")
    assert s.grande("violet") == "granada"
    # 5 + 2 in the Castillo, 6 + 2 in Granada.
    assert s.points == "violet 15"


def test_a_grande_leaves_even_alone() -> None:
    s = colony("", phase="scoring", round=3, grandes="violet castillo").set_disc("violet", "granada")
    assert s.grande("violet") == "granada"


def test_ruling_a_01c_its_owner_cannot_set_the_kings_region() -> None:
    s = colony("", phase="scoring", round=3, king="granada", grandes="violet castillo")
    s.refuses("disc granada")


def test_a_veto_saves_the_grandes_that_are_left() -> None:
    s = colony("gic_conspiracy", grandes="violet aragon blue granada", vetos="green")
    s.do("act", "allow")
    assert s.asked == "green veto"
    s.do("veto")
    assert (s.grande("violet"), s.grande("blue")) == ("castillo", "granada")


# ---------------------------------------------------------------------- with King & Intrigant


def test_a_player_may_use_a_card_of_stack_6_or_7_instead_of_his_own() -> None:
    s = colony("", sets=f"{COLONIES} king-intrigant", phase="card", played="")
    assert {"card 6", "card 7"} <= set(s.options)
    s.do("card 6", "act")
    assert s.inquisitor == COLOUR_IDS[s.table.active]
    s.do("end")
    # A used card is gone for the round; the own one stays unused (ruling K-11).
    while s.decision.kind != "row_card":
        s.idle()
    s.refuses("card 6")
    assert "card 7" in s.options


def test_scoring_regions_can_be_asked_for_by_place() -> None:
    s = colony("c2_score_choice", "africa: violet 1").do("act", "region africa")
    assert s.table.at(place_of("africa"), 0) == 1
    assert s.points == "violet 4"


# ---------------------------------------------------------------------- corrections


def test_who_has_the_cards_can_correct_their_numbers() -> None:
    corrections = Corrections()
    corrections.cards["gic_transport"] = CardCorrection(
        effect=parse_effect("lay(transport, gold=2)"), caballeros=3
    )
    rules = rules_for(Setup("2015", 4, [COLONIES], {"cards": "established"}), corrections)
    card = rules.cards[rules.card_index("gic_transport")]
    assert (card.caballeros, card.provenance, print_effect(card.effect)) == (
        3,
        "corrected",
        "lay(transport, gold=2)",
    )


@pytest.mark.parametrize("card", [*STACK_7, "gic_holy_inquisition"])
def test_effects_read_back_as_they_are_printed(card: str) -> None:
    rules = rules_for(Setup("2015", 4, [COLONIES]))
    text = print_effect(rules.cards[rules.card_index(card)].effect)
    assert print_effect(parse_effect(text)) == text


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("lay(gold=1)", "'lay' needs an effect first"),
        ("lay(transport, gold=6)", "'gold' must be 1 to 5"),
        ("lay(lay(transport), goods=1)", "cannot follow the laying of tokens"),
        ("lay(transport, silver=1)", "'silver=1' has no place"),
    ],
)
def test_what_cannot_be_laid_is_refused(text: str, problem: str) -> None:
    with pytest.raises(BadCorrection, match=problem):
        parse_effect(text)


def test_in_the_row_of_king_and_intrigant_only_the_stacks_can_be_closed() -> None:
    s = colony("", sets=f"{COLONIES} king-intrigant", phase="card", tokens="closers 1")
    while s.decision.kind != "turn":
        s.idle()
    assert s.offered("close") == ["6", "7"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_a_turn_with_his_own_card_or_one_of_the_stacks(players: int) -> None:
    s = colony("", players=players, sets=f"{COLONIES} king-intrigant", phase="card")
    seen = 0
    while s.table.round == 1:
        if s.decision.kind == "row_card":
            seen += 1
            assert len(s.options) == 4 - min(seen, 3)
            s.do(s.options[-1])
        else:
            s.idle()
    assert seen == 2
