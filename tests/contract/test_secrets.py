"""Nothing leaks, and what a seat cannot see can be dealt anew."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.tables import ANSWERS, SOME, positions, reached
from tinstar.testing import leaks
from tinstar.testing.leaks import differences, random_answer


def counted(state) -> dict[str, bool]:
    """For each field that counts another, whether it does."""
    fields = state.game.rules.state.fields.values()
    counts = [(f.name, f.counts) for f in fields if f.counts]
    return {a: bool((state.s[a] == state.s[b].sum(axis=-1)).all()) for a, b in counts}


def test_there_is_no_leak(game):
    """In the smallest games little is hidden, and seldom: more positions are looked at there.

    `make leaks` looks at a hundred thousand.
    """
    positions = 60 if game.max_game_length() < 10 else 80 // game.players
    report = leaks.check(game, positions, seed=1)
    assert report.ok, str(report)
    assert report.changed > 0


@SOME
@given(answers=ANSWERS, seed=st.integers(0, 9))
def test_no_seat_is_told_of_what_is_dealt_anew(game, answers, seed):
    state = reached(game, answers)
    for seat in range(game.players):
        redealt = state.resample(seat, np.random.default_rng(seed))
        assert differences(state, redealt, seat) == []
        assert all(counted(redealt).values())


def test_what_is_counted_adds_up_in_every_position(game):
    for state in positions(game, about=60):
        assert all(counted(state).values()), counted(state)


def test_a_position_dealt_anew_can_be_played_to_its_end(game):
    rng = np.random.default_rng(1)
    for state in positions(game, about=2):
        redealt = state.resample(0, rng)
        while not redealt.is_terminal():
            redealt.apply_action(random_answer(redealt, rng))
        assert int(redealt.ending()) > 0


def test_dealing_anew_follows_its_source_of_chance_alone(game):
    for state in positions(game, about=5):
        one, same = (state.resample(0, np.random.default_rng(7)) for _ in range(2))
        assert one == same


def test_what_spectators_see_every_seat_sees(game):
    blanks = game.blanks
    for state in positions(game, about=5):
        flat = game.rules.state.flat
        open_to_all = flat(state.view(-1).record)
        for seat in range(game.players):
            seen = flat(state.view(seat).record)
            assert (seen[open_to_all != blanks] == open_to_all[open_to_all != blanks]).all()


def test_a_view_never_shows_anything_but_the_state_or_a_blank(game):
    flat, blanks = game.rules.state.flat, game.blanks
    for state in positions(game):
        for seat in range(-1, game.players):
            seen = flat(state.view(seat).record)
            assert ((seen == flat(state.array)) | (seen == blanks)).all()


def test_the_tensor_has_the_shape_that_is_announced(game):
    slices = list(game.observation_slices().values())
    for state in positions(game, about=4):
        for seat in range(game.players):
            tensor = state.observation_tensor(seat)
            assert tensor.dtype == np.float32
            assert list(tensor.shape) == game.observation_tensor_shape() == [slices[-1].stop]
