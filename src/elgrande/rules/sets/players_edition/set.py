"""Players' edition of King & Intrigant: eleven further power cards and the tokens that they bring."""

from __future__ import annotations

from typing import Final

from elgrande.rules.sets.bigbox import alliance, closed
from elgrande.rules.sets.game_set import IN_BIG_BOX, NO_STACKS, Clash, GameSet
from elgrande.rules.sets.names import GRANDISSIMO, KING_INTRIGANT, PLAYERS_EDITION
from elgrande.rules.sets.players_edition import (
    answers,
    bridge,
    civil_war,
    revolt,
    storm,
    travel,
    wandering_castillo,
)
from elgrande.rules.sets.players_edition.cards import power_cards

SET: Final = GameSet(
    PLAYERS_EDITION,
    ["2015"],
    "eleven further power cards for each player",
    needs=KING_INTRIGANT,
    family=IN_BIG_BOX,
    cards=power_cards,
    join=answers.join,
    clashes=[Clash(GRANDISSIMO, PLAYERS_EDITION, "clash-stacks", NO_STACKS)],
    rooms=[answers, bridge, civil_war, revolt, storm, travel, wandering_castillo],
    verbs=[*alliance.EFFECTS, *closed.EFFECTS],
)
