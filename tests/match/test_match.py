from pathlib import Path
from typing import Any

import pytest

from tests.match.tampering import lines
from tinstar.engine.game import Game
from tinstar.engine.kernel import CHANCE
from tinstar.engine.view import View
from tinstar.errors import (
    BadOption,
    BadRecord,
    GameIsOver,
    IllegalAction,
    NotAnAction,
    NotYourTurn,
    TinstarError,
)
from tinstar.match import Match, fair_chance, verify
from tinstar.match.journal_lines import Seat, Share
from tinstar.players.simple import RandomPlayer

RANDOM = ["random", "random"]


class Scripted:
    """A player with fixed answers, which remembers the views that it got."""

    def __init__(self, answer: object = None):
        self.answer = answer
        self.handed: list[object] = []

    def choose(self, view: View) -> int:
        self.handed.append(view)
        if isinstance(self.answer, BaseException):
            raise self.answer
        return view.legal_actions()[0] if self.answer is None else self.answer  # pyright: ignore


def called(*names: str) -> list[Seat]:
    return [Seat(name, "random") for name in names]


def until_asked(match: Match) -> int:
    """Step until a person is to act; return the seat."""
    while match.step():
        pass
    assert match.waits_for is not None
    return match.waits_for


# --- chance --------------------------------------------------------------------------------------


def test_the_commitment_is_known_before_the_first_answer(short_game: Game, tmp_path: Path):
    with Match(short_game, RANDOM, bytes(range(32)), tmp_path / "match.jsonl") as match:
        assert match.position == 0
        assert match.commitment == fair_chance.commitment(bytes(range(32)))
        assert lines(tmp_path / "match.jsonl")[0]["commitment"] == match.commitment


def test_a_match_with_a_whole_number_for_a_seed_can_be_repeated(short_game: Game):
    first, second, other = (Match(short_game, RANDOM, seed) for seed in (1, 1, 2))
    assert first.play() == second.play()
    assert first.journal.digest == second.journal.digest
    other.play()
    assert first.journal.answers != other.journal.answers


def test_without_a_seed_no_two_matches_have_the_same(short_game: Game):
    assert Match(short_game, RANDOM).commitment != Match(short_game, RANDOM).commitment


def test_words_of_the_players_change_the_cards(short_game: Game):
    def deal(*words: str) -> list[int]:
        shares = [fair_chance.share_of(w, "0f" * 32) for w in words]
        match = Match(short_game, RANDOM, seed=1, shares=shares)
        for _ in range(5):
            match.step()
        return [a.action for a in match.journal.answers]

    different = deal(), deal("howdy", "partner"), deal("partner", "howdy")
    assert len(set(map(tuple, different))) == 3


def test_words_can_be_chosen_once_the_commitment_is_known(short_game: Game, tmp_path: Path):
    seed = fair_chance.new_seed()
    published = fair_chance.commitment(seed)
    path = tmp_path / "match.jsonl"
    match = Match(
        short_game, RANDOM, seed, path, [None, fair_chance.share_of(f"I saw {published[:8]}")]
    )
    match.play()
    assert match.commitment == published
    assert verify(path).fair


# --- players and people --------------------------------------------------------------------------


def test_computer_players_play_to_the_end(short_game: Game):
    match = Match(short_game, ["random", Scripted()], seed=4)
    scores = match.play()
    assert match.end
    assert match.end.scores == scores
    assert match.state.is_terminal()
    assert match.step() is None
    assert match.waits_for is None


def test_the_header_says_who_sits_where(short_game: Game):
    seats = [Seat("Me", "person"), Seat("Lefty", "Scripted")]
    match = Match(short_game, [None, Scripted()], seats=seats)
    assert match.journal.header.seats == seats


def test_a_player_is_handed_views_that_hide_what_others_hold(game: Game):
    scripted = Scripted()
    Match(game, ["random", scripted], seed=1).play()
    assert len(scripted.handed) > 5
    for view in scripted.handed:
        assert type(view) is View
        assert view.seat == 1
        assert not any(view.s.hand[0])
        assert not any(view.s.draw_pile)


def test_a_view_is_made_once_and_belongs_to_its_position(short_game: Game):
    match = Match(short_game, [None, None], 1)
    seat = until_asked(match)
    before = {each: match.view(each) for each in (-1, 0, 1)}
    assert all(match.view(each) is before[each] for each in before)
    match.answer(seat, before[seat].legal_actions()[0], match.position)
    for each in before:
        assert match.view(each).position == match.position
        assert match.view(each).s.tobytes() == match.state.view(each).s.tobytes()


def test_people_answer_from_outside_and_the_journal_is_the_same(short_game: Game):
    computers = Match(short_game, [Scripted(), Scripted()], seed=3)
    computers.play()
    people = Match(short_game, [None, None], seed=3)
    while not people.end:
        seat = until_asked(people)
        people.answer(seat, people.view(seat).legal_actions()[0], people.position)
        while people.step():
            pass
    assert people.journal.answers == computers.journal.answers
    assert people.end == computers.end


def test_a_step_waits_for_a_person(short_game: Game):
    match = Match(short_game, [None, None], seed=3)
    seat, position = until_asked(match), match.position
    assert match.step() is None
    assert (match.waits_for, match.position) == (seat, position)


def test_an_answer_to_an_older_position_changes_nothing(short_game: Game):
    match = Match(short_game, [None, None], seed=3)
    seat, position = until_asked(match), match.position
    action = match.view(seat).legal_actions()[0]
    match.answer(seat, action, position)
    digest, expected = (
        match.journal.digest,
        rf"position: expected {position + 1}, .*; got {position}$",
    )
    with pytest.raises(NotYourTurn, match=expected):
        match.answer(seat, action, position)
    assert match.journal.digest == digest


def test_nobody_answers_for_another_seat(short_game: Game):
    match = Match(short_game, [None, None], seed=3)
    seat = until_asked(match)
    action = match.view(seat).legal_actions()[0]
    with pytest.raises(NotYourTurn, match=r"expected an action of seat [AB], got one of the seat"):
        match.answer(1 - seat, action, match.position)
    assert match.waits_for == seat


def test_nobody_answers_for_chance(short_game: Game):
    match = Match(short_game, [None, None])
    with pytest.raises(NotYourTurn, match="expected an action of chance, got one of the seat"):
        match.answer(0, 0, 0)


def test_nobody_answers_for_a_computer_player(short_game: Game):
    match = Match(short_game, RANDOM, seed=3)
    while match.state.current_player() == CHANCE:
        match.step()
    seat = match.state.current_player()
    with pytest.raises(NotYourTurn, match=r"expected a person at seat [AB], got random"):
        match.answer(seat, match.view(seat).legal_actions()[0], match.position)


@pytest.mark.parametrize("action", [-1, 10**6, 2.0, "keep", None, True])
def test_what_is_no_action_of_a_person_changes_nothing(action: object, short_game: Game):
    match = Match(short_game, [None, None], seed=3)
    seat, digest = until_asked(match), match.journal.digest
    with pytest.raises(NotAnAction, match=r"expected .*, got "):
        match.answer(seat, action, match.position)  # pyright: ignore[reportArgumentType]
    assert (match.waits_for, match.journal.digest) == (seat, digest)


def test_an_illegal_action_of_a_person_is_refused_with_its_reason(short_game: Game):
    match = Match(short_game, [None, None], seed=3)
    seat, digest = until_asked(match), match.journal.digest
    legal = match.view(seat).legal_actions()
    refused = next(a for a in range(short_game.num_distinct_actions()) if a not in legal)
    with pytest.raises(IllegalAction, match=r"\w+: \w+") as e:
        match.answer(seat, refused, match.position)
    assert e.value.objection == match.view(seat).objection(refused) != 0
    assert (match.waits_for, match.journal.digest) == (seat, digest)


def test_after_the_end_nobody_answers(short_game: Game):
    match = Match(short_game, RANDOM, seed=3)
    match.play()
    with pytest.raises(GameIsOver, match="expected no more actions, as the game is over"):
        match.answer(0, 0, match.position)


def test_a_match_with_people_does_not_play_itself(short_game: Game):
    with pytest.raises(NotYourTurn, match="expected a computer player at every seat, got a person"):
        Match(short_game, ["random", None]).play()


# --- players that fail ---------------------------------------------------------------------------


def test_an_illegal_answer_of_a_player_names_its_seat_and_the_action(short_game: Game):
    match = Match(short_game, [Scripted(0), Scripted(0)], seed=3)
    with pytest.raises(
        IllegalAction, match=r"seat [AB] \(Scripted\): expected a legal action, got 0 \(put huck"
    ) as e:
        match.play()
    assert e.value.objection
    assert match.state.current_player() in (0, 1)


@pytest.mark.parametrize("answer", [-1, 10**6, 2.0, "keep", True])
def test_an_answer_of_a_player_that_is_no_action_is_named(answer: object, short_game: Game):
    match = Match(short_game, [Scripted(answer), Scripted(answer)], seed=3)
    with pytest.raises(NotAnAction, match=rf"seat [AB] \(Scripted\): expected .*, got {answer!r}"):
        match.play()


def test_the_failure_of_a_player_names_its_seat_but_not_its_cards(short_game: Game):
    failing = Scripted(KeyError("I hold a Bandit"))
    match = Match(short_game, [failing, failing], seed=3)
    with pytest.raises(
        TinstarError, match=r"^seat [AB] \(Scripted\): expected an action, got the error KeyError$"
    ) as e:
        match.play()
    assert isinstance(e.value.__cause__, KeyError)


def test_ctrl_c_is_no_failure_of_a_player(short_game: Game):
    with pytest.raises(KeyboardInterrupt):
        Match(short_game, [Scripted(KeyboardInterrupt())] * 2).play()


# --- views ---------------------------------------------------------------------------------------


def test_a_happening_is_seen_by_each_seat_in_its_own_way(game: Game):
    match = Match(game, RANDOM, seed=1)
    dealt, drawn = match.step(), match.step()
    assert dealt
    assert drawn
    assert [dealt.seen_by(seat).action for seat in (-1, 0, 1)] == [dealt.action] * 3
    drawer = int(drawn.before.s.drawer)
    seen = drawn.seen_by(drawer)
    assert (seen.position, seen.actor, seen.action) == (1, CHANCE, drawn.action)
    assert sum(seen.after.s.hand[drawer]) == sum(seen.before.s.hand[drawer]) + 1
    for other in (1 - drawer, -1):
        seen = drawn.seen_by(other)
        assert seen.action is None
        assert not any(seen.after.s.hand[drawer])


def test_what_a_person_did_is_seen_by_all(short_game: Game):
    match = Match(short_game, [None, None], seed=3)
    seat = until_asked(match)
    action = match.view(seat).legal_actions()[0]
    happening = match.answer(seat, action, match.position)
    assert [happening.seen_by(s).action for s in (-1, 0, 1)] == [action] * 3
    assert happening.seen_by(1 - seat).actor == seat


def test_the_state_that_is_given_out_is_a_copy(short_game: Game):
    match = Match(short_game, RANDOM, seed=1)
    match.state.apply_action(0)
    assert match.position == 0
    assert match.state.history() == []


# --- invalid arguments ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wrong", "expected"),
    [
        ({"players": ["random"]}, "players: expected 2, got 1"),
        ({"players": ["random", "gambler"]}, "expected a player among: .*; got 'gambler'"),
        ({"seats": called("A")}, r"expected the kinds \['random', 'random'\], got \['random'\]"),
        ({"seats": called("A", "")}, "expected names of 1 to 40 printable characters, got ''"),
        ({"seats": called("A", "B\n")}, "expected names of 1 to 40 printable characters, got 'B"),
        ({"seats": called("A", "B" * 41)}, "expected names of 1 to 40 printable characters, got"),
        ({"shares": [None]}, "shares: expected 2, one for each seat; got 1"),
        (
            {"shares": [None, Share("0" * 64, "0" * 64, "a")]},
            "share of seat B: nonce, words: expected",
        ),
        ({"window": 1}, "window: expected 0, or 2 to 30 seconds; got 1"),
        ({"players": ["random", object]}, "players: expected the name of a kind of player, a"),
        ({"players": ["random", RandomPlayer]}, "players: expected the name of a kind of player"),
        ({"seed": b"short"}, "seed: expected 32 bytes or a whole number, got 5 bytes"),
    ],
)
def test_a_wrong_request_is_named_and_leaves_no_file(
    wrong: dict[str, Any], expected: str, short_game: Game, tmp_path: Path
):
    request: dict[str, Any] = {"players": RANDOM, "journal": tmp_path / "match.jsonl", **wrong}
    with pytest.raises((BadOption, BadRecord), match=expected):
        Match(short_game, **request)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("seat", [-2, 2, "A"])
def test_a_view_of_nobody_is_refused(seat: object, short_game: Game):
    with pytest.raises(BadOption, match=f"seat: expected -1 to 1, got {seat!r}"):
        Match(short_game, RANDOM).view(seat)  # pyright: ignore[reportArgumentType]
