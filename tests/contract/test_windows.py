"""Where several seats are asked at once, each could be asked first; and who was first is a seat."""

import numpy as np

from tests.contract.tables import walk
from tinstar.core import kernel
from tinstar.core.compile import plain
from tinstar.core.kernel import CHANCE
from tinstar.core.random import new_stream, pick
from tinstar.core.scene import scene


def windows(game):
    return [state for state in walk(game, seed=1) if state.view(-1).window()][:12]


def test_everybody_sees_the_same_seats_in_a_window_and_the_seat_to_act_is_one(game):
    for state in windows(game):
        seats = state.view(-1).window()
        assert state.current_player() in seats
        assert all(state.view(seat).window() == seats for seat in range(game.players))
        assert list(scene(state.view(-1)).window.seats) == seats


def test_every_seat_of_a_window_has_answers_of_its_own_and_may_say_nothing(game):
    for state in windows(game):
        for seat in state.view(-1).window():
            view = state.view(seat).asked_at_once()
            assert view.current_player() == seat
            assert scene(view).window.silence in view.legal_actions()
            assert not sees_others_answers(state, seat)


def sees_others_answers(state, seat: int) -> bool:
    box, s = state.game.box[0], state.s
    return seat != state.current_player() and bool(plain(kernel.sees_answer, box, s, seat))


def test_an_answer_of_a_window_changes_nobody_elses_question(game):
    for state in windows(game):
        asked, *others = [state.current_player(), *state.view(-1).window()]
        after = state.clone()
        after.apply_action(state.legal_actions()[-1])
        for seat in set(others) - {asked}:
            if seat in after.view(seat).window():
                one, other = (x.view(seat).asked_at_once() for x in (state, after))
                assert one.legal_actions() == other.legal_actions()


def test_outside_of_a_window_a_view_is_left_as_it_is(game):
    for state in walk(game, seed=1)[:40]:
        if not state.view(-1).window():
            for seat in range(game.players):
                view = state.view(seat)
                assert view.asked_at_once().digest() == view.digest()
                assert scene(view).window is None


def test_who_spoke_first_is_named_by_chance_among_seats(game):
    for state in walk(game, seed=1):
        if plain(kernel.spoke_first, game.box[0], state.s):
            assert state.current_player() == CHANCE
            weights = state.chance_weights()
            assert len(weights) == game.players
            assert set(weights) <= {0, 1}


def test_chance_cast_quickly_is_chance_by_its_weights(game):
    for number, state in enumerate(walk(game, seed=1)):
        if state.is_chance_node():
            weights, room = np.array(state.chance_weights()), game.room()
            quick, slow = new_stream(number), new_stream(number)
            cast = plain(kernel.cast, game.box[0], state.s, quick, room["weights"][0])
            assert cast == plain(pick, slow, weights, len(weights))
            assert quick == slow
