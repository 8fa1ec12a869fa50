"""Measure a net's share of the wins among other compiled players: many games in little time."""

import tinstar
from tinstar.lab.training.trainer import Training
from tinstar.lab.training.training_config import Course
from tinstar.players.net_file import shipped
from tinstar.players.net_players import POWER
from tinstar.statistics import Estimate

PLAYOUTS = 200  # of each search, as in `search:200/hints`


def among(name: str, others: str, seats: int, games: int, threads: int = 2) -> Estimate:
    """Return the share of wins of one seat of a game's net.

    others: "greedy", or "search" for searches with heuristics.
    """
    game = tinstar.load(name, seats)
    net, why = shipped(game)
    assert net, why
    training = Training(game, Course(seats=(seats,), thinking=PLAYOUTS, threads=threads), net)
    return training.ladder(games, POWER, [others])[others][seats]
