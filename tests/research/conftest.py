"""The research environments are an extra; without its packages there is nothing to test here."""

from importlib.util import find_spec

NEEDED = ["numpy", "gymnasium", "pettingzoo", "pyspiel"]

collect_ignore_glob = [] if all(find_spec(name) for name in NEEDED) else ["test_*.py"]
