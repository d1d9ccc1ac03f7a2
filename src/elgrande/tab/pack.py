"""Makes the engine of a page for a package, so that `elgrande site` needs nothing else: ``python -m elgrande.tab.pack``."""

from __future__ import annotations

import shutil
import sys

from elgrande.rules.errors import BadSetup
from elgrande.tab.publish import PACKED, make_engine


def main() -> None:
    new = PACKED.with_name(".files.new")
    shutil.rmtree(new, ignore_errors=True)
    try:
        make_engine(new, print)
    except BadSetup as problem:
        sys.exit(str(problem))
    shutil.rmtree(PACKED, ignore_errors=True)
    new.rename(PACKED)


if __name__ == "__main__":
    main()
