"""What Grandissimo keeps on the table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from elgrande.rules.fields import CARD, NUMBER, PLACE, SEAT, SEATS_MASK, field, row
from elgrande.rules.places import COLOUR_IDS, NEUTRAL

QUEEN: Final[i64] = field("queen", SEAT)
"""The seat that has the Queen."""
QUEEN_READY: Final[i64] = field("queen_ready", SEATS_MASK)
"""Seats that had her when their turn of this round began."""
QUEEN_USED: Final[i64] = field("queen_used", SEATS_MASK)
"""Seats that have used her in this round."""
JESTER: Final[i64] = field("jester", SEAT)
"""The seat that has the Court Jester."""
JESTER_USED: Final[i64] = field("jester_used", SEATS_MASK)
MARCHED: Final[i64] = field("marched", SEATS_MASK)
"""Seats that have used the General Inquisitor in this round."""
SHIPS: Final[i64] = field("ships", SEAT, 2)
"""Who has the two ships."""
BOYCOTT: Final[i64] = field("boycott", PLACE)
"""The region that is not scored in the next general scoring: a secret."""
BOYCOTT_BY: Final[i64] = field("boycott_by", SEAT)
BOYCOTT_KNOWN: Final[i64] = field("boycott_known", SEATS_MASK)
"""Seats that know the region."""
INCOGNITO: Final[i64] = field("incognito", PLACE)
"""The region where the King turns up when its owner likes: a secret."""
INCOGNITO_BY: Final[i64] = field("incognito_by", SEAT)
INCOGNITO_KNOWN: Final[i64] = field("incognito_known", SEATS_MASK)
INCOGNITO_WAIT: Final[i64] = field("incognito_wait", NUMBER)
"""How long its owner does not want to be asked: see `effects.incognito`."""
STOPPER: Final[i64] = field("stopper", SEAT)
"""The seat after which nobody has a special action in this round."""
LAST_WORD: Final[i64] = field("last_word", SEAT)
"""The seat whose turn waits until the others have had theirs."""
LAST_CARD: Final[i64] = field("last_card", CARD)
LAST_SAID: Final[i64] = field("last_said", NUMBER)
"""1 when that turn has begun."""
DOUBLE_TURN: Final[i64] = field("double_turn", SEAT)
"""The seat that takes a further card in this turn."""
FURTHER_CARD: Final[i64] = field("further_card", NUMBER)
"""1 while that card is used."""
SAVED: Final[i64] = field("saved", CARD)
"""The card kept for a later turn."""
SAVED_BY: Final[i64] = field("saved_by", SEAT)
REVOLUTION: Final[i64] = field("revolution", NUMBER)
"""1 while the King is in the Castillo without any function."""
STAND_IN: Final[i64] = field("stand_in", SEAT)
"""The seat whose Grande stands in for him."""
CONQUERED: Final[i64] = field("conquered", NUMBER)
"""Caballeros that have been placed straight from the province in this turn."""
PLACERS: Final[i64] = field("placers", SEATS_MASK)
"""Seats that have placed caballeros in this round."""

# Rows of pieces beside the board.
PRISON: Final[i64] = row("prison", "grandissimo")
GUESTS: Final[i64] = min([row(f"guests_{COLOUR_IDS[seat]}", "grandissimo", seat) for seat in range(NEUTRAL)])
"""Caballeros of other colours in a court: ``GUESTS + seat``."""
