"""What things look like: a sign and a colour for each player, and the signs for everything else on the table.

Everything can be told apart by its sign alone, so that nothing is lost without colours.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rich.text import Text

from elgrande.rules.places import COLOUR_IDS
from elgrande.rules.ruleset import CROSS_CHECKED, INVENTED, PRINTED, RECONSTRUCTED
from elgrande.rules.sets.corrections import CORRECTED

COLOUR_STYLES: Final = dict(
    zip(COLOUR_IDS, ["#b388eb", "#5aa9f8", "#4fc271", "#f2983a", "#ef5d5d", "#a3a3a3"], strict=True)
)
GOLD: Final = "#e0b84c"
LAND: Final = "#b8a27a"
SEA: Final = "#3d6c8c"
MOBILE: Final = "bold #1c1c1c on #e0b84c"


@dataclass(frozen=True)
class Look:
    """The signs that a screen is drawn with."""

    shapes: dict[str, str]
    """One for each colour of caballeros."""
    crown: str
    """Before the caballeros of a colour whose Grande is there."""
    king: str
    dot: str
    """Between the numbers of a scoreboard."""
    mobile: tuple[str, str]
    """Around the numbers of a mobile scoreboard."""
    lines: str
    """Borders: the sixteen combinations of a line going up (1), right (2), down (4) and left (8)."""
    hatch: str
    """Fills the King's region."""
    waves: str
    crenels: tuple[str, str, str]
    """The battlements of the Castillo, its sides, and its floor."""
    horse: str
    """One caballero that a card places."""
    marks: dict[str, str]
    """How well a card is known."""
    done: str
    active: str
    scoring: str
    arrow: str
    bar: str
    ascii: bool = False

    def scoreboard(self, values: list[int], mobile: bool) -> str:
        """The three values of a place."""
        text = self.dot.join(str(value) for value in values)
        return self.mobile[0] + text + self.mobile[1] if mobile else text

    def caballeros(self, colour: str, count: int, grande: bool = False) -> Text:
        """The pieces of one colour in one place: ``3●``, with a crown before it if the Grande is there.

        The shape comes last because many fonts draw it too wide: the blank behind it gives it room.
        """
        style = COLOUR_STYLES[colour]
        number = str(count) if count else ""
        return Text.assemble(
            (self.crown if grande else "", style), (number, f"bold {style}"), (self.shapes[colour], style)
        )


FINE: Final = Look(
    shapes=dict(zip(COLOUR_IDS, "●■◆⬢▲✚", strict=True)),
    crown="♛",
    king="♚",
    dot="·",
    mobile=("‹", "›"),
    lines=" ╵╶╰╷│╭├╴╯─┴╮┤┬┼",
    hatch="╱",
    waves="~",
    crenels=("▙▟▙▟▙▟▙▟▙▟▙▟", "▌▐", "▀"),
    horse="♞",
    marks={PRINTED: "", CROSS_CHECKED: "≈", RECONSTRUCTED: "?", INVENTED: "✧", CORRECTED: "✎"},
    done="✓",
    active="▶",
    scoring="✦",
    arrow="→",
    bar="█",
)

PLAIN: Final = Look(
    shapes=dict(zip(COLOUR_IDS, "VBGORX", strict=True)),
    crown="^",
    king="K",
    dot="/",
    mobile=("<", ">"),
    lines=" |-+||++-+-+++++",
    hatch="/",
    waves="~",
    crenels=("_|_|_|_|_|_|", "||", "-"),
    horse="o",
    marks={PRINTED: "", CROSS_CHECKED: "~", RECONSTRUCTED: "?", INVENTED: "+", CORRECTED: "*"},
    done="x",
    active=">",
    scoring="*",
    arrow="->",
    bar="#",
    ascii=True,
)
"""For terminals that know nothing but ASCII."""


def provenance_style(provenance: str) -> str:
    """The style of a mark that says how well a card is known."""
    styles = {RECONSTRUCTED: "yellow", CROSS_CHECKED: "cyan", INVENTED: "magenta", CORRECTED: "green"}
    return styles.get(provenance, "dim")
