from enum import IntEnum

import pytest

from tinstar.engine.actions import Actions, members, numbers, seat_letter, seats
from tinstar.errors import NotAnAction


class Card(IntEnum):
    FOOL = 0
    OLD_SHERIFF = 1


ACTIONS = Actions()
KEEP = ACTIONS.add("keep", "keep")
SEND = ACTIONS.add(
    "send", "send {card} to {jail}{cell}", "P5 L1", card=members(*Card), jail=seats(3), cell=("1",)
)
LOCK = ACTIONS.add("lock", "lock {cell}", cell=numbers(12))


def test_families_lie_in_a_row_from_zero():
    assert [(f.first, f.size) for f in ACTIONS.families.values()] == [(0, 1), (1, 6), (7, 12)]
    assert ACTIONS.size == 19
    assert (KEEP, SEND, LOCK) == (0, 1, 7)


def test_a_family_names_the_clauses_about_it():
    assert (KEEP.clauses, SEND.clauses) == ((), ("P5", "L1"))


def test_a_table_has_an_entry_for_each_family_and_for_nothing_else():
    whole = {"keep": 1, "send": 2, "lock": 3}
    assert ACTIONS.by_family(**whole) == whole
    with pytest.raises(TypeError, match="got missing: lock, no such action: toss"):
        ACTIONS.by_family(keep=1, send=2, toss=3)


@pytest.mark.parametrize("action", range(ACTIONS.size))
def test_every_action_can_be_written_and_read_and_taken_apart_and_put_together(action):
    assert ACTIONS.read(ACTIONS.text(action)) == action
    assert ACTIONS.encode(ACTIONS.family(action).name, **ACTIONS.parameters(action)) == action


def test_no_two_actions_are_written_alike():
    assert len({ACTIONS.text(a) for a in range(ACTIONS.size)}) == ACTIONS.size


def test_seats_are_letters_and_places_count_from_one():
    action = ACTIONS.encode("send", card=Card.OLD_SHERIFF, jail=1, cell=0)
    assert ACTIONS.text(action) == "send old-sheriff to B1"
    assert ACTIONS.parameters(action) == {"card": 1, "jail": 1, "cell": 0}
    assert seat_letter(2) == "C"


@pytest.mark.parametrize(
    "text", ["send fool to c1", "SEND FOOL TO C1", "  send   fool to\tC1\n", "Send Fool to C1"]
)
def test_case_and_spacing_do_not_matter(text):
    assert ACTIONS.text(ACTIONS.read(text)) == "send fool to C1"


@pytest.mark.parametrize(
    "text",
    [
        *("", "send", "send fool to D1", "sendfool to C1", "send fool to C 1", "keep keep"),
        *("lock 0", "lock 13", "lock 1 2", "lock 1;", "send {card} to C1", "\x00"),
        *("lock \u0661", "\u017fend fool to C1", "send old-\u017fheriff to C1", "loc\u212a 1"),
    ],
)
def test_anything_else_is_refused_with_the_forms_that_exist(text):
    with pytest.raises(NotAnAction, match=r"in one of the forms: keep; send .*; lock .*; got"):
        ACTIONS.read(text)


def test_a_long_text_is_not_repeated_in_full():
    with pytest.raises(NotAnAction) as refused:
        ACTIONS.read("lock 1" + " " * 10_000)
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize("action", [-1, 19, 10**9])
def test_an_integer_out_of_range_is_no_action(action):
    with pytest.raises(NotAnAction, match=f"expected an action from 0 to 18, got {action}"):
        ACTIONS.text(action)


def test_members_that_do_not_count_from_zero_cannot_be_parameters():
    with pytest.raises(TypeError, match="expected members"):
        members(Card.OLD_SHERIFF)


def test_the_reference_page_has_a_row_for_each_family():
    page = ACTIONS.reference()
    assert "| 0 | 0 | `keep` | `keep` |" in page
    assert "| 7 | 18 | `lock {cell}` | `lock 7` |" in page
    assert page.count("\n| ") == 2 + len(ACTIONS.families)
