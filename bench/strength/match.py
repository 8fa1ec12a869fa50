"""Measure one player's share of the wins against others of one kind."""

from tinstar.engine.kernel import share_of_win
from tinstar.lab.simulation.simulate import Plan, simulate
from tinstar.statistics import Estimate, wilson


def share(name: str, one: str, others: str, seats: int, games: int, seed: int = 1) -> Estimate:
    """Return the share of wins of one seat, seats rotated. An even share is 1/seats."""
    specs = (one, *[others] * (seats - 1))
    results = simulate(Plan(name, specs, games, seed))
    returns = results.rows["returns"][results.kinds() == 0]
    return wilson(float(share_of_win(returns, seats).sum()), games)


def told(estimate: Estimate, digits: int = 0) -> str:
    """Return a share in per cent as text, with its interval."""
    value, low, high = (f"{100 * each:.{digits}f}" for each in estimate)
    return f"{value} % ({low} to {high})"
