"""What expansions have on the table, in a few lines: who holds which character, where tokens lie, what was kept.

Each set declares what it shows, and of which kind every fact is: a fact is labelled by its name and told by its kind.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, cast

from rich.text import Text

from elgrande.locale import Speech
from elgrande.locale.facts import UNNAMED
from elgrande.rules.facts import Seen
from elgrande.rules.kinds import Kind
from elgrande.rules.places import COLOUR_IDS
from elgrande.rules.sets.bigbox.words import SPOT_IDS
from elgrande.rules.sets.facts import shown_by
from elgrande.terminal.look import COLOUR_STYLES, Look

GAP: Final = "   "
PLAIN_SPOT: Final = SPOT_IDS[0]


class Tokens:
    """Tells in words and signs what the sets of a game have laid out."""

    def __init__(self, speech: Speech, look: Look) -> None:
        self.speech = speech
        self.look = look

    def lines(self, seen: Seen, width: int) -> list[Text]:
        """All of it, as many things side by side as fit into a line."""
        lines: list[Text] = []
        for part in self.parts(seen):
            if lines and len(lines[-1].plain) + len(GAP) + len(part.plain) <= width:
                lines[-1].append(GAP)
                lines[-1].append_text(part)
            else:
                lines.append(Text(" ") + part)
        return lines

    def parts(self, seen: Seen) -> Iterator[Text]:
        """One text for each thing that is there."""
        values = cast("Mapping[str, Any]", seen)
        for name, kind in shown_by(seen["sets"]).items():
            # Most sets show everything in one record; what is in it stands for itself.
            facts, there = (kind.facts, values[name]) if kind.facts else ({name: kind}, values)
            for fact, inner in facts.items():
                told = self.told(inner, there[fact])
                if told.plain:
                    yield Text.assemble((self._label(fact) + " ", "dim"), told)

    def told(self, kind: Kind, value: Any) -> Text:
        """A value by its kind; empty if there is nothing to tell."""
        if value is None or value is False or value in ([], {}):
            return Text()
        match kind.name:
            case "flag":
                return Text(self.look.done)
            case "seat":
                return self._seat(value)
            case "colour":
                return self._seat(COLOUR_IDS.index(value))
            case "place":
                return Text(self.speech.place_name(value))
            case "card":
                return Text(self.speech.card_name(value))
            case "spot" | "word":
                return Text(self._label(value))
            case "record":
                return self._record(kind, value)
            case "per_colour":
                return Text(" ").join(self.look.caballeros(colour, count) for colour, count in value.items())
        if kind.of is None:
            return Text(str(value))
        inner = kind.of
        match kind.name:
            case "per_seat":
                pairs = [(self._seat(seat), one) for seat, one in enumerate(value)]
            case "per_place":
                pairs = [(Text(self.speech.place_name(place)), one) for place, one in value.items()]
            case "per_word":
                pairs = [(Text(self._label(word)), one) for word, one in value.items()]
            case _:
                return _listed(self.told(inner, one) for one in value)
        told = [(whose, self.told(inner, one)) for whose, one in pairs]
        return _listed(Text.assemble(whose, " ", one) for whose, one in told if one.plain)

    def _record(self, kind: Kind, values: Mapping[str, Any]) -> Text:
        """Several facts that belong together. Zeros, and a caballero that stands anywhere, are not worth a word."""
        told: list[Text] = []
        for name, inner in kind.facts.items():
            value = values.get(name)
            if value == PLAIN_SPOT or (value == 0 and inner.name != "seat"):
                continue
            one = self.told(inner, value)
            if one.plain:
                told.append(one if inner.whole in UNNAMED else Text.assemble(self._label(name), " ", one))
        return _listed(told)

    def _label(self, name: str) -> str:
        return self.speech.label(name.replace("_", "-"))

    def _seat(self, seat: int) -> Text:
        colour = COLOUR_IDS[seat]
        return Text(f"{self.look.shapes[colour]} {self.speech.seat_name(seat)}", COLOUR_STYLES[colour])


def _listed(texts: Iterator[Text] | list[Text]) -> Text:
    return Text(", ").join(text for text in texts if text.plain)
