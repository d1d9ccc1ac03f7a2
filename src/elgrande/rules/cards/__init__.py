"""What the cards say: one file per set, each card a short declaration made of effects."""
