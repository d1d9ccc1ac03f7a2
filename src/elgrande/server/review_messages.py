"""What is said about reviews of games."""

from __future__ import annotations

from typing import Literal

from elgrande.review.review import Review
from elgrande.server.resources import Form, Resource

__all__ = ["PlayOnForm", "ReviewForm", "ReviewState"]

Strength = Literal["quick", "deep"]


class ReviewForm(Form):
    """Asks for a review."""

    strength: Strength = "quick"


class ReviewState(Resource):
    """How far a review is."""

    state: Literal["none", "waiting", "done"]
    """Nobody has asked for it, it is being made or waits for its turn, or it is there."""
    strength: Strength
    done: int
    total: int
    """Decisions that were looked at so far, and how many there are; 0 while that is not known."""
    review: Review | None = None


class PlayOnForm(Form):
    """Asks for a new table that goes on from a moment of a game that is over."""

    entry: int
    """After so many entries of the record."""
    seat: int
    """Where you sit; bots sit on the other seats."""
    bot: str | None = None
    """Which bot plays there; without one, personalities that differ from seat to seat."""
