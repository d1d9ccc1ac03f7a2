"""Who sits at the table when nobody says: the nobles of a card game that never was."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from elgrande.bots import Bot, make_bot
from elgrande.rules.dice import Dice
from elgrande.rules.errors import BadSetup, Reason

DEFAULT_BOT: Final = "greedy"

CHARACTERS: Final = [
    "Doña Inés",
    "Conde Luis",
    "Fray Martín",
    "La Duquesa",
    "El Tuerto",
    "Don Álvaro",
    "Doña Leonor",
    "Maese Pedro",
    "La Gitana",
    "El Marqués",
]


def names_for(players: int, seat: int, chosen: Sequence[str], seed: int) -> dict[int, str]:
    """A name for every seat: the chosen ones, beginning with the player's own and going on clockwise, then characters."""
    if len(chosen) > players:
        raise BadSetup(
            f"{len(chosen)} names are too many for {players} players",
            Reason("problem-names-many", {"named": len(chosen), "players": players}),
        )
    free = [name for name in CHARACTERS if name not in chosen]
    names = [*chosen, *(free[index] for index in Dice(seed).shuffled(list(range(len(free)))))]
    if len(set(names[:players])) < players:
        raise BadSetup(
            f"every player needs a name of his own, not {', '.join(names[:players])}",
            Reason("problem-names-same", {"names": ", ".join(names[:players])}),
        )
    return {(seat + index) % players: names[index] for index in range(players)}


def opponents_for(players: int, seat: int, bots: Sequence[str]) -> dict[int, Bot]:
    """A bot for every seat but the player's own: one name serves for all, several go clockwise from his left."""
    if len(bots) not in (1, players - 1):
        raise BadSetup(
            f"{len(bots)} bots were named for {players - 1} seats; name one for all of them, or one for each",
            Reason("problem-bots", {"named": len(bots), "seats": players - 1}),
        )
    names = list(bots) * (players - 1) if len(bots) == 1 else list(bots)
    return {(seat + 1 + index) % players: make_bot(name) for index, name in enumerate(names)}
