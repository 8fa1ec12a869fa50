"""Players whose searches and nets are computed elsewhere, where there is no NumPy."""

import subprocess
import sys
from array import array
from random import Random
from typing import Any

import pytest

import tinstar
from tests.players.positions import position
from tinstar.engine.kernel import share_of_win
from tinstar.engine.view import View
from tinstar.lab.review.position_value import Judge
from tinstar.players import without_net
from tinstar.players.net_file import net_of
from tinstar.players.net_header import shipped_file
from tinstar.players.remote_thinking import Message, RemoteThinker
from tinstar.players.search import SearchPlayer
from tinstar.players.thinking import decided, run

LIKED = -1  # the last legal action: the answers below prefer it


def a_view() -> View:
    state = position(tinstar.load("calaboose", players=3), 3, 1)
    return state.view(state.current_player())


class Elsewhere:
    """Answers requests without computing anything, and keeps them."""

    def __init__(self, view: View):
        self.actions = view.legal_actions()
        self.asked: list[Message] = []

    async def ask(self, message: Message) -> Message:
        self.asked.append(message)
        return {
            "found": [[a, float(a == self.actions[LIKED]), 0.5] for a in self.actions],
            "counters": [1, 40],
            "playouts": 20,
            "seconds": 0.5,
            "action": self.actions[LIKED],
            "stream": (5).to_bytes(8, "little"),
            "policy": [[a, float(a == self.actions[LIKED])] for a in self.actions],
        }


@pytest.mark.parametrize(
    ("spec", "kinds"),
    [
        ("search:20", ["search"]),
        ("net", ["draw"]),
        ("greedy", []),
        ("random", []),
    ],
)
def test_only_players_that_think_ask(spec: str, kinds: list[str]):
    view = a_view()
    elsewhere = Elsewhere(view)
    action = run(decided(tinstar.player(spec, 1), view, RemoteThinker(elsewhere.ask)))
    assert [message["kind"] for message in elsewhere.asked] == kinds
    assert action == view.legal_actions()[LIKED] or not kinds


def test_keen_asks_for_the_policy_among_what_looks_good(monkeypatch: pytest.MonkeyPatch):
    view = a_view()
    elsewhere, actions = Elsewhere(view), view.legal_actions()
    alike = actions, [0.0] * len(actions)
    monkeypatch.setattr("tinstar.players.net_players.seem", lambda *_: alike)
    chosen = run(decided(tinstar.player("keen", 1), view, RemoteThinker(elsewhere.ask)))
    assert [message["kind"] for message in elsewhere.asked] == ["policy"]
    assert chosen == actions[LIKED]


def test_a_thought_has_what_was_found():
    view = a_view()
    elsewhere = Elsewhere(view)
    found = run(RemoteThinker(elsewhere.ask).search(SearchPlayer(seconds=2.5).request(view)))
    liked = view.legal_actions()[LIKED]
    assert found.ranking[0] == (liked, 1, 0.25)
    assert {row[1:] for row in found.ranking[1:]} == {(0, 0.5)}
    assert (found.playouts, found.decisions, found.seconds) == (20, 40, 0.5)
    (message,) = elsewhere.asked
    assert message["seconds"] == 2.5
    assert "playouts" not in message


def test_a_stream_goes_on_where_the_last_draw_left_it():
    view = a_view()
    elsewhere, player = Elsewhere(view), tinstar.player("net", 1)
    for _ in range(2):
        run(decided(player, view, RemoteThinker(elsewhere.ask)))
    first, second = (message["stream"] for message in elsewhere.asked)
    assert first != second == (5).to_bytes(8, "little")


def test_a_message_has_nothing_that_the_seat_may_not_see():
    state = position(tinstar.load("calaboose", players=3), 3, 1)
    seat = state.current_player()
    other = state.resample(seat, Random(3))
    assert other.s.tobytes() != state.s.tobytes()
    sent = []
    for each in (state, other):
        elsewhere = Elsewhere(each.view(seat))
        run(decided(tinstar.player("search:20", 1), each.view(seat), RemoteThinker(elsewhere.ask)))
        sent += elsewhere.asked
    assert sent[0] == sent[1]


def test_values_are_told_by_playout_action_and_seat():
    view = a_view()
    sent: list[Message] = []

    async def ask(message: Message) -> Message:
        sent.append(message)
        numbers = array("d", range(2 * 2 * 3))
        return {"values": memoryview(numbers.tobytes())}  # as a browser hands bytes over

    judge = Judge(view.game, RemoteThinker(ask), seed=2**64 + 9)
    found = run(judge.compare(view.s, 1, [4, 7], 2))
    assert found == [[share_of_win(x, 3) for x in row] for row in ([1.0, 4.0], [7.0, 10.0])]
    (message,) = sent
    assert (message["seat"], message["actions"], message["playouts"]) == (1, [4, 7], 2)
    assert message["seed"] == (9).to_bytes(8, "little")
    assert message["record"] == view.s.tobytes()


def test_an_error_is_told():
    async def ask(_: Message) -> Message:
        return {"error": "no memory is left"}

    with pytest.raises(RuntimeError, match="an answer to search, got: no memory is left"):
        run(RemoteThinker(ask).search(SearchPlayer(playouts=9).request(a_view())))


def test_the_tables_of_a_net_are_those_of_the_encoder():
    view = a_view()
    file, _ = shipped_file(view.game)
    assert file
    elsewhere = Elsewhere(view)
    run(decided(tinstar.player("net", 1), view, RemoteThinker(elsewhere.ask)))
    sent: dict[str, Any] = elsewhere.asked[0]["net"]
    encoder = view.game.encoder()
    for name, expected in {**encoder.walk._asdict(), "turned": encoder.actions}.items():
        assert sent[name]["content"] == expected.tobytes()
        assert sent[name]["shape"] == [*expected.shape]
        assert sent[name]["of"] == expected.dtype.str[1:]
    assert sent["shapes"] == [[*part.shape] for part in net_of(file)]
    assert sent["mostFeatures"] == encoder.most


WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
import random, tinstar
from tinstar.players.remote_thinking import RemoteThinker
from tinstar.players.thinking import decided, run
from tinstar.server.tables import remote_computer_thinking
state = tinstar.load("calaboose", players=3).new_initial_state()
state.draw(random.Random(1))
view = state.view(state.current_player())
action = view.legal_actions()[0]
async def ask(message):
    policy = [[a, 1.0] for a in view.legal_actions()]
    return {"found": [[action, 1, 0.0]], "counters": [1, 1], "playouts": 1, "seconds": 1.0,
            "action": action, "stream": bytes(8), "policy": policy}
for spec in ("random", "easy", "greedy", "keen", "net/manners", "search:1s/manners", "search:9"):
    print(run(decided(tinstar.player(spec, 1), view, RemoteThinker(ask))) in view.legal_actions())
"""


def test_every_level_decides_without_numpy():
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT_NUMPY], capture_output=True, text=True, timeout=60
    )
    assert done.stdout.split() == ["True"] * 7, done.stderr[-2000:]


def test_who_has_no_net_is_told_without_reading_its_numbers(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "tinstar.players.net_file", None)
    mini = tinstar.load("calaboose").variant("mini")
    assert "expected a net for" in without_net("net", mini)
    assert without_net("net", tinstar.load("calaboose")) == ""
