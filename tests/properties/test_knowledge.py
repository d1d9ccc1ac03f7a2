"""Nobody is shown what he cannot know, and nobody imagines what he knows to be false."""

from __future__ import annotations

import json

import pytest

from elgrande.rules import Dice, Position, Setup, Table, arrange, imagine, new_table, rules_for, told, view
from elgrande.rules.playout import play_randomly
from elgrande.rules.table import DISC, HAND, PASSED, SPENT
from tests.properties.hidden import shuffle_hidden
from tests.properties.laws import check_end, check_hands, check_table
from tests.properties.mixes import ALL_BOXES, name_of, scaled
from tests.properties.walks import visits

each_box = pytest.mark.parametrize("box", ALL_BOXES, ids=name_of)

GAMES = 4
"""Visited games for each law and box with the compiled rules."""


def viewers(table: Table) -> list[int | None]:
    """All seats, and a spectator."""
    return [*range(table.rules.players), None]


def variants(box: Setup) -> list[Setup]:
    """The box with hidden and with open Castillo, and with the options that look into hands."""
    options = box.chosen_options()
    return [
        box,
        Setup(box.edition, box.players, box.sets, {**options, "castillo": "open", "mulligan": "yes"}),
        Setup(box.edition, box.players, box.sets, {**options, "tie-break": "yes", "length": "short"}),
    ]


def chances(table: Table) -> list[object]:
    """All that the shuffles decided, as plain lists."""
    chance = table.chance
    return [
        chance.decks,
        chance.removed,
        chance.dummy_powers,
        chance.dummy_regions,
        chance.modifiers,
        chance.modifier_box,
    ]


# ---------------------------------------------------------------------- views


def check_plain(thing: object, path: str = "view") -> None:
    """Nothing but the types that every wire and every language knows, exactly these and no subclass."""
    if type(thing) is dict:
        for key, value in thing.items():
            assert type(key) is str, path
            check_plain(value, f"{path}.{key}")
    elif type(thing) is list:
        for index, value in enumerate(thing):
            check_plain(value, f"{path}[{index}]")
    else:
        assert thing is None or type(thing) in (str, int, bool), f"{path} is a {type(thing)}"


@each_box
def test_views_and_news_are_plain_data(box: Setup) -> None:
    for seed in range(scaled(GAMES)):
        for table in visits(box, seed, every=25):
            for viewer in viewers(table):
                seen = view(table, viewer)
                check_plain(seen)
                assert json.loads(json.dumps(seen)) == seen
                check_plain(told(table, viewer), "news")


@each_box
def test_only_who_is_asked_is_shown_a_decision(box: Setup) -> None:
    for table in visits(box, 1, every=5):
        assert view(table)["decision"] is None
        for seat in range(box.players):
            shown = view(table, seat)["decision"]
            assert (shown is not None) == (seat in table.deciders)
            if isinstance(shown, dict):
                decision = table.decision_of(seat)
                assert decision is not None
                assert shown["options"] == decision.options
                assert shown["texts"] == decision.texts


@each_box
def test_a_view_does_not_depend_on_what_the_seat_cannot_know(box: Setup) -> None:
    for setup in variants(box):
        for seed in range(scaled(GAMES)):
            dice = Dice(100 + seed)
            for table in visits(setup, seed, every=8):
                if table.over and table.rules.tie_break:
                    continue  # Then the hands are shown, if need be, to see who has won.
                for viewer in viewers(table):
                    other = shuffle_hidden(table, viewer, dice)
                    assert view(other, viewer) == view(table, viewer)


@each_box
def test_looking_changes_nothing(box: Setup) -> None:
    for table in visits(box, 2, every=10):
        before = table.state()
        for viewer in viewers(table):
            view(table, viewer)
            told(table, viewer)
        assert table.state() == before


@pytest.mark.parametrize("box", [box for box in ALL_BOXES if "power-modifiers" not in box.sets], ids=name_of)
def test_own_choices_tell_nothing_hidden_until_something_is_shown(box: Setup) -> None:
    """The same choice at two tables that differ only in hidden things leads to the same sight.

    Not with the modifiers: whether the next player is asked for one depends on his hand, at a real table too.
    """
    for seed in range(scaled(GAMES)):
        dice = Dice(200 + seed)
        for table in visits(box, seed, every=4):
            if table.over or len(table.deciders) > 1:
                continue
            viewer = table.decider
            one, two = table.copy(), shuffle_hidden(table, viewer, dice, castillo=False)
            code = table.options[dice.below(len(table.options))]
            one.choose(code, viewer)
            two.choose(code, viewer)
            if one.reveals == table.reveals:
                assert view(one, viewer) == view(two, viewer)
                assert told(one, viewer) == told(two, viewer)


@each_box
def test_a_secret_choice_is_seen_by_nobody_else(box: Setup) -> None:
    """Discs before the reveal, modifiers passed on, power cards taken back: other choice, same sight."""
    for seed in range(scaled(3 * GAMES)):
        for table in visits(box, seed, every=2):
            for seat in table.deciders:
                decision = table.decision_of(seat)
                assert decision is not None
                secret = len(table.deciders) > 1 or decision.kind == "power_back"
                if not secret or len(decision.options) < 2:
                    continue
                outcomes = []
                for code in (decision.options[0], decision.options[-1]):
                    outcome = table.copy()
                    outcome.choose(code, seat)
                    outcomes.append(outcome)
                one, two = outcomes
                for viewer in viewers(table):
                    if viewer != seat:
                        assert view(one, viewer) == view(two, viewer)
                        assert told(one, viewer) == told(two, viewer)


# ---------------------------------------------------------------------- imagining


@each_box
def test_an_imagined_table_looks_the_same_to_the_seat(box: Setup) -> None:
    for setup in variants(box):
        dice = Dice(7)
        for table in visits(setup, 3, every=10):
            state, chance = table.state(), chances(table)
            for viewer in viewers(table):
                imagined = imagine(table, viewer, dice)
                assert view(imagined, viewer) == view(table, viewer)
            assert table.state() == state, "imagining has changed the table"
            assert chances(table) == chance, "imagining has changed the shuffles"


@each_box
def test_an_imagined_table_keeps_the_laws_and_can_be_played_to_the_end(box: Setup) -> None:
    for seed in range(scaled(GAMES)):
        dice = Dice(300 + seed)
        for table in visits(box, seed, every=20):
            for viewer in viewers(table):
                imagined = imagine(table, viewer, dice)
                check_table(imagined)
                play_randomly(imagined, dice)
                check_table(imagined)
                check_end(imagined)


@each_box
def test_what_is_imagined_can_be_imagined_again(box: Setup) -> None:
    """A search may let an imagined opponent imagine in turn."""
    dice = Dice(11)
    for table in visits(box, 5, every=12):
        for viewer in viewers(table):
            imagined = imagine(table, viewer, dice)
            for second in viewers(table):
                again = imagine(imagined, second, dice)
                check_hands(again)
                assert view(again, second) == view(imagined, second)


def hidden_facts(table: Table) -> dict[str, object]:
    """Everything at a table that some seat may not know, fact by fact."""
    chance = table.chance
    facts: dict[str, object] = {"dummy powers": chance.dummy_powers, "box": sorted(chance.modifier_box)}
    for stack, deck in enumerate(chance.decks):
        facts[f"stack {stack}"] = deck
        facts[f"cards of stack {stack} in the box"] = sorted(chance.removed[stack])
    for number, regions in enumerate(chance.dummy_regions):
        facts[f"region cards {number}"] = regions
    for seat in range(table.rules.players):
        facts[f"hand of {seat}"] = table.seats[HAND + seat]
        facts[f"used cards of {seat}"] = table.seats[SPENT + seat]
        facts[f"passed by {seat}"] = table.seats[PASSED + seat]
        facts[f"disc of {seat}"] = table.seats[DISC + seat] if table.pending else None
    return facts


@each_box
def test_whatever_could_be_different_is_imagined_differently(box: Setup) -> None:
    """A fact that can be shuffled without the seat noticing does not always come out as it is."""
    dice = Dice(13)
    for table in visits(box, 6, every=20):
        for viewer in (0, None):
            truth = hidden_facts(table)
            shuffled = [hidden_facts(shuffle_hidden(table, viewer, dice)) for _ in range(12)]
            imagined = [hidden_facts(imagine(table, viewer, dice)) for _ in range(60)]
            for name, value in truth.items():
                if sum(1 for other in shuffled if other[name] != value) > 3:
                    assert any(other[name] != value for other in imagined), f"{name} is always the true one"


def test_each_card_that_may_have_been_taken_back_is_imagined_about_equally_often() -> None:
    position = Position()
    position.phase = "turn"
    position.card = "c4_power_back"
    position.round = 4
    position.played = {0: 9, 1: 5, 2: 3}
    position.spent = {0: [2, 7, 12], 1: [4, 6, 8], 2: [1, 10, 11]}
    table = arrange(rules_for(Setup("2015", 3)), position)
    table.choose("act")
    table.choose("back 7")
    dice = Dice(17)
    counted = dict.fromkeys([2, 7, 9, 12], 0)
    for _ in range(2000):
        imagined = imagine(table, 1, dice)
        (back,) = [value for value in counted if imagined.seats[HAND] >> value & 1]
        counted[back] += 1
    assert all(400 < times < 600 for times in counted.values()), counted
    own = imagine(table, 0, dice)
    assert own.seats[HAND] == table.seats[HAND], "who took it back knows what it was"


def test_each_card_of_a_stack_is_imagined_to_be_next_about_equally_often() -> None:
    table = new_table(Setup("2015", 4), 3)
    dice = Dice(19)
    face_down = table.chance.decks[1][1:]
    counted = dict.fromkeys(face_down, 0)
    for _ in range(2000):
        counted[imagine(table, 2, dice).chance.decks[1][1]] += 1
    for card, times in counted.items():
        expected = 2000 * face_down.count(card) // len(face_down)
        assert 0.75 * expected < times < 1.25 * expected


def test_a_rank_does_not_tell_which_power_card_was_taken_back() -> None:
    """Ties are broken by the highest unused power card, but only when the game is over."""
    position = Position()
    position.phase = "turn"
    position.card = "c4_power_back"
    position.played = {0: 13, 1: 12}
    position.round = 2
    position.spent = {0: [1], 1: [2]}
    table = arrange(rules_for(Setup("2015", 2, options={"tie-break": "yes"})), position)
    table.choose("act")
    low, high = table.copy(), table.copy()
    low.choose("back 1")
    high.choose("back 13")
    assert view(low, 1) == view(high, 1)


@pytest.mark.parametrize("phase", ["round", "power", "turns"])
@pytest.mark.parametrize("modifiers", [{}, {0: [1, 2, 3]}, {0: [4], 1: [5, 6], 2: [7, 8, 9]}], ids=len)
def test_an_arranged_table_can_be_imagined_too(phase: str, modifiers: dict[int, list[int]]) -> None:
    """In a position each seat holds the modifiers it is given, and nobody has passed any."""
    position = Position()
    position.phase = phase
    position.modifiers = modifiers
    table = arrange(rules_for(Setup("2023", 3, ["power-modifiers"])), position)
    dice = Dice(23)
    for viewer in viewers(table):
        for _ in range(20):
            imagined = imagine(table, viewer, dice)
            assert view(imagined, viewer) == view(table, viewer)
            play_randomly(imagined, dice)
            check_end(imagined)
