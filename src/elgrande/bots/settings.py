"""Settings of bots that are given by name."""

from __future__ import annotations

import inspect

from elgrande.bots.core.taste import Taste
from elgrande.bots.core.weights import Weights, weights_from
from elgrande.bots.errors import BadBotSetting


def chosen_weights(values: dict[str, float] | None) -> Weights:
    """The weights of the evaluation, those given by name instead of their defaults."""
    try:
        return weights_from(values or {})
    except ValueError as problem:
        raise BadBotSetting(str(problem)) from None


def chosen_taste(values: dict[str, float] | None) -> Taste | None:
    """The taste of a bot, None if it has none."""
    if not values:
        return None
    known = list(inspect.signature(Taste).parameters)
    for name in values:
        if name not in known:
            raise BadBotSetting(f"there is no taste '{name}'; known are {', '.join(known)}")
    return Taste(**values)
