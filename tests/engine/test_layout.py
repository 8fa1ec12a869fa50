import hashlib
import struct
from enum import IntEnum
from typing import Any

import numpy as np
import pytest

from tinstar.engine.layout import Layout, Seats, Sees, field
from tinstar.engine.observation_tensor import tensor as tensor_of
from tinstar.errors import BadRecord

SEATS = Seats(3)


class Card(IntEnum):
    NONE = -1
    ACE = 0
    KING = 1


TOY = Layout(
    "toy",
    field("day", (), Sees.EVERYONE, "days played"),
    field("shown", (SEATS,), Sees.EVERYONE, "card shown", of=Card, blank=Card.NONE),
    field("hand", (SEATS, 2), Sees.OWNER, "cards in hand", blank=-1),
    field("pile", (4,), Sees.NOBODY, "cards to come"),
    field("laid", (SEATS,), Sees.BY_RULE, "cards laid", blank=7),
)
VALUES = {
    "day": 5,
    "shown": [0, 1, -1],
    "hand": [[1, 2], [3, 4], [5, 6]],
    "pile": [9, 8, 7, 6],
    "laid": [1, 2, 3],
}


def toy() -> Any:
    return TOY.from_dict(VALUES)


# --- declaring ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("shape", "sees", "text"),
    [
        ((), None, "who sees it is not said"),
        ((), "everyone", "who sees it is not a Sees"),
        ((), Sees.EVERYONE, ""),
        ((), Sees.OWNER, "no seat owns a single number"),
        ((3,), Sees.OWNER, "the first axis does not run over seats"),
    ],
)
def test_a_field_is_refused_that_does_not_say_what_it_is_and_who_sees_it(shape, sees, text):
    with pytest.raises(TypeError, match="field bounty"):
        field("bounty", shape, sees, text)


def test_a_field_without_a_label_cannot_be_declared():
    with pytest.raises(TypeError):
        field("bounty", ())


def test_two_fields_may_not_have_one_name():
    one = field("badge", (), Sees.EVERYONE, "who holds it")
    with pytest.raises(TypeError, match="expected a different name for each field"):
        Layout("twice", one, one)


@pytest.mark.parametrize("name", ["round", "flags", "fill", "all", "dtype"])
def test_a_field_may_not_be_called_like_what_every_record_has_of_its_own(name):
    with pytest.raises(
        TypeError, match=rf"expected field names that records do not use.*\['{name}'\]"
    ):
        Layout("hidden", field(name, (), Sees.EVERYONE, "in Python never to be seen"))


def test_every_field_is_of_sixteen_bit_integers():
    assert {TOY.dtype[name].base for name in TOY.dtype.names} == {np.dtype("i2")}
    assert TOY.size == 1 + 3 + 6 + 4 + 3
    assert TOY.dtype.itemsize == 2 * TOY.size


# --- records --------------------------------------------------------------------------------


def test_a_record_reads_and_writes_the_array_it_lies_in():
    s = toy()
    s.hand[1, 0] = 42
    assert s.array["hand"][0, 1, 0] == 42
    assert TOY.flat(s)[TOY.start["hand"] + 2] == 42
    assert TOY.record(s.array).hand[1, 0] == 42


def test_records_are_equal_exactly_if_their_digests_are():
    assert TOY.digest(toy()) == TOY.digest(toy())
    for at in range(TOY.size):
        other = toy()
        TOY.flat(other)[at] += 1
        assert TOY.digest(other) != TOY.digest(toy())


def test_a_digest_is_that_of_the_little_endian_bytes_on_every_machine():
    numbers = [5, 0, 1, -1, 1, 2, 3, 4, 5, 6, 9, 8, 7, 6, 1, 2, 3]
    assert TOY.digest(toy()) == hashlib.sha256(struct.pack("<17h", *numbers)).hexdigest()


def test_a_record_survives_the_way_to_json_and_back():
    assert TOY.to_dict(toy()) == VALUES
    assert TOY.to_json(toy()).startswith('{"day":5,"shown":[0,1,-1],')


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("day", 1.0),
        ("day", True),
        ("day", "1"),
        ("day", None),
        ("day", [1]),
        ("day", 2**15),
        ("day", -(2**15) - 1),
        ("day", 10**40),
        ("shown", 0),
        ("shown", "012"),
        ("shown", [0, 1]),
        ("shown", [0, 1, -1, 0]),
        ("shown", [[0], [1], [-1]]),
        ("shown", [0, 1, 0.5]),
        ("shown", {"0": 0, "1": 1, "2": 1}),
        ("hand", [[1, 2], [3, 4], [5]]),
        ("hand", [1, 2, 3, 4, 5, 6]),
        ("hand", [[1, 2], [3, 4], 5]),
        ("hand", []),
    ],
)
def test_a_value_that_does_not_fit_its_field_is_refused_by_name(name, value):
    with pytest.raises(BadRecord, match=f"toy.{name}: expected"):
        TOY.from_dict(VALUES | {name: value})


@pytest.mark.parametrize("values", [None, [], "toy", 3, {}, VALUES | {"extra": 1}])
def test_a_record_has_exactly_the_fields_of_its_layout(values):
    with pytest.raises(BadRecord, match="toy: expected fields"):
        TOY.from_dict(values)


@pytest.mark.parametrize("missing", VALUES)
def test_no_field_may_be_missing(missing):
    with pytest.raises(BadRecord, match="toy: expected fields"):
        TOY.from_dict({k: v for k, v in VALUES.items() if k != missing})


# --- views ------------------------------------------------------------------------------------


def redacted(seat: int) -> dict[str, object]:
    array = TOY.blank()
    seen = np.array(TOY.grants(seat), bool)
    TOY.flat(array)[:] = np.where(seen, TOY.flat(toy()), TOY.blanks()).astype("i2")
    return TOY.to_dict(array)


def test_a_seat_sees_what_is_open_and_its_own_row_and_blanks_elsewhere():
    assert redacted(1) == {
        "day": 5,
        "shown": [0, 1, -1],
        "hand": [[-1, -1], [3, 4], [-1, -1]],
        "pile": [0, 0, 0, 0],
        "laid": [7, 7, 7],
    }


def test_a_spectator_sees_what_is_open_and_nothing_else():
    assert redacted(-1) == redacted(1) | {"hand": [[-1, -1], [-1, -1], [-1, -1]]}


# --- the observation tensor -------------------------------------------------------------------


def test_the_tensor_names_what_lies_where_and_leaves_unused_seats_out():
    assert TOY.slices(2) == {
        "day": slice(0, 1),
        "shown": slice(1, 7),
        "hand": slice(7, 9),
        "laid": slice(9, 11),
    }


def test_the_tensor_holds_enums_one_hot_and_of_what_owners_see_the_own_row():
    tensor = tensor_of(TOY, toy(), seat=1, players=2)
    slices = TOY.slices(2)
    assert tensor.dtype == np.float32
    assert tensor[slices["day"]].tolist() == [5]
    assert tensor[slices["shown"]].tolist() == [0, 1, 0, 0, 0, 1]  # ACE, KING
    assert tensor[slices["hand"]].tolist() == [3, 4]
    assert tensor[slices["laid"]].tolist() == [1, 2]


@pytest.mark.parametrize("players", [1, 2, 3])
def test_the_slices_cover_the_tensor_without_a_gap(players):
    slices = list(TOY.slices(players).values())
    starts, stops = [s.start for s in slices], [s.stop for s in slices]
    assert starts == [0, *stops[:-1]]
    assert tensor_of(TOY, toy(), 0, players).shape == (stops[-1],)


# --- the reference page -----------------------------------------------------------------------


def test_the_reference_page_has_a_row_for_each_field():
    page = TOY.reference()
    assert page.startswith("## toy\n")
    assert "| `day` | - | everyone | days played |" in page
    assert "| `hand` | seats x 2 | the seat of the first axis | cards in hand |" in page
    assert "| `shown` | seats | everyone | card shown (Card) |" in page
    assert page.count("\n| `") == len(TOY.fields)


def test_a_record_survives_the_way_to_bytes_and_back():
    array = toy()
    assert len(TOY.to_bytes(array)) == 2 * TOY.size
    assert TOY.from_bytes(TOY.to_bytes(array)).tobytes() == array.tobytes()


@pytest.mark.parametrize("change", [lambda b: b[:-1], lambda b: b + b"\0", lambda _: b""])
def test_bytes_of_another_length_are_refused(change):
    data = change(TOY.to_bytes(toy()))
    with pytest.raises(BadRecord, match=rf"expected {2 * TOY.size} bytes, got {len(data)}"):
        TOY.from_bytes(data)
