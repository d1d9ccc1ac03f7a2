"""Anniversary."""
