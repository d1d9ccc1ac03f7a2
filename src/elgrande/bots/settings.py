"""Settings of bots that are given by name."""

from __future__ import annotations

import inspect
import math
import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeGuard

from elgrande.bots.core.taste import Taste
from elgrande.bots.core.weights import WEIGHTS, Weights, weights_from
from elgrande.bots.errors import BadBotSetting


class Range(NamedTuple):
    """The numbers that a setting can be."""

    low: float
    high: float
    open: bool = False
    """Whether the lowest number is itself too low."""

    def holds(self, number: float) -> bool:
        return self.low <= number <= self.high and not (self.open and number == self.low)

    def __str__(self) -> str:
        if self.open:
            return f"more than {self.low:,} and at most {self.high:,}"
        return f"from {self.low:,} to {self.high:,}"


LIMITS: Final = {
    "seconds": Range(0, 24 * 60 * 60, open=True),
    "iterations": Range(1, 10**12),
}
"""How long a bot can think; whoever made it, these words mean the same."""

RANGES: Final = {
    **LIMITS,
    "exploration": Range(0, 100),
    "noise": Range(0, 100),
    "warmth": Range(0, 100, open=True),
    "margin": Range(0, 10),
    "horizon": Range(0, 3),
}
"""What the settings of our own bots can be."""

_NUMBERS: Final = {"int", "float"}
_OR_NOTHING: Final = {"None", "Optional", "Union", "typing"}
_NAMED: Final = (inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)


def parameters_of(maker: Callable[..., object]) -> dict[str, inspect.Parameter]:
    """What can be said when a bot is made, by name."""
    try:
        parameters = inspect.signature(maker).parameters
    except (TypeError, ValueError):
        # Some classes that are not written in Python do not tell.
        return {}
    return {name: parameter for name, parameter in parameters.items() if parameter.kind in _NAMED}


def takes_number(parameter: inspect.Parameter) -> bool:
    """Whether a parameter is a number, by its annotation, or by its default if it has none."""
    words = _annotation(parameter)
    if words:
        return bool(words & _NUMBERS) and words <= _NUMBERS | _OR_NOTHING
    return _is_number(parameter.default)


def checked_number(
    name: str, key: str, value: object, parameter: inspect.Parameter, ranges: Mapping[str, Range]
) -> object:
    """A number as the parameter of a bot wants it."""
    if value is None and parameter.default is None:
        return None
    if not _is_number(value):
        raise BadBotSetting(f"{key} of '{name}' must be a finite number, not {value!r}")
    if key in ranges and not ranges[key].holds(value):
        raise BadBotSetting(f"{key} of '{name}' must be {ranges[key]}, not {value}")
    words = _annotation(parameter) & _NUMBERS
    if words == {"int"} and value != int(value):
        raise BadBotSetting(f"{key} of '{name}' must be a whole number, not {value}")
    # Without an annotation nobody knows better than whoever wrote 3 or 3.0.
    return int(value) if words == {"int"} else float(value) if "float" in words else value


def chosen_weights(values: dict[str, float] | None) -> Weights:
    """The weights of the evaluation, those given by name instead of their defaults."""
    ranges = {weight.name: Range(weight.low, weight.high) for weight in WEIGHTS}
    try:
        return weights_from(_checked_values("weight", values or {}, ranges))
    except ValueError as problem:
        raise BadBotSetting(str(problem)) from None


def chosen_taste(values: dict[str, float] | None) -> Taste | None:
    """The taste of a bot, None if it has none."""
    if not values:
        return None
    likes = _checked_values("taste", values, {})
    known = list(inspect.signature(Taste).parameters)
    for name in likes:
        if name not in known:
            raise BadBotSetting(f"there is no taste '{name}'; known are {', '.join(known)}")
    return Taste(**likes)


def _checked_values(kind: str, values: object, ranges: Mapping[str, Range]) -> dict[str, float]:
    """Names with numbers, each within its range."""
    if not isinstance(values, dict):
        raise BadBotSetting(f"every {kind} has a name: give {{name: number}}, not {values!r}")
    for name, value in values.items():
        if not _is_number(value):
            raise BadBotSetting(f"the {kind} '{name}' must be a finite number, not {value!r}")
        if name in ranges and not ranges[name].holds(value):
            raise BadBotSetting(f"the {kind} '{name}' must be {ranges[name]}, not {value}")
    return {name: float(value) for name, value in values.items()}


def _is_number(value: object) -> TypeGuard[float]:
    """Whether something is a number to reckon with: finite, and not a yes or no."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return False
    try:
        return math.isfinite(value)
    except OverflowError:
        return False


def _annotation(parameter: inspect.Parameter) -> set[str]:
    """The words of an annotation, which may be written out or a type."""
    if parameter.annotation is parameter.empty:
        return set()
    return set(re.findall(r"\w+", inspect.formatannotation(parameter.annotation)))
