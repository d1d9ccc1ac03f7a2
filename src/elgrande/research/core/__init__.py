"""The compiled part of the research environments: observations, masks, rewards and many games at once."""
