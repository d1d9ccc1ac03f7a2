"""What is shown and told is what was declared: every fact is there, and is of the kind that its declaration says."""

from __future__ import annotations

from typing import Annotated, Any, TypedDict

import pytest

from elgrande.rules import Setup, view
from elgrande.rules.choices import ACTIONS, CHOICE_TEXTS
from elgrande.rules.facts import Seen
from elgrande.rules.kinds import (
    CABALLEROS,
    CARD,
    MANNERS,
    PER_COLOUR,
    PLACE,
    SEAT,
    Count,
    Kind,
    PerSeat,
    Seat,
    each,
    facts_of,
    kind_of,
    maybe,
    several,
)
from elgrande.rules.knowledge import part
from elgrande.rules.places import COLOUR_IDS, MOBILE_IDS, PLACE_IDS
from elgrande.rules.sets.bigbox.words import SPOT_IDS
from elgrande.rules.sets.facts import CHOICES, DECISIONS, EVENTS, PARTS, VOCABULARY, part_of, shown_by
from elgrande.rules.sets.grandissimo.facts import GrandissimoFacts
from elgrande.rules.table import Table
from tests.bigbox.grand_scenes import grand
from tests.properties.mixes import ALL_BOXES, THOROUGH, name_of, without_hurry
from tests.properties.walks import visits

SELDOM = 8 if THOROUGH else 40
"""With the plain rules fewer tables are looked at."""

SPARSE = ("LadenHere",)
"""Records that leave out what is not there."""


@pytest.mark.parametrize("box", without_hurry(ALL_BOXES), ids=name_of)
def test_a_view_is_what_was_declared(box: Setup) -> None:
    declared = facts_of(Seen) | shown_by(box.sets)
    for table in visits(box, 3, every=SELDOM):
        for seat in (None, 0, *table.deciders[:1]):
            seen: Any = view(table, seat)
            assert seen.keys() == declared.keys()
            for name, kind in declared.items():
                check(table, kind, seen[name], name)


def check(table: Table, kind: Kind, value: Any, name: str) -> None:
    """A value is of its kind."""
    if value is None:
        assert kind.maybe or kind.name == "anything", name
        return
    match kind.name:
        case "seat":
            good = type(value) is int and 0 <= value < table.rules.players
        case "colour":
            good = value in COLOUR_IDS
        case "place":
            good = value in PLACE_IDS
        case "card":
            good = value in [card.id for card in table.rules.cards]
        case "spot":
            good = value in SPOT_IDS
        case "board":
            good = value in MOBILE_IDS
        case "code":
            good = type(value) is int and 0 <= value < ACTIONS
        case "record":
            good = set(value) == set(kind.facts) or (kind.shape in SPARSE and set(value) < set(kind.facts))
            for fact, inner in value.items():
                check(table, kind.facts[fact], inner, f"{name}.{fact}")
        case "list" | "per_seat":
            good = type(value) is list and (kind.name == "list" or len(value) == table.rules.players)
            check_all(table, kind, value, name)
        case "per_colour":
            good = set(value) <= set(COLOUR_IDS)
            check_all(table, kind, value.values(), name)
        case "per_place":
            good = set(value) <= set(PLACE_IDS)
            check_all(table, kind, value.values(), name)
        case "per_word":
            good = all(isinstance(word, str) for word in value)
            check_all(table, kind, value.values(), name)
        case "anything":
            good = True
        case _:
            good = type(value) is {"integer": int, "string": str, "boolean": bool}[kind.plain]
    assert good, f"{name} is no {kind.whole}: {value!r}"


def check_all(table: Table, kind: Kind, values: Any, name: str) -> None:
    assert kind.of is not None
    for value in values:
        check(table, kind.of, value, name)


def test_the_part_of_a_set_has_a_type() -> None:
    s = grand(tokens="ships green violet")
    assert part(view(s.table), GrandissimoFacts)["grandissimo"]["ships"] == [2, 0]


def test_no_two_sets_show_something_under_the_same_name() -> None:
    names = [fact for name in PARTS for fact in part_of(name)]
    assert len(set(names)) == len(names)
    assert not set(names) & set(facts_of(Seen))


def test_everything_that_is_told_is_in_the_vocabulary() -> None:
    told = {name for event in EVENTS.values() for name in event.facts}
    asked = {name for decision in DECISIONS.values() for name in decision.facts}
    chosen = {name for facts in CHOICES.values() for name in facts}
    assert told | asked | chosen <= set(VOCABULARY)
    assert set(CHOICES) <= {text.split()[0] for text in CHOICE_TEXTS}
    assert {decision.manner for decision in DECISIONS.values()} == set(MANNERS)


# ---------------------------------------------------------------------- how a kind is said


class Dragons(TypedDict):
    """What a set could declare."""

    owner: Seat | None
    heads: PerSeat[Count]
    where: list[Annotated[str, PLACE]]


class Nest(TypedDict):
    dragons: Dragons | None
    eggs: int


def test_the_kind_of_a_fact_is_read_from_its_type() -> None:
    assert part_of("grandissimo")["grandissimo"].facts["ships"] == several(maybe(SEAT))
    assert part_of("grandissimo")["grandissimo"].facts["prison"] == each(PER_COLOUR, CABALLEROS)
    assert part_of("king-intrigant")["offices"].whole == f"per_seat {CARD.name}"
    dragons = kind_of(Dragons | None, "dragons")
    assert dragons.maybe
    assert {name: kind.whole for name, kind in dragons.facts.items()} == {
        "owner": "seat",
        "heads": "per_seat count",
        "where": "list place",
    }


def test_a_fact_of_no_kind_is_refused() -> None:
    with pytest.raises(TypeError, match=r"nobody says what kind of fact Nest\.eggs is"):
        facts_of(Nest)
