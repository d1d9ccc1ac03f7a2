"""New Regency (2023): ten cards for the King."""
