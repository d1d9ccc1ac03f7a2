"""El Grande: the whole game, in every edition."""
