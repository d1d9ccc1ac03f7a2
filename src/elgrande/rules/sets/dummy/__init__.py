"""The dummy of the two-player game of 2023."""
