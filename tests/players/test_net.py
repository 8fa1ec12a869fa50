"""A net: its evaluation of a view, its file, and its player."""

import hashlib
import itertools
import json
import pickle
from collections.abc import Callable
from copy import copy
from functools import cache

import numpy as np
import pytest

import tinstar
from tests.players.positions import position
from tinstar.engine.game import Game
from tinstar.engine.kernel import TERMINAL, share_of_win
from tinstar.errors import BadRecord
from tinstar.players import net_file
from tinstar.players.net import LEAST, Net, blank_net, thought
from tinstar.players.net_file import from_bytes, net_of, shipped, to_bytes
from tinstar.players.net_header import LARGEST, SIGN, WITH_ANY_NUMBERS, shipped_file
from tinstar.players.net_players import (
    KEEN_ON,
    POWER,
    KeenPlayer,
    NetPlayer,
)

GAMES = tinstar.available()


def net_for(game: Game, seed: int = 1, widths: tuple[int, int] = (16, 32)) -> Net:
    """Return a net of random half-precision numbers."""
    encoder, rng = game.encoder(), np.random.default_rng(seed)
    seats = game.rules.box.seats[-1]
    net = blank_net(encoder.size, seats, game.num_distinct_actions(), widths)
    for numbers in net:
        numbers[:] = rng.normal(scale=0.3, size=numbers.shape).astype(np.float16)
    return net


@cache
def calaboose() -> Game:
    return tinstar.load("calaboose", players=3)


@cache
def file_of(name: str = "calaboose", **options) -> bytes:
    game = tinstar.load(name, players=3, **options)
    lit = np.zeros(game.encoder().size)
    lit[:50] = 1
    return to_bytes(game, net_for(game), lit, [2, 3], {"minutes": 1})


# --- evaluation of a view -----------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_net_is_the_sum_and_two_layers_that_it_says_it_is(name):
    game = tinstar.load(name, players=3)
    net, encoder = net_for(game), game.encoder()
    for seed in range(4):
        state = position(game, 5 * seed, seed)
        mover, players = state.current_player(), game.players
        view = state.view(mover)
        first = np.maximum(net.first[0] + net.features[encoder.active(view)].sum(0), 0)
        second = np.maximum(net.start[0] + first @ net.second, 0)
        wins = np.exp((net.values @ second + net.bias[0, : len(net.values)])[:players])
        legal = view.legal_actions()
        rows = encoder.actions[mover, legal]
        odds = np.exp(net.policy[rows] @ second + net.bias[0, len(net.values) + rows])
        values, policy = thought(view, net)
        utilities = (players * wins / wins.sum() - 1) / (players - 1)
        assert values == pytest.approx(np.roll(utilities, mover), abs=1e-4)
        assert list(policy) == legal
        assert list(policy.values()) == pytest.approx(odds / odds.sum(), abs=1e-4)
        assert sum(values) == pytest.approx(0, abs=1e-5)


def test_by_score_what_is_expected_sums_to_zero_too():
    game = tinstar.load("outlaws25").variant("hand")
    assert game.box.by_score
    values, _ = thought(position(game, 0, 1).view(0), net_for(game))
    assert sum(values) == pytest.approx(0, abs=1e-5)
    assert any(abs(values) > 0)


@pytest.mark.compiled
@pytest.mark.parametrize("name", ["calaboose"])
def test_machine_code_thinks_as_python_does(name):
    game = tinstar.load(name, players=3)
    net, fast = net_for(game), copy(game).compile()
    for seed in range(3):
        state = position(game, 5 * seed, seed)
        view = state.view(state.current_player())
        values, policy = thought(view, net)
        view.game = fast
        quick_values, quick_policy = thought(view, net)
        assert quick_values == pytest.approx(values, abs=1e-5)
        assert quick_policy == pytest.approx(policy, abs=1e-5)


# --- the file -----------------------------------------------------------------------------------


def test_a_net_survives_the_way_to_its_file_and_back_and_rows_never_lit_are_left_out():
    net, says = from_bytes(calaboose(), file_of())
    made = net_for(calaboose())
    made.features[50:] = 0
    assert all((a == b).all() for a, b in zip(net, made, strict=True))
    assert says["made"] == {"minutes": 1}
    assert len(file_of()) < 100_000


@pytest.mark.parametrize("other", [name for name in GAMES if name != "calaboose"])
def test_a_net_of_another_game_is_refused(other):
    with pytest.raises(BadRecord, match="expected a net for game 'calaboose', got one for"):
        from_bytes(calaboose(), file_of(other))


def remade(**changes) -> bytes:
    """Return the file with changes in its header."""
    line, _, body = file_of()[len(SIGN) :].partition(b"\n")
    return SIGN + json.dumps(json.loads(line) | changes).encode() + b"\n" + body


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"version": 0}, "expected a net for version"),
        ({"edition": "0" * 64}, "expected a net for edition"),
        ({"encoder": "0" * 64}, "expected a net for encoder"),
        ({"variant": "mini"}, "expected a net for variant None, got one for 'mini'"),
        ({"options": {}}, "expected a net for options"),
        ({"seats": [2, 4]}, r"expected a net for 3 seats, got a net for \[2, 4\]"),
        ({"seats": "many"}, "seats: expected a list of whole numbers"),
        ({"widths": [16, 2**40]}, "expected two multiples"),
        ({"widths": [16, 17]}, "expected two multiples"),
        ({"widths": [16, 16]}, "expected .* bytes of numbers"),
        ({"lit": 49}, "expected .* bytes of numbers"),
        ({"lit": -1}, "lit: expected a whole number"),
        ({"digest": 5}, "expected numbers with the digest '5'"),
        ({"extra": 5}, "expected .*'widths'"),
    ],
)
def test_a_file_that_says_something_else_is_refused(changes, message):
    with pytest.raises(BadRecord, match=message):
        from_bytes(calaboose(), remade(**changes))


@pytest.mark.parametrize(
    ("game", "message"),
    [
        (lambda: tinstar.load("calaboose", players=3, games=3), "expected a net for options"),
        (lambda: tinstar.load("calaboose", players=3, passing="freely"), "a net for options"),
        (lambda: tinstar.load("calaboose").variant("tiny"), "expected a net for edition"),
    ],
)
def test_a_net_is_not_for_the_same_game_with_other_options_or_numbers(game, message):
    with pytest.raises(BadRecord, match=message):
        from_bytes(game(), file_of())


@pytest.mark.parametrize("length", [0, 5, len(SIGN), len(SIGN) + 40, 1500, -1000, -1])
def test_a_file_that_was_cut_is_refused(length):
    with pytest.raises(BadRecord, match="expected"):
        from_bytes(calaboose(), file_of()[:length])


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\x89PNG\r\n\x1a\n",
        pickle.dumps({"net": 1}),
        SIGN + b"[" * 9_000 + b"\n",
        SIGN + b"{}\n",
        SIGN + b"x" * 20_000 + b"\n",
        SIGN + bytes(100),
        file_of() + b"\0",
        SIGN + bytes(LARGEST),
    ],
)
def test_what_is_no_net_at_all_is_refused(data):
    with pytest.raises(BadRecord, match="expected"):
        from_bytes(calaboose(), data)


def test_a_byte_that_was_changed_is_noticed_and_so_are_numbers_that_are_none():
    data = bytearray(file_of())
    data[-7] ^= 1
    with pytest.raises(BadRecord, match="expected numbers with the digest"):
        from_bytes(calaboose(), bytes(data))
    net = net_for(calaboose())
    net.start[0, 3] = np.inf
    with pytest.raises(BadRecord, match="expected finite numbers"):
        to_bytes(calaboose(), net, np.ones(len(net.features)), [3], "")


def with_body(change: Callable[[bytearray], None]) -> bytes:
    """Return the file with changed numbers and their digest."""
    line, _, body = file_of()[len(SIGN) :].partition(b"\n")
    numbers = bytearray(body)
    change(numbers)
    says = json.loads(line) | {"digest": hashlib.sha256(numbers).hexdigest()}
    return SIGN + json.dumps(says).encode() + b"\n" + numbers


def set_infinite(numbers: bytearray) -> None:
    numbers[-2:] = np.array([np.inf], "<f2").tobytes()


def swap_features(numbers: bytearray) -> None:
    numbers[:4] = numbers[2:4] + numbers[:2]


@pytest.mark.parametrize(
    ("change", "message"),
    [(set_infinite, "expected finite weights"), (swap_features, "ascending feature indices")],
)
def test_weights_and_features_that_cannot_be_are_named(change, message):
    with pytest.raises(BadRecord, match=message):
        from_bytes(calaboose(), with_body(change))


def test_no_file_is_larger_than_it_may_be():
    net = net_for(calaboose(), widths=(512, 16))
    with pytest.raises(BadRecord, match="expected a net of at most"):
        to_bytes(calaboose(), net, np.ones(len(net.features)), [3], "")


# --- the player ---------------------------------------------------------------------------------


def test_a_net_player_draws_by_the_square_of_the_odds_of_its_net(tmp_path):
    path = tmp_path / "some.net"
    path.write_bytes(file_of())
    view = position(calaboose(), 3, 1).view(position(calaboose(), 3, 1).current_player())
    _, policy = thought(view, net_file.read(calaboose(), path)[0])
    player = tinstar.player(f"net:{path}", seed=1)
    drawn = [player.choose(view) for _ in range(200)]
    squares = {action: odds**POWER for action, odds in policy.items()}
    for action, square in squares.items():
        assert abs(drawn.count(action) / 200 - square / sum(squares.values())) < 0.1
    again = tinstar.player(f"net:{path}", seed=1)
    assert [again.choose(view) for _ in range(20)] == drawn[:20]


def test_a_net_player_without_an_end_of_certainty_takes_the_likeliest(tmp_path):
    path = tmp_path / "some.net"
    path.write_bytes(file_of())
    state = position(calaboose(), 3, 1)
    view = state.view(state.current_player())
    _, policy = thought(view, net_file.read(calaboose(), path)[0])
    sure = NetPlayer(1, path, power=float("inf"))
    assert {sure.choose(view) for _ in range(20)} == {max(policy, key=policy.__getitem__)}


def test_a_file_that_is_named_must_be_a_net_of_the_game(tmp_path):
    view = position(calaboose(), 3, 1).view(0)
    with pytest.raises(BadRecord, match=r"none\.net: expected the file of a net"):
        tinstar.player(f"net:{tmp_path / 'none.net'}").choose(view)
    path = tmp_path / "other.net"
    path.write_bytes(file_of("caboo"))
    with pytest.raises(BadRecord, match=r"other\.net: expected a net for game 'calaboose'"):
        tinstar.player(f"net:{path}").choose(view)


def test_without_a_net_the_net_player_is_greedy_and_says_so(monkeypatch):
    monkeypatch.setattr("tinstar.players.net_header.SHIPPED", "none.net")
    state = position(calaboose(), 3, 1)
    view = state.view(state.current_player())
    player, greedy = NetPlayer(1), tinstar.player("greedy", seed=1)
    assert player.without_net(calaboose()) == "no net comes with calaboose"
    assert [player.choose(view) for _ in range(2)] == [greedy.choose(view) for _ in range(2)]


def test_a_keen_player_does_what_its_net_likes_among_what_looks_good(monkeypatch):
    state = position(calaboose(), 3, 1)
    view = state.view(state.current_player())
    net, _ = shipped(calaboose())
    assert net
    odds = thought(view, net)[1]
    liked, *_, disliked = sorted(odds, key=lambda action: -odds[action])
    for loss, considered in ((KEEN_ON / 2, {liked, disliked}), (2 * KEEN_ON, {disliked})):
        merits = [-loss if a == liked else 0.0 if a == disliked else -1.0 for a in odds]
        monkeypatch.setattr(
            "tinstar.players.net_players.seem",
            lambda *_, m=merits: (np.array([*odds]), np.array(m)),
        )
        player = KeenPlayer(1)
        chosen = [player.choose(view) for _ in range(200)]
        assert set(chosen) <= considered
        expected = odds[liked] / (odds[liked] + odds[disliked]) if liked in considered else 0.0
        assert abs(chosen.count(liked) / 200 - expected) < 0.15


def test_a_keen_player_chooses_also_where_its_net_is_sure_of_something_worse(monkeypatch):
    state = position(calaboose(), 0, 1)
    view = state.view(state.current_player())
    file, _ = shipped_file(calaboose(), considerate=True)
    assert file
    sure = net_of(file)._replace(policy=1000 * net_of(file).policy)
    monkeypatch.setattr("tinstar.players.local_thinking.net_of", lambda _: sure)
    odds = thought(view, sure)[1]
    merits = np.array([-1.0 if odds[a] > 2 * LEAST else 0.0 for a in odds])
    assert (merits == 0.0).sum() > 1
    monkeypatch.setattr("tinstar.players.net_players.seem", lambda *_: (np.array([*odds]), merits))
    assert odds[KeenPlayer(1).choose(view)] < 2 * LEAST


@pytest.mark.parametrize("name", GAMES)
def test_a_net_that_comes_with_a_game_is_not_used_for_its_variants(name):
    for variant in tinstar.load(name).variants():
        net, why = shipped(tinstar.load(name).variant(variant))
        assert net is None
        assert why


@pytest.mark.parametrize("considerate", [False, True])
@pytest.mark.parametrize("name", GAMES)
def test_a_net_that_comes_with_a_game_is_one_of_the_rules_as_they_are(name, considerate):
    """If this fails, the net no longer fits: train a new one, or remove it."""
    for players in tinstar.load(name).rules.box.seats:
        net, why = shipped(tinstar.load(name, players), considerate)
        assert net or "seats, got a net for" in why, why


def test_a_training_may_begin_with_a_net_of_other_numbers_but_not_of_another_game(tmp_path):
    path, changed = tmp_path / "a.net", tinstar.load("calaboose", 3, passing="freely")
    path.write_bytes(file_of("calaboose"))
    with pytest.raises(BadRecord, match="expected a net for options"):
        net_file.read(changed, path)
    assert net_file.read(changed, path, WITH_ANY_NUMBERS)
    with pytest.raises(BadRecord, match="expected a net for game"):
        net_file.read(tinstar.load("caboo", 3), path, WITH_ANY_NUMBERS)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("of", ["default", "lobby"])
def test_the_tables_that_people_find_set_have_a_net_that_fits(name, of):
    """Without a net, `net` would play as greedy at these tables, and nobody would notice."""
    box = tinstar.load(name).rules.box
    options = {o.name: o.preselected for o in box.options.values()} if of == "lobby" else {}
    whys = [shipped(tinstar.load(name, seats, **options))[1] for seats in box.seats]
    assert "" in whys, whys[0]


def test_a_net_may_fit_several_choices_of_an_option_and_no_others():
    for games, redraws in itertools.product((1, 3), (False, True)):
        assert shipped(tinstar.load("calaboose", 2, games=games, redraw_hucksters=redraws))[0]
    assert not shipped(tinstar.load("calaboose", 2, passing="freely"))[0]


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_what_all_seats_expect_adds_up_whoever_is_asked(name):
    game = tinstar.load(name).compile()
    net, _ = shipped(game)
    assert net
    totals, rng, player = [], np.random.default_rng(1), NetPlayer(1)
    while len(totals) < 600:
        state = game.new_initial_state()
        while (mover := state.draw(rng)) != TERMINAL:
            own = [thought(state.view(seat), net)[0][seat] for seat in range(game.players)]
            totals.append(sum(share_of_win(float(each), game.players) for each in own))
            state.apply_action(player.choose(state.view(mover)))
    assert np.mean(totals) == pytest.approx(1.0, abs=0.04)
