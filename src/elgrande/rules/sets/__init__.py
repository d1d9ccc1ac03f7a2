"""Editions and modules: which pieces, cards and rules each one brings, and what goes with what."""
