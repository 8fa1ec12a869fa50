"""Tabular Q-learning at a small Calaboose: the first seat learns, the other plays at random."""

import sys
from collections import defaultdict

import numpy as np

import tinstar
from tinstar.adapters import pettingzoo


def train(games: int, seed: int = 1, explore: float = 0.1, rate: float = 0.1) -> list[float]:
    """The learner's reward in each game."""
    env = pettingzoo.env(tinstar.load("calaboose").variant("tiny").compile())
    rng, worth = np.random.default_rng(seed), defaultdict(float)
    learner, rewards = env.possible_agents[0], []
    for game in range(games):
        env.reset(seed if game == 0 else None)
        last = None
        for agent in env.agent_iter():
            observation, reward, over, _, _ = env.last()
            legal = np.flatnonzero(observation["action_mask"]).tolist()
            action = None if over else int(rng.choice(legal))
            if agent == learner:
                key = observation["observation"].tobytes()
                if last:
                    best = 0.0 if over else max(worth[key, a] for a in legal)
                    worth[last] += rate * (reward + best - worth[last])
                if over:
                    rewards.append(reward)
                elif rng.random() >= explore:
                    action = max(legal, key=lambda a: worth[key, a])
                last = key, action
            env.step(action)
    return rewards


if __name__ == "__main__":
    for tenth in np.array_split(train(int(*sys.argv[1:]) or 3000), 10):
        print(f"mean reward {tenth.mean():+.2f} in {len(tenth)} games")
