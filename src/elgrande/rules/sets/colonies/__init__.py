"""Grand Inquisitor & Colonies."""
