"""``python -m elgrande.locale``: are the texts of all languages complete?"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from elgrande.locale.check import check, unspoken
from elgrande.locale.needs import needed_texts
from elgrande.locale.texts import FOLDER, languages


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what is wrong with each language. The exit status is 1 if anything is."""
    parser = argparse.ArgumentParser(prog="python -m elgrande.locale", description=__doc__)
    parser.add_argument(
        "languages", nargs="*", metavar="LANGUAGE", help="check these only, for example: en de"
    )
    parser.add_argument(
        "--folder", type=Path, default=FOLDER, help="folder that holds a folder for each language"
    )
    parser.add_argument(
        "--keys", action="store_true", help="list all texts with the variables they get, and stop"
    )
    options = parser.parse_args(arguments)

    if options.keys:
        for key, variables in sorted(needed_texts().items()):
            print(" ".join([key, *(f"${name}" for name in sorted(variables or []))]))
        return 0
    known = languages(options.folder)
    unknown = [language for language in options.languages if language not in known]
    if unknown or not known:
        print(f"no texts for {', '.join(unknown) or 'any language'} in {options.folder}", file=sys.stderr)
        return 1
    complete = True
    for language in options.languages or known:
        problems = check(language, options.folder)
        complete = complete and not problems
        print(f"{language}: {f'{len(problems)} to repair' if problems else 'complete'}")
        for name in sorted(set(unspoken(language, options.folder).values())):
            print(f"  the set {name} has no texts in this language and is told in English")
        for problem in problems:
            print(f"  {problem}")
    return 0 if complete else 1


if __name__ == "__main__":
    sys.exit(main())
