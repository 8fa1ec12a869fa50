"""What a net alone wins among others, all of it in machine code: many games in little time."""

import tinstar
from tinstar.lab.training.trainer import Training
from tinstar.lab.training.training_config import Course
from tinstar.players.net_players import POWER, shipped
from tinstar.statistics import Estimate

PLAYOUTS = 200  # of each search, as of `search:200/hints`


def among(name: str, others: str, seats: int, games: int, threads: int = 2) -> Estimate:
    """The share of the wins of one seat of the net that comes with a game; others: "greedy", or
    "search" for searches by hints."""
    game = tinstar.load(name, seats)
    net, why = shipped(game)
    assert net, why
    training = Training(game, Course(seats=(seats,), thinking=PLAYOUTS, threads=threads), net)
    return training.ladder(games, POWER, [others])[others][seats]
