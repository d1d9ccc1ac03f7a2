"""Power modifiers (2023)."""
