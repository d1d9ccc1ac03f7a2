"""What one pair of eyes sees of a game: the engine's view, the own decision, and what can be derived from them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

import msgspec

from elgrande.locale.speech import prompt_extras
from elgrande.locale.texts import first_lines
from elgrande.rules import Table, everything, preview, view
from elgrande.rules.facts import Seen
from elgrande.rules.knowledge import besides
from elgrande.rules.news import Event
from elgrande.rules.places import CASTILLO, COLOUR_IDS, COLOURS, NEUTRAL
from elgrande.rules.scoring import one_more
from elgrande.rules.sets.corrections import CORRECTED
from elgrande.rules.sets.facts import CHOICES, manner_of
from elgrande.rules.table import Decision as EngineDecision
from elgrande.server.course import Course
from elgrande.server.messages import Decision, News, Option, Position, Preview, Target
from elgrande.server.resources import Award
from elgrande.server.suggestions import kinds_for

_TARGETS: Final = {
    frozenset[str](): "word",
    frozenset({"place"}): "place",
    frozenset({"colour", "place"}): "piece",
    frozenset({"stack", "card"}): "card",
    frozenset({"power"}): "power",
    frozenset({"modifier"}): "modifier",
    frozenset({"count"}): "count",
    frozenset({"board", "place"}): "board",
}
"""What an option points at, by the names of its facts."""
_ENCODER: Final = msgspec.json.Encoder()


class Moment:
    """What is the same for all who look at a table at the same moment, worked out and written once."""

    __slots__ = ("_parts", "_previews", "_seats", "awards", "everybody", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.everybody = view(table)
        """What everybody sees."""
        self.awards = preview(table, table.rules.regions)
        """What scoring the regions would bring now."""
        self._parts = {name: _written(part) for name, part in self.everybody.items()}
        self._seats = [_written(one) for one in self.everybody["seats"]]
        self._previews: dict[bool, Preview] = {}

    def view(self, seat: int | None) -> Seen:
        """What a seat, or a spectator, sees: written already, but for what others see otherwise."""
        if seat is None:
            return cast(Seen, self._parts)
        own = besides(self.table, seat, self.everybody)
        shown = zip(own["seats"], self.everybody["seats"], self._seats, strict=True)
        seats = [written if one is other else one for one, other, written in shown]
        return cast(Seen, {**self._parts, **own, "seats": seats})

    def preview(self, castillo: bool) -> Preview:
        """What scoring would bring, with or without the Castillo; written already, since it is sent to all of them."""
        if castillo not in self._previews:
            self._previews[castillo] = cast(Preview, _written(preview_of(self.table, castillo)))
        return self._previews[castillo]


def _written(part: object) -> msgspec.Raw:
    """A part of a message that is sent to many."""
    return msgspec.Raw(_ENCODER.encode(part))


def position(
    course: Course,
    seat: int | None,
    mine: Sequence[int] = (),
    passing: bool = False,
    moment: Moment | None = None,
) -> Position:
    """Everything that a seat, or a spectator, sees at this moment."""
    table = course.game.table
    seen = view(table, seat) if moment is None else moment.everybody
    asked = None if seat is None else table.decision_of(seat)
    open_castillo = seen["castillo"]["caballeros"] is not None
    return Position(
        view=seen if moment is None else moment.view(seat),
        decision=None if asked is None else decision(table, seen, asked, course.since[asked.seat]),
        preview=preview_of(table, open_castillo) if moment is None else moment.preview(open_castillo),
        can_undo=seat is not None and course.can_take_back(seat),
        passing=passing,
        mine_waiting=[other for other in table.deciders if other in mine],
        more={} if seat is None or table.over else more_of(table, seat, moment),
    )


def open_position(course: Course) -> Position:
    """The same for one who may look at everything, when the game is over."""
    table = course.game.table
    seen = open_view(table)
    asked = table.decision
    return Position(
        view=seen,
        decision=None if asked is None else decision(table, seen, asked, course.since[asked.seat]),
        preview=preview_of(table, castillo=True),
        can_undo=False,
        passing=False,
        mine_waiting=[],
        more={},
    )


def open_view(table: Table, seat: int | None = None) -> Seen:
    """What a seat sees, and all that is hidden from it: hands, discs and the Castillo."""
    seen = view(table, seat)
    seen["seats"] = [view(table, other)["seats"][other] for other in range(table.rules.players)]
    inside = {COLOUR_IDS[colour]: int(table.at(CASTILLO, colour)) for colour in range(COLOURS)}
    seen["castillo"]["caballeros"] = {colour: count for colour, count in inside.items() if count}
    return seen


def told_to(events: Sequence[Event], seat: int | None) -> list[News]:
    """News as a seat, or a spectator, saw them."""
    return [event.seen_by(seat) for event in events]


def told_openly(events: Sequence[Event]) -> list[News]:
    """News with all that was hidden in them."""
    return [{"event": event.kind, **event.facts, **(event.secret or {})} for event in events]


# ---------------------------------------------------------------------- decisions


def decision(table: Table, seen: Seen, asked: EngineDecision, since: int) -> Decision:
    """A decision with everything that a client needs to show it."""
    texts = asked.texts
    return Decision(
        seat=asked.seat,
        kind=asked.kind,
        prompt=asked.prompt,
        args={**asked.subject, **prompt_extras(asked.kind, asked.subject, texts)},
        options=[
            option(table, seen, asked.kind, code, text)
            for code, text in zip(asked.options, texts, strict=True)
        ],
        since=since,
        suggestions=kinds_for(asked),
        manner=manner_of(asked.kind),
    )


@cache
def _fixed_option(kind: str, code: int, text: str) -> Option | None:
    """An option that looks the same at every table; None if what it points at lies elsewhere each time."""
    word, *details = text.split()
    names = CHOICES.get(word, [])
    if word in ("first", "second", "swap") or "card" in names:
        return None
    facts: dict[str, Any] = {
        name: int(detail) if detail.isdecimal() and name != "board" else detail
        for name, detail in zip(names, details, strict=False)
    }
    target = Target(
        cast(Any, _TARGETS.get(frozenset(facts), "other")),
        **{name: value for name, value in facts.items() if name in Target.__struct_fields__},
    )
    return Option(code, text, f"choice-{word.replace('_', '-')}", {**facts, "kind": kind}, target)


def option(table: Table, seen: Seen, kind: str, code: int, text: str) -> Option:
    fixed = _fixed_option(kind, code, text)
    if fixed is not None:
        return fixed
    word, *details = text.split()
    facts: dict[str, Any] = {}
    for name, detail in zip(CHOICES.get(word, []), details, strict=False):
        facts[name] = int(detail) if detail.isdecimal() and name != "board" else detail
    if "card" in CHOICES.get(word, []):
        facts["card"] = next(
            (card["card"] for card in seen["offer"] if card["stack"] == facts["stack"]), None
        )
    return Option(code, text, _label(table, seen, word), {**facts, "kind": kind}, _target(seen, word, facts))


def _label(table: Table, seen: Seen, word: str) -> str:
    if word in ("first", "second") and seen["card"] is not None:
        card = table.rules.cards[table.rules.card_index(seen["card"])]
        # The alternatives of a corrected card are not those that our text describes.
        key = f"{card.key}.{word}"
        if card.provenance != CORRECTED and key in first_lines():
            return key
    return f"choice-{word.replace('_', '-')}"


def _target(seen: Seen, word: str, facts: dict[str, Any]) -> Target:
    kind = "grande" if word == "swap" else _TARGETS.get(frozenset(facts), "other")
    known = {name: value for name, value in facts.items() if name in Target.__struct_fields__}
    if kind == "grande":
        seats = [seat for seat in seen["seats"] if seat["colour"] == facts["colour"]]
        known["place"] = seats[0]["grande"] if seats else None
    return Target(cast(Any, kind), **known)


# ---------------------------------------------------------------------- points


def preview_of(table: Table, castillo: bool) -> Preview:
    """What scoring everything that one may look into would bring now."""
    mask = everything(table) if castillo else table.rules.regions
    points = [0] * table.rules.players
    places: dict[str, list[dict[str, object]]] = {}
    for place, found in preview(table, mask).items():
        places[place] = [award.to_json() for award in found]
        for award in found:
            if award.colour != NEUTRAL:
                points[award.colour] += award.points
    # As the facts are, they are sent as awards are; there are too many of them to make each one up first.
    return Preview(cast(dict[str, list[Award]], places), points, castillo)


def more_of(table: Table, seat: int, moment: Moment | None = None) -> dict[str, int]:
    """What one more caballero of a seat would bring where it may enter, if the region were scored then."""
    return one_more(table, seat, preview(table, table.rules.regions) if moment is None else moment.awards)


def award_from(facts: object) -> Award:
    """An award out of the facts of an event."""
    return msgspec.convert(facts, Award)
