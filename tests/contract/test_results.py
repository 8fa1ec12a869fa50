"""How a game ends, and what the end is worth."""

import pytest

from tests.contract.tables import walk
from tinstar.core import kernel
from tinstar.core.compile import plain


@pytest.mark.parametrize("seed", [1, 2])
def test_winners_share_what_the_others_lose_or_returns_are_scores(game, seed):
    end, n = walk(game, seed)[-1], game.players
    if game.variation and game.variation.by_score:
        mean = sum(end.scores()) / n
        assert end.returns() == pytest.approx([score - mean for score in end.scores()])
        return
    won = [plain(kernel.is_winner, game.box[0], end.s, seat) for seat in range(n)]
    w = sum(won)
    assert 1 <= w <= n
    gain, loss = (n - w) / (w * (n - 1)), -1 / (n - 1)
    assert end.returns() == pytest.approx([gain if winner else loss for winner in won])


@pytest.mark.parametrize("seed", [1, 2])
def test_returns_sum_to_zero_and_lie_within_their_bounds(game, seed):
    returns = walk(game, seed)[-1].returns()
    assert sum(returns) == pytest.approx(0)
    assert all(game.min_utility() <= r <= game.max_utility() for r in returns)


def test_nothing_is_won_before_the_end(game):
    for state in walk(game, seed=1)[:-1]:
        assert state.returns() == [0.0] * game.players


def test_every_seat_has_a_whole_score_at_every_step(game):
    for state in walk(game, seed=1):
        scores = state.scores()
        assert len(scores) == game.players
        assert all(type(score) is int for score in scores)
