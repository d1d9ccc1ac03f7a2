"""The deck of 2023."""
