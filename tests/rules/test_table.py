"""The table as a thing: copied, compared, sent to another process."""

import pickle

import pytest

from elgrande.rules.dice import Dice
from elgrande.rules.errors import BadSetup
from elgrande.rules.playout import play_randomly
from elgrande.rules.sets.build import new_table
from elgrande.rules.sets.corrections import CardCorrection, Corrections
from elgrande.rules.sets.setup import Setup
from elgrande.rules.table import SCALARS, Table
from tests.rules.table_setup import Scene, scene

SETUPS = [
    Setup("1995", 5, options={"supply": "exact", "length": "short"}),
    Setup("2015", 2),
    Setup("2023", 2, ["new-regency", "power-modifiers", "veteran-cards"], {"veterans": "veto+scoring"}),
    Setup("2023", 3, ["new-regency"], {"stacks": "merged", "castillo": "open"}),
]
EACH_SETUP = pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.edition}-{setup.players}")


def half_played(setup: Setup, seed: int) -> list[Table]:
    """A table at many points of a random game."""
    t, dice = new_table(setup, seed), Dice(seed)
    found = [t.copy()]
    while not t.over:
        t.play(t.options[dice.below(len(t.options))])
        found.append(t.copy())
    return found[::7]


@EACH_SETUP
def test_a_copy_is_alike_and_plays_on_alike(setup: Setup) -> None:
    for t in half_played(setup, 3):
        one, two = t.copy(), t.copy()
        assert one.state() == two.state() == t.state()
        before = t.state()
        assert play_randomly(one, Dice(1)) == play_randomly(two, Dice(1))
        assert one.state() == two.state()
        assert t.state() == before


@EACH_SETUP
def test_a_table_travels_between_processes(setup: Setup) -> None:
    for t in half_played(setup, 4):
        other = pickle.loads(pickle.dumps(t))
        assert other.state() == t.state()
        assert other.rules is t.rules
        assert other.telling == t.telling
        play_randomly(other, Dice(2))
        play_randomly(t, Dice(2))
        assert other.state() == t.state()


@pytest.mark.parametrize("telling", [True, False])
def test_whether_news_are_told_is_kept(telling: bool) -> None:
    t = new_table(Setup(), 1, telling=telling)
    assert t.copy().telling == telling
    assert pickle.loads(pickle.dumps(t)).telling == telling


def test_a_table_with_corrected_cards_does_not_travel() -> None:
    corrections = Corrections()
    corrections.cards["n2_court_3"] = CardCorrection(note="seen in the box")
    t = new_table(Setup("2023", 4), 1, corrections)
    with pytest.raises(BadSetup, match="travels as a game record"):
        pickle.loads(pickle.dumps(t))


@pytest.mark.parametrize(
    ("one", "two"),
    [
        (scene(king="aragon"), scene(king="sevilla")),
        (scene(round=1), scene(round=2)),
        (scene(start="violet", phase="power"), scene(start="blue", phase="power")),
        (scene(boards="8 aragon"), scene(boards="8 sevilla")),
        (scene(boards="4 aragon"), scene(boards="4 sevilla")),
        (scene(board="aragon: violet 1"), scene(board="aragon: blue 1")),
        (scene(courts="violet 1"), scene(courts="violet 2")),
        (scene(points="violet 1"), scene(points="blue 1")),
        (scene(grandes="violet aragon"), scene(grandes="violet sevilla")),
        (scene(vetos="blue"), scene(old_vetos="blue")),
        (scene(offer={1: "c1_move3_any"}), scene(offer={1: "c1_move4_any"})),
        (scene("c5_king"), scene("c5_king").do("act")),
        (scene("c5_king").do("to castillo"), scene("c5_king").do("to pais_vasco")),
        (scene("c4_eviction").do("act"), scene("c4_grande", grandes="violet aragon").do("act")),
    ],
)
def test_different_tables_have_different_states(one: Scene, two: Scene) -> None:
    assert one.table.state() != two.table.state()


def test_after_the_end_nobody_decides() -> None:
    t = new_table(Setup(), 1)
    play_randomly(t, Dice(1))
    assert t.over
    assert t.decision is None
    assert t.deciders == []
    assert t.decision_of(0) is None


@pytest.mark.parametrize("name", SCALARS)
def test_every_number_of_a_table_is_copied_and_kept(name: str) -> None:
    table = new_table(Setup("2015", 4), 5)
    untouched = table.copy()
    setattr(table, name, True if isinstance(getattr(table, name), bool) else getattr(table, name) + 1)
    if name == "depth":
        # What lies deeper on the agenda is part of the state, so there has to be something.
        table.agenda[table.depth - 1] = table.agenda[table.depth - 2]
    assert table.state() != untouched.state()
    assert table.copy().state() == table.state()
    untouched.load_state(table.state())
    assert untouched.state() == table.state()
    assert getattr(untouched, name) == getattr(table, name)


def test_the_list_of_numbers_of_a_table_is_whole() -> None:
    table = new_table(Setup("2015", 4), 5)
    names = {name for name in dir(table) if not name.startswith("_")}
    numbers = {
        name
        for name in names
        if isinstance(getattr(table, name), int)
        and not isinstance(getattr(type(table), name, None), property)
    }
    assert numbers == {*SCALARS, "telling"}
