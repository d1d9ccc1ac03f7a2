"""What a player sees in the course of a game: the table with the latest news, the question, the end."""

from __future__ import annotations

from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from elgrande.record import Game
from elgrande.rules.facts import Seen
from elgrande.rules.knowledge import view
from elgrande.terminal.files import program_name
from elgrande.terminal.log import sentences
from elgrande.terminal.look import GOLD
from elgrande.terminal.options import OptionList
from elgrande.terminal.screen import Screen

OFFER_MATTERS: Final = ("power", "card", "modifier", "draft")
"""Decisions that are made with an eye on the cards on offer."""
LEAST_LOG: Final = 6
"""Lines of the log that are shown even on a small screen."""


class Stage:
    """Shows a game to one seat.

    With ``redraw`` the whole screen is drawn anew every time; without, news are printed as they come, and the table
    at the beginning of each round.
    """

    def __init__(self, game: Game, seat: int, screen: Screen, redraw: bool) -> None:
        self.game = game
        self.seat = seat
        self.screen = screen
        self.speech = screen.speech
        self.console = screen.console
        self.redraw = redraw
        self.told = 0
        """How many events of the log are no news any more."""
        self._options = OptionList(self.console, self.speech, screen.look)
        self._round_shown = -1

    # ------------------------------------------------------------------ a decision

    def show_decision(self) -> None:
        """The table, and what the player is asked."""
        seen = view(self.game.table, self.seat)
        question = self._question(seen)
        if self.redraw:
            self._draw(seen, question)
            return
        self._print_news()
        if seen["round"] != self._round_shown:
            self._round_shown = seen["round"]
            self.print(self.screen.table(seen))
            self.print(self.screen.offer(seen))
            self.print(self.screen.hand(seen))
        self.print(question)

    def show_table(self) -> None:
        """The table without a question."""
        self._draw(view(self.game.table, self.seat), "")

    def _question(self, seen: Seen) -> RenderableType:
        decision = seen["decision"]
        assert decision is not None
        sentence = self.speech.prompt_of(decision["kind"], decision["subject"], decision["texts"])
        parts: list[RenderableType] = [Text(), Padding(Text(sentence, "bold"), (0, 0, 0, 1))]
        # The cards on offer stand right above, with their keys.
        if not (self.redraw and decision["kind"] == "card"):
            parts += self._options.lines(seen, decision)
        if not any(entry.seat == self.seat for entry in self.game.entries):
            parts.append(self._introduction())
        return Group(*parts)

    def _introduction(self) -> Text:
        """Said until the player has chosen for the first time."""
        line = Text(" " + self.speech.text("cli-you-are") + " ", "dim")
        line.append_text(self.screen.player(self.seat))
        line.append(". " + self.speech.text("cli-introduction"), "dim")
        return line

    def _draw(self, seen: Seen, question: RenderableType) -> None:
        """The whole screen, with as much of the log and of the card texts as there is room for."""
        kind = seen["decision"]["kind"] if seen["decision"] else ""
        parts: list[RenderableType] = [self.screen.table(seen, self.screen.lit_places(seen))]
        if kind != "power":
            parts.append(self.screen.hand(seen))
        room = self.console.height - 2 - self._height(Group(*parts, question))
        if kind in OFFER_MATTERS or (not kind and seen["active"] is None and seen["offer"]):
            for lines_each in (None, 3, 2, 1):
                cards = self.screen.offer(seen, lines_each)
                if self._height(cards) <= room - LEAST_LOG:
                    break
            parts += [Text(), cards]
            room -= self._height(cards) + 1
        elif seen["card"] is not None:
            cards = self.screen.cards([("", seen["card"])])
            parts += [Text(), cards]
            room -= self._height(cards) + 1
        self.console.clear()
        self.print(Group(*parts, Text(), *self._recent(max(room - 1, LEAST_LOG)), question))

    def _height(self, what: RenderableType) -> int:
        return len(self.console.render_lines(what, pad=False))

    # ------------------------------------------------------------------ news

    def _recent(self, lines: int) -> list[Text]:
        """The end of the log; what is news stands out."""
        new = sentences(self.speech, self.game.log[self.told :], self.seat)
        recent = new[-lines:]
        if len(new) > lines:
            recent[0] = Text(self.speech.text("cli-more-log", count=len(new) - lines + 1), "dim italic")
        elif len(new) < lines:
            # Several events can make one sentence, and some make none.
            before = self.game.log[max(0, self.told - 4 * lines) : self.told]
            old = sentences(self.speech, before, self.seat)[len(new) - lines :]
            for line in old:
                line.stylize("dim")
            recent = old + recent
        return [Text(" ") + line for line in recent]

    def _print_news(self) -> None:
        for line in sentences(self.speech, self.game.log[self.told :], self.seat):
            self.print(Text(" ") + line)
        self.told = len(self.game.log)

    # ------------------------------------------------------------------ the end, and single lines

    def show_end(self) -> None:
        """The table at the end, and who has won."""
        seen = view(self.game.table, self.seat)
        if self.redraw:
            self.console.clear()
            self.print(Group(self.screen.table(seen), *self._recent(2 * LEAST_LOG)))
        else:
            self._print_news()
            self.print(self.screen.table(seen))
        self.print(self._standings(seen))

    def _standings(self, seen: Seen) -> RenderableType:
        grid = Grid(box=None, padding=(0, 2), header_style="dim")
        grid.add_column(self.speech.label("rank"), justify="right")
        grid.add_column(self.speech.label("player"))
        grid.add_column(self.speech.label("points"), justify="right")
        for rank, seat in sorted((rank, seat) for seat, rank in enumerate(seen["ranks"])):
            style = f"bold {GOLD}" if rank == 1 else ""
            points = Text(str(seen["scores"][seat]), style)
            grid.add_row(Text(str(rank), style), self.screen.player(seat), points)
        return grid

    def print(self, what: RenderableType) -> None:
        self.console.print(what)

    def say(self, sentence: str, style: str = "") -> None:
        """A sentence of the table itself, on lines of its own."""
        self.print(Padding(Text(sentence, style), (0, 1)))

    def say_command(self, arguments: str) -> None:
        """A command to copy, so it is never broken into lines."""
        self.console.print(Text(f"   {program_name()} {arguments}", GOLD), soft_wrap=True)
