"""Masks of one bit, also beyond the 32 bits to which compiled code shifts a constant."""

import pytest

from elgrande.rules.bits import bit


@pytest.mark.parametrize("number", [0, 1, 30, 31, 32, 39, 54, 61])
def test_a_mask_has_the_bit_of_its_number_and_no_other(number: int) -> None:
    assert bit(number) == 2**number
