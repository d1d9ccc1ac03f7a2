"""El Grande: the whole game, in every edition."""

from elgrande.rules import Dice, Seen, Setup, Table, imagine, new_table, view

__all__ = ["Dice", "Seen", "Setup", "Table", "imagine", "new_table", "view"]
