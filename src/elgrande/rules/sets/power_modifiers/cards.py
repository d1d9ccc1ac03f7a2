"""The power modifiers: a made-up list, as the rulebooks show one of them."""

from elgrande.rules.effects.move import MoveCaballeros, ThrowIntoCastillo
from elgrande.rules.effects.supply import TakeFromProvince
from elgrande.rules.ruleset import PRINTED, RECONSTRUCTED, Modifier


def power_modifiers() -> list[Modifier]:
    """Sixteen modifiers. Only a +1 is known to exist; the list is made up so that the module can be played."""
    plain = [-3, -2, -1, -1, 1, 1, 2, 3]
    modifiers = [Modifier(1 + i, value, None, "", RECONSTRUCTED) for i, value in enumerate(plain)]
    modifiers[4].provenance = PRINTED
    return [
        *modifiers,
        Modifier(9, -2, TakeFromProvince(1), "supply", RECONSTRUCTED),
        Modifier(10, -2, ThrowIntoCastillo(), "castillo", RECONSTRUCTED),
        Modifier(11, -1, TakeFromProvince(1), "supply", RECONSTRUCTED),
        Modifier(12, -1, MoveCaballeros(own=1, castillo=False), "move", RECONSTRUCTED),
        Modifier(13, 1, TakeFromProvince(1), "supply", RECONSTRUCTED),
        Modifier(14, 1, ThrowIntoCastillo(), "castillo", RECONSTRUCTED),
        Modifier(15, 2, MoveCaballeros(own=1, castillo=False), "move", RECONSTRUCTED),
        Modifier(16, 2, TakeFromProvince(1), "supply", RECONSTRUCTED),
    ]
