"""Records as text that a person can read, paste into a bug report and play again; ``docs/records.md`` explains it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Final

from elgrande.record.chance import chance_to_json
from elgrande.record.data import format_of, result_of
from elgrande.record.game import RULES_VERSION, Game
from elgrande.rules.news import Event
from elgrande.rules.places import COLOUR_IDS, NEUTRAL
from elgrande.rules.scoring import winners

TITLE: Final = "elgrande record"
COMMENT: Final = ";"
QUOTE: Final = "|"
"""Begins each line of a correction file, or of a position."""
ASIDE: Final = "aside"
"""Begins each line that tells what happened beside the game."""

_WIDTH: Final = 100
_COMMENT_COLUMN: Final = 32


def to_text(game: Game) -> str:
    """A game as text. It tells everything, hidden cards and secret discs too: not for players still at it."""
    lines = [*_heading(game), "", *(_chance(game) if game.position is None else _position(game.position))]
    beginning = game.restarted()
    if beginning.table.round == 0:
        lines.append("")
    lines += _happenings(beginning)
    lines += _asides(game, 0)
    for number, (entry, again) in enumerate(game.replayed(), 1):
        taken = _card_taken(again) if entry.text.startswith("card ") else ""
        lines.append(_commented(str(entry), taken))
        lines += _happenings(again, skip_card=bool(taken))
        lines += _asides(game, number)
    lines += ["", _ending(game)]
    return "\n".join(lines) + "\n"


def _heading(game: Game) -> Iterator[str]:
    setup = game.setup
    yield f"{TITLE} {format_of(game)}"
    yield f"rules: {RULES_VERSION}"
    yield f"edition: {setup.edition}"
    yield f"players: {setup.players}"
    for seat, name in game.names.items():
        yield f"name {COLOUR_IDS[seat]}: {name}"
    if setup.sets:
        yield f"sets: {', '.join(setup.sets)}"
    for option, value in setup.chosen_options().items():
        yield f"option {option}: {value}"
    file = game.correction_file
    if file is not None:
        yield f"corrections: {file.source}"
        yield from _quoted(file.text)
    yield f"seed: {'none' if game.seed is None else game.seed}"


def _quoted(text: str) -> Iterator[str]:
    for line in text.split("\n"):
        yield f"{QUOTE} {line}" if line else QUOTE


def _position(text: str) -> list[str]:
    """The scenario that a game begins with."""
    return ["position:", *_quoted(text.rstrip("\n"))]


def _chance(game: Game) -> list[str]:
    """The results of chance, a line for each."""
    lines: list[str] = []
    for name, value in chance_to_json(game.table.rules, game.chance).items():
        key = _TEXT_KEYS.get(name, name)
        if isinstance(value, dict):
            for part, content in value.items():
                lines += _key_line(f"{key} {part}", content)
        elif name == "dummy_regions" and isinstance(value, list):
            for number, cards in enumerate(value, 1):
                lines += _key_line(f"{key} {number}", cards)
        else:
            lines += _key_line(key, value)
    return lines


_TEXT_KEYS: Final = {
    "homes": "home",
    "stacks": "stack",
    "dummy_powers": "dummy powers",
    "dummy_regions": "dummy regions",
    "modifier_box": "modifiers box",
}
"""Keys that are written otherwise than in the plain data."""


def _key_line(key: str, value: object) -> list[str]:
    """A key and its value. A long list goes on in further lines."""
    text = ", ".join(str(item) for item in value) if isinstance(value, list) else str(value)
    return textwrap.wrap(
        f"{key}: {text}", _WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False
    )


# ---------------------------------------------------------------------- comments


def _commented(line: str, comment: str) -> str:
    return f"{line:<{_COMMENT_COLUMN}}{COMMENT} {comment}" if comment else line


def _card_taken(game: Game) -> str:
    for event in game.table.news:
        if event.kind == "card":
            return str(event.facts["card"])
    return ""


def _happenings(game: Game, skip_card: bool = False) -> Iterator[str]:
    """What the latest choice brought about: beginnings of rounds, and comments on what nobody chose."""
    for event in game.table.news:
        if event.kind == "card" and skip_card:
            skip_card = False
        elif event.kind == "round":
            yield ""
            yield f"round {event.facts['round']}"
        else:
            text = _told(event)
            if text:
                yield f"  {COMMENT} {text}"


def _told(event: Event) -> str:
    """An event in the words of the notation; empty for those that the choices tell."""
    facts = event.facts
    match event.kind:
        case "offer":
            return "offer: " + _pairs(facts["cards"])
        case "turn":
            return f"turn of {_colour(facts['seat'])}"
        case "card":
            return f"{_colour(facts['seat'])} card {facts['stack']}, {facts['card']}"
        case "dummy_arrives":
            return f"{_colour(NEUTRAL)} {facts['count']} to {facts['place']}"
        case "dummy_power":
            return f"{_colour(NEUTRAL)} power {facts['power']}"
        case "dummy_takes":
            return f"{_colour(NEUTRAL)} card {facts['stack']}, {facts['card']}"
        case "vetoed":
            return f"{facts['card']} of {_colour(facts['seat'])} is vetoed"
        case "office":
            return f"{_colour(facts['seat'])} has {facts['card']}"
        case "delivered":
            return f"{_colour(facts['seat'])} delivers {facts['token']}: {facts['points']}"
        case "boycotted":
            return f"boycotted: {facts['place']}"
        case "bridge_point":
            return f"bridge: {_colour(facts['seat'])} 1"
        case "castillo_opened":
            return "castillo: " + (_pairs(facts["counts"]) or "empty")
        case "scored":
            return f"scored {facts['place']}: {_points(facts['awards'])}"
        case "general_scoring":
            return "general scoring"
        case "start_marker":
            return f"start marker to {_colour(facts['seat'])}"
    return ""


def _colour(seat: object) -> str:
    return COLOUR_IDS[seat] if isinstance(seat, int) else COLOUR_IDS[NEUTRAL]


def _pairs(values: object) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items()) if isinstance(values, dict) else ""


def _points(awards: object) -> str:
    if not isinstance(awards, list):
        return ""
    paid = [f"{_colour(award['seat'])} {award['points']}" for award in awards if award["points"]]
    return ", ".join(paid) or "nobody"


def _asides(game: Game, after: int) -> list[str]:
    """What happened beside the game after so many entries."""
    return [f"{ASIDE} {aside}" for aside in game.asides if aside.after == after]


def _ending(game: Game) -> str:
    if game.ended is not None:
        scores = ", ".join(f"{seat} {score}" for seat, score in result_of(game).items())
        return f"ended: {game.ended}  {COMMENT} not played to its end; {scores}"
    if not game.over:
        waiting = ", ".join(COLOUR_IDS[seat] for seat in game.table.deciders)
        return f"{COMMENT} not over; waiting for {waiting}"
    scores = ", ".join(f"{seat} {score}" for seat, score in result_of(game).items())
    best = ", ".join(COLOUR_IDS[seat] for seat in winners(game.table))
    return f"result: {scores}  {COMMENT} won by {best}"
