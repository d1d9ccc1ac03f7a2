# %% [markdown]
# One seat against two greedy bots and one random bot, with Gymnasium.

# %%
import gymnasium

import elgrande.research.gymnasium_env  # noqa: F401 (makes the ids known)

env = gymnasium.make("elgrande/ElGrande-v0", opponents=["greedy", "random", "greedy"], reward="points")
observation, info = env.reset(seed=7)
points, over = 0.0, False
while not over:
    action = env.action_space.sample(observation["action_mask"])
    observation, reward, over, truncated, info = env.step(action)
    points += reward

# %%
print(f"{points:.0f} points in seat {info['seat']}; all scores: {info['scores']}")
assert info["scores"][info["seat"]] == points
