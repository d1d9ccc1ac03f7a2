"""What is said about reviews of games."""

from __future__ import annotations

from typing import Literal

from elgrande.review.review import Review
from elgrande.server.resources import Form, Resource

__all__ = ["ReviewForm", "ReviewState"]

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
