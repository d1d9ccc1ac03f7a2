"""The published ladder: which matches it consists of, what came out, and the command that repeats it."""
