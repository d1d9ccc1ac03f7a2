"""The player's correction file: what it changes in a game."""

import random
from pathlib import Path

import pytest

from elgrande.corrections import load_corrections, read_corrections
from elgrande.corrections.known import set_of
from elgrande.rules.effects.notation import print_effect
from elgrande.rules.errors import BadCorrection, BadSetup
from elgrande.rules.places import CASTILLO, COLOURS, FRANCE, GALICIA, PLACE_IDS, PORTUGAL, places_of
from elgrande.rules.ruleset import Card, Modifier, Rules
from elgrande.rules.scoring import preview_points
from elgrande.rules.sets.build import new_table, rules_for
from elgrande.rules.sets.corrections import CORRECTED, Corrections
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import Table

DOCS = Path(__file__).parents[1] / "docs"
EXAMPLE = DOCS / "corrections-example.yaml"
EVERYTHING = ["new-regency", "veteran-cards", "power-modifiers"]


def rules_with(text: str, players: int = 4, sets: list[str] | None = None) -> Rules:
    return rules_for(Setup("2023", players, sets=sets), load_corrections(text))


def card(rules: Rules, id: str) -> Card:
    return rules.cards[rules.card_index(id)]


def modifier(rules: Rules, number: int) -> Modifier:
    return next(modifier for modifier in rules.modifiers if modifier.number == number)


def play_to_the_end(table: Table, seed: int) -> None:
    dice = random.Random(seed)
    while table.decision is not None:
        table.choose(dice.choice(table.decision.options))


# ---------------------------------------------------------------------- what a file changes


def test_a_corrected_card_has_the_new_effect_and_says_so() -> None:
    rules = rules_with(
        """
        cards:
          n1_move4_any:
            effect: move(any=5)
            names: {en: Great Intrigue}
            text: {en: Move up to 5 caballeros., de: Bis zu 5 Caballeros.}
            note: seen in the box
        """
    )
    corrected = card(rules, "n1_move4_any")
    assert print_effect(corrected.effect) == "move(any=5)"
    assert print_effect(rules.effects[rules.card_index("n1_move4_any")]) == "move(any=5)"
    assert corrected.names == {"en": "Great Intrigue"}
    assert corrected.text == {"en": "Move up to 5 caballeros.", "de": "Bis zu 5 Caballeros."}
    assert corrected.note == "seen in the box"
    assert corrected.provenance == CORRECTED
    assert (corrected.stack, corrected.copies) == (1, 1)


def test_other_cards_stay_as_they_are() -> None:
    rules = rules_with("cards: {n1_move4_any: {effect: move(any=5)}}")
    for before, after in zip(rules_for(Setup("2023", 4)).cards, rules.cards, strict=True):
        if after.id != "n1_move4_any":
            assert print_effect(after.effect) == print_effect(before.effect)
            assert (after.provenance, after.copies, after.text) == (before.provenance, before.copies, None)


def test_the_rules_without_corrections_are_not_touched() -> None:
    rules_with("cards: {n1_move4_any: {effect: move(any=5), copies: 3}}")
    plain = card(rules_for(Setup("2023", 4)), "n1_move4_any")
    assert print_effect(plain.effect) == "move(any=4)"
    assert (plain.copies, plain.provenance) == (1, "reconstructed")


def test_names_are_added_to_those_the_card_has() -> None:
    rules = rules_with("cards: {r5_entourage: {names: {en: Entourage}}}", sets=["new-regency"])
    assert card(rules, "r5_entourage").names == {"de": "Gefolge", "en": "Entourage"}


def test_a_new_effect_without_words_is_shown_in_its_notation() -> None:
    change = load_corrections("cards: {n1_move4_any: {effect: move(any=5)}}").cards["n1_move4_any"]
    assert change.text == {"en": "move(any=5)"}
    german = load_corrections("cards: {n1_move4_any: {effect: move(any=5), text: {de: Fünf.}}}")
    assert german.cards["n1_move4_any"].text == {"en": "move(any=5)", "de": "Fünf."}


def test_the_translations_keep_describing_an_effect_that_stays() -> None:
    change = load_corrections("cards: {n1_move4_any: {effect: move(any=4), copies: 2}}").cards["n1_move4_any"]
    assert change.text is None


def test_a_note_alone_confirms_a_card() -> None:
    confirmed = card(rules_with("cards: {n1_move3_any: {note: the box agrees}}"), "n1_move3_any")
    assert (print_effect(confirmed.effect), confirmed.provenance) == ("move(any=3)", CORRECTED)


def test_copies_change_the_stack() -> None:
    rules = rules_with("cards: {n2_court_3: {copies: 2}, n2_court_all: {copies: 0}}")
    in_stack = [rules.cards[index].id for index in rules.stacks[2]]
    assert in_stack.count("n2_court_3") == 2
    assert "n2_court_all" not in in_stack
    assert len(in_stack) == 10


def test_copies_of_a_printed_card_are_open_where_the_rulebooks_do_not_say_how_many() -> None:
    rules = rules_with("cards: {n3_score_4: {copies: 3}, n3_score_5: {copies: 1}}")
    assert [rules.stacks[3].count(rules.card_index(id)) for id in ("n3_score_4", "n3_score_5")] == [3, 1]
    assert card(rules, "n3_score_4").provenance == "printed"
    with pytest.raises(BadCorrection, match=r"line 1.*but for its copies cannot be corrected"):
        load_corrections("cards: {n3_score_4: {copies: 3, effect: score_most}}")
    with pytest.raises(BadCorrection, match="the card 'n1_militia' cannot be corrected"):
        load_corrections("cards: {n1_militia: {copies: 2}}")


def test_a_card_corrected_to_a_veto_stays_out_where_there_are_no_vetos() -> None:
    file = load_corrections("cards: {n2_court_3: {effect: veto}}")
    assert rules_for(Setup("2023", 4, options={"veto": "no"}), file).card_index("n2_court_3") == -1
    assert rules_for(Setup("2023", 4), file).card_index("n2_court_3") >= 0
    two = load_corrections("cards: {n2_court_3: {effect: veto}, n2_court_all: {effect: veto}}")
    with pytest.raises(BadSetup, match="stack 2 has only 8 cards left"):
        rules_for(Setup("2023", 4, options={"veto": "no"}), two)


def test_a_corrected_card_does_what_the_file_says_when_it_is_played() -> None:
    # Four scorings of choice in stack 2 bring caballeros to court instead.
    corrections = load_corrections("cards: {n2_score_choice: {effect: take(3)}}")
    for seed in range(50):
        table = new_table(Setup("2023", 4), seed, corrections)
        if table.rules.cards[table.offer[2]].id == "n2_score_choice":
            break
    for value in (13, 12, 11, 10):
        table.choose(f"power {value}")
    table.choose("card 2")
    seat = table.active
    assert table.decision is not None
    table.choose("act")
    assert table.decision.texts == ["take 0", "take 1", "take 2", "take 3"]
    table.choose("take 3")
    assert (table.court(seat), table.province(seat)) == (10, 18)


def test_modifiers_change_value_ability_and_text() -> None:
    rules = rules_with(
        """
        modifiers:
          1: {value: -4}
          9: {ability: "place(1, castillo=no)", text: {en: Place one more.}}
          10: {ability: none}
          12: {value: +3, ability: take(1)}
        """,
        sets=["power-modifiers"],
    )
    assert (modifier(rules, 1).value, rules.modifier_values[1], modifier(rules, 1).ability) == (-4, -4, None)
    nine = modifier(rules, 9)
    assert nine.ability is not None
    assert print_effect(nine.ability) == "place(1, castillo=no)"
    assert (nine.value, nine.text, nine.provenance) == (-2, {"en": "Place one more."}, CORRECTED)
    ten = modifier(rules, 10)
    assert (ten.value, ten.ability, ten.name, ten.text) == (-2, None, "", None)
    twelve = modifier(rules, 12)
    assert (twelve.value, twelve.name) == (3, "supply")
    assert nine.name == "place(1, castillo=no)"
    assert modifier(rules, 2).provenance == "reconstructed"


def test_a_corrected_modifier_changes_the_order_of_turns() -> None:
    corrections = load_corrections("modifiers: {8: {value: 9}}")
    for seed in range(50):
        table = new_table(Setup("2023", 3, sets=["power-modifiers"]), seed, corrections)
        holders = [seat for seat in range(3) if 8 in table.chance.modifiers[seat]]
        if holders == [table.chance.start]:
            break
    first = table.chance.start
    for seat in range(3):
        decision = table.decision_of(seat)
        assert decision is not None
        table.choose(next(text for text in decision.texts if text != "modifier 8"), seat)
    table.choose("power 1")
    table.choose("modifier 8")
    for value in (8, 7):
        table.choose(f"power {value}")
        if table.decision is not None and table.decision.kind == "modifier":
            table.choose("plain")
    # 1 + 9 = 10 is the highest total.
    assert table.active == first


def test_scoreboards_of_the_small_side_change_scores() -> None:
    corrections = load_corrections("scoreboards_2023_small: {galicia: [9, 6, 0], castillo: [7, 2, 0]}")
    plain = new_table(Setup("2023", 3), seed=4)
    table = new_table(Setup("2023", 3), seed=4, corrections=corrections)
    for game in (plain, table):
        game.king = CASTILLO
        for seat in range(3):
            game.seats[6 + seat] = PORTUGAL
            game.pieces[GALICIA * COLOURS + seat] = 3 - seat
            game.pieces[CASTILLO * COLOURS + seat] = seat
    assert preview_points(plain, 1 << GALICIA) == [4, 2, 0]
    assert preview_points(table, 1 << GALICIA) == [9, 6, 0]
    # The King beside the Castillo adds 2 to its sole first place.
    assert preview_points(plain, 1 << CASTILLO) == [0, 3, 7]
    assert preview_points(table, 1 << CASTILLO) == [0, 2, 9]


@pytest.mark.parametrize(("edition", "players"), [("2023", 4), ("2023", 5), ("2015", 3), ("1995", 2)])
def test_scoreboards_of_the_small_side_change_no_other_board(edition: str, players: int) -> None:
    corrections = load_corrections("scoreboards_2023_small: {galicia: [9, 6, 0]}")
    assert new_table(Setup(edition, players), corrections=corrections).first_value(GALICIA) == 4


def test_borders_change_where_caballeros_are_placed_while_the_king_is_in_france() -> None:
    def targets(corrections: Corrections | None) -> list[str]:
        table = new_table(Setup("2023", 4, sets=["new-regency"]), seed=3, corrections=corrections)
        table.king = FRANCE
        for value in (13, 12, 11, 10):
            table.choose(f"power {value}")
        table.choose("card 1")
        assert table.decision is not None
        assert table.decision.kind == "turn"
        return [text for text in table.decision.texts if text.startswith("to ")]

    assert targets(None) == ["to pais_vasco", "to aragon", "to cataluna", "to castillo"]
    corrected = load_corrections("borders: {france: [cataluna, aragon]}")
    assert targets(corrected) == ["to aragon", "to cataluna", "to castillo"]


def test_borders_of_portugal_can_be_corrected_too() -> None:
    rules = rules_with("borders: {portugal: [galicia, sevilla]}", sets=["new-regency"])
    assert [PLACE_IDS[place] for place in places_of(rules.placing[PORTUGAL])] == [
        "galicia",
        "sevilla",
        "castillo",
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_with_the_example_file_are_played_to_the_end(players: int) -> None:
    corrections = read_corrections(EXAMPLE)
    for seed in range(4):
        table = new_table(Setup("2023", players, sets=EVERYTHING), seed, corrections)
        of_2023 = {id for id in corrections.cards if not set_of(id)}
        assert {card.id for card in table.rules.cards if card.provenance == CORRECTED} == of_2023
        play_to_the_end(table, seed)
        assert table.over


def test_corrections_for_cards_that_are_not_in_the_game_change_nothing() -> None:
    table = new_table(Setup("2015", 4), seed=5, corrections=read_corrections(EXAMPLE))
    assert table.state() == new_table(Setup("2015", 4), seed=5).state()
