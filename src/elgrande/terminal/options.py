"""The options of a decision, each with the key to type, in a few lines."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Console
from rich.text import Text

from elgrande.locale import Speech
from elgrande.rules.facts import Seen, SeenDecision
from elgrande.rules.places import COLOUR_IDS
from elgrande.terminal.keys import key_of, place_of
from elgrande.terminal.look import COLOUR_STYLES, GOLD, Look

GAP: Final = "   "


class OptionList:
    """Lays out the options of a decision."""

    def __init__(self, console: Console, speech: Speech, look: Look) -> None:
        self.console = console
        self.speech = speech
        self.look = look

    def lines(self, seen: Seen, decision: SeenDecision) -> list[Text]:
        """The options in rows: single words first, then the others."""
        words = [choice for choice in decision["texts"] if " " not in choice]
        others = [choice for choice in decision["texts"] if " " in choice]
        lines = self._flow([self._option(seen, decision, choice) for choice in words])
        for heading, group in groupby(others, self._heading):
            options = [self._option(seen, decision, choice) for choice in group]
            lines += self._flow([*([heading] if heading else []), *options])
        return lines

    def _heading(self, choice: str) -> Text | None:
        """What options have in common that stand in one row."""
        word, *details = choice.split()
        return Text(self.speech.text("cli-board", board=int(details[0])), "dim") if word == "board" else None

    def _option(self, seen: Seen, decision: SeenDecision, choice: str) -> Text:
        option = Text()
        option.append(key_of(choice), f"bold {GOLD}")
        label = self._label(seen, decision, choice)
        if label.plain:
            option.append(" ")
            option.append_text(label)
        return option

    def _label(self, seen: Seen, decision: SeenDecision, choice: str) -> Text:
        word, *details = choice.split()
        if word in ("power", "back"):
            return Text(f"{self.look.horse}{self.speech.supply[int(details[0])]}", "dim")
        if word in ("keep", "play"):
            card = self.speech.power_card(details[0])
            return Text(self.speech.card_name(card)).append(f" {self.look.horse}{card.supply}", "dim")
        if word == "take":
            return Text()
        if word == "card":
            cards = {str(card["stack"]): card["card"] for card in seen["offer"]}
            return Text(self.speech.card_full_name(cards[details[0]]))
        if word in ("modifier", "reuse"):
            number = int(details[0])
            return Text(f"{self.speech.modifier_name(number)} ({self.speech.modifier_title(number)})")
        if word == "lift":
            colour, place = details
            count = (seen["regions"][place]["caballeros"] or {}).get(colour, 0)
            return self.look.caballeros(colour, count) + Text(f" {self.speech.place_name(place)}")
        if word == "swap":
            colour = details[0]
            name = self.speech.seat_name(COLOUR_IDS.index(colour))
            return Text(f"{self.look.shapes[colour]} {name}", COLOUR_STYLES[colour])
        place_id = place_of(choice)
        if place_id is not None:
            return Text(self.speech.place_name(place_id))
        return Text(self.speech.choice_text(choice, decision["kind"], seen["card"]))

    def _flow(self, parts: list[Text]) -> list[Text]:
        """Options side by side, as many as fit into a line."""
        lines: list[Text] = []
        for part in parts:
            if lines and len(lines[-1].plain) + len(GAP) + len(part.plain) <= self.console.width:
                lines[-1].append(GAP)
                lines[-1].append_text(part)
            else:
                lines.append(Text(" ") + part)
        return lines
