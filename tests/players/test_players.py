"""Checks of every computer player, in every built-in game."""

from collections.abc import Callable

import numpy as np
import pytest

import tinstar
from tests.players.positions import position, shares
from tinstar.engine import kernel
from tinstar.engine.compiler import compiled, plain
from tinstar.engine.kernel import GAMES_OWN
from tinstar.engine.kernel_calls import add_merits
from tinstar.players import without_net

GAMES = tinstar.available()


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        (
            "clever",
            "expected a player among: random, easy, greedy, keen, net, search; got 'clever'",
        ),
        ("", "expected a player among: random, easy, greedy, keen, net, search; got ''"),
        ("greedy:3", "expected greedy alone, .*; got greedy:3"),
        ("random:x", "expected random alone, .*; got random:x"),
        *(
            (f"search:{effort}", f"search: expected a time .* got '{effort[:40]}'")
            for effort in (
                *("0", "0s", "-5", "fast", "1e9s", "inf", "\u0663s", "0.0000000001s"),
                *("601s", "10000001", "9" * 400 + "s", "9" * 5000),
            )
        ),
    ],
)
def test_a_player_that_cannot_be_is_refused(spec: str, message: str):
    with pytest.raises(tinstar.BadOption, match=message) as refused:
        tinstar.player(spec)
    assert len(str(refused.value)) < 200


def test_who_asked_for_a_net_is_told_where_there_is_none():
    mini, whole = tinstar.load("calaboose").variant("mini"), tinstar.load("calaboose")
    assert without_net("net", mini).startswith("net plays as greedy: net.bin: expected a net for")
    assert without_net("keen", mini).startswith("keen plays as greedy: net.bin: expected a net")
    assert without_net("search:9", mini).startswith("search:9 uses heuristics: net.bin: expected")
    assert without_net("search:9/net", mini).startswith("search:9/net uses heuristics: net.bin")
    for spec in ("net", "keen", "search:9", "search:9/net", "greedy", "random"):
        assert without_net(spec, whole) == ""
    for spec in ("search:9/hints", "search:9/plain", "greedy"):
        assert without_net(spec, mini) == ""


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["random", "easy", "greedy", "keen", "net"])
def test_the_same_seed_gives_the_same_answers(name: str, spec: str):
    views = [position(tinstar.load(name), n, seed=n) for n in range(3, 30, 5)]
    answers = [
        [player.choose(s.view(s.current_player())) for s in views]
        for player in (tinstar.player(spec, 7), tinstar.player(spec, 7))
    ]
    assert answers[0] == answers[1]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("spec", ["random", "easy", "greedy", "keen", "net"])
def test_a_player_answers_alike_to_what_it_cannot_tell_apart(name: str, spec: str):
    rng = np.random.default_rng(5)
    for n in range(4, 40, 6):
        state = position(tinstar.load(name, players=3), n, seed=n)
        seat = state.current_player()
        other = state.resample(seat, rng)
        chosen = [tinstar.player(spec, 1).choose(s.view(seat)) for s in (state, other)]
        assert chosen[0] == chosen[1]
        assert chosen[0] in state.legal_actions()


@pytest.mark.parametrize("name", GAMES)
def test_the_outlook_of_all_seats_sums_to_zero_and_is_a_utility(name: str):
    for players in tinstar.load(name).rules.box.seats:
        game = tinstar.load(name, players=players)
        state = position(game, 25, seed=players)
        out = np.zeros(players)
        plain(kernel.outlook, game.box, state.s, out)
        assert abs(out.sum()) < 1e-9
        assert out.min() >= -1 / (players - 1) - 1e-9
        assert out.max() <= 1 + 1e-9


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_merits_are_the_same_in_python_and_in_machine_code(name: str):
    game = tinstar.load(name, players=3)
    for n in range(5, 60, 7):
        state = position(game, n, seed=n)
        merits = [
            merits_of(state, compiled(add_merits)),
            merits_of(state, add_merits),
        ]
        assert merits[0] == pytest.approx(merits[1], abs=1e-12)
        assert len(merits[0]) == len(state.legal_actions())


def merits_of(state: tinstar.State, add_merits: Callable[..., int]) -> list[float]:
    game = state.game
    states = np.repeat(state.array, 2)
    scratch = game.scratch()
    n = add_merits(game.box, states, GAMES_OWN, scratch)
    return scratch.merits[:n].tolist()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random_clearly(name: str, players: int):
    """Greedy wins by at least two standard errors.

    Games differ in how much there is to win, and so in how many games show it.
    """
    specs = ("greedy",) + ("random",) * (players - 1)
    mean, error = shares(name, specs, games=60, seed=11)
    for games in (600, 4000):
        if mean < 4 * error:
            mean, error = shares(name, specs, games=games, seed=11)
    assert mean > 2 * error
