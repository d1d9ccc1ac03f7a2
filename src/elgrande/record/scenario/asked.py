"""Expectations about what is asked: who must choose, what kind of choice it is, and what is legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from elgrande.record.scenario.checks import Check, Moment, must_be, show
from elgrande.record.scenario.nodes import Node
from elgrande.record.scenario.words import Words
from elgrande.rules.errors import IllegalChoice
from elgrande.rules.sets.facts import DECISIONS

KINDS: Final = list(DECISIONS)


def waiting_for(moment: Moment) -> str:
    """Who is asked for what, in words."""
    decision = moment.table.decision
    if decision is None:
        return "nobody, as the game is over"
    names = [moment.words.name(seat) for seat in moment.table.deciders]
    return f"{', '.join(names)} ({decision.kind})"


def options_of(moment: Moment, seat: int | None) -> list[str] | None:
    """The legal choices of a player, or of the first who is asked; None if there is nothing to choose."""
    t = moment.table
    decision = t.decision if seat is None else t.decision_of(seat)
    return None if decision is None else [moment.words.choice_text(code) for code in decision.options]


def hold_decision(node: Node, words: Words) -> Iterator[Check]:
    if node.is_none:
        yield must_be(node, "players to choose", [], _deciders)
        return
    parts = node.parts(["player", "players", "kind"], "the decision")
    if "player" in parts:
        player = words.name(words.player(parts["player"]))
        yield must_be(parts["player"], "players to choose", [player], _deciders)
    if "players" in parts:
        seats = sorted(words.player(item) for item in parts["players"].items("players"))
        names = [words.name(seat) for seat in seats]
        yield must_be(parts["players"], "players to choose", names, _deciders)
    if "kind" in parts:
        kind = KINDS[parts["kind"].one_of(KINDS, "kind of decision")]
        yield must_be(parts["kind"], "kind of decision", kind, _kind)


def _deciders(moment: Moment) -> object:
    return [moment.words.name(seat) for seat in moment.table.deciders]


def _kind(moment: Moment) -> object:
    decision = moment.table.decision
    return None if decision is None else decision.kind


Test = Callable[[Moment, int | None, list[int]], str | None]
"""What is wrong with some choices of a player (None: of the first who is asked), in words."""


def _for_each_player(node: Node, words: Words, test: Test) -> Iterator[Check]:
    """Choices of whoever is asked first, or choices by player."""
    if node.has_entries:
        for seat, value in words.by_player(node, "choices"):
            yield _check(value, test, seat, words.choices(value))
    else:
        yield _check(node, test, None, words.choices(node))


def _check(node: Node, test: Test, seat: int | None, codes: list[int]) -> Check:
    return Check(node, lambda moment: test(moment, seat, codes))


def _nothing_to_choose(moment: Moment, seat: int | None) -> str:
    if seat is None:
        return "there is nothing to choose, as the game is over"
    return f"{moment.words.name(seat)} has nothing to choose now; waiting for {waiting_for(moment)}"


def hold_legal(node: Node, words: Words) -> Iterator[Check]:
    return _for_each_player(node, words, _exactly)


def _exactly(moment: Moment, seat: int | None, codes: list[int]) -> str | None:
    legal = options_of(moment, seat)
    if legal is None:
        return _nothing_to_choose(moment, seat)
    expected = [moment.words.choice_text(code) for code in codes]
    missing = [text for text in expected if text not in legal]
    surplus = [text for text in legal if text not in expected]
    if not missing and not surplus:
        return None
    parts = [f"not legal: {show(missing)}"] if missing else []
    parts += [f"legal, but not expected: {show(surplus)}"] if surplus else []
    return f"legal choices: {'; '.join(parts)}"


def hold_includes(node: Node, words: Words) -> Iterator[Check]:
    return _for_each_player(node, words, _among_others)


def _among_others(moment: Moment, seat: int | None, codes: list[int]) -> str | None:
    legal = options_of(moment, seat)
    if legal is None:
        return _nothing_to_choose(moment, seat)
    missing = [text for text in map(moment.words.choice_text, codes) if text not in legal]
    return f"not legal: {show(missing)}; legal are: {show(legal)}" if missing else None


def hold_excludes(node: Node, words: Words) -> Iterator[Check]:
    return _for_each_player(node, words, _none_of)


def _none_of(moment: Moment, seat: int | None, codes: list[int]) -> str | None:
    legal = options_of(moment, seat)
    if legal is None:
        return _nothing_to_choose(moment, seat)
    found = [text for text in map(moment.words.choice_text, codes) if text in legal]
    return f"should not be legal: {show(found)}" if found else None


def hold_refused(node: Node, words: Words) -> Iterator[Check]:
    return _for_each_player(node, words, _refused)


def _refused(moment: Moment, seat: int | None, codes: list[int]) -> str | None:
    before = moment.table.state()
    for code in codes:
        attempt = moment.table.copy()
        try:
            attempt.choose(code, seat)
        except IllegalChoice:
            if attempt.state() != before:
                return f"'{moment.words.choice_text(code)}' was refused, but it changed the table"
        else:
            return f"'{moment.words.choice_text(code)}' should be refused, but is legal"
    return None
