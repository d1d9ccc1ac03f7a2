"""Special cards of King & Intrigant: ten further power cards, the king token and three limitation tables."""

from __future__ import annotations

from typing import Final

from elgrande.rules.sets.bigbox import closed, conspiracy, espionage
from elgrande.rules.sets.bigbox.placing import PlaceMore
from elgrande.rules.sets.game_set import IN_BIG_BOX, NO_STACKS, Clash, GameSet, Option
from elgrande.rules.sets.names import GRANDISSIMO, KING_INTRIGANT, SPECIAL_CARDS
from elgrande.rules.sets.special_cards import answers, card_75, limits, removal, score_named
from elgrande.rules.sets.special_cards.cards import power_cards

SET: Final = GameSet(
    SPECIAL_CARDS,
    ["2015"],
    "ten further power cards for each player",
    needs=KING_INTRIGANT,
    family=IN_BIG_BOX,
    cards=power_cards,
    join=answers.join,
    clashes=[Clash(GRANDISSIMO, SPECIAL_CARDS, "clash-stacks", NO_STACKS)],
    options=[
        Option(
            "removal",
            ["cards", "tokens"],
            "whether card 115 can also remove what is marked by tokens: bridge, alliance, quarantine and the like",
            ["2015"],
            needs=SPECIAL_CARDS,
        )
    ],
    rooms=[answers, card_75, limits, removal, score_named],
    verbs=[*closed.EFFECTS, *conspiracy.EFFECTS, *espionage.EFFECTS, PlaceMore],
)
