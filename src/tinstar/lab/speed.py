"""How fast the house is: work done per second."""

from collections.abc import Callable
from time import perf_counter

from tinstar.core.game import Game


def per_second(work: Callable[[int], int], seconds: float) -> float:
    """Units of work per second; `work(n)` does n pieces and says how many units they were.

    The first piece makes everything ready, the next find out how many fill the time; only the
    last, longest run counts.
    """
    work(1)
    n = 1
    while True:
        start = perf_counter()
        units = work(n)
        took = perf_counter() - start
        if took >= seconds:
            return units / took
        n = min(10 * n, int(1.2 * n * seconds / took) + 1)


def random_play(game: Game, seconds: float, seed: int = 1) -> float:
    """Decisions per second of random games on one thread, legal actions listed at each of them.

    Setting up and answering chance take their time too, and are not counted as decisions.
    """
    return per_second(lambda n: int(game.rollouts(n, seed)["decisions"].sum()), seconds)
