"""What can be set up, what cannot, and what lies on the table before the first choice."""

import pytest

from elgrande.rules.errors import BadSetup
from elgrande.rules.places import CABALLEROS, COLOUR_IDS, COLOURS, NEUTRAL, NOWHERE, PROVINCE
from elgrande.rules.sets import build
from elgrande.rules.sets.build import new_table, rules_for
from elgrande.rules.sets.grandissimo.agreement import STACK as GRANDISSIMO_STACK
from elgrande.rules.sets.setup import Setup
from elgrande.rules.sets.veteran_cards.set import veteran_groups
from elgrande.rules.table import GRANDE
from tests.rules.table_setup import EDITIONS, REGIONS, new_game

# ---------------------------------------------------------------------- what is refused


@pytest.mark.parametrize("edition", ["1996", "", "big-box"])
def test_unknown_edition(edition: str) -> None:
    with pytest.raises(BadSetup, match=f"no edition '{edition}'; choose 1995, 2015 or 2023"):
        Setup(edition)


@pytest.mark.parametrize("players", [-1, 0, 1, 6, 100])
def test_too_few_or_too_many_players(players: int) -> None:
    with pytest.raises(BadSetup, match=f"for 2 to 5 players, not {players}"):
        Setup("2015", players)


def test_unknown_set() -> None:
    with pytest.raises(
        BadSetup,
        match="no set 'wheel'; known are new-regency, veteran-cards, power-modifiers",
    ):
        Setup("2023", 4, ["wheel"])


@pytest.mark.parametrize("name", ["new-regency", "veteran-cards", "power-modifiers"])
@pytest.mark.parametrize("edition", ["1995", "2015"])
def test_the_sets_of_2023_belong_to_2023(name: str, edition: str) -> None:
    with pytest.raises(BadSetup, match=f"'{name}' belongs to the edition 2023, not {edition}"):
        Setup(edition, 4, [name])


def test_unknown_option() -> None:
    with pytest.raises(BadSetup, match="no option 'colour'; known are castillo, length, veto"):
        Setup("2015", 4, options={"colour": "red"})


@pytest.mark.parametrize(
    ("name", "value", "sentence"),
    [
        ("castillo", "ajar", "cannot be 'ajar'; choose hidden or open"),
        ("length", "long", "choose full or short"),
        ("veto", "maybe", "choose yes or no"),
        ("start", "grey", "choose random, violet, blue, green, orange or red"),
        ("mulligan", "", "choose no or yes"),
    ],
)
def test_unknown_value_of_an_option(name: str, value: str, sentence: str) -> None:
    with pytest.raises(BadSetup, match=sentence):
        Setup("2015", 4, options={name: value})


@pytest.mark.parametrize(
    ("edition", "name", "value"),
    [
        ("2015", "angry-king", "everybody"),
        ("2023", "angry-king", "everybody"),
        ("2015", "supply", "exact"),
        ("2023", "supply", "exact"),
        ("1995", "stacks", "merged"),
        ("2015", "stacks", "merged"),
        ("2015", "veterans", "veto"),
    ],
)
def test_options_of_another_edition(edition: str, name: str, value: str) -> None:
    with pytest.raises(BadSetup, match=f"the option '{name}' belongs to the edition .*, not {edition}"):
        Setup(edition, 3, options={name: value})


def test_the_default_of_a_foreign_option_is_harmless() -> None:
    assert Setup("2015", 3, options={"supply": "up-to"}) == Setup("2015", 3)


@pytest.mark.parametrize("players", [4, 5])
def test_stacks_are_merged_only_at_small_tables(players: int) -> None:
    with pytest.raises(BadSetup, match=f"only with 2 or 3 players, not with {players}"):
        Setup("2023", players, options={"stacks": "merged"})


def test_a_choice_of_veterans_needs_the_veterans() -> None:
    with pytest.raises(BadSetup, match="needs the set 'veteran-cards'"):
        Setup("2023", 4, options={"veterans": "veto"})


def test_a_list_of_veterans_is_checked_word_by_word() -> None:
    assert veteran_groups(Setup("2023", 4, ["veteran-cards"], {"veterans": "veto+scoring"})) == [
        "veto",
        "scoring",
    ]
    with pytest.raises(BadSetup, match="cannot be 'veto\\+king'"):
        Setup("2023", 4, ["veteran-cards"], {"veterans": "veto+king"})


def test_a_list_of_veterans_has_no_order_and_the_full_list_is_all() -> None:
    def veterans(value: str) -> Setup:
        return Setup("2023", 4, ["veteran-cards"], {"veterans": value})

    assert veterans("scoring+veto") == veterans("veto+scoring+veto")
    assert veterans("scoring+veto+intrigue") == veterans("all")
    with pytest.raises(BadSetup, match="'veterans' is 'all' or a list, not both"):
        veterans("all+veto")


def test_who_does_not_play_cannot_begin() -> None:
    with pytest.raises(BadSetup, match="red cannot begin: with 4 players the seats are violet, blue"):
        Setup("2015", 4, options={"start": "red"})


# ---------------------------------------------------------------------- setups as values


def test_equal_setups_are_equal_and_share_their_rules() -> None:
    one = Setup("2023", 4, ["veteran-cards", "new-regency"], {"castillo": "open"})
    two = Setup("2023", 4, ["new-regency", "veteran-cards", "new-regency"], {"castillo": "open"})
    assert one == two
    assert hash(one) == hash(two)
    assert rules_for(one) is rules_for(two)
    assert one != Setup("2023", 5, ["veteran-cards", "new-regency"], {"castillo": "open"})
    assert one != "2023"


def test_only_the_rules_asked_for_last_are_kept() -> None:
    """There are more setups than memory: 2^19 of Grandissimo alone, by the cards that are left out."""
    first = rules_for(Setup("2015", 4))
    for number in range(build.MOST_KNOWN + 10):
        cards = [id for bit, id in enumerate(GRANDISSIMO_STACK[2:]) if number >> bit & 1]
        rules_for(Setup("2015", 4, ["grandissimo"], {"left-out": "+".join(cards) or "none"}))
        assert rules_for(Setup("2015", 4)) is first, "what is in use stays"
    assert len(build._KNOWN) == build.MOST_KNOWN


def test_a_setup_shows_what_differs_from_the_defaults() -> None:
    setup = Setup("1995", 3, options={"supply": "exact", "castillo": "hidden"})
    assert setup.chosen_options() == {"supply": "exact"}
    assert repr(setup) == "Setup(edition='1995', players=3, sets=[], options={'supply': 'exact'})"


def test_the_default_game() -> None:
    setup = Setup()
    assert (setup.edition, setup.players, setup.sets, setup.chosen_options()) == ("2015", 4, [], {})


# ---------------------------------------------------------------------- the table at the start


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_at_home_seven_in_court_the_rest_in_the_province(edition: str, players: int, seed: int) -> None:
    s = new_game(edition, players, seed=seed)
    homes = [s.grande(COLOUR_IDS[seat]) for seat in range(players)]
    assert len({s.king, *homes}) == players + 1
    for seat, home in enumerate(homes):
        colour = COLOUR_IDS[seat]
        assert home in REGIONS
        assert s.table.at(REGIONS.index(home), seat) == 2
        assert (s.court(colour), s.province(colour)) == (7, 21)
        assert s.hand(colour) == list(range(1, 14))
        assert s.spent(colour) == []
    assert s.points == ""
    assert s.boards == {}
    assert s.castillo() == ""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_thirty_caballeros_of_each_colour(edition: str, players: int) -> None:
    t = new_table(Setup(edition, players), 5)
    for colour in range(COLOURS):
        in_play = sum(t.at(place, colour) for place in range(t.rules.rows))
        dummy = edition == "2023" and players == 2 and colour == NEUTRAL
        assert in_play == (CABALLEROS if colour < players or dummy else 0)
    for seat in range(players, COLOURS):
        assert t.seats[GRANDE + seat] == NOWHERE


@pytest.mark.parametrize(
    ("edition", "players", "cards"),
    [("1995", 2, 5), ("2015", 3, 5), ("2015", 5, 5), ("2023", 2, 4), ("2023", 3, 5), ("2023", 5, 5)],
)
def test_cards_on_offer(edition: str, players: int, cards: int) -> None:
    s = new_game(edition, players)
    assert len(s.offer) == cards
    assert s.offer[5] == ("n5_majesty" if edition == "2023" else "c5_king")


@pytest.mark.parametrize("start", COLOUR_IDS[:5])
def test_the_start_player_can_be_chosen(start: str) -> None:
    s = new_game("2015", 5, options=f"start={start}")
    assert s.asked == f"{start} power"


def test_without_a_choice_the_start_player_is_drawn() -> None:
    assert {new_game("2015", 5, seed=seed).table.start for seed in range(40)} == {0, 1, 2, 3, 4}


def test_the_same_seed_gives_the_same_table_and_another_seed_another() -> None:
    setup = Setup("2015", 4)
    assert new_table(setup, 7).state() == new_table(setup, 7).state()
    assert len({tuple(new_table(setup, seed).state()) for seed in range(20)}) > 15


def test_every_region_can_be_the_kings() -> None:
    assert {new_game(seed=seed).king for seed in range(120)} == set(REGIONS)


@pytest.mark.parametrize(("options", "first"), [("", 1), ("length=short", 2)])
def test_the_round_marker_starts_on_one_or_in_the_short_game_on_two(options: str, first: int) -> None:
    assert new_game(options=options).table.round == first


def test_the_province_of_the_dummy_is_full_before_its_first_caballeros_arrive() -> None:
    s = new_game("2023", 2)
    arrived = sum(int(str(event["count"])) for event in s.told("dummy_arrives"))
    assert s.table.at(PROVINCE, NEUTRAL) == 30 - arrived
