# %% [markdown]
# A random game with OpenSpiel: chance draws the cards, and discs are set at the same time.

# %%
import random

import pyspiel

import elgrande.research.openspiel_game  # noqa: F401 (makes the game known)

state = pyspiel.load_game("elgrande(edition=2023,players=3,sets=new-regency)").new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, chances)[0])
    elif state.is_simultaneous_node():
        legal = [state.legal_actions(player) for player in range(state.num_players())]
        state.apply_actions([random.choice(actions) if actions else 0 for actions in legal])
    else:
        state.apply_action(random.choice(state.legal_actions()))

# %%
print(state)
print(state.returns())
assert abs(sum(state.returns())) < 1e-9
