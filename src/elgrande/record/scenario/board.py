"""Expectations about the board, the course of the game and the points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from elgrande.record.scenario.checks import Check, Moment, must_be
from elgrande.record.scenario.nodes import Node
from elgrande.record.scenario.position import MOST_POINTS
from elgrande.record.scenario.words import EVERYTHING, Words
from elgrande.rules.places import COLOURS, COURT, MOBILE_IDS, NOWHERE, PLACE_IDS, PROVINCE
from elgrande.rules.scoring import awards, everything, preview_points, ranks, winners
from elgrande.rules.table import GRANDE, NOBODY, PLAYED, TOTAL


def _place_id(place: int) -> str | None:
    return None if place == NOWHERE else PLACE_IDS[place]


# ---------------------------------------------------------------------- time and turns


def hold_round(node: Node, words: Words) -> Iterator[Check]:
    number = node.number("the number of the round", 1, 9)
    yield must_be(node, "round", number, lambda moment: moment.table.round)


def hold_start(node: Node, words: Words) -> Iterator[Check]:
    player = words.name(words.player(node))
    yield must_be(node, "start player", player, lambda moment: words.name(moment.table.start))


def hold_active(node: Node, words: Words) -> Iterator[Check]:
    player = None if node.is_none else words.name(words.player(node))
    yield must_be(node, "active player", player, _active)


def _active(moment: Moment) -> str | None:
    seat = moment.table.active
    return None if seat == NOBODY else moment.words.name(seat)


def hold_acted(node: Node, words: Words) -> Iterator[Check]:
    players = sorted(words.name(words.colour(item)) for item in node.items("players"))
    yield must_be(node, "players who have had their turn", players, _acted)


def _acted(moment: Moment) -> list[str]:
    t = moment.table
    return sorted(
        moment.words.name(colour) for colour in range(COLOURS) if t.acted >> colour & 1 and colour != t.active
    )


def hold_order(node: Node, words: Words) -> Iterator[Check]:
    players = [words.name(words.colour(item)) for item in node.items("players")]
    yield must_be(node, "order of turns", players, _order)


def _order(moment: Moment) -> list[str]:
    seats = moment.table.seats
    played = [colour for colour in moment.words.colours if seats[PLAYED + colour]]
    return [moment.words.name(colour) for colour in sorted(played, key=lambda c: -seats[TOTAL + c])]


def hold_over(node: Node, words: Words) -> Iterator[Check]:
    over = node.yes_or_no("the end of the game")
    yield must_be(node, "game over", over, lambda moment: moment.table.over)


# ---------------------------------------------------------------------- pieces


def hold_king(node: Node, words: Words) -> Iterator[Check]:
    place = PLACE_IDS[words.king(node)]
    yield must_be(node, "King", place, lambda moment: PLACE_IDS[moment.table.king])


def hold_caballeros(node: Node, words: Words) -> Iterator[Check]:
    for key, value in node.entries("places with their caballeros"):
        place = words.row(key)
        counts = words.counts(value)
        # In courts and province everybody always has some number, so only those named are meant.
        colours = list(counts) if place in (COURT, PROVINCE) else words.colours
        expected = {words.name(colour): counts.get(colour, 0) for colour in colours}
        yield must_be(key, f"caballeros in {PLACE_IDS[place]}", expected, _caballeros, place, colours)


def _caballeros(moment: Moment, place: int, colours: list[int]) -> dict[str, int]:
    return {moment.words.name(colour): moment.table.at(place, colour) for colour in colours}


def hold_grandes(node: Node, words: Words) -> Iterator[Check]:
    for seat, value in words.by_player(node, "the regions of their Grandes"):
        place = None if value.is_none else PLACE_IDS[words.region_or_castillo(value)]
        yield must_be(value, f"Grande of {words.name(seat)}", place, _grande, seat)


def _grande(moment: Moment, seat: int) -> str | None:
    return _place_id(moment.table.seats[GRANDE + seat])


def hold_boards(node: Node, words: Words) -> Iterator[Check]:
    for name, value in node.parts(MOBILE_IDS, "the mobile scoreboards").items():
        place = None if value.is_none else PLACE_IDS[words.region_or_castillo(value)]
        yield must_be(value, f"mobile scoreboard {name}", place, _board, name)


def _board(moment: Moment, name: str) -> str | None:
    return _place_id(moment.table.board_8 if name == MOBILE_IDS[0] else moment.table.board_4)


def hold_values(node: Node, words: Words) -> Iterator[Check]:
    for key, value in node.entries("places with their three values"):
        place = words.region_or_castillo(key)
        values = [item.number("a value", 0, MOST_POINTS) for item in value.items("three values")]
        if len(values) != 3:
            value.fail(f"a scoreboard has three values, not {len(values)}")
        yield must_be(key, f"scoreboard of {PLACE_IDS[place]}", values, _values, place)


def _values(moment: Moment, place: int) -> list[int]:
    return [moment.table.value(place, rank) for rank in (1, 2, 3)]


# ---------------------------------------------------------------------- points


def _points(node: Node, words: Words) -> dict[str, int]:
    """Points by player; who is not named has none."""
    points = dict.fromkeys(words.names, 0)
    for seat, value in words.by_player(node, "points"):
        points[words.name(seat)] = value.number("a number of points", 0, MOST_POINTS)
    return points


def hold_scores(node: Node, words: Words) -> Iterator[Check]:
    for seat, value in words.by_player(node, "points"):
        points = value.number("a number of points", 0, MOST_POINTS)
        yield must_be(value, f"points of {words.name(seat)}", points, _score, seat)


def _score(moment: Moment, seat: int) -> int:
    return moment.table.scores[seat]


def hold_gained(node: Node, words: Words) -> Iterator[Check]:
    yield must_be(node, "points gained", _points(node, words), _gained)


def _gained(moment: Moment) -> dict[str, int]:
    pairs = zip(moment.words.names, moment.table.scores, moment.scores_before, strict=True)
    return {name: now - before for name, now, before in pairs}


def hold_preview(node: Node, words: Words) -> Iterator[Check]:
    for key, value in node.entries("places with the points they would bring"):
        if key.text().lower() == EVERYTHING:
            points = _points(value, words)
            yield must_be(key, "points if everything were scored", points, _preview_of_everything)
            continue
        place = words.region_or_castillo(key)
        label = f"points if {PLACE_IDS[place]} were scored"
        if any(part.has_entries for _, part in value.entries("players with points")):
            yield must_be(key, label, _reasons(value, words), _preview_with_reasons, place)
        else:
            yield must_be(key, label, _points(value, words), _preview, place)


def _preview(moment: Moment, place: int) -> dict[str, int]:
    return dict(zip(moment.words.names, preview_points(moment.table, 1 << place), strict=True))


def _preview_of_everything(moment: Moment) -> dict[str, int]:
    points = preview_points(moment.table, everything(moment.table))
    return dict(zip(moment.words.names, points, strict=True))


_PARTS: Final = ["value", "king", "grande", "office"]
"""What the points of a scored place are made of: scoreboard, King's bonus, Grande bonus, and an office held there."""


def _told(parts: dict[str, int]) -> dict[str, int]:
    """Offices are told only where somebody holds one."""
    return {name: points for name, points in parts.items() if points or name != "office"}


def _reasons(node: Node, words: Words) -> dict[str, dict[str, int]]:
    """The parts of everybody's points; a plain number is what the scoreboard pays."""
    reasons: dict[str, dict[str, int]] = {}
    for seat, value in words.by_player(node, "points"):
        parts = value.parts(_PARTS, "the points") if value.has_entries else {"value": value}
        numbers = {name: part.number("a number of points", 0, MOST_POINTS) for name, part in parts.items()}
        reasons[words.name(seat)] = _told({name: numbers.get(name, 0) for name in _PARTS})
    return {name: parts for name, parts in reasons.items() if any(parts.values())}


def _preview_with_reasons(moment: Moment, place: int) -> dict[str, dict[str, int]]:
    return {
        moment.words.name(award.colour): _told(
            dict(zip(_PARTS, (award.value, award.king, award.grande, award.office), strict=True))
        )
        for award in awards(moment.table, place)
        if award.points
    }


def hold_paid_places(node: Node, words: Words) -> Iterator[Check]:
    number = node.number("a number of places", 1, 3)
    yield must_be(node, "places that are paid", number, lambda moment: moment.table.rules.paid_places)


def hold_ranks(node: Node, words: Words) -> Iterator[Check]:
    for seat, value in words.by_player(node, "ranks"):
        rank = value.number("a rank", 1, 5)
        yield must_be(value, f"rank of {words.name(seat)}", rank, _rank, seat)


def _rank(moment: Moment, seat: int) -> int:
    return ranks(moment.table)[seat]


def hold_winners(node: Node, words: Words) -> Iterator[Check]:
    players = sorted(words.name(words.player(item)) for item in node.items("players"))
    yield must_be(node, "winners", players, _winners)


def _winners(moment: Moment) -> object:
    if not moment.table.over:
        return "nobody yet, as the game goes on"
    return sorted(moment.words.name(seat) for seat in winners(moment.table))
