"""Masks of one bit."""


def bit(number: int) -> int:
    """The mask of one bit, of any number up to 61.

    Compiled, ``1 << number`` with native integers is worked out in 32 bits, and so it is with a variable that holds
    the 1, as that becomes a constant. That is enough for places and seats, but not for the power cards of King &
    Intrigant. Hence the plain ``int`` here: it is shifted as Python does it.
    """
    return 1 << number
