"""Grand Inquisitor & Colonies: four regions beyond Spain, gold and goods, the Grand Inquisitor, the limitation table."""

from __future__ import annotations

from typing import Final

from elgrande.rules.sets.bigbox import conspiracy, free_choice
from elgrande.rules.sets.colonies import answers, inquisition, kept, limitation, voyage
from elgrande.rules.sets.colonies.cards import colonies_cards
from elgrande.rules.sets.game_set import IN_BIG_BOX, NOT_LISTED, Clash, GameSet
from elgrande.rules.sets.names import COLONIES, GRANDISSIMO, KING_INTRIGANT, PLAYERS_EDITION, SPECIAL_CARDS

SET: Final = GameSet(
    COLONIES,
    ["2015"],
    "Francia, ship, América and África, gold and goods, the Grand Inquisitor",
    family=IN_BIG_BOX,
    cards=colonies_cards,
    join=answers.join,
    clashes=[
        Clash(COLONIES, GRANDISSIMO, "clash-not-listed", NOT_LISTED),
        Clash(
            COLONIES,
            KING_INTRIGANT,
            "clash-odd-situations",
            "the rulebook advises against it, as odd situations can arise that the players must settle",
            allowed=True,
        ),
        Clash(COLONIES, PLAYERS_EDITION, "clash-not-listed", NOT_LISTED),
        Clash(COLONIES, SPECIAL_CARDS, "clash-not-listed", NOT_LISTED),
    ],
    rooms=[answers, voyage, limitation, kept, inquisition],
    verbs=[*conspiracy.EFFECTS, *free_choice.EFFECTS],
)
