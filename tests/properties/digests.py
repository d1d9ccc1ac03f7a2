"""Plays games from fixed seeds and prints a digest of everything that happened in each, as JSON.

Run by ``test_compiled`` in two Pythons, one with the compiled rules and one with the plain ones:

    python digests.py EDITION GAMES
"""

from __future__ import annotations

import hashlib
import json
import sys
from array import array

from elgrande.rules import Dice, Setup, Table, imagine, new_table, told, view
from elgrande.rules import table as table_module
from tests.properties.mixes import BIG_BOXES, BOXES, name_of, options_of
from tests.properties.walks import choose_somehow

BIG_BOX = "big-box"
LOOK_EVERY = 15
"""Views and imagined tables cost more than decisions, so they are compared now and then."""


def digest_of_game(setup: Setup, seed: int) -> str:
    """A hash over the state at every decision, some views, some imagined tables, and the news at the end."""
    digest = hashlib.sha256()
    dice = Dice(seed)
    table = new_table(setup, seed)
    digest.update(state_bytes(table))
    decisions = 0
    while not table.over:
        choose_somehow(table, dice.below)
        decisions += 1
        digest.update(state_bytes(table))
        if decisions % LOOK_EVERY == 0:
            seat = decisions % setup.players
            imagined = imagine(table, seat, dice)
            digest.update(state_bytes(imagined))
            digest.update(repr(imagined.chance.decks).encode())
            digest.update(json.dumps(view(table, seat)).encode())
    digest.update(json.dumps([told(table, seat) for seat in range(setup.players)]).encode())
    return digest.hexdigest()


def state_bytes(table: Table) -> bytes:
    return array("q", table.state()).tobytes()


def digests(edition: str, games: int) -> dict[str, list[str]]:
    """Games of every box of an edition, or of the Big Box, each one with other table options."""
    found: dict[str, list[str]] = {}
    for box in BIG_BOXES if edition == BIG_BOX else BOXES:
        if edition in (box.edition, BIG_BOX):
            mixtures = options_of(box)
            chosen = [mixtures[seed * 7 % len(mixtures)] for seed in range(games)]
            found[name_of(box)] = [digest_of_game(setup, seed) for seed, setup in enumerate(chosen)]
    return found


if __name__ == "__main__":
    result = {"native": not str(table_module.__file__).endswith(".py")}
    print(json.dumps({**result, "digests": digests(sys.argv[1], int(sys.argv[2]))}))
