"""The deck of 1995 and 2015."""
