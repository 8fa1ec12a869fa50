import inspect
import pickle

import pytest

import tinstar
from tinstar import errors

TREE = [c for _, c in inspect.getmembers(errors, inspect.isclass)]


@pytest.mark.parametrize("error", TREE)
def test_every_error_is_a_tinstar_error_drawn_in_the_tree_and_public(error):
    assert issubclass(error, errors.TinstarError)
    assert error.__name__ in errors.__doc__
    assert getattr(tinstar, error.__name__) is error
    assert error.__doc__


def test_an_illegal_action_carries_its_objection():
    assert errors.IllegalAction("no", 3).objection == 3
    assert errors.IllegalAction("no").objection == 0


def test_an_error_survives_the_way_to_another_process():
    error = pickle.loads(pickle.dumps(errors.IllegalAction("no", 3)))
    assert (str(error), error.objection) == ("no", 3)
