"""States can be copied, kept and read again; games are the same from the same answers."""

import pickle

from hypothesis import given

from tests.contract.tables import ANSWERS, SOME, positions, reached, walk


@SOME
@given(answers=ANSWERS)
def test_a_state_survives_the_way_to_text_and_back(game, answers):
    state = reached(game, answers)
    copy = game.deserialize_state(state.serialize())
    assert copy == state
    assert copy.steps() == state.steps()
    assert copy.legal_actions() == state.legal_actions()
    for seat in range(game.players):
        assert copy.information_state_string(seat) == state.information_state_string(seat)


def test_a_state_survives_pickling(game):
    state = positions(game)[-2]
    copy = pickle.loads(pickle.dumps(state))
    assert copy == state
    assert copy.legal_actions() == state.legal_actions()
    assert copy.game.rules is state.game.rules


def test_the_same_answers_lead_to_the_same_state(game):
    end = walk(game, seed=2)[-1]
    again = game.new_initial_state()
    for answer in end.history():
        again.apply_action(answer)
    assert again == end
    assert again.digest() == end.digest()
    assert again.steps() == end.steps()


def test_a_clone_is_equal_until_it_goes_its_own_way(game):
    for state in positions(game)[:-1]:
        clone, before = state.clone(), state.serialize()
        assert clone == state
        clone.apply_action(clone.legal_actions()[-1])
        assert state.serialize() == before


def test_nothing_in_a_position_depends_on_anything_but_its_record(game):
    """A state read from its bytes alone has the same answers, so nothing is kept on the side."""
    for state in positions(game):
        bare = type(state)(game, state.array.copy())
        assert bare.legal_actions() == state.legal_actions()
        assert bare.chance_outcomes() == state.chance_outcomes()
        assert bare.returns() == state.returns()


def test_the_reference_pages_name_every_field_and_every_family(bundle):
    page = bundle.state.reference() + bundle.box.layout.reference() + bundle.actions.reference()
    for name in [*bundle.state.fields, *bundle.box.layout.fields]:
        assert f"| `{name}` |" in page
    for family in bundle.actions.families.values():
        assert f"`{family.notation}`" in page
