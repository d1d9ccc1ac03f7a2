"""Grand Inquisitor & Colonies: how a game begins."""

import pytest

from elgrande.locale.speech import Speech
from elgrande.rules.dice import Dice
from elgrande.rules.errors import BadPosition, BadSetup
from elgrande.rules.knowledge import part, view
from elgrande.rules.places import COLOURS, COURT, NEUTRAL, PLACE_IDS, PROVINCE, places_of
from elgrande.rules.sets.build import new_table, rules_for
from elgrande.rules.sets.colonies.facts import ColoniesFacts
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import Table
from tests.bigbox.colony_scenes import COLONIES, ColonyScene, colony
from tests.rules.table_setup import REGIONS, seat_of


def begin(players: int, sets: str = COLONIES, seed: int = 1, options: str = "") -> ColonyScene:
    chosen = dict(option.split("=") for option in options.split())
    return ColonyScene(new_table(Setup("2015", players, sets.split(), chosen), seed))


def settle(s: ColonyScene) -> ColonyScene:
    """Everybody sets the first region he may set."""
    while s.decision.kind == "settlers":
        s.do(s.options[0])
    return s


def everywhere(t: Table, colour: int) -> int:
    return sum(t.at(place, colour) for place in range(t.rules.rows))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_three_region_cards_are_turned_between_the_kings_and_the_homes(players: int) -> None:
    t = begin(players).table
    assert len(t.chance.turned) == 3
    cards = [t.chance.king, *t.chance.turned, *t.chance.homes]
    assert len(set(cards)) == 4 + players
    black = [place for place in range(9) if t.at(place, NEUTRAL)]
    assert sorted(black) == sorted(t.chance.turned[:2])
    assert [t.at(place, NEUTRAL) for place in black] == [2, 2]


@pytest.mark.parametrize(("players", "fields"), [(2, 6), (3, 6), (4, 10), (5, 10)])
def test_the_limitation_table_lies_in_the_third_region(players: int, fields: int) -> None:
    s = begin(players)
    assert s.token("table_at") == PLACE_IDS[s.table.chance.turned[2]]
    seen = part(view(s.table, 0), ColoniesFacts)["colonies"]
    assert isinstance(seen, dict)
    assert seen["table"]["fields"] == fields


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_sets_a_region_and_two_caballeros_of_the_province_go_there(players: int) -> None:
    s = begin(players)
    assert s.decision.kind == "settlers"
    assert len(s.deciders) == players
    assert len(s.options) == 8
    chosen = s.options[0].removeprefix("disc ")
    before = s.table.at(PLACE_IDS.index(chosen), 0)
    settle(s)
    assert s.table.at(PLACE_IDS.index(chosen), 0) == before + 2
    for seat in range(players):
        assert s.table.at(COURT, seat) == 7
        assert s.table.at(PROVINCE, seat) == 25
        assert everywhere(s.table, seat) == 36
    assert everywhere(s.table, NEUTRAL) == 4


def test_ruling_g_19_the_kings_region_cannot_be_set() -> None:
    s = begin(4)
    s.refuses(f"disc {s.king}")


def test_nobody_sees_a_disc_before_all_are_set() -> None:
    s = begin(3)
    s.set_disc("violet", s.options[0].removeprefix("disc "))
    seats = view(s.table, seat_of("blue"))["seats"]
    assert isinstance(seats, list)
    assert seats[0]["disc"] is None


def test_who_settles_in_the_region_of_the_table_stands_on_it() -> None:
    s = begin(5)
    table = str(s.token("table_at"))
    for colour in ("violet", "blue", "green", "orange", "red"):
        s.set_disc(colour, table)
    assert [s.token("on_table", i) for i in range(5)] == [2, 2, 2, 2, 2]
    assert s.kinds(table, "violet") == "table unladen 2"


def test_two_goods_and_one_gold_lie_overseas() -> None:
    s = begin(4)
    assert [s.token("tokens", 0), s.token("tokens", 1)] == [1, 2]
    assert [s.token("stock", 0), s.token("stock", 1)] == [4, 9]


def test_seven_stacks_of_which_two_show_the_same_card_every_round() -> None:
    s = settle(begin(4))
    offer = view(s.table, 0)["offer"]
    assert isinstance(offer, list)
    assert [card["stack"] for card in offer] == [1, 2, 3, 4, 5, 6, 7]
    assert offer[5]["card"] == "gic_holy_inquisition"
    assert offer[5]["caballeros"] == 3
    assert len(s.table.chance.decks[7]) == 12 - 1
    assert all(s.table.rules.cards[card].caballeros == 2 for card in s.table.chance.decks[7])


def test_gold_and_goods_of_the_cards_are_what_lies_in_the_supply() -> None:
    from elgrande.rules.sets.colonies.voyage import LayTokens

    rules = rules_for(Setup("2015", 4, [COLONIES]))
    laid = [
        card.effect for card in rules.cards if isinstance(card.effect, LayTokens) for _ in range(card.copies)
    ]
    assert sum(effect.gold for effect in laid) == 4
    assert sum(effect.goods for effect in laid) == 9


def test_cards_with_a_made_up_effect_can_be_left_out() -> None:
    rules = rules_for(Setup("2015", 4, [COLONIES], {"cards": "established"}))
    assert rules.card_index("gic_transport") == -1
    assert len(rules.stacks[7]) == 10
    s = begin(4, options="cards=established")
    dice = Dice(3)
    while not s.table.over:
        s.table.play(s.table.options[dice.below(len(s.table.options))])


def test_the_new_regions_are_regions_and_the_king_may_enter_only_francia() -> None:
    rules = rules_for(Setup("2015", 4, [COLONIES]))
    assert [PLACE_IDS[place] for place in places_of(rules.regions)] == [
        *REGIONS,
        "france",
        "ship",
        "america",
        "africa",
    ]
    assert [PLACE_IDS[place] for place in places_of(rules.kings_regions)] == [*REGIONS, "france"]


def test_grandissimo_and_the_colonies_do_not_go_together() -> None:
    with pytest.raises(BadSetup, match="do not go together"):
        Setup("2015", 4, [COLONIES, "grandissimo"])


def test_king_and_intrigant_is_advised_against() -> None:
    assert Setup("2015", 4, [COLONIES, "king-intrigant"]).warnings


def test_all_colours_are_there_once() -> None:
    t = settle(begin(5)).table
    assert [everywhere(t, colour) for colour in range(COLOURS)] == [36, 36, 36, 36, 36, 4]


@pytest.mark.parametrize(
    ("board", "tokens", "problem"),
    [
        ("france: violet 4", "", "fields, loads and banners in france do not fit"),
        ("america: violet 1", "gold_in_america 2", "do not fit the 1 caballeros that violet has there"),
        ("granada: violet 1", "table_at granada; on_table 2", "do not fit the 1"),
        ("granada: violet 11", "table_at granada; on_table 11", "only 10 fields"),
        ("ship: blue 1", "slots - - - violet", "do not fit the 0 caballeros that violet"),
        ("", "tokens 1 2; stock 5 9", "4 gold are beside the board: .* not 5"),
        (
            "america: blue 1",
            "tokens 0 2; gold_in_america 0 1; stock 4 8",
            "9 goods are beside the board: .* not 8",
        ),
        ("", "tokens 6 0", "there are only 5 tokens of gold"),
    ],
)
def test_positions_that_cannot_be_are_refused(board: str, tokens: str, problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        colony("", board, tokens=tokens)


def test_the_region_beyond_the_pyrenees_is_called_as_on_the_board() -> None:
    assert Speech(rules=rules_for(Setup("2015", 4, [COLONIES]))).place_name("france") == "Francia"
    assert Speech("en", "2023").place_name("france") == "France"
