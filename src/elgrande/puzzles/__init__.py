"""Puzzles: positions out of games of strong bots in which one choice is clearly best.

for head in collection():
    puzzle = load_puzzle(head.id)
    print(puzzle.table(), puzzle.steps[0].solution)
"""

from elgrande.puzzles.collection import collection, load_puzzle, puzzle_of_the_day
from elgrande.puzzles.puzzle import BadPuzzle, Head, Puzzle, Step, read_puzzle

__all__ = [
    "BadPuzzle",
    "Head",
    "Puzzle",
    "Step",
    "collection",
    "load_puzzle",
    "puzzle_of_the_day",
    "read_puzzle",
]
