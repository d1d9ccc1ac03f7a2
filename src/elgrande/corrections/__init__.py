"""Reading a player's correction file: what the rulebooks do not show, replaced by somebody who has the box.

    corrections = read_corrections("my-box.yaml")
    table = new_table(Setup("2023", 4, sets=["new-regency"]), seed=7, corrections=corrections)

The whole file is checked before any of it is used. Whatever is wrong with it, the answer is a ``BadCorrection`` that
names the file, the line and the column. The format is described in ``docs/corrections.md``; what corrections change in
a game is the business of the rules (``rules.sets.corrections``).
"""

from elgrande.corrections.reader import load_corrections, read_corrections

__all__ = ["load_corrections", "read_corrections"]
