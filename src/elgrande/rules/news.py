"""What happened, for logs and animation: a list of events beside the table, switched off in simulations.

The kinds of events are declared in `facts`, and by each set in its own.
"""


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
