"""Which cards are in which stack, how many of each, and what sets and options change about that."""

from collections import Counter

import pytest

from elgrande.rules.ruleset import PRINTED, PROVENANCES, RECONSTRUCTED, Card, Rules, draw_chance
from elgrande.rules.sets.classic.cards import classic_cards
from elgrande.rules.sets.new_regency.cards import new_regency_cards
from elgrande.rules.sets.power_modifiers.cards import power_modifiers
from elgrande.rules.sets.veteran_cards.cards import veteran_cards
from elgrande.rules.sets.year2023.cards import cards_2023
from tests.rules.table_setup import game_of, new_game, scene

CLASSIC = {
    1: "move3_any 1 move4_any 1 move4_own 1 move3_foreign 1 move2own_2foreign 2 region5_any 2 region_all_own 1 "
    "place2_extra 1 all_own_or_place2 1",
    2: "veto 2 court_all 1 court_3 1 remove1_each 1 angry_king 1 secret_all_of_region 1 secret_2_of_region 1 "
    "score_choice 3",
    3: "score_4 2 score_5 2 score_6_7 1 score_castillo 2 score_first_only 1 score_most 1 score_least 1 score_choice 1",
    4: "scoreboard 3 power_back 2 court2 1 grande 2 secret_scoring 1 eviction 1 royal_advisor 1",
    5: "king 1",
}
MODERN = {
    1: "move2own_2foreign 2 move4_own 1 militia 1 move3_any 1 move4_any 1 move3_foreign 1 region5_any 2 "
    "region_all_own 1",
    2: "withdrawal 1 civil_war 1 assassin 1 court_all 1 court_3 1 secret_2_of_region 1 score_choice 4",
    3: "score_4 2 score_5 2 score_6_7 1 revelation 2 score_first_only 1 score_most 1 score_least 1",
    4: "decree 3 empowerment 2 court2 1 new_home 2 coup 1 royal_advisor 1",
    5: "majesty 1",
}


def listed(prefix: str, stack: int, text: str) -> dict[str, int]:
    words = text.split()
    return {f"{prefix}{stack}_{words[i]}": int(words[i + 1]) for i in range(0, len(words), 2)}


def copies(cards: list[Card], stack: int) -> dict[str, int]:
    return {card.id: card.copies for card in cards if card.stack == stack}


@pytest.mark.parametrize("stack", [1, 2, 3, 4, 5])
def test_the_classic_deck(stack: int) -> None:
    assert copies(classic_cards(), stack) == listed("c", stack, CLASSIC[stack])


@pytest.mark.parametrize("stack", [1, 2, 3, 4, 5])
def test_the_deck_of_2023(stack: int) -> None:
    assert copies(cards_2023(), stack) == listed("n", stack, MODERN[stack])


def test_how_many_cards_there_are() -> None:
    assert sum(card.copies for card in classic_cards()) == 45
    assert sum(card.copies for card in cards_2023()) == 41
    assert sum(card.copies for card in new_regency_cards()) == 10
    assert sum(card.copies for card in veteran_cards()) == 4
    assert len(power_modifiers()) == 16


def test_the_veteran_cards_belong_to_stacks_one_two_and_four() -> None:
    assert {card.id: (card.stack, card.copies) for card in veteran_cards()} == {
        "v2_veto": (2, 2),
        "v1_all_own_or_place2": (1, 1),
        "v4_secret_scoring": (4, 1),
    }


def test_all_cards_of_the_new_regency_are_of_stack_five() -> None:
    assert {card.stack for card in new_regency_cards()} == {5}
    assert len({card.id for card in new_regency_cards()}) == 10


def test_every_card_has_its_own_id_and_an_honest_provenance() -> None:
    cards = [*classic_cards(), *cards_2023(), *new_regency_cards(), *veteran_cards()]
    assert len({card.id for card in cards}) == len(cards)
    for card in cards:
        assert card.provenance in PROVENANCES
        assert card.key == "card-" + card.id.replace("_", "-")
        assert card.note or card.provenance != RECONSTRUCTED
    assert {card.provenance for card in classic_cards()} == {PRINTED}


def test_stand_ins_of_the_new_regency_are_marked() -> None:
    unknown = [card for card in new_regency_cards() if "unknown" in card.id]
    assert [card.id for card in unknown] == ["r5_unknown_8", "r5_unknown_9", "r5_unknown_10"]
    assert {card.provenance for card in unknown} == {RECONSTRUCTED}


def test_all_modifiers_but_the_known_one_are_marked_as_made_up() -> None:
    printed = [modifier.value for modifier in power_modifiers() if modifier.provenance == PRINTED]
    assert printed == [1]


# ---------------------------------------------------------------------- decks of a game


def drawn(rules: Rules, seed: int = 3) -> list[Counter[str]]:
    """The cards of each shuffled stack."""
    chance = draw_chance(rules, seed)
    return [Counter(rules.cards[card].id for card in deck) for deck in chance.decks]


@pytest.mark.parametrize("edition", ["1995", "2015"])
def test_a_classic_game_shuffles_eleven_cards_in_each_stack(edition: str) -> None:
    decks = drawn(game_of(edition))
    for stack in range(1, 5):
        assert decks[stack] == listed("c", stack, CLASSIC[stack])
        assert decks[stack].total() == 11
    # The King's card lies there every round and is not shuffled.
    assert decks[5].total() == 0


def test_a_game_of_2023_shuffles_ten_cards_in_each_stack() -> None:
    decks = drawn(game_of("2023"))
    assert [decks[stack].total() for stack in range(1, 6)] == [10, 10, 10, 10, 0]


def test_with_new_regency_stack_five_is_a_stack_like_the_others() -> None:
    rules = game_of("2023", sets="new-regency")
    decks = drawn(rules)
    assert decks[5] == {card.id: 1 for card in new_regency_cards()}
    assert rules.standing[5] == -1
    assert rules.card_index("n5_majesty") == -1


@pytest.mark.parametrize(
    ("groups", "added"),
    [
        ("all", {1: ["v1_all_own_or_place2"], 2: ["v2_veto", "v2_veto"], 4: ["v4_secret_scoring"]}),
        ("veto", {2: ["v2_veto", "v2_veto"]}),
        ("intrigue", {1: ["v1_all_own_or_place2"]}),
        ("scoring", {4: ["v4_secret_scoring"]}),
        ("intrigue+scoring", {1: ["v1_all_own_or_place2"], 4: ["v4_secret_scoring"]}),
    ],
)
@pytest.mark.parametrize("seed", [1, 2])
def test_for_each_veteran_card_an_unseen_card_of_its_stack_leaves(
    groups: str, added: dict[int, list[str]], seed: int
) -> None:
    rules = game_of("2023", sets="veteran-cards", options=f"veterans={groups}")
    chance = draw_chance(rules, seed)
    for stack in range(1, 5):
        ids = [rules.cards[card].id for card in chance.decks[stack]]
        removed = [rules.cards[card].id for card in chance.removed[stack]]
        new = added.get(stack, [])
        assert sorted(card for card in ids if card.startswith("v")) == new
        assert len(ids) == 10
        assert len(removed) == len(new)
        assert all(card.startswith("n") for card in removed)
        whole = Counter(ids) - Counter(new) + Counter(removed)
        assert whole == listed("n", stack, MODERN[stack])


@pytest.mark.parametrize("players", [2, 3])
def test_merged_stacks_are_one_stack_of_twenty(players: int) -> None:
    rules = game_of("2023", players, options="stacks=merged")
    decks = drawn(rules)
    assert decks[2] == listed("n", 2, MODERN[2]) | listed("n", 3, MODERN[3])
    assert decks[2].total() == 20
    assert decks[3].total() == 0
    assert sorted(new_game("2023", players, options="stacks=merged").offer) == [1, 2, 4, 5]


def test_three_players_of_2023_have_five_stacks_unless_they_merge_two() -> None:
    assert not game_of("2023", 3).merged_stacks
    assert sorted(new_game("2023", 3).offer) == [1, 2, 3, 4, 5]


def test_with_veterans_and_merged_stacks_the_box_is_filled_before_the_merging() -> None:
    rules = game_of("2023", 2, sets="veteran-cards")
    chance = draw_chance(rules, 4)
    assert [rules.cards[card].stack for card in chance.removed[2]] == [2, 2]
    assert len(chance.decks[2]) == 20
    assert [rules.cards[card].id for card in chance.decks[2]].count("v2_veto") == 2


@pytest.mark.parametrize("edition", ["1995", "2015"])
def test_without_vetos_the_classic_stack_two_has_nine_cards(edition: str) -> None:
    rules = game_of(edition, options="veto=no")
    assert drawn(rules)[2].total() == 9
    assert rules.card_index("c2_veto") == -1


def test_without_vetos_the_veteran_vetos_stay_in_the_box() -> None:
    rules = game_of("2023", sets="veteran-cards", options="veto=no")
    decks = drawn(rules)
    assert "v2_veto" not in decks[2]
    assert decks[2] == listed("n", 2, MODERN[2])
    assert decks[1]["v1_all_own_or_place2"] == 1


# ---------------------------------------------------------------------- the offer of a round


def test_each_round_shows_the_next_card_of_each_stack_and_the_kings_card_again() -> None:
    stacks = {1: ["c1_move3_any", "c1_place2_extra"], 4: ["c4_eviction", "c4_court2"]}

    first = scene(stacks=stacks, phase="round", round=1)
    second = scene(stacks=stacks, phase="round", round=2)
    assert (first.offer[1], first.offer[4], first.offer[5]) == ("c1_move3_any", "c4_eviction", "c5_king")
    assert (second.offer[1], second.offer[4], second.offer[5]) == ("c1_place2_extra", "c4_court2", "c5_king")
    assert first.told("offer") == [{"cards": {str(stack): card for stack, card in first.offer.items()}}]


# ---------------------------------------------------------------------- mulligan


COURT_CARDS = {"c2_court_all", "c2_court_3", "n2_court_all", "n2_court_3"}


@pytest.mark.parametrize(("edition", "players"), [("1995", 4), ("2015", 4), ("2023", 4), ("2023", 2)])
def test_with_the_mulligan_no_court_is_emptied_in_round_one(edition: str, players: int) -> None:
    for seed in range(60):
        s = new_game(edition, players, options="mulligan=yes", seed=seed)
        assert s.offer[2] not in COURT_CARDS
        chance = s.table.chance
        ids = [s.table.rules.cards[card].id for card in chance.decks[2]]
        # The cards that were put aside are the last ones of their stack.
        assert set(ids[len(ids) - chance.mulligans :]) <= COURT_CARDS


def test_without_the_mulligan_it_happens() -> None:
    seen = {new_game("2015", seed=seed).offer[2] for seed in range(60)}
    assert seen & COURT_CARDS == {"c2_court_all", "c2_court_3"}


def test_a_mulligan_keeps_the_order_of_the_other_cards() -> None:
    plain, mulligan = game_of("2015"), game_of("2015", options="mulligan=yes")
    for seed in range(60):
        with_it = draw_chance(mulligan, seed)
        if with_it.mulligans:
            before = draw_chance(plain, seed).decks[2]
            assert with_it.decks[2] == before[with_it.mulligans :] + before[: with_it.mulligans]
            return
    pytest.fail("no seed puts a court card on top")
