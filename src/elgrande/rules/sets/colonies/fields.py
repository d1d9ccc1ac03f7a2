"""What Grand Inquisitor & Colonies keeps on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.fields import CARD, NUMBER, PLACE, SEAT, SEATS_MASK, field

SLOTS: Final[i64] = field("slots", SEAT, 5)
"""The colour on each printed field: ambassador, envoy and the third one in Francia, captain, viceroy."""
SLOT_LOADS: Final[i64] = field("slot_loads", NUMBER, 3)
"""What the caballeros on the three fields of Francia carry: 0 nothing, 1 gold, 2 goods."""
LADEN: Final[i64] = field("gold_on_ship", NUMBER, 6)
"""Caballeros of each colour with gold, and with goods, on the ship, in América and in África."""
field("goods_on_ship", NUMBER, 6)
field("gold_in_america", NUMBER, 6)
field("goods_in_america", NUMBER, 6)
field("gold_in_africa", NUMBER, 6)
field("goods_in_africa", NUMBER, 6)
TABLE_AT: Final[i64] = field("table_at", PLACE)
"""The region with the limitation table."""
ON_TABLE: Final[i64] = field("on_table", NUMBER, 6)
"""Caballeros of each colour on the table: with nothing or a banner, with gold, with goods."""
field("gold_on_table", NUMBER, 6)
field("goods_on_table", NUMBER, 6)
VOYAGERS: Final[i64] = field("voyagers", NUMBER, 6, follows=True)
"""Who may still travel this turn: own ones on the ship, in América and in África, then black ones; packed by kind."""
TOKENS: Final[i64] = field("tokens", NUMBER, 2)
"""Gold in América and goods in África that nobody has claimed."""
STOCK: Final[i64] = field("stock", NUMBER, 2, follows=True)
"""Gold and goods beside the board."""
BONUS_USED: Final[i64] = field("bonus_used", NUMBER)
"""1 if the active seat has used the bonus of the Grand Inquisitor in this turn."""
CLOSERS: Final[i64] = field("closers", SEATS_MASK)
"""Seats that may close an action card once."""
STRIKER: Final[i64] = field("striker", SEAT)
"""The seat that may repeat somebody's special action once."""
STRIKE_UNTIL: Final[i64] = field("strike_until", NUMBER)
"""The last round in which it may, counted from 0."""
LAST_ACTION: Final[i64] = field("last_action", CARD)
"""The card whose special action was carried out last in this turn, or in the one that has just ended."""
DELAYED: Final[i64] = field("delayed", PLACE)
"""The region with the token of the delayed scoring."""
DELAYED_DUE: Final[i64] = field("delayed_due", NUMBER)
"""The round at whose end it is scored, counted from 0."""
SHUT: Final[i64] = field("shut", NUMBER)
"""Stacks whose card was closed in this round: a bit mask."""
