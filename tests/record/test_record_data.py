"""Records as JSON: the same content as the text, and errors that name the place in the data."""

import copy
import json
from typing import Any

import pytest

from elgrande.record import BadRecord, from_json, read_record, to_json
from elgrande.rules import Setup
from elgrande.rules.ruleset import draw_chance, empties_courts
from elgrande.rules.sets.build import rules_for
from tests.record.games import played

OPENING = to_json(played(Setup("2015", 3, options={"start": "violet"}), seed=2, entries=5))
DUEL = to_json(played(Setup("2023", 2, ["power-modifiers", "veteran-cards"]), seed=2, entries=5))


def changed(record: dict[str, object], *path: str | int, to: object) -> Any:
    """A copy of the record with one value replaced."""
    result: Any = copy.deepcopy(record)
    holder = result
    for part in path[:-1]:
        holder = holder[part]
    holder[path[-1]] = to
    return result


def refused(record: object) -> str:
    with pytest.raises(BadRecord) as caught:
        from_json(record)
    assert caught.value.line is None
    return str(caught.value)


def test_a_record_is_plain_data() -> None:
    data = to_json(played(Setup("2015", 2, options={"castillo": "open", "start": "blue"}), seed=9, entries=1))
    assert json.loads(json.dumps(data)) == data
    chance = data.pop("chance")
    assert isinstance(chance, dict)
    assert list(chance) == ["start", "king", "homes", "stacks"]
    entries = data.pop("entries")
    assert isinstance(entries, list)
    assert len(entries) == 1
    assert data == {
        "format": 1,
        "rules": 2,
        "edition": "2015",
        "players": 2,
        "names": {},
        "sets": [],
        "options": {"castillo": "open", "start": "blue"},
        "corrections": None,
        "seed": 9,
        "result": None,
    }


def test_a_finished_game_has_its_result() -> None:
    game = played(Setup("2015", 2, options={"length": "short"}), seed=4)
    violet, blue = game.table.scores
    data = to_json(game)
    assert data["result"] == {"violet": violet, "blue": blue}
    assert "another result" in refused(changed(data, "result", "blue", to=blue - 1))


def test_what_may_be_missing_has_a_default() -> None:
    short = {key: value for key, value in OPENING.items() if value not in ({}, [], None)}
    assert to_json(from_json(short)) == OPENING
    assert set(OPENING) - set(short) == {"names", "sets", "corrections", "result"}


WRONG = [
    (
        ("format",),
        4,
        "format: this record has the format 4, but this elgrande knows versions up to 3; a newer",
    ),
    (("format",), True, "format: expected a whole number, not True"),
    (("rules",), 3, "rules: this record has the rules version 3, but"),
    (("edition",), 2015, "edition: expected a text, not 2015"),
    (("players",), "4", "players: expected a whole number, not '4'"),
    (("colour",), 1, "colour: there is no part of a record called 'colour' here; known here: format, rules"),
    (("sets",), "new-regency", "sets: expected a list, not 'new-regency'"),
    (("sets",), ["new-regency"], "sets[0]: the set 'new-regency' belongs to the edition 2023, not 2015"),
    (("options",), [], "options: expected named values, not []"),
    (("options",), {"veto": 1}, "options.veto: expected a text, not 1"),
    (("options",), {"veto": "maybe"}, "options.veto: the option 'veto' cannot be 'maybe'; choose yes or no"),
    (("options",), {}, "chance.start: seed 2 gives "),
    (("names",), {"grey": "x"}, "names.grey: there is no seat 'grey' here; did you mean 'green'?"),
    (("names",), {"violet": "a;b"}, "names: 'a;b' cannot be a name"),
    (("corrections",), {"source": "x"}, "corrections: this game was played with the correction file x"),
    (("seed",), 1.5, "seed: expected a whole number, not 1.5"),
    (("chance",), None, "chance: expected named values, not None"),
    (("chance", "luck"), 1, "chance.luck: there is no part of chance called 'luck' here"),
    (("chance", "king"), "madrid", "chance.king: there is no region 'madrid' here; "),
    (("chance", "king"), "castillo", "chance.king: there is no region 'castillo' here; known here: galicia,"),
    (("chance", "homes"), {"violet": "galicia"}, "chance.homes.blue: the home of blue is missing"),
    (("chance", "stacks", "2"), [], "chance.stacks.2: stack 2 is missing; the record may be cut off"),
    (("chance", "stacks", "2"), ["x"], "chance.stacks.2[0]: there is no card of stack 2 called 'x' here"),
    (("chance", "removed"), {"1": ["c1_move4_own"]}, "chance.removed.1: 0 cards of stack 1 make room for"),
    (("chance", "dummy_powers"), [1], "chance.dummy_powers: there is no dummy in this game"),
    (("entries",), {}, "entries: expected a list, not {}"),
    (("entries", 1), ["blue"], "entries[1]: an entry is a seat and a choice"),
    (("entries", 1), ["blue", 9], "entries[1][1]: expected a text, not 9"),
    (("entries", 1), ["pink", "power 1"], "entries[1][0]: there is no seat 'pink' here; known here: violet,"),
    (("entries", 0), ["violet", "stop"], "entries[0]: violet cannot choose 'stop' now; legal are: power 1, "),
    (
        ("entries", 1),
        ["blue", "undo"],
        "entries[1]: blue has nothing to take back: it has not chosen anything",
    ),
    (("result",), {"violet": 0}, "result: the game is not over in round 1; choices may be missing"),
]


@pytest.mark.parametrize(("path", "value", "problem"), WRONG, ids=[problem for _, _, problem in WRONG])
def test_wrong_data_is_refused_with_its_place(
    path: tuple[str | int, ...], value: object, problem: str
) -> None:
    assert refused(changed(OPENING, *path, to=value)).startswith(problem)


DUEL_WRONG = [
    (("dummy_powers",), [1, 2, 3], "chance.dummy_powers: expected each of the power cards 1 to 13 once"),
    (("dummy_regions",), [], "chance.dummy_regions: expected 3 shuffles of the region cards, not 0"),
    (("dummy_regions", 1), ["granada"] * 9, "chance.dummy_regions[1]: expected every region once"),
    (("dummy_regions", 1, 0), "castillo", "chance.dummy_regions[1][0]: there is no region 'castillo' here"),
    (("modifiers", "violet"), [1, 2], "chance.modifiers.violet: violet is dealt 3 modifiers, not 2"),
    (("modifiers",), {}, "chance.modifiers.violet: the hand of violet is missing"),
    (
        ("modifier_box",),
        [1],
        "chance.modifier_box: hands and box together must have each of the modifiers 1 to 16",
    ),
    (("removed", "2"), [], "chance.removed.2: 2 cards of stack 2 make room for veteran cards, not 0"),
    (("removed", "2"), ["v2_veto"] * 2, "chance.removed.2: 'v2_veto' is a veteran card itself"),
    (("stacks", "3"), ["n3_score_4"], "chance.stacks.3: there is no stack '3' here; known here: 1, 2, 4"),
]


@pytest.mark.parametrize(
    ("path", "value", "problem"), DUEL_WRONG, ids=[problem for _, _, problem in DUEL_WRONG]
)
def test_wrong_chance_of_the_two_player_game_is_refused(
    path: tuple[str | int, ...], value: object, problem: str
) -> None:
    arranged = changed(DUEL, "seed", to=None)
    assert refused(changed(arranged, "chance", *path, to=value)).startswith(problem)


def test_homes_must_differ_from_each_other_and_from_the_king() -> None:
    arranged = changed(OPENING, "seed", to=None)
    king, homes = arranged["chance"]["king"], arranged["chance"]["homes"]
    assert refused(changed(arranged, "chance", "homes", "blue", to=king)) == (
        f"chance.homes.blue: blue cannot begin in {king}: the King stands there"
    )
    assert refused(changed(arranged, "chance", "homes", "blue", to=homes["violet"])) == (
        f"chance.homes.blue: blue cannot begin in {homes['violet']}: it is the home of violet"
    )


def test_with_the_mulligan_no_card_that_empties_courts_comes_up_first() -> None:
    setup = Setup("2015", 3, options={"mulligan": "yes"})
    rules = rules_for(setup)
    seed = next(seed for seed in range(1000) if draw_chance(rules, seed).mulligans)
    data = to_json(played(setup, seed, entries=1))
    assert from_json(data).chance.mulligans == 1
    arranged: Any = changed(data, "seed", to=None)
    assert refused(changed(arranged, "chance", "mulligans", to=3)).startswith(
        "chance.mulligans: the last 3 cards"
    )
    assert refused(changed(arranged, "chance", "mulligans", to=-1)) == (
        "chance.mulligans: expected a number from 0 to 11, not -1"
    )
    stack = arranged["chance"]["stacks"]["2"]
    assert empties_courts(rules, rules.card_index(stack[-1]))
    assert refused(changed(arranged, "chance", "stacks", "2", to=stack[-1:] + stack[:-1])).startswith(
        "chance.mulligans: "
    )


def test_text_that_is_not_json_is_refused_with_its_line() -> None:
    with pytest.raises(BadRecord, match="line 2: this is not JSON"):
        read_record('{"format": 1,\n')
    with pytest.raises(BadRecord, match="a number is too long or lists lie too deep"):
        read_record('{"format": ' + "9" * 10_000 + "}")
    with pytest.raises(BadRecord, match="a number is too long or lists lie too deep"):
        read_record('{"format": ' + "[" * 100_000 + "}")
