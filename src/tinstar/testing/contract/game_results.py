"""Promises about endings and returns."""

from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.engine.game import Game
from tinstar.testing.contract.promise import expect, promise
from tinstar.testing.contract.sample_tables import walk


def are(found: list[float], wanted: list[float]) -> None:
    near = all(abs(a - b) < 1e-9 for a, b in zip(found, wanted, strict=True))
    expect(near, f"expected returns {wanted}, got {found}")


@promise("table", "learning and searching players use these results")
def winners_share_what_the_others_lose_or_returns_are_scores(game: Game) -> None:
    for seed in (1, 2):
        end, n = walk(game, seed)[-1], game.players
        if game.variation and game.variation.by_score:
            mean = sum(end.scores()) / n
            are(end.returns(), [score - mean for score in end.scores()])
            continue
        won = [bool(plain(kernel.is_winner, game.box, end.s, seat)) for seat in range(n)]
        expect(any(won), "nobody has won a game that is over: is_winner returns 0 for every seat")
        w = sum(won)
        gain, loss = (n - w) / (w * (n - 1)), -1 / (n - 1)
        are(end.returns(), [gain if winner else loss for winner in won])


@promise("table", "one player's gain is the others' loss, within the stated bounds")
def returns_sum_to_zero_and_lie_within_their_bounds(game: Game) -> None:
    for seed in (1, 2):
        returns = walk(game, seed)[-1].returns()
        expect(abs(sum(returns)) < 1e-9, f"expected returns with the sum 0, got {returns}")
        least, most = game.min_utility(), game.max_utility()
        within = all(least - 1e-9 <= r <= most + 1e-9 for r in returns)
        expect(within, f"expected returns from {least} to {most}, got {returns}")


@promise("table", "a game in progress has no result yet")
def nothing_is_won_before_the_end(game: Game) -> None:
    for state in walk(game, seed=1)[:-1]:
        expect(
            state.returns() == [0.0] * game.players,
            f"expected returns of 0 before the end, got {state.returns()}",
        )


@promise("table", "the table shows the scores after every step")
def every_seat_has_a_whole_score_at_every_step(game: Game) -> None:
    for state in walk(game, seed=1):
        expect(
            len(state.scores()) == game.players,
            f"expected one score for each seat, got {state.scores()}",
        )
