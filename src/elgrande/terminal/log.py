"""What happened, in sentences."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from rich.text import Text

from elgrande.locale import Speech
from elgrande.rules.news import Event
from elgrande.rules.places import COLOUR_IDS
from elgrande.terminal.look import COLOUR_STYLES, GOLD

UNSAID: Final = ("turn", "turn_over", "offer")
"""Events that the screen shows anyway, or that the next sentence makes clear."""
HEADINGS: Final = ("round", "general_scoring", "game_over")


def sentences(speech: Speech, events: Iterable[Event], seat: int | None) -> list[Text]:
    """The events as one seat saw them. Several alike in a row are told once."""
    seen = [event.seen_by(seat) for event in events if event.kind not in UNSAID]
    told = [(str(event["event"]), speech.event_text(event)) for event in seen]
    lines: list[Text] = []
    for (kind, sentence), alike in groupby(told):
        count = len(list(alike))
        times = speech.text("cli-times", count=count) if count > 1 else ""
        line = Text(f"{sentence} {times}".rstrip())
        if kind in HEADINGS:
            line.stylize(f"bold {GOLD}")
        for number, colour in enumerate(COLOUR_IDS):
            line.highlight_words([speech.seat_name(number)], COLOUR_STYLES[colour])
        lines.append(line)
    return lines
