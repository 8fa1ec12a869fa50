"""How many playouts a second the highest level makes on this machine, without a browser."""

import statistics

import tinstar
from tinstar.engine.kernel import CHANCE
from tinstar.players.local_thinking import think_here
from tinstar.players.search import SearchPlayer

SECONDS, THOUGHTS = 0.3, 8


def playouts_a_second(game: str) -> float:
    """Return the median of the searches at the beginning of a game with three seats."""
    player = SearchPlayer(seconds=SECONDS, seed=1, considerate=True)
    match = tinstar.Match(tinstar.load(game, players=3), [None, player, "easy"], seed=1)
    found: list[float] = []
    while len(found) < THOUGHTS and match.asked >= CHANCE:
        if match.waits_for is None:
            match.step()
            continue
        view = match.view(match.waits_for)
        if len(view.legal_actions()) > 1:
            thought = think_here(player.request(view))
            found.append(thought.playouts / thought.seconds)
        match.answer(match.waits_for, view.legal_actions()[0], match.position)
    return statistics.median(found)
