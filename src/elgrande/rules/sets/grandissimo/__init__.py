"""Grandissimo."""
