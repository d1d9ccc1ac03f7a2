"""Expectations about what happened since the beginning of the scenario."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from elgrande.record.scenario.checks import Check, Moment, must_be, show
from elgrande.record.scenario.nodes import Node
from elgrande.record.scenario.words import GREY, Words
from elgrande.rules.news import Event
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS
from elgrande.rules.sets.facts import EVENTS

EVENT: Final = "event"
TIMES: Final = "times"
_PLAYERS: Final = ["seat", "colour", "by", "to"]
"""Facts that name a player."""
_PLACES: Final = ["place", "source"]
_KINDS: Final = list(EVENTS)


# ---------------------------------------------------------------------- events in the words of a scenario


def named_facts(event: Event, words: Words) -> dict[str, object]:
    """The facts of an event, secret ones included, with names for numbers, and everything as plain text."""
    facts = dict(event.facts)
    facts.update(event.secret or {})
    return {name: _named(name, value, words) for name, value in facts.items()}


def _named(name: str, value: object, words: Words) -> object:
    if name in _PLAYERS and isinstance(value, int):
        return words.name(value)
    if name == "scores" and isinstance(value, list):
        return {words.name(seat): str(points) for seat, points in enumerate(value)}
    if name == "winners" and isinstance(value, list):
        return [words.name(seat) for seat in value]
    if name == "awards" and isinstance(value, list):
        return {
            GREY if award["seat"] is None else words.name(award["seat"]): str(award["points"])
            for award in value
        }
    if name == "discs" and isinstance(value, dict):
        return {words.name(int(seat)): place for seat, place in value.items()}
    if name == "counts" and isinstance(value, dict):
        return {words.name(COLOUR_IDS.index(colour)): str(count) for colour, count in value.items()}
    if isinstance(value, dict):
        return {str(key): show(part) for key, part in value.items()}
    if name == "choice" and isinstance(value, str):
        return words.renamed(value)
    return show(value)


def told(event: Event, words: Words) -> str:
    """An event in one line, for transcripts."""
    facts = [f"{name}={show(value)}" for name, value in named_facts(event, words).items()]
    return " ".join([event.kind, *facts])


# ---------------------------------------------------------------------- expected events


class Pattern:
    """An event as a scenario expects it: its kind and some of its facts."""

    def __init__(self, node: Node, words: Words) -> None:
        entries = node.entries("the event and its facts")
        kinds = [value for key, value in entries if key.word("a fact") == EVENT]
        if not kinds:
            node.fail("say which event is meant; add `event: KIND`")
        self.kind = _KINDS[kinds[0].one_of(_KINDS, "event")]
        self.times: int | None = None
        self.facts: dict[str, object] = {}
        known = [EVENT, TIMES, *EVENTS[self.kind].facts]
        for name, value in node.parts(known, f"the event '{self.kind}'").items():
            if name == TIMES:
                self.times = value.number("how often it happened", 0, 999)
            elif name != EVENT:
                self.facts[name] = _expected(name, value, words)

    def count(self, moment: Moment) -> int:
        """How often it happened."""
        return sum(
            1
            for event in moment.table.news
            if event.kind == self.kind and self._fits(named_facts(event, moment.words))
        )

    def _fits(self, facts: dict[str, object]) -> bool:
        return all(facts.get(name) == value for name, value in self.facts.items())

    def __str__(self) -> str:
        return " ".join([self.kind, *(f"{name}={show(value)}" for name, value in self.facts.items())])


def _expected(name: str, node: Node, words: Words) -> object:
    if node.is_list:
        return [_scalar(item) for item in node.items("facts")]
    if node.has_entries:
        return {key.word("a name"): _scalar(value) for key, value in node.entries("facts")}
    if not node.is_none:
        if name in _PLAYERS:
            return words.name(words.colour(node))
        if name in _PLACES:
            words.place(node)
    return _scalar(node)


def _scalar(node: Node) -> str:
    return {"true": "yes", "false": "no"}.get(node.word("a fact"), node.word("a fact"))


def hold_news(node: Node, words: Words) -> Iterator[Check]:
    for item in node.items("events"):
        yield _happened(item, Pattern(item, words))


def _happened(node: Node, pattern: Pattern) -> Check:
    def look(moment: Moment) -> str | None:
        count = pattern.count(moment)
        if pattern.times is not None and count != pattern.times:
            return f"expected {pattern.times} times: {pattern}; it happened {count} times"
        if pattern.times is None and count == 0:
            others = [told(event, moment.words) for event in moment.table.news if event.kind == pattern.kind]
            return f"expected to happen: {pattern}; of this kind there was: {show(others)}"
        return None

    return Check(node, look)


def hold_scored(node: Node, words: Words) -> Iterator[Check]:
    """The places that were scored, in any order, each as often as it is named."""
    places = sorted(words.region_or_castillo(item) for item in node.items("places"))
    yield must_be(node, "places scored", [PLACE_IDS[place] for place in places], _scored)


def _scored(moment: Moment) -> list[str]:
    places = [str(event.facts["place"]) for event in moment.table.news if event.kind == "scored"]
    return sorted(places, key=PLACE_IDS.index)
