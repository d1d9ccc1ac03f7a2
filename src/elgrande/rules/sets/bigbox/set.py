"""What every game with an expansion of the Big Box has: room for their pieces, and the course of a general scoring."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from elgrande.rules.errors import BadSetup, Reason
from elgrande.rules.fields import WIDE_ROWS, empty_extras
from elgrande.rules.general_scoring import CLOSE_SCORING, GENERAL_CASTILLO, LEAVE_CASTILLO
from elgrande.rules.ruleset import Rules
from elgrande.rules.sets.bigbox import (
    alliance,
    castillo,
    closed,
    conspiracy,
    espionage,
    free_choice,
    general,
    marked_moves,
    placing,
)
from elgrande.rules.sets.bigbox.espionage import SPIED_DISCS
from elgrande.rules.sets.bigbox.free_choice import FREE_MOVES
from elgrande.rules.sets.corrections import Corrections
from elgrande.rules.sets.game_set import GameSet, Option
from elgrande.rules.sets.names import (
    ANNIVERSARY,
    COLONIES,
    GRANDISSIMO,
    KING_INTRIGANT,
    PLAYERS_EDITION,
    SPECIAL_CARDS,
)

if TYPE_CHECKING:
    from elgrande.rules.sets.setup import Setup

AGENDA_SIZE: Final = 96
_MEMBERS: Final = [COLONIES, GRANDISSIMO, ANNIVERSARY, KING_INTRIGANT, PLAYERS_EDITION, SPECIAL_CARDS]


def _applies(setup: Setup) -> bool:
    return any(name in _MEMBERS for name in setup.sets)


def _check(setup: Setup) -> None:
    if setup.option("cards") != "all" and not _applies(setup):
        raise BadSetup(
            "the option 'cards' needs a set of the Big Box",
            Reason("refusal-option-needs-big-box", {"option": "cards"}),
        )


def _join(rules: Rules, corrections: Corrections) -> None:
    rules.rows = WIDE_ROWS
    rules.grandes_in_castillo = True
    rules.extras = empty_extras()
    rules.agenda_size = AGENDA_SIZE


def _close(rules: Rules) -> None:
    """All have joined: who tells caballeros apart is asked after them, and the general scoring has its order."""
    if rules.company is not None and (COLONIES in rules.setup.sets or ANNIVERSARY in rules.setup.sets):
        rules.company.members.append(marked_moves.Marks())
    rules.general_scoring = [
        general.GENERAL_BEGINS,
        *rules.before_discs,
        SPIED_DISCS,
        GENERAL_CASTILLO,
        *rules.before_leaving,
        LEAVE_CASTILLO,
        *rules.after_leaving,
        FREE_MOVES,
        *rules.before_regions,
        general.SCORE_REGIONS,
        *rules.after_regions,
        general.GENERAL_ENDS,
        *rules.after_general,
        CLOSE_SCORING,
    ]


SET: Final = GameSet(
    "",
    ["2015"],
    applies=_applies,
    check=_check,
    join=_join,
    close=_close,
    options=[
        Option(
            "cards",
            ["all", "established"],
            "whether cards whose effect had to be reconstructed are in the game, for the sets of the Big Box",
            ["2015"],
        )
    ],
    rooms=[general, marked_moves, alliance, castillo, closed, conspiracy, espionage, free_choice, placing],
)
