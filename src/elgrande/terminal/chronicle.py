"""The log as a story, as in the browser: rounds, and in them a line for every turn; the last turn in full."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from rich.text import Text

from elgrande.locale import Speech
from elgrande.locale.facts import arguments_of
from elgrande.rules.news import Event
from elgrande.rules.places import COLOUR_IDS
from elgrande.terminal.log import sentences
from elgrande.terminal.look import COLOUR_STYLES, GOLD

Seen = dict[str, Any]


def chronicle(speech: Speech, events: Sequence[Event], seat: int | None) -> list[Text]:
    """The turns of others in a line each, and everything that is nobody's turn as it was."""
    lines: list[Text] = []
    powers: dict[int, str] = {}
    turn: list[Event] = []
    for event in events:
        seen: Seen = event.seen_by(seat)
        kind = seen["event"]
        if kind == "power":
            powers[int(seen["seat"])] = str(arguments_of(speech, seen)["power"])
        if turn or kind == "turn":
            turn.append(event)
            if kind == "turn_over":
                lines.append(_in_a_line(speech, [each.seen_by(seat) for each in turn], powers))
                turn = []
            continue
        if kind == "general_scoring":
            lines.append(Text(speech.event_text(seen), f"bold {GOLD}"))
            continue
        lines += sentences(speech, [event], seat)
    # What is going on is read as it happens.
    return lines + sentences(speech, turn, seat)


def _in_a_line(speech: Speech, turn: list[Seen], powers: dict[int, str]) -> Text:
    seat = int(turn[0]["seat"])
    line = Text(f"{speech.seat_name(seat)}: ", COLOUR_STYLES[COLOUR_IDS[seat]])
    return line.append(
        ", ".join(_deeds(speech, turn, seat, powers)) or speech.text("table-log-nothing"), "default"
    )


def _deeds(speech: Speech, turn: list[Seen], seat: int, powers: dict[int, str]) -> list[str]:
    """What somebody did in a turn, in the order in which one would tell it."""
    deeds = [powers[seat]] if seat in powers else []
    placed: Counter[str] = Counter()
    moved = 0
    points: Counter[int] = Counter()
    for seen in turn:
        place = speech.place_name(seen["place"]) if isinstance(seen.get("place"), str) else ""
        match seen["event"]:
            case "card":
                deeds.append(speech.text("table-log-takes", card=speech.card_label(str(seen["card"]))))
            case "placed":
                placed[place] += 1
            case "moved":
                moved += 1
            case "king":
                deeds.append(speech.text("table-log-king", place=place))
            case "grande" if int(seen["seat"]) == seat:
                deeds.append(speech.text("table-log-grande", place=place))
            case "grande":
                owner = speech.seat_name(int(seen["seat"]))
                deeds.append(speech.text("table-log-grande-of", seat=owner, place=place))
            case "board":
                deeds.append(speech.text("table-log-board", place=place))
            case "vetoed":
                deeds.append(speech.text("table-log-vetoed", seat=speech.seat_name(int(seen["by"]))))
            case "scored":
                for award in seen["awards"]:
                    if award["seat"] is not None:
                        points[award["seat"]] += award["points"]
    deeds += [speech.text("table-log-places", count=count, place=place) for place, count in placed.items()]
    if moved:
        deeds.append(speech.text("table-log-moves", count=moved))
    if points[seat]:
        deeds.append(speech.text("table-log-scores", points=points.pop(seat)))
    return deeds + [f"{speech.seat_name(other)} +{more}" for other, more in points.items() if more]
