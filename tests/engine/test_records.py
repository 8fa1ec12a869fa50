"""Records in plain Python, and the arrays of NumPy that share their memory."""

import copy
import pickle

import numpy as np
import pytest

from tinstar.engine.grid import put
from tinstar.engine.records import TAKEN, Record, record_type

TYPE = record_type((("day", "i2", ()), ("row", "i2", (3,)), ("field", "i2", (2, 3, 4))), "a test")


@pytest.fixture
def record() -> Record:
    made = TYPE.blank()
    made.flat[:] = memoryview(np.arange(28, dtype="i2"))
    return made


def test_fields_are_numbers_rows_and_grids(record):
    assert (record.day, record.row.tolist(), record.field[1, 2, 3]) == (0, [1, 2, 3], 27)
    assert record.field.tolist() == record.array["field"][0].tolist()


@pytest.mark.parametrize(
    "key",
    [0, -1, (1, 2), (slice(None), 1, 2), (1, slice(1), 2), (0, slice(1, 3)), slice(1, None)],
)
def test_a_part_of_a_grid_is_that_of_an_array(record, key):
    assert record.field[key].tolist() == record.array["field"][0][key].tolist()
    put(record.field[key], record.field[key].tolist()[::-1])
    record.field[key] = record.field[key].tolist()[::-1]
    assert record.flat.tolist() == list(range(28))


def test_a_grid_in_pieces_cannot_be_taken(record):
    with pytest.raises(TypeError, match="side by side"):
        record.field[:, 1]


def test_an_array_shares_the_memory(record):
    record.day, record.field[0, 0, 0] = 7, 8
    assert (record.array["day"][0], record.array["field"][0, 0, 0, 0]) == (7, 8)
    record.array["row"][0, 1] = 9
    assert record.row[1] == 9
    assert record.array is record.array


def test_a_number_that_does_not_fit_is_refused(record):
    with pytest.raises(ValueError, match=r"out of range|format requires|invalid value"):
        record.day = 2**15
    with pytest.raises(AttributeError):
        record.night = 1
    with pytest.raises(AttributeError, match="'night'"):
        print(record.night)


def test_a_frozen_record_cannot_be_changed(record):
    frozen = TYPE.frozen(record)
    with pytest.raises(TypeError):
        frozen.day = 1
    assert not frozen.array.flags.writeable


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda x: pickle.loads(pickle.dumps(x))])
def test_copies_are_of_the_same_type_and_apart(record, copied):
    for made in (record, TYPE.blanks(1), TYPE.blanks(2)):
        other = copied(made)
        assert type(other) is type(made)
        assert (other.type, bytes(other.data)) == (TYPE, bytes(made.data))
    other = copied(record)
    other.day = 3
    assert record.day == 0


def test_records_side_by_side_are_copied_by_assignment(record):
    several = TYPE.blanks(2)
    several[1] = record
    assert several.rows[1].tolist() == list(range(28))
    assert several.array["row"].tolist() == [[0, 0, 0], [1, 2, 3]]
    assert record[0] is record


def test_no_field_is_called_like_what_arrays_of_numpy_have():
    theirs = {name for name in dir(np.void) if name[0] != "_"}
    own = {name for name in dir(Record) if name[0] != "_"}
    assert theirs | own <= TAKEN
