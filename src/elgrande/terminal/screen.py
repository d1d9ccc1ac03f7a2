"""The table on the screen: map, players, cards on offer, hand, and the options of a decision."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from elgrande.locale import Speech
from elgrande.rules.facts import Seen, SeenSeat
from elgrande.rules.places import COLOUR_IDS, NEUTRAL
from elgrande.rules.ruleset import RECONSTRUCTED
from elgrande.rules.sets.editions import GENERAL_SCORINGS
from elgrande.rules.sets.king_intrigant.words import POWER_FACES
from elgrande.terminal.chart import HEIGHT, WIDTH, Chart
from elgrande.terminal.keys import place_of
from elgrande.terminal.look import COLOUR_STYLES, GOLD, LAND, Look, provenance_style
from elgrande.terminal.tokens import Tokens

SIDE_BY_SIDE: Final = 100
"""From this width on the players stand beside the map, else below it."""
WIDEST_SIDE: Final = 32
JOKER: Final = POWER_FACES[-1]


class Screen:
    """Draws what one seat sees, in one language."""

    def __init__(self, console: Console, speech: Speech, look: Look, title: str = "") -> None:
        self.console = console
        self.speech = speech
        self.look = look
        self.title = title
        """Said at the right end of the first line: which game this is."""
        self.chart = Chart(speech, look)
        self.tokens = Tokens(speech, look)

    # ------------------------------------------------------------------ the whole table

    def table(self, seen: Seen, lit: Iterable[str] = ()) -> RenderableType:
        """Header, map and players; ``lit`` are the places that can be chosen."""
        chart = self.chart.draw(seen, lit)
        parts: list[RenderableType] = [self.header(seen)]
        if self.console.width >= SIDE_BY_SIDE:
            side = self.side(seen, min(self.console.width - WIDTH - 1, WIDEST_SIDE))
            for index in range(max(len(chart), len(side))):
                line = chart[index] if index < len(chart) else Text(" " * WIDTH)
                parts.append(line + Text(" ") + side[index] if index < len(side) else line)
        else:
            parts += [*chart, Text(), self.seat_rows(seen)]
        parts += self.tokens.lines(seen, self.console.width)
        parts.append(self.turn_order(seen))
        return Group(*parts)

    def lit_places(self, seen: Seen) -> list[str]:
        """The places that the open decision is about."""
        decision = seen["decision"]
        if decision is None:
            return []
        return [place for text in decision["texts"] if (place := place_of(text)) is not None]

    def header(self, seen: Seen) -> Text:
        """The round track, and which game this is."""
        line = Text(" El Grande  ", style="bold", no_wrap=True)
        for space in range(1, 10):
            if space == seen["round"] and not seen["over"]:
                line.append(f"[{space}]", f"bold {GOLD}")
            else:
                past = space < seen["round"] or seen["over"] or space not in seen["rounds"]
                line.append(f" {space} ", "dim not bold" if past else "not bold")
            if space in GENERAL_SCORINGS:
                line.append(self.look.scoring, f"not bold {GOLD}")
        title = Text(self.title, style="dim not bold")
        if seen["provenance"]["scoreboards"] == RECONSTRUCTED:
            title.append(self.speech.text("cli-boards-unsure", mark=self.look.marks[RECONSTRUCTED]), "yellow")
        width = min(self.console.width, WIDTH + 1 + WIDEST_SIDE)
        gap = max(2, width - len(line.plain) - len(title.plain) - 1)
        return line + Text(" " * gap) + title

    # ------------------------------------------------------------------ players

    def player(self, seat: int) -> Text:
        """A player by shape and name."""
        colour = COLOUR_IDS[seat]
        return Text(f"{self.look.shapes[colour]} {self.speech.seat_name(seat)}", COLOUR_STYLES[colour])

    def side(self, seen: Seen, width: int) -> list[Text]:
        """The players one below the other: name, power card and points, then what they have."""
        lines: list[Text] = []
        digits = max(len(self._power(seat)) for seat in seen["seats"])
        for seat in seen["seats"]:
            line = Text(self._mark(seen, seat), "bold")
            line.append_text(self.player(seat["seat"]))
            line.truncate(width - 5 - digits, overflow="ellipsis")
            line.append(" " * (width - 4 - digits - len(line.plain)))
            line.append(f"{self._power(seat):>{digits}}", "reverse" if seat["played"] else "")
            line.append(f" {seat['points']:>3}", "bold")
            lines.append(line)
            lines.append(Text("  " + self._belongings(seat), "dim"))
            lines.append(Text("  " + self._notes(seen, seat), GOLD))
        neutral = seen["neutral"]
        if neutral is not None:
            line = Text("  ") + self.player(NEUTRAL)
            line.append(" " * (width - 6 - len(line.plain)))
            line.append(f"{neutral['power'] or '':>2}", "reverse" if neutral["power"] else "")
            lines += [line, Text("  " + self.speech.text("cli-stock", count=neutral["province"]), "dim")]
        # Blank lines only if there is room for them beside the map.
        return lines if len(lines) <= HEIGHT else [line for line in lines if line.plain.strip()]

    def seat_rows(self, seen: Seen) -> RenderableType:
        """The players in a table, for narrow terminals."""
        grid = Grid.grid(padding=(0, 2))
        for seat in seen["seats"]:
            grid.add_row(
                Text(self._mark(seen, seat), "bold") + self.player(seat["seat"]),
                Text(self._power(seat), "reverse" if seat["played"] else ""),
                Text(f"{seat['points']:>3}", "bold"),
                Text(self._belongings(seat), "dim"),
                Text(self._notes(seen, seat), GOLD),
            )
        neutral = seen["neutral"]
        if neutral is not None:
            grid.add_row(
                Text("  ") + self.player(NEUTRAL),
                Text(f"{neutral['power'] or '':>2}", "reverse" if neutral["power"] else ""),
                Text(),
                Text(self.speech.text("cli-stock", count=neutral["province"]), "dim"),
            )
        return grid

    def _mark(self, seen: Seen, seat: SeenSeat) -> str:
        if seen["active"] == seat["seat"]:
            return self.look.active + " "
        return f"{self.look.done} " if seat["acted"] else "  "

    def _power(self, seat: SeenSeat) -> str:
        if seat["total"] is None:
            return f"{JOKER[0].upper() if seat['played'] else '':>2}"
        return f"{seat['total']:>2}"

    def _belongings(self, seat: SeenSeat) -> str:
        return self.speech.text("cli-belongings", court=seat["court"], province=seat["province"])

    def _notes(self, seen: Seen, seat: SeenSeat) -> str:
        notes: list[str] = []
        if seen["seat"] == seat["seat"]:
            notes.append(self.speech.text("cli-you"))
        if seen["start"] == seat["seat"]:
            notes.append(self.speech.text("cli-starts"))
        vetos = seat["vetos"]["this_round"] + seat["vetos"]["next_round"]
        if vetos:
            notes.append(self.speech.text("cli-vetos", count=vetos))
        if seat["modifier"] is not None:
            notes.append(self.speech.modifier_name(seat["modifier"]))
        return ", ".join(notes)

    def turn_order(self, seen: Seen) -> Text:
        """Who comes after whom this round, as far as power cards lie on the table."""
        played = [
            (seat["total"] or 0, seat["seat"], seat["acted"]) for seat in seen["seats"] if seat["power"]
        ]
        neutral = seen["neutral"]
        if neutral is not None and neutral["power"]:
            played.append((neutral["power"], NEUTRAL, neutral["acted"]))
        line = Text(" ")
        if not played:
            return line
        line.append(self.speech.text("cli-colon", label=self.speech.label("turn-order")) + " ", "dim")
        for index, (total, seat, acted) in enumerate(sorted(played, reverse=True)):
            if index:
                line.append(f" {self.look.arrow} ", "dim")
            line.append_text(self.player(seat))
            line.append(f" {total}", "dim" if acted else "bold")
            if acted:
                line.append(f" {self.look.active if seat == seen['active'] else self.look.done}")
        return line

    # ------------------------------------------------------------------ cards

    def offer(self, seen: Seen, lines_each: int | None = None) -> RenderableType:
        """The cards on offer: number, caballeros, title, text, and a mark if something about them is not established.

        ``lines_each`` limits the length of each text.
        """
        cards = [(str(card["stack"]), card["card"]) for card in seen["offer"]]
        return self.cards(cards, lines_each)

    def cards(self, cards: Sequence[tuple[str, str]], lines_each: int | None = None) -> RenderableType:
        """Cards with a number or word before each of them."""
        grid = Grid.grid(padding=(0, 1))
        grid.add_column(justify="right")
        grid.add_column(min_width=5)
        grid.add_column()
        for key, id in cards:
            card = self.speech.card(id)
            title = Text(self.speech.card_full_name(card), "bold")
            mark = self.look.marks[card.provenance]
            if mark:
                title.append(f" {mark}", provenance_style(card.provenance))
            text = self.cut(self.speech.card_text(card), self.console.width - 11, lines_each)
            grid.add_row(
                Text(key, f"bold {GOLD}"), Text(self.look.horse * card.caballeros, LAND), Group(title, text)
            )
        return Padding(grid, (0, 0, 0, 1))

    def cut(self, text: str, width: int, lines: int | None) -> Text:
        """A text in so many lines at most."""
        wrapped = Text(text, "dim").wrap(self.console, width)
        if lines is None or len(wrapped) <= lines:
            return Text(text, "dim")
        kept = " ".join(line.plain.strip() for line in wrapped[:lines])
        return Text(kept[: width * lines - 4].rsplit(" ", 1)[0] + " ...", "dim")

    def hand(self, seen: Seen) -> Text:
        """The own power cards, each with the caballeros it brings, and the modifiers."""
        line = Text(" ")
        if seen["seat"] is None:
            return line
        own = seen["seats"][seen["seat"]]
        line.append(self.speech.text("cli-hand") + " ", "dim")
        for value in own["hand"] or []:
            if value:
                line.append(f" {value}", "bold")
                line.append(f"{self.look.horse}{self.speech.supply[value]}", "dim")
            else:
                # A Joker has neither value nor supply.
                line.append(f" {JOKER}", "bold")
        for number in own["modifiers"] or []:
            line.append(f"  {self.speech.modifier_name(number)}", "bold")
        return line
