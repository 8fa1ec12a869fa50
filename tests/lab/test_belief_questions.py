"""Beliefs of simple test models: the loss shows which model knows more than the deal."""

import random
from collections.abc import Callable

import numpy as np
import pytest

import tinstar
from tinstar.lab.arena import Course, Mode, Said, compete, scores
from tinstar.lab.arena.belief_questions import Belief, asked_now, believed, percent_in
from tinstar.lab.arena.chat_client import Message
from tinstar.match.match import Match
from tinstar.match.solo_session import Session
from tinstar.players import player
from tinstar.presentation.scene import scene


class Straw:
    """A model that plays the first legal move, and gives a fixed answer to belief questions."""

    def __init__(self, name: str, says: str):
        self.name, self.says = name, says
        self.asked: list[str] = []

    def ask(self, messages: list[Message]) -> Said:
        self.asked.append(messages[1]["content"])
        return Said(f"{self.says}\nMOVE: 1", 0, 0, 0.0)


def doubts(says: Callable[[float], float | None], deals: int = 60) -> list[list[Belief]]:
    """Return beliefs about things that are true as often as the deal alone says."""
    rng, found = np.random.default_rng(1), list[list[Belief]]()
    for _ in range(deals):
        shares = rng.uniform(0.2, 0.8, 4)
        found.append([Belief(says(s), s, bool(rng.random() < s)) for s in shares])
    return found


def test_who_says_what_the_deal_says_loses_nothing_more():
    told = believed(doubts(lambda share: 100 * share))
    assert told
    assert told.excess.value == pytest.approx(0)
    near = random.Random(1)
    told = believed(doubts(lambda share: 100 * share + near.uniform(-5, 5)))
    assert told
    assert told.excess.low < 0.02
    assert told.excess.high < 0.1


def test_who_is_always_sure_loses_much():
    told = believed(doubts(lambda _: 99))
    assert told
    assert told.excess.low > 1


def test_who_says_nothing_is_counted_and_taken_for_undecided():
    told = believed(doubts(lambda _: None))
    assert told
    assert told.unread == 1
    assert told.loss == pytest.approx(np.log(2))
    assert 0 < told.excess.low < told.excess.high < 0.2
    assert believed([[], []]) is None


@pytest.mark.parametrize(
    ("reply", "percent"),
    [
        ("BELIEF: 40\nMOVE: 1", 40),
        ("belief: 7\n**Belief: 12.5 %**", 12.5),
        ("BELIEF: 100", 99),
        ("BELIEF: 0", 1),
        ("BELIEF: 101", None),
        ("BELIEF: -5", None),
        ("BELIEF: likely", None),
        ("BELIEF: nan", None),
        ("BELIEF: " + "9" * 5000, None),
        ("about 40", None),
        ("", None),
    ],
)
def test_a_number_is_read_where_it_is_marked(reply: str, percent: float | None):
    assert percent_in(reply) == percent


@pytest.mark.parametrize("seed", range(4, 9))
def test_what_is_true_is_what_the_owner_sees(seed: int):
    match = Match(tinstar.load("calaboose", 2), [None, player("random", 1)], seed=seed)
    session = Session(match, 0)
    for _ in session.play_on():
        pass
    found = asked_now(session, 1, 5)
    assert found
    zones = scene(match.state.view(1)).zones
    hand = next(zone for zone in zones if (zone.kind, zone.seat) == ("hand", 1))
    assert found.true == any(f"one {p.name} " in found.text for p in hand.places[0].pieces)


@pytest.mark.parametrize(("game", "holds"), [("calaboose", "hand"), ("outlaws25", "gang")])
def test_what_is_asked_is_in_doubt_and_no_more_than_the_seat_may_know(
    game: str, holds: str, monkeypatch: pytest.MonkeyPatch
):
    match = Match(tinstar.load(game, 3), [None, *(player("random", i) for i in (1, 2))], seed=4)
    session = Session(match, 0)
    for _ in session.play_on():
        pass
    found = asked_now(session, 1, 5)
    assert found == asked_now(session, 1, 5)
    assert found
    assert 0.3 < found.share < 0.8
    assert f"'s {holds}? Say it" in found.text
    other = match.state.resample(0, np.random.default_rng(1))  # looks the same to the seat
    monkeypatch.setattr(Match, "state", property(lambda _: other))
    again = asked_now(session, 1, 5)
    assert again
    assert (again.text, again.share) == (found.text, found.share)


def test_nothing_is_asked_where_nothing_is_hidden():
    match = Match(tinstar.load("rin_tin_tin", 2), [None, player("random", 1)], seed=4)
    session = Session(match, 0)
    for _ in session.play_on():
        pass
    assert asked_now(session, 1, 5) is None


def test_models_are_asked_at_one_decision_in_so_many_and_scored():
    sure, mute = Straw("sure", "BELIEF: 99"), Straw("mute", "Who knows?")
    course = Course(tinstar.load("calaboose", 2), [Mode.LISTED], ["random"], deals=4, beliefs=4)
    played = [*compete(course, [sure, mute])]
    moves = [move for game in played for move in game.moves]
    asked = [move for move in moves if move.belief]
    assert 0.1 < len(asked) / len(moves) < 0.5
    assert all(("BELIEF:" in move.asked) == (move.belief is not None) for move in moves)
    one, other = scores(played, 2)
    assert one.beliefs
    assert other.beliefs
    assert (one.beliefs.unread, other.beliefs.unread) == (0, 1)
    assert one.beliefs.loss > other.beliefs.loss == pytest.approx(np.log(2))
