"""All tasks of the game, and the numbers they get: in the order of the rooms that bring them."""

from typing import Final

from elgrande.rules import flow, general_scoring
from elgrande.rules.agenda import number_tasks
from elgrande.rules.effects import (
    alliance,
    base,
    castillo,
    conspiracy,
    court,
    discs,
    espionage,
    free_choice,
    king,
    losses,
    move,
    score,
    supply,
)
from elgrande.rules.sets.bigbox import marked_moves
from elgrande.rules.sets.bigbox import set as bigbox
from elgrande.rules.sets.colonies import inquisition, kept, limitation, voyage
from elgrande.rules.sets.colonies import set as colonies
from elgrande.rules.sets.dummy import dummy
from elgrande.rules.sets.grandissimo import (
    characters,
    league,
    mercenaries,
    pardon,
    region_cards,
    revolution,
    symbols,
    turns,
)
from elgrande.rules.sets.grandissimo import set as grandissimo
from elgrande.rules.sets.king_intrigant import doubling
from elgrande.rules.sets.king_intrigant import set as intrigant
from elgrande.rules.sets.players_edition import bridge, revolt, storm, travel, wandering_castillo
from elgrande.rules.sets.players_edition import set as players_edition
from elgrande.rules.sets.power_modifiers import modifiers
from elgrande.rules.sets.special_cards import card_75, limits, removal, score_named

TASKS: Final = number_tasks(
    [
        task
        for room in (
            flow.TASKS,
            general_scoring.TASKS,
            marked_moves.TASKS,
            alliance.TASKS,
            base.TASKS,
            bridge.TASKS,
            card_75.TASKS,
            castillo.TASKS,
            characters.TASKS,
            conspiracy.TASKS,
            court.TASKS,
            discs.TASKS,
            doubling.TASKS,
            espionage.TASKS,
            free_choice.TASKS,
            inquisition.TASKS,
            kept.TASKS,
            king.TASKS,
            league.TASKS,
            limitation.TASKS,
            limits.TASKS,
            losses.TASKS,
            mercenaries.TASKS,
            move.TASKS,
            pardon.TASKS,
            region_cards.TASKS,
            removal.TASKS,
            revolt.TASKS,
            revolution.TASKS,
            score.TASKS,
            score_named.TASKS,
            storm.TASKS,
            supply.TASKS,
            symbols.TASKS,
            travel.TASKS,
            turns.TASKS,
            voyage.TASKS,
            wandering_castillo.TASKS,
            bigbox.TASKS,
            colonies.TASKS,
            dummy.TASKS,
            grandissimo.TASKS,
            intrigant.TASKS,
            modifiers.TASKS,
            players_edition.TASKS,
        )
        for task in room
    ]
)
"""The tasks by their numbers."""
