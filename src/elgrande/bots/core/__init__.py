"""The thinking of the bots: evaluation, quick policy and tree search, compiled together with the rules."""
