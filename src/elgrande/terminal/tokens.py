"""What expansions have on the table, in a few lines: who holds which character, where tokens lie, what was kept.

The view of a game with expansions has entries of its own. What each of them means is told by its name, so that a set
which shows something under a known name appears here without further ado.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, cast

from rich.text import Text

from elgrande.locale import Speech
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS
from elgrande.terminal.look import COLOUR_STYLES, Look
from elgrande.terminal.seen import Seen

GAP: Final = "   "
SEATS: Final = {
    "closers",
    "free_choice",
    "inquisitor",
    "jester",
    "last_word",
    "queen",
    "reserves",
    "seat",
    "ships",
    "spies",
    "stand_in",
    "stopper",
    "striker",
}
"""Entries whose numbers are seats."""
BY_SEAT: Final = {"banners", "guests", "offices"}
"""Lists with an entry for each seat."""
COUNTS: Final = {"closed", "delayed_until", "fields", "gold", "goods", "strike_until"}
"""Entries whose numbers are just that."""
PLAIN_SPOT: Final = "plain"


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
        known = Seen.__annotations__
        for name, value in cast("Mapping[str, object]", seen).items():
            if name in known:
                continue
            entries = value if isinstance(value, dict) else {name: value}
            for key, content in entries.items():
                told = self._told(key, content)
                if told.plain:
                    yield Text.assemble((self.speech.label(key.replace("_", "-")) + " ", "dim"), told)

    def _told(self, key: str, value: object) -> Text:
        """A value by its name; empty if there is nothing to tell."""
        if value is None or value is False or value in ([], {}):
            return Text()
        if value is True:
            return Text(self.look.done)
        if isinstance(value, dict):
            return self._entries(key, value)
        if isinstance(value, list):
            return self._list(key, value)
        if isinstance(value, int):
            return Text(str(value)) if key in COUNTS else self._seat(value)
        return self._word(str(value))

    def _list(self, key: str, values: list[object]) -> Text:
        told: list[Text] = []
        for index, value in enumerate(values):
            one = self._told(key, value)
            if key in BY_SEAT:
                # The list has an entry for each seat, so the seat goes before it.
                if one.plain:
                    told.append(Text.assemble(self._seat(index), " ", one))
            elif one.plain:
                told.append(one)
        return Text(", ").join(told)

    def _entries(self, key: str, values: Mapping[str, object]) -> Text:
        if any(name in COLOUR_IDS for name in values):
            counts = [self.look.caballeros(name, cast(int, count)) for name, count in values.items()]
            return Text(" ").join(counts)
        told: list[Text] = []
        for name, value in values.items():
            one = Text() if value in (0, PLAIN_SPOT) and name != "seat" else self._told(name, value)
            if not one.plain:
                continue
            named = name not in ("seat", "place", "places", "card", "caballeros", "spot")
            told.append(Text.assemble(self._name(name), " ", one) if named else one)
        return Text(", ").join(told)

    def _name(self, name: str) -> str:
        return self._word(name).plain if name in PLACE_IDS else self.speech.label(name.replace("_", "-"))

    def _word(self, word: str) -> Text:
        """A place, a colour, a card, a scoreboard, a spot."""
        if word in PLACE_IDS:
            return Text(self.speech.place_name(word))
        if word in COLOUR_IDS:
            return self._seat(COLOUR_IDS.index(word))
        if word in self.speech.cards:
            return Text(self.speech.card_name(word))
        return Text(word if word.isdigit() else self.speech.label(word.replace("_", "-")))

    def _seat(self, seat: int) -> Text:
        colour = COLOUR_IDS[seat]
        return Text(f"{self.look.shapes[colour]} {self.speech.seat_name(seat)}", COLOUR_STYLES[colour])
