"""Version 0 of the actions: the choices of the rules, with colours counted from the seat that acts.

Where a choice names a colour (``swap``, ``lift``), an action names the seat by its distance to the left: 0 is the own
colour. So the same action means the same thing for every seat, as the same number in an observation does.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from elgrande.research.core.vocabulary import ACTIONS, CODE, LIFT, NUMBER, PLACES, SWAP
from elgrande.rules.places import COLOURS
from elgrande.rules.table import Table

_ONE: Final[u8] = 1


def action_of(code: i64, seat: i64, players: i64) -> i64:
    """The action with which a seat chooses an option."""
    action = NUMBER[code]
    if action >= LIFT:
        colour = (action - LIFT) // PLACES
        if colour < players:
            return action + ((colour - seat + players) % players - colour) * PLACES
    elif SWAP <= action < SWAP + COLOURS:
        colour = action - SWAP
        if colour < players:
            return SWAP + (colour - seat + players) % players
    return action


def code_of(action: i64, seat: i64, players: i64) -> i64:
    """The option that a seat chooses with an action."""
    if action >= LIFT:
        distance = (action - LIFT) // PLACES
        if distance < players:
            return CODE[action + ((distance + seat) % players - distance) * PLACES]
    elif SWAP <= action < SWAP + COLOURS:
        distance = action - SWAP
        if distance < players:
            return CODE[SWAP + (distance + seat) % players]
    return CODE[action]


def options_of(t: Table, seat: i64) -> vec[i64]:
    """The option codes of a seat; none if it has nothing to choose."""
    if not t.over:
        if seat == t.decider:
            return t.options
        if t.pending >> seat & 1:
            packed = t.agenda[t.depth - 1]
            return t.task.options_for(t, packed, seat)
    return vec[i64]()


def legal_actions(t: Table, seat: i64) -> list[int]:
    """The legal actions of a seat in ascending order; none if it has nothing to choose."""
    players = t.rules.players
    actions: list[int] = [action_of(code, seat, players) for code in options_of(t, seat)]
    actions.sort()
    return actions


def is_legal(t: Table, seat: i64, action: i64) -> bool:
    code = code_of(action, seat, t.rules.players)
    return any(option == code for option in options_of(t, seat))


def write_mask(t: Table, seat: i64, out: vec[u8], at: i64) -> None:
    """Mark the legal actions of a seat in a row of zeros that begins at ``at``."""
    players = t.rules.players
    for code in options_of(t, seat):
        out[at + action_of(code, seat, players)] = _ONE


_NOTHING: Final = vec[u8]([0] * ACTIONS)


def mask(t: Table, seat: i64) -> vec[u8]:
    """The legal actions of a seat as ones among zeros."""
    row = _NOTHING[:]
    write_mask(t, seat, row, 0)
    return row
