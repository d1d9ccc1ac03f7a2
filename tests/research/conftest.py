"""The research environments are an extra; without its packages there is nothing to test here."""

import warnings
from importlib import import_module
from importlib.util import find_spec

NEEDED = ["numpy", "gymnasium", "pettingzoo", "pyspiel"]

if all(find_spec(name) for name in NEEDED):
    with warnings.catch_warnings():
        # PettingZoo's tests import its own games, and those warn that they will be imported in another way.
        warnings.simplefilter("ignore", DeprecationWarning)
        import_module("pettingzoo.test")
else:
    collect_ignore_glob = ["test_*.py"]
