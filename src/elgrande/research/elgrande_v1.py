"""Version 1 of the PettingZoo environments, with every expansion: ``elgrande_v1.env(sets=["grandissimo"])``.

Importing this also makes ``pettingzoo.make("aec", "elgrande/ElGrande-v1")`` and the same for ``"parallel"`` known.
"""

from typing import Any

import pettingzoo

from elgrande.research.pettingzoo_env import ElGrande, ElGrandeParallel

__all__ = ["ElGrande", "ElGrandeParallel", "env", "parallel_env", "raw_env"]

ID = "elgrande/ElGrande-v1"


def env(**keywords: Any) -> ElGrande:
    """One agent after the other. Keywords as for ``elgrande_v0.env``."""
    return ElGrande(version=1, **keywords)


def parallel_env(**keywords: Any) -> ElGrandeParallel:
    """All agents at every step. Keywords as for ``env``; ``max_cycles`` counts steps."""
    return ElGrandeParallel(version=1, **keywords)


raw_env = env


def _register() -> None:
    if not hasattr(pettingzoo, "register"):
        return  # older than 1.27: no registry yet
    if ID not in pettingzoo.aec_registry:
        pettingzoo.register("aec", ID, entry_point=f"{__name__}:env")
        pettingzoo.register("parallel", ID, entry_point=f"{__name__}:parallel_env")


_register()
