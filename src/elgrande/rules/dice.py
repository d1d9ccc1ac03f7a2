"""A small random generator whose numbers are the same compiled and interpreted, on every platform."""

from typing import Final

from mypy_extensions import i64

_MASK: Final = (1 << 31) - 1


class Dice:
    """A stream of random numbers for a seed.

    Two multiply-with-carry style halves of 31 bits keep every product below 62 bits, where native and Python
    integers agree.

    >>> Dice(1).below(100) == Dice(1).below(100)
    True
    """

    def __init__(self, seed: int) -> None:
        self.high: i64 = (seed ^ (seed >> 31) * 0x2545F) & _MASK
        self.low: i64 = (seed * 0x41C64E6D + 0x3039) & _MASK
        for _ in range(12):
            Dice.next(self)

    def next(self) -> i64:
        """The next 31 random bits."""
        # Two linear generators of different multipliers; the upper bits of one are folded over the other,
        # because the lowest bits of such a generator repeat quickly.
        self.high = (self.high * 1103515245 + 12345) & _MASK
        self.low = (self.low * 1664525 + 1013904223 + (self.high >> 16)) & _MASK
        return (self.low ^ (self.high >> 12) ^ (self.low >> 15)) & _MASK

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return (self.next() >> 4) % n if n < 1048576 else self.next() % n

    def shuffled(self, items: list[int]) -> list[int]:
        """A new list with the same items in random order."""
        out = list(items)
        last: i64 = len(out) - 1
        while last > 0:
            other = self.below(last + 1)
            out[last], out[other] = out[other], out[last]
            last -= 1
        return out


class Thrown(Dice):
    """Dice whose numbers were thrown elsewhere, such as by the system, of which nobody can guess the next.

    >>> Thrown([160, 320]).below(100)
    10
    """

    def __init__(self, numbers: list[int]) -> None:
        super().__init__(0)
        self.numbers = numbers
        self.used: i64 = 0

    def next(self) -> i64:
        if self.used >= len(self.numbers):
            raise IndexError("more numbers are needed than were thrown")
        number: i64 = self.numbers[self.used]
        self.used += 1
        return number & _MASK
