"""``python -m tests.guide FOLDER``: make what the guide makes in a copy of the tree, and run whole suites of tests there."""

import sys
from pathlib import Path

from tests.guide.recipes import ROOT, copy_tree, recipes, run

SUITES = ["tests/rules", "tests/bigbox", "tests/locale", "tests/bots", "tests/test_rules_docs.py"]
HOUSE = ["A card in a house set", "An effect of its own"]


def main(folder: str, *suites: str) -> None:
    tree = copy_tree(Path(folder))
    made = recipes(ROOT / "docs" / "extending.md")
    for heading in HOUSE:
        for change in made[heading]:
            change.make(tree)
    print(run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", *(suites or SUITES)))


if __name__ == "__main__":
    main(*sys.argv[1:])
