"""A text for every effect, as correction files write it; ``notation_reader`` reads it.

Both work from the form that the effect declares.

>>> from elgrande.rules.effects.notation_reader import parse_effect
>>> print_effect(parse_effect("move( own = ALL, one_region = yes )"))
'move(own=all, one_region=yes)'
"""

from __future__ import annotations

from elgrande.rules.effects.base import Effect


def print_effect(effect: Effect) -> str:
    """The text of an effect; what is at its default is left out."""
    form = effect.form
    if not form.name:
        raise NotImplementedError(f"{type(effect).__name__} has no notation yet")
    values: dict[str, object] = {argument.name: getattr(effect, argument.name) for argument in form.arguments}
    parts: list[str] = []
    for argument in form.arguments:
        value = values[argument.name]
        if isinstance(value, Effect):
            parts.append(print_effect(value))
        elif not argument.left_out(value, values):
            word = argument.word(value)
            parts.append(f"{argument.key}={word}" if argument.key else word)
    return f"{form.name}({', '.join(parts)})" if parts else form.name


def all_in(effect: Effect) -> list[Effect]:
    """An effect and those inside it."""
    found = [effect]
    for inner in effect.inside():
        found += all_in(inner)
    return found
