"""The example of play, move by move, with chosen cards from chance.

A is You, B is Lefty on your left, C is Me on his.
"""

import pytest

import tinstar
from tests.games.calaboose.table import STATE, A, B, C, Table, table
from tinstar.engine.state import State
from tinstar.errors import IllegalAction
from tinstar.games.calaboose.actions import Objection
from tinstar.games.calaboose.components import Card
from tinstar.games.calaboose.state import Phase

YOU, LEFTY, ME = A, B, C

TABLE = """
    A*  hand Huckster Bandit Bandit Shark Rustler      jail Shark . . . .
    B   hand Bandit Huckster Huckster Shark Bandit     jail Bandit Gunslinger Huckster Shark Shark
    C   hand Shark Huckster Bandit Bandit Rustler      jail Rustler . Bandit . .
    pile rest
"""


def moves(state: State, *texts: str) -> None:
    for text in texts:
        state.apply_action(state.string_to_action(text))


def looks_like(state: State, drawing: str) -> bool:
    return Table(state.game, state.game.box.array, state.array, []).shows(drawing)


@pytest.fixture
def state() -> State:
    return table(TABLE).state()


def test_X1_the_turn_of_the_example_of_play(state: State):
    moves(state, "send huckster to C2")
    assert state.current_player() == tinstar.CHANCE
    moves(state, "draw bandit")
    assert state.current_player() == ME

    moves(state, "defend 2 with card-shark", "draw huckster", "to B1")
    assert looks_like(state, "C jail Rustler . Bandit . .")
    assert looks_like(state, "B jail Bandit<Shark Gunslinger Huckster Shark Shark")
    assert state.current_player() == LEFTY

    moves(state, "defend 1 from 2")
    assert looks_like(state, "B jail Bandit . Huckster Shark Shark")
    moves(state, "to C1")
    assert looks_like(state, "C jail Rustler<Gunslinger . Bandit . .")
    assert [state.action_to_string(ME, a) for a in state.legal_actions()] == ["accept 1"]

    moves(state, "accept 1")
    assert looks_like(
        state,
        """
        A   hand Bandit Bandit Bandit Shark Rustler       jail Shark . . . .
        B*  hand Bandit Huckster Huckster Shark Bandit    jail Bandit . Huckster Shark Shark
        C   hand Huckster Huckster Bandit Bandit Rustler  jail Gunslinger . Bandit . .
        """,
    )
    assert [int(state.array[0].discards[c]) for c in Card] == [1, 0, 1, 1, 0, 0, 0, 0]


def test_X1_the_gunslinger_has_to_leave_leftys_jail(state: State):
    moves(state, "send huckster to C2", "draw bandit")
    moves(state, "defend 2 with card-shark", "draw huckster", "to B1", "defend 1 from 2")
    with pytest.raises(IllegalAction, match="somebody else's jail") as refused:
        moves(state, "to B2")
    assert refused.value.objection == Objection.OWN_JAIL


def test_X1_no_card_of_mine_is_high_enough_for_the_gunslinger(state: State):
    moves(state, "send huckster to C2", "draw bandit")
    moves(state, "defend 2 with card-shark", "draw huckster", "to B1", "defend 1 from 2", "to C1")
    with pytest.raises(IllegalAction, match="not of higher value") as refused:
        moves(state, "defend 1 with cattle-rustler")
    assert refused.value.objection == Objection.NOT_HIGHER_VALUED


def test_X2_leftys_turn(state: State):
    moves(state, "send huckster to C2", "draw bandit")
    moves(state, "defend 2 with card-shark", "draw huckster", "to B1", "defend 1 from 2", "to C1")
    moves(state, "accept 1", "put bandit", "draw bandit")
    assert looks_like(state, "B jail Bandit Bandit Huckster Shark Shark")
    assert (state.array[0].badge, state.current_player(), state.array[0].phase) == (
        ME,
        ME,
        Phase.TURN,
    )


def test_the_example_comes_out_the_same_when_it_is_kept_and_read_again(state: State):
    moves(state, "send huckster to C2", "draw bandit", "defend 2 with card-shark")
    again = state.game.deserialize_state(state.serialize())
    for one in (state, again):
        moves(one, "draw huckster", "to B1", "defend 1 from 2", "to C1", "accept 1")
    assert STATE.digest(again.array) == STATE.digest(state.array)
