"""REINFORCE with a linear policy learns to beat random players, one seat of two at Calaboose."""

import sys

import numpy as np

from tinstar.adapters import gymnasium


def train(games: int, seed: int = 1, rate: float = 0.02) -> list[float]:
    """The return of each game."""
    env = gymnasium.env("calaboose", players=2, others="random")
    rng = np.random.default_rng(seed)
    actions, size = env.action_space.n, env.observation_space.shape[0]
    weights, baseline, returns = np.zeros((actions, size + 1)), 0.0, []
    for game in range(games):
        observation, info = env.reset(seed=seed if game == 0 else None)
        steps, over, reward = [], False, 0.0
        while not over:
            x = np.append(observation / (1 + np.abs(observation)), 1.0)
            legal = np.flatnonzero(info["action_mask"])
            scores = weights[legal] @ x
            chances = np.exp(scores - scores.max())
            chances /= chances.sum()
            i = rng.choice(len(legal), p=chances)
            steps.append((x, legal, chances, i))
            observation, reward, over, _, info = env.step(int(legal[i]))
        returns.append(float(reward))
        for x, legal, chances, i in steps:
            chances[i] -= 1.0
            weights[legal] -= rate * (reward - baseline) * np.outer(chances, x)
        baseline += 0.02 * (reward - baseline)
    return returns


if __name__ == "__main__":
    returns = train(int(sys.argv[1]) if len(sys.argv) > 1 else 2000)
    for tenth in np.array_split(returns, 10):
        print(f"mean return {tenth.mean():+.2f} in {len(tenth)} games")
