"""Version 0 of the PettingZoo environments, under the name that PettingZoo's own have: ``elgrande_v0.env()``."""

from elgrande.research.pettingzoo_env import ElGrande, ElGrandeParallel, env, parallel_env, raw_env

__all__ = ["ElGrande", "ElGrandeParallel", "env", "parallel_env", "raw_env"]
