"""What the table tells: every event with its facts, nothing at all when it is told to be silent."""

import pytest

from elgrande.rules.dice import Dice
from elgrande.rules.news import Event
from elgrande.rules.playout import play_randomly
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.facts import EVENTS
from elgrande.rules.sets.setup import Setup
from tests.rules.table_setup import facts, scene

ALL_2023 = ["new-regency", "power-modifiers", "veteran-cards"]
SETUPS = [
    Setup("1995", 5, options={"angry-king": "everybody"}),
    Setup("2015", 3),
    Setup("2023", 2, ALL_2023),
    Setup("2023", 5, ALL_2023),
]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.edition}-{setup.players}")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_silent_table_plays_the_same_game(setup: Setup, seed: int) -> None:
    telling, silent = new_table(setup, seed), new_table(setup, seed, telling=False)
    decisions = play_randomly(telling, Dice(seed)), play_randomly(silent, Dice(seed))
    assert decisions[0] == decisions[1] > 0
    assert telling.state() == silent.state()
    assert silent.news == []
    assert telling.news[-1].kind == "game_over"


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.edition}-{setup.players}")
def test_every_event_has_the_facts_that_belong_to_its_kind(setup: Setup) -> None:
    for seed in range(3):
        t = new_table(setup, seed)
        play_randomly(t, Dice(seed))
        for event in t.news:
            assert sorted(facts(event)) == sorted(EVENTS[event.kind].facts)


def test_a_copy_starts_with_no_news_and_adds_none_to_its_source() -> None:
    s = scene("c5_king").do("to castillo")
    told = len(s.table.news)
    other = s.copy()
    assert other.table.news == []
    other.do("to castillo")
    assert [event.kind for event in other.table.news] == ["placed"]
    assert len(s.table.news) == told


def test_secret_facts_are_seen_by_those_who_know_them() -> None:
    event = Event("power_back", {"seat": 1}, {"power": 9, "modifier": None}, known_to=0b0010)
    assert event.seen_by(1) == {"event": "power_back", "seat": 1, "power": 9, "modifier": None}
    for viewer in (0, 2, None):
        assert event.seen_by(viewer) == {"event": "power_back", "seat": 1, "power": None, "modifier": None}
    assert repr(event) == "Event('power_back', {'seat': 1, 'power': 9, 'modifier': None})"


def test_a_turn_is_told_from_beginning_to_end() -> None:
    s = scene(phase="supply", played="violet 9 blue 13 green 12 orange 11", offer={5: "c5_king"})
    s.do("take 1", "card 5", "act", "king aragon", "to valencia", "stop")
    kinds = [event.kind for event in s.table.news]
    assert kinds[:8] == [
        "supply",
        "card",
        "announced",
        "announced",
        "king",
        "placed",
        "turn_over",
        "start_marker",
    ]


# ---------------------------------------------------------------------- what was hidden and is shown


def test_turning_up_cards_is_counted_as_showing_something_hidden() -> None:
    s = scene("c5_king", played="violet 1 blue 13 green 12 orange 11")
    before = s.table.reveals
    assert s.do("act", "king aragon").table.reveals == before
    # The next round turns up five cards at once.
    assert s.do("end").table.reveals == before + 1


def test_so_are_discs_when_the_last_one_is_set() -> None:
    s = scene("c2_secret_all_of_region", "aragon: blue 1 green 1").do("act")
    before = s.table.reveals
    assert s.do("disc aragon").table.reveals == before
    assert s.do("disc aragon").table.reveals == before + 1


def test_so_is_the_castillo_when_it_is_opened() -> None:
    s = scene("c3_score_castillo", "castillo: blue 1")
    before = s.table.reveals
    assert s.do("act").table.reveals == before + 1


def test_so_are_modifiers_that_were_passed() -> None:
    t = new_table(Setup("2023", 2, ["power-modifiers"]), 1)
    before = t.reveals
    t.choose(t.options[0])
    assert t.reveals == before
    t.choose(t.options[0])
    # Then the dummy's regions, its power card and the cards of the round follow.
    assert t.reveals == before + 1 + 3


def test_so_are_the_cards_of_the_dummy() -> None:
    # Its two regions, its power card, and the action cards.
    assert new_table(Setup("2023", 2), 1).reveals == 3
    assert new_table(Setup("2023", 3), 1).reveals == 1
