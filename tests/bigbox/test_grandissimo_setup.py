"""Setting up Grandissimo: Portugal, the stacks, the mercenaries, and what can be left out."""

import pytest

from elgrande.rules.errors import BadSetup
from elgrande.rules.knowledge import view
from elgrande.rules.places import NEUTRAL, PLACE_IDS, PORTUGAL, SPAIN
from elgrande.rules.ruleset import RECONSTRUCTED
from elgrande.rules.sets.build import new_table, rules_for
from elgrande.rules.sets.grandissimo.agreement import STACK as GRANDISSIMO_STACK
from elgrande.rules.sets.grandissimo.fields import SAVED, SAVED_BY
from elgrande.rules.sets.setup import Setup
from tests.bigbox.grand_scenes import grand
from tests.rules.table_setup import new_game

PLAYERS = [2, 3, 4, 5]


def setup(players: int = 4, **options: str) -> Setup:
    return Setup(
        "2015", players, ["grandissimo"], {key.replace("_", "-"): value for key, value in options.items()}
    )


def stack_6(agreed: Setup) -> list[str]:
    rules = rules_for(agreed)
    return [rules.cards[card].id for card in rules.stacks[6]]


@pytest.mark.parametrize("players", PLAYERS)
def test_two_mercenaries_stand_in_the_region_turned_up_after_the_kings(players: int) -> None:
    t = new_table(setup(players), 5)
    place = t.chance.turned[0]
    assert place not in [t.king, *t.chance.homes]
    assert t.at(place, NEUTRAL) == 2
    assert sum(t.at(other, NEUTRAL) for other in range(SPAIN + 2)) == 2


@pytest.mark.parametrize("players", PLAYERS)
def test_seven_cards_are_on_offer(players: int) -> None:
    t = new_table(setup(players), 5)
    ids = {stack: t.rules.cards[t.offer[stack]].id for stack in range(1, 8)}
    assert ids[5] == "c5_king"
    assert ids[6] in GRANDISSIMO_STACK
    assert ids[7] == "grd_queen_and_jester"


def test_ruling_gr_01_each_title_of_stack_6_exists_once() -> None:
    assert stack_6(setup()) == GRANDISSIMO_STACK
    assert len(GRANDISSIMO_STACK) == 19


def test_ruling_gr_05_three_caballeros_are_assumed_where_the_rulebook_is_silent() -> None:
    cards = {card.id: card for card in rules_for(setup()).cards if card.stack >= 6}
    known = {
        "grd_double_turn": 2,
        "grd_united_force": 6,
        "grd_conquistadores": 3,
        "grd_queen_and_jester": 3,
    }
    for id, card in cards.items():
        assert card.caballeros == known.get(id, 3)
        assert ("GR-05" in card.note) == (id not in known)
        assert (card.provenance == RECONSTRUCTED) == (card.note != "")


def test_cards_of_choice_stay_in_the_box() -> None:
    left = stack_6(setup(left_out="grd_league+grd_boycott"))
    assert left == [card for card in GRANDISSIMO_STACK if card not in ("grd_league", "grd_boycott")]
    assert setup(left_out="grd_league+grd_boycott") == setup(left_out="grd_boycott+grd_league")


def test_one_card_of_stack_6_for_each_round_is_the_least() -> None:
    assert len(stack_6(setup(left_out="+".join(GRANDISSIMO_STACK[:10])))) == 9
    with pytest.raises(
        BadSetup, match="only 8 cards would be left in stack 6; it needs one for each of the 9 rounds"
    ):
        setup(left_out="+".join(GRANDISSIMO_STACK[:11]))
    assert len(stack_6(setup(left_out="+".join(GRANDISSIMO_STACK[:13]), length="short"))) == 6
    with pytest.raises(BadSetup, match="only 0 cards"):
        setup(left_out="+".join(GRANDISSIMO_STACK))
    with pytest.raises(BadSetup, match="stack 6 has only 8 cards left"):
        # The cards that are not established are missing as well.
        rules_for(setup(left_out="+".join(GRANDISSIMO_STACK[6:15]), cards="established"))


def test_the_options_belong_to_the_set() -> None:
    for name, value in (("left-out", "first-game"), ("symbols", "none")):
        with pytest.raises(BadSetup, match=f"the option '{name}' needs the set 'grandissimo'"):
            Setup("2015", 4, [], {name: value})
    with pytest.raises(BadSetup, match="the option 'left-out' cannot be 'queen'"):
        setup(left_out="queen")
    with pytest.raises(BadSetup, match="is 'none' or a list, not both"):
        setup(left_out="none+grd_league")


def test_the_advice_for_a_first_game_leaves_out_prison_ships_and_inquisition() -> None:
    agreed = setup(left_out="first-game")
    assert "grd_spanish_inquisition" not in stack_6(agreed)
    assert len(stack_6(agreed)) == 18
    s = grand("grd_united_force", options="left-out=first-game")
    assert "act" not in s.options
    assert "to castillo" in s.options


def test_only_established_cards() -> None:
    left_out = ["grd_league", "grd_eviction_order", "grd_spanish_inquisition"]
    assert stack_6(setup(cards="established")) == [card for card in GRANDISSIMO_STACK if card not in left_out]


def test_ruling_gr_06_only_the_symbols_of_the_rulebook_unless_the_table_wants_more() -> None:
    printed = {card.id: card for card in rules_for(setup()).cards}
    made_up = {card.id: card for card in rules_for(setup(symbols="reconstructed")).cards}
    assert grand("grd_united_force").options.count("act") == 1
    assert "GR-06" not in "".join(card.note for card in printed.values())
    shown = {id for id, card in made_up.items() if "GR-06" in card.note}
    assert shown == {
        "grd_score_coast",
        "grd_free_choice",
        "grd_last_word",
        "grd_conquistadores",
        "grd_boycott",
        "grd_action_stop",
    }
    assert all(made_up[id].provenance == RECONSTRUCTED for id in shown)
    assert "act" not in grand("grd_united_force", options="symbols=none").options


# ---------------------------------------------------------------------- Portugal


@pytest.mark.parametrize("king", ["galicia", "castilla_la_vieja", "castilla_la_nueva", "sevilla"])
def test_portugal_is_open_for_placing_from_its_neighbours(king: str) -> None:
    assert "to portugal" in grand("c5_king", king=king).options


@pytest.mark.parametrize("king", ["pais_vasco", "aragon", "cataluna", "granada", "valencia"])
def test_and_from_nowhere_else(king: str) -> None:
    assert "to portugal" not in grand("c5_king", king=king).options


def test_the_king_may_go_to_portugal_and_rules_its_neighbours_from_there() -> None:
    s = grand("c5_king").do("act", "king portugal")
    assert s.king == "portugal"
    assert s.offered("to") == ["galicia", "castilla_la_vieja", "castilla_la_nueva", "sevilla", "castillo"]


def test_only_a_sole_majority_scores_in_portugal() -> None:
    s = grand("c2_score_choice", "portugal: violet 2 blue 1 green 1").do("act", "region portugal")
    assert s.points == "violet 5"
    s = grand("c2_score_choice", "portugal: violet 2 blue 2 green 1").do("act", "region portugal")
    assert s.points == ""


def test_king_and_grande_bring_their_bonuses_in_portugal() -> None:
    s = grand("c2_score_choice", "portugal: violet 2", king="portugal", grandes="violet portugal")
    assert s.do("act", "region portugal").points == "violet 9"


def test_portugal_is_a_region_of_value_5() -> None:
    s = grand("c3_score_5", "portugal: violet 1").do("act")
    assert "portugal" in s.scored()
    assert s.points == "violet 5"


def test_ruling_gr_02_nobody_goes_from_the_castillo_to_portugal() -> None:
    s = grand(phase="scoring", round=3)
    assert s.asked == "violet castillo_disc"
    assert s.offered("disc") == PLACE_IDS[:SPAIN]


def test_ruling_gr_03_portugal_is_scored_after_the_nine_regions() -> None:
    s = grand(phase="scoring", round=3)
    s.do("disc aragon", "disc aragon", "disc aragon")
    assert s.scored() == ["castillo", *PLACE_IDS[:SPAIN], PLACE_IDS[PORTUGAL]]


def test_ruling_gr_20_a_small_stack_comes_up_again() -> None:
    few = "left-out=" + "+".join(GRANDISSIMO_STACK[2:])
    s = new_game("2015", 3, sets="grandissimo", options=few + " stack-6=small", seed=3)
    seen: list[str | None] = []
    while not s.table.over:
        if s.decision.kind == "power" and len(seen) < s.table.round:
            seen.append(s.offer[6])
            assert view(s.table)["stacks"]["6"] == s.table.round % 2
        s.table.play(s.table.options[-1])
    assert sorted(map(str, seen[:2])) == GRANDISSIMO_STACK[:2]
    assert seen == (seen[:2] * 5)[:9]


def test_ruling_gr_20_no_card_at_all_may_be_left() -> None:
    s = new_game(
        "2015", 3, sets="grandissimo", options="left-out=" + "+".join(GRANDISSIMO_STACK) + " stack-6=small"
    )
    assert 6 not in s.offer
    with pytest.raises(BadSetup, match="only 0 cards would be left in stack 6"):
        setup(left_out="+".join(GRANDISSIMO_STACK))


def test_ruling_gr_20_a_card_that_is_kept_is_missing() -> None:
    few = "left-out=" + "+".join(GRANDISSIMO_STACK[2:])
    s = new_game("2015", 3, sets="grandissimo", options=few + " stack-6=small", seed=3)
    s.table.extras[SAVED] = s.table.offer[6]
    s.table.extras[SAVED_BY] = 0
    while s.table.round < 3:
        s.table.play(s.table.options[-1])
    assert 6 not in s.offer


def test_two_players_may_have_both_ships() -> None:
    assert rules_for(Setup("2015", 2, ["grandissimo"])).ships == 1
    assert rules_for(Setup("2015", 3, ["grandissimo"])).ships == 2
    options = "symbols=reconstructed ships=two"
    s = grand(
        "grd_score_coast",
        players=2,
        options=options,
        tokens="ships blue",
        grandes="violet aragon blue sevilla",
        board="aragon: violet 1",
        played="violet 9 blue 3",
    )
    assert "ship" in s.do("act").options
    with pytest.raises(BadSetup, match="the option 'ships' is for 2 players"):
        Setup("2015", 3, ["grandissimo"], {"ships": "two"})
