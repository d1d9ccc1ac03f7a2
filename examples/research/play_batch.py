# %% [markdown]
# Sixty-four games side by side, thousands of decisions at a time.

# %%
import numpy as np

from elgrande.research.simulator import BatchSimulator
from elgrande.research.spaces import planes

simulator = BatchSimulator(64, edition="2015", players=4, reward="win", options={"length": "short"})
now = simulator.reset(seed=7)
wins = np.zeros(4)
while simulator.played < 64:
    now = simulator.step(simulator.sample())
    wins += now.rewards.sum(axis=0)

# %%
print(f"{simulator.played} games; wins by seat: {wins}")
print("own points in the first game:", planes(now.observations)["points"][0, 0].sum())
assert wins.sum() >= 64
