"""What happened, for logs and animation: a list of events beside the table, switched off in simulations."""

from typing import Final

EVENTS: Final = {
    "round": ["round"],
    "offer": ["cards"],
    "power": ["seat", "power"],
    "modifier": ["seat", "modifier", "total"],
    "dummy_power": ["power"],
    "dummy_arrives": ["place", "count"],
    "dummy_takes": ["stack", "card"],
    "turn": ["seat"],
    "supply": ["seat", "count"],
    "recalled": ["seat", "place"],
    "card": ["seat", "stack", "card"],
    "announced": ["seat", "card", "choice"],
    "vetoed": ["seat", "by", "card"],
    "veto_taken": ["seat"],
    "veto_lapsed": ["seat", "count"],
    "placed": ["seat", "place"],
    "moved": ["seat", "colour", "source", "place"],
    "returned": ["colour", "place", "count"],
    "to_court": ["colour", "source", "count"],
    "discs": ["discs"],
    "castillo_opened": ["counts"],
    "left_castillo": ["seat", "place", "count", "grande"],
    "scored": ["place", "awards"],
    "king": ["place"],
    "grande": ["seat", "place"],
    "board": ["board", "place"],
    "power_back": ["seat", "power", "modifier"],
    "modifier_passed": ["seat", "to", "modifier"],
    "smuggling": ["seat"],
    "turn_over": ["seat"],
    "start_marker": ["seat"],
    "general_scoring": ["round"],
    "game_over": ["scores", "winners"],
    "spy": ["seat"],
    "spied": ["seat", "discs"],
    "alliance": ["seat", "places"],
    "ship": ["seat", "loser"],
    "landed": ["seat", "place"],
    "jailed": ["colour", "place"],
    "pardoned": ["place"],
    "character": ["seat", "character"],
    "guest": ["seat", "host"],
    "guest_placed": ["seat", "colour", "place"],
    "refused": ["seat"],
    "boycott": ["seat"],
    "boycotted": ["seat", "place"],
    "incognito": ["seat"],
    "unmasked": ["seat"],
    "incognito_lapsed": ["seat"],
    "kept_used": ["seat", "card"],
    "stopped": ["seat"],
    "last_word": ["seat"],
    "revolution": ["seat", "stand_in"],
    "token": ["token", "place"],
    "started": ["seat", "place", "count"],
    "hand_chosen": ["seat"],
    "office": ["seat", "card"],
    "placing_anywhere": ["seat"],
    "in_reserve": ["seat"],
    "reserve_used": ["seat", "place"],
    "card_removed": ["seat", "power"],
    "table_removed": ["place"],
    "region_chosen": ["seat", "place"],
    "bridge": ["seat", "places"],
    "bridge_point": ["seat"],
    "board_turned": ["board", "reversed"],
    "storm_set": ["seat", "place"],
    "storm": ["seat", "place"],
    "mistress": ["seat"],
    "tokens": ["seat", "gold", "goods"],
    "claimed": ["seat", "colour", "token"],
    "delivered": ["seat", "token", "place", "points"],
    "token_lost": ["colour", "token"],
    "stands": ["colour", "place", "spot"],
    "inquisitor": ["seat"],
    "kept": ["seat", "card"],
    "closed": ["seat", "stack", "card"],
    "struck": ["seat", "card"],
    "delayed": ["place"],
    "table": ["place"],
    "on_table": ["colour", "place"],
    "banner": ["seat", "place"],
}
"""The kinds of events with the names of their facts. Seats and colours are numbers, places and cards their ids."""


class Event:
    """Something that happened at the table.

    ``facts`` is what everybody saw; ``secret`` is what only the seats in ``known_to`` (a bit mask) saw of it.
    """

    def __init__(
        self,
        kind: str,
        facts: dict[str, object],
        secret: dict[str, object] | None = None,
        known_to: int = 0,
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.secret = secret
        self.known_to = known_to

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The event as one seat, or a spectator, saw it: plain data."""
        seen: dict[str, object] = {"event": self.kind}
        seen.update(self.facts)
        if self.secret is not None:
            known = seat is not None and self.known_to >> seat & 1 == 1
            for name, value in self.secret.items():
                seen[name] = value if known else None
        return seen

    def __repr__(self) -> str:
        facts = dict(self.facts)
        if self.secret is not None:
            facts.update(self.secret)
        return f"Event({self.kind!r}, {facts!r})"
