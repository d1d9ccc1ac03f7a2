"""Draws board.svg, the picture in the README, anew: ``python docs/images/make_board.py``."""

import io
import re
import sys
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

from elgrande.locale import Speech
from elgrande.record import Game
from elgrande.rules import Dice, Setup
from elgrande.terminal.look import FINE
from elgrande.terminal.screen import Screen
from elgrande.terminal.stage import Stage

NAMES = ["Ana", "Conde Luis", "Doña Inés", "El Tuerto", "Fray Martín"]
SEED = 183
CHOICES = 138
"""How many random choices lead to the moment that is shown."""
NEW_EVENTS = 7


def board_svg(seed: int = SEED, choices: int = CHOICES) -> str:
    """The screen of a player in the middle of a game."""
    game = Game.new(Setup("2015", 5), seed, names=dict(enumerate(NAMES)))
    dice = Dice(seed)
    for _ in range(choices):
        decision = game.table.decision
        assert decision is not None
        game.choose(decision.options[dice.below(len(decision.options))], decision.seat)
    console = Console(
        width=100,
        height=44,
        record=True,
        file=io.StringIO(),
        force_terminal=True,
        color_system="truecolor",
        highlight=False,
    )
    speech = Speech(rules=game.table.rules, seats=NAMES)
    title = speech.text("cli-title", edition="2015", players=5, seed=str(seed))
    stage = Stage(game, 0, Screen(console, speech, FINE, title), redraw=True)
    stage.told = len(game.log) - NEW_EVENTS
    stage.show_decision()
    console.print(Text(" > ").append(" ", "reverse"))
    # Without the fonts that Rich would have loaded from elsewhere: any fixed-width font will do.
    form = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    return console.export_svg(title="elgrande play", code_format=form, unique_id="elgrande")


if __name__ == "__main__":
    Path(__file__).with_name("board.svg").write_text(board_svg(*map(int, sys.argv[1:])), encoding="utf-8")
