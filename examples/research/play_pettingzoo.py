# %% [markdown]
# A game of four with PettingZoo: every agent takes a random legal action.

# %%
from elgrande.research import elgrande_v0

env = elgrande_v0.env(edition="2015", players=4, reward="rank")
env.reset(seed=7)
final = {}
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    if termination or truncation:
        final[agent] = reward
        action = None
    else:
        action = env.action_space(agent).sample(observation["action_mask"])
    env.step(action)

# %%
print(final)
assert abs(sum(final.values())) < 1e-9
