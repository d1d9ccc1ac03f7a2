"""The weights of the evaluation: those that were set by hand, and the command that tunes them by play."""
