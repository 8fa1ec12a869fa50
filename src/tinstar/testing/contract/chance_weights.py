"""Promises about chance: weights are valid, outcomes can be applied, and draws follow weights."""

import numpy as np

from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.engine.game import Game
from tinstar.engine.kernel import CHANCE
from tinstar.engine.random_streams import new_stream, pick
from tinstar.engine.state import State
from tinstar.testing.contract.promise import expect, promise
from tinstar.testing.contract.sample_tables import fast, positions, walk

DRAWS, SIGMAS = 1000, 6


def at_chance(game: Game) -> list[State]:
    """Return sampled states in which chance is to act. The list may be empty."""
    return [state for state in positions(game, about=40) if state.is_chance_node()]


@promise("table", "fair chance draws by these weights without rounding")
def weights_are_whole_numbers_of_at_least_nothing_and_not_all_nothing(game: Game) -> None:
    for state in at_chance(game):
        weights = state.chance_weights()
        said = f"expected weights of 0 or more with a sum above 0, got {weights[:20]}"
        expect(min(weights) >= 0 and 0 < sum(weights) < 2**31, said)
        most = game.max_chance_outcomes()
        expect(
            len(weights) <= most,
            f"expected at most most_outcomes, {most}, got {len(weights)} outcomes",
        )


@promise("table", "researchers sum over the outcomes of chance")
def probabilities_sum_to_one_and_follow_the_weights(game: Game) -> None:
    for state in at_chance(game):
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        expect(
            abs(sum(chances) - 1) < 1e-9,
            f"expected probabilities with the sum 1, got the sum {sum(chances)}",
        )
        possible = [i for i, w in enumerate(state.chance_weights()) if w]
        expect(
            list(outcomes) == possible == state.legal_actions(),
            "the outcomes are not those with a weight above 0",
        )


@promise("table", "simulated figures are right only if chance follows its weights")
def random_play_draws_outcomes_as_likely_as_they_are_said_to_be(game: Game) -> None:
    stream = new_stream(3)
    for state in at_chance(game)[:4]:
        weights = np.array(state.chance_weights(), np.int32)
        drawn = [plain(pick, stream, weights, len(weights)) for _ in range(DRAWS)]
        counts, share = np.bincount(drawn, minlength=len(weights)), weights / weights.sum()
        off = np.abs(counts - DRAWS * share)
        near = off <= SIGMAS * np.sqrt(DRAWS * share * (1 - share))
        expect(near.all(), f"the weights {weights.tolist()} do not fit the draws {counts.tolist()}")


@promise("table", "the game must be able to go on after each possible outcome")
def every_possible_outcome_can_be_applied(game: Game) -> None:
    for state in at_chance(game):
        for outcome, _ in state.chance_outcomes():
            after = state.clone()
            after.apply_action(outcome)
            expect(
                after.history() == [*state.history(), outcome],
                "the history lacks the outcome that was applied",
            )


@promise("table", "a faster way to draw must give the same outcomes as the list")
def chance_cast_quickly_is_chance_by_its_weights(game: Game) -> None:
    for number, state in enumerate(walk(game, seed=1)):
        if state.is_chance_node():
            weights, scratch = np.array(state.chance_weights()), game.scratch()
            quick, slow = new_stream(number), new_stream(number)
            cast = plain(kernel.cast, game.box, state.s, quick, scratch.weights)
            same = cast == plain(pick, slow, weights, len(weights)) and quick == slow
            expect(same, f"cast draws outcome {cast}, but the weights draw another")


@promise("table", "compiled code must deal as Python does", fast=True)
def chance_answers_by_itself_as_if_it_had_been_asked_each_time(game: Game) -> None:
    for position in at_chance(game)[:4]:
        state = position.clone()
        drawn = State(fast(game), state.array.copy(), state.steps())
        asked = drawn.draw(np.random.default_rng(5))
        for answer in drawn.history()[len(state.history()) :]:
            expect(
                state.is_chance_node() and answer is not None,
                "compiled code drew chance where a seat was to act",
            )
            state.apply_action(answer or 0)
        expect(
            asked == state.current_player() != CHANCE,
            "compiled code stopped before a seat was to act",
        )
        expect(
            drawn.array.tobytes() == state.array.tobytes(),
            "compiled code and Python lead to different states",
        )
        expect(drawn.steps() == state.steps(), "compiled code and Python have different histories")
