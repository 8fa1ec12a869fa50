"""Promises about compiled code: it plays exactly as the Python code does, byte for byte."""

import numpy as np

from tinstar.engine import kernel
from tinstar.engine.compiler import plain
from tinstar.engine.game import Game
from tinstar.engine.kernel_calls import objection_at
from tinstar.engine.random_streams import start
from tinstar.engine.rollouts import GAMES_IN_A_CHUNK
from tinstar.engine.state import State
from tinstar.testing.contract.promise import expect, promise
from tinstar.testing.contract.sample_tables import fast, positions, walk

SAME = "otherwise simulations and searches play another game than the table does"
SEED, STEPS = 21, 40


def interpreted_rows(game: Game, first: int, n: int, seed: int) -> np.ndarray:
    rows = np.zeros(n, game.row_type())
    states = game.rules.state.type.blanks(2)
    plain(kernel.random_games, game.box, states, first, np.uint64(seed), rows, game.scratch())
    return rows


@promise("table", SAME, fast=True)
def both_worlds_agree_after_every_step(game: Game) -> None:
    quick = State(fast(game), game.new_initial_state().array)
    whole = walk(game, seed=1)
    for state, answer in zip(whole, [*whole[-1].history(), None], strict=True):
        same = quick.array.tobytes() == state.array.tobytes()
        same = same and quick.current_player() == state.current_player()
        same = same and quick.legal_actions() == state.legal_actions()
        expect(
            same,
            f"compiled code differs after {state.position} actions, last {state.history()[-1:]}",
        )
        if answer is not None:
            quick.apply_action(answer)
    expect(quick.steps() == whole[-1].steps(), "compiled code has another history than Python")


@promise("table", SAME, fast=True)
def both_worlds_refuse_alike_and_deal_alike_what_is_unseen(game: Game) -> None:
    actions, quick_game = range(game.num_distinct_actions()), fast(game)
    for state in positions(game, about=8):
        quick = State(quick_game, state.array.copy())
        if state.current_player() >= 0:
            slow_why, fast_why = (
                [int(g.calls[objection_at](x.array, a)) for a in actions]
                for g, x in ((game, state), (quick_game, quick))
            )
            expect(slow_why == fast_why, "compiled code has other objections than Python")
        for seat in range(game.players):
            one, other = (x.resample(seat, np.random.default_rng(5)) for x in (state, quick))
            expect(
                one.array.tobytes() == other.array.tobytes(),
                "compiled deal_unseen deals other cards than Python",
            )


@promise("table", SAME, fast=True)
def random_games_are_the_same_in_both_worlds_on_both_sides_of_a_chunk(game: Game) -> None:
    first = GAMES_IN_A_CHUNK - 2
    quick = game.rollouts(GAMES_IN_A_CHUNK + 1, seed=11)[first:]
    slow = interpreted_rows(game, first, 3, seed=11)
    expect(
        quick.tobytes() == slow.tobytes(),
        "with the same seed, compiled code plays other games than Python",
    )


@promise("table", "a simulation can be repeated on another machine", fast=True)
def rows_do_not_depend_on_threads_nor_on_how_many_games_follow(game: Game) -> None:
    n = 2 * GAMES_IN_A_CHUNK + 3
    rows = game.rollouts(n, seed=12)
    for threads in (2, 3):
        same = game.rollouts(n, seed=12, threads=threads).tobytes() == rows.tobytes()
        expect(same, f"{threads} threads play other games than one thread")
    expect(
        game.rollouts(7, seed=12).tobytes() == rows[:7].tobytes(),
        "the first 7 games depend on how many follow",
    )
    expect(len(game.rollouts(0, seed=12)) == 0, "expected no rows for 0 games, got some")


@promise("table", "a simulator plays millions of games", fast=True)
def many_random_games_end_within_the_bound_with_returns_that_sum_to_zero(game: Game) -> None:
    rows, most = game.rollouts(5000, seed=14, threads=2), game.max_game_length()
    longest = int(rows["decisions"].max())
    expect(
        0 < longest <= most, f"expected 1 to {most} decisions, as longest_game says; got {longest}"
    )
    ends = set(rows["ending"].tolist()) - ({int(e) for e in game.rules.endings} - {0})
    expect(not ends, f"expected members of Ending, got {ends}")
    off = np.abs(rows["returns"].sum(axis=1)).max()
    expect(off < 1e-9, f"expected returns with the sum 0, got a sum that is off by {off}")


# --- vectors and features -------------------------------------------------------------------------


def answered(state: State, scratch: np.ndarray) -> State:
    """Draw chance in Python from the stream in `scratch`."""
    plain(kernel.answer_chance, state.game.box, state.s, scratch[0])
    return state


@promise("table", "training steps many games at once", fast=True)
def each_step_of_a_vector_is_that_of_a_game_played_alone_with_its_own_stream(game: Game) -> None:
    vector, i, scratch = game.vector(3, SEED), 2, game.scratch()
    plain(start, scratch.stream, np.uint64(SEED), 2 * i)
    frame, alone = vector.reset(), answered(game.new_initial_state(), scratch)
    for _ in range(STEPS):
        seat = alone.current_player()
        same = frame.players[i] == seat
        same = same and frame.observations[i].tobytes() == alone.view(seat).s.tobytes()
        same = same and frame.masks[i].tobytes() == alone.legal_actions_mask().tobytes()
        expect(same, "the vector shows another view or other legal actions")
        actions = vector.sample()
        alone.apply_action(int(actions[i]))
        answered(alone, scratch)
        frame = vector.step(actions)
        expect(
            frame.terminated[i] == alone.is_terminal(),
            "the vector and the single game do not end at the same step",
        )
        expect(
            frame.rewards[i].tolist() == alone.returns(),
            "the vector gives other rewards than the single game",
        )
        if alone.is_terminal():
            expect(
                vector.ends.scores[i].tolist() == alone.scores(),
                "the vector gives other scores than the single game",
            )
            alone = answered(game.new_initial_state(), scratch)


@promise("table", "training can be repeated on another machine", fast=True)
def what_a_vector_tells_does_not_depend_on_threads(game: Game) -> None:
    one, two = game.vector(7, SEED), game.vector(7, SEED, threads=2)
    with one, two:
        _ = one.reset(), two.reset()
        for _ in range(STEPS):
            pair = one.step(one.sample()), two.step(two.sample())
            for here, there in zip(*pair, strict=True):
                expect(
                    here.tobytes() == there.tobytes(),
                    "two threads give other results than one thread",
                )


@promise(
    "table", "training code must get an error for an illegal action, and lose nothing", fast=True
)
def an_action_that_may_not_be_done_is_named_and_changes_nothing(game: Game) -> None:
    vector = game.vector(2, SEED)
    frame = vector.reset()
    masks, before = frame.masks.copy(), vector.state(0)
    wrong, right = int(np.argmin(masks[0])), int(np.argmax(masks[1]))
    if masks[0, wrong]:
        return  # everything is legal here
    told = frame.observations[0].tobytes(), masks[0].tobytes(), frame.players[0]
    frame = vector.step([wrong, right])
    named = list(vector.refusals()) == [0] and vector.objections.tolist()[1] == 0
    said = vector.refusals().get(0, "")
    expect(
        named and said.startswith(f"{game.rules.actions.text(wrong)}: "),
        "refusals() does not name the illegal action",
    )
    now = frame.observations[0].tobytes(), frame.masks[0].tobytes(), frame.players[0]
    expect(vector.state(0) == before and now == told, "an illegal action changed the game")
    expect(not frame.terminated[0], "an illegal action ended the game")


@promise("table", "a net must play at the table as it was trained", fast=True)
def machine_code_encodes_as_python_does(game: Game) -> None:
    encoder = fast(game).encoder()
    with fast(game).vector(8, seed=1) as vector:
        frame, buffers = vector.reset(), encoder.buffers(8)
        for _ in range(STEPS):
            encoder.encode(frame.observations, frame.players, buffers)
            dense = encoder.dense(buffers)
            for i in range(0, 8, 4):
                slow = encoder.active(vector.state(i).view(int(frame.players[i]))).tolist()
                same = buffers.active[i, : buffers.counts[i]].tolist() == slow
                same = same and np.flatnonzero(dense[i]).tolist() == sorted(slow)
                expect(same, "compiled code gives other features than Python")
            frame = vector.step(vector.sample())
