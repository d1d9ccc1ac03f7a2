"""Veteran cards (2023)."""
