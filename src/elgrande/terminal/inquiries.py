"""What a player can ask the table without choosing anything: help, the score, the cards, the log."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from elgrande.record import Game
from elgrande.rules.knowledge import view
from elgrande.rules.places import COLOUR_IDS, PLACE_IDS
from elgrande.rules.scoring import everything, preview, preview_points
from elgrande.terminal.chronicle import chronicle
from elgrande.terminal.keys import PLACE_KEYS
from elgrande.terminal.log import sentences
from elgrande.terminal.look import COLOUR_STYLES, GOLD
from elgrande.terminal.screen import Screen


class Inquiries:
    """Answers the questions of one seat."""

    def __init__(self, game: Game, seat: int, screen: Screen) -> None:
        self.game = game
        self.seat = seat
        self.screen = screen
        self.speech = screen.speech

    def help(self) -> RenderableType:
        """How to answer, and the commands."""
        speech = self.speech
        grid = Grid.grid(padding=(0, 2))
        for command, about in [
            ("?", speech.text("cli-help-help")),
            ("undo", speech.text("cli-help-undo")),
            ("score", speech.text("cli-help-score")),
            ("cards", speech.text("cli-help-cards")),
            ("log", speech.text("cli-help-log")),
            ("log all", speech.text("cli-help-log-all")),
            ("board", speech.text("cli-help-board")),
            (f"save {speech.text('cli-file')}", speech.text("cli-help-save")),
            ("quit", speech.text("cli-help-quit")),
        ]:
            grid.add_row(Text(f"  {command}", f"bold {GOLD}"), about)
        return Group(
            Text(speech.text("cli-help-keys")),
            Text(speech.text("cli-help-notation", example="to granada", short="gra")),
            Text(speech.text("cli-help-several", example="8, 8, 0")),
            Text(),
            grid,
            Text(),
            self._places(),
            self._signs(),
        )

    def _places(self) -> Text:
        line = Text(self.speech.text("cli-help-places") + " ")
        names = [place for place in PLACE_KEYS if place in PLACE_IDS[:9] or place == "castillo"]
        for index, place in enumerate(names):
            line.append(", " if index else "")
            line.append(PLACE_KEYS[place], f"bold {GOLD}")
            line.append(f" {self.speech.place_name(place)}")
        return line

    def _signs(self) -> Text:
        look = self.screen.look
        return Text(
            self.speech.text(
                "cli-help-signs",
                crown=look.crown,
                king=look.king,
                mobile=look.scoreboard([8, 4, 0], mobile=True),
                horse=look.horse,
                scoring=look.scoring,
                reconstructed=look.marks["reconstructed"],
                invented=look.marks["invented"],
                corrected=look.marks["corrected"],
            ),
            "dim",
        )

    def score(self) -> RenderableType:
        """What everybody would get if all places that one may look into were scored now, and why."""
        table = self.game.table
        mask = everything(table)
        seen = view(table, self.seat)
        if seen["castillo"]["caballeros"] is None:
            mask = table.rules.regions
        grid = Grid(box=None, padding=(0, 1), header_style="dim")
        grid.add_column(self.speech.label("region"))
        grid.add_column(self.speech.label("scoreboard"))
        grid.add_column(self.speech.label("player"))
        grid.add_column(self.speech.label("points"), justify="right")
        grid.add_column()
        for place, awards in preview(table, mask).items():
            here = seen["castillo"] if place == "castillo" else seen["regions"][place]
            heading = [
                self.speech.place_name(place),
                self.screen.look.scoreboard(here["values"], bool(here["mobile"])),
            ]
            for award in awards:
                grid.add_row(
                    *heading,
                    self.screen.player(award.colour),
                    Text(str(award.points), "bold"),
                    Text(self.speech.award_reason(award), "dim"),
                )
                heading = ["", ""]
        total = Text(self.speech.text("cli-colon", label=self.speech.label("preview")) + "  ")
        for seat, points in enumerate(preview_points(table, mask)):
            colour = COLOUR_IDS[seat]
            total.append(
                f"{self.screen.look.shapes[colour]} {table.scores[seat]}+{points}   ", COLOUR_STYLES[colour]
            )
        parts: list[RenderableType] = [grid, Text(), total]
        if mask == table.rules.regions:
            parts.append(Text(self.speech.text("cli-castillo-unknown"), "dim"))
        return Group(*parts)

    def cards(self) -> RenderableType:
        """The cards on offer and the one in use, with their whole texts."""
        seen = view(self.game.table, self.seat)
        parts: list[RenderableType] = []
        if seen["offer"]:
            parts += [Text(self.speech.label("offer"), "bold"), self.screen.offer(seen)]
        if seen["card"] is not None and seen["active"] is not None:
            user = self.speech.text("cli-card-of", seat=self.speech.seat_name(seen["active"]))
            parts += [Text(user, "bold"), self.screen.cards([("", seen["card"])])]
        return Group(*parts)

    def log(self, whole: bool = False) -> RenderableType:
        """Everything that happened so far: a line for every turn, or every single thing."""
        told = sentences if whole else chronicle
        return Group(*told(self.speech, self.game.log, self.seat))
