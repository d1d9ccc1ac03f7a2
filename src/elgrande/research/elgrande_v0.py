"""Version 0 of the PettingZoo environments, under the name that PettingZoo's own have: ``elgrande_v0.env()``.

Importing this also makes ``pettingzoo.make("aec", "elgrande/ElGrande-v0")`` and the same for ``"parallel"`` known.
"""

import pettingzoo

from elgrande.research.pettingzoo_env import ElGrande, ElGrandeParallel, env, parallel_env, raw_env

__all__ = ["ElGrande", "ElGrandeParallel", "env", "parallel_env", "raw_env"]

ID = "elgrande/ElGrande-v0"


def _register() -> None:
    if not hasattr(pettingzoo, "register"):
        return  # older than 1.27: no registry yet
    if ID not in pettingzoo.aec_registry:
        pettingzoo.register("aec", ID, entry_point=f"{__name__}:env")
        pettingzoo.register("parallel", ID, entry_point=f"{__name__}:parallel_env")


_register()
