"""While a person reads, computer players wait, but other people need not wait."""

import time
from typing import Any

from tests.server.conftest import Seated, Visit, Visitor
from tinstar.server.tables.answer_window import AnswerWindow

A_WHILE = 0.3  # seconds in which a computer player without a pace would move often


def test_computer_players_wait_while_the_only_person_reads(visit: Visit):
    ann = visit()
    table = ann.sets("me", "easy", "easy", game="rin_tin_tin")
    with ann.at_table(table) as seat:
        reads_at_once(seat)
        ann.post(f"/tables/{table}/start")
        before = until_a_computer_is_asked(ann, table)
        time.sleep(A_WHILE)
        assert ann.frame(table, 0)["at"] == before
        seat.says("read", now=False)
        assert ann.frame(table, 0, since=before)["at"] > before


def reads_at_once(seat: Seated) -> None:
    seat.says("look", seat=0)
    seat.hears("company")
    seat.says("read", now=True)
    seat.says("ask", seat=0)  # invalid: its rejection shows that all before was handled
    seat.hears("refused")


def until_a_computer_is_asked(ann: Visitor, table: str) -> int:
    while True:
        frame = ann.frame(table, 0)
        choices: Any = frame["scene"].get("choices")
        if choices:
            ann.answers(table, frame, choices[0]["action"])
        elif any(s.get("asked") for s in frame["scene"]["seats"]):
            return frame["at"]


def test_who_reads_and_leaves_keeps_nobody_waiting(visit: Visit):
    ann = visit()
    table = ann.sets("me", "easy", "easy", game="rin_tin_tin")
    with ann.at_table(table) as seat:
        reads_at_once(seat)
        ann.post(f"/tables/{table}/start")
        before = until_a_computer_is_asked(ann, table)
    assert ann.frame(table, 0, since=before)["at"] > before


def test_where_others_play_along_nobody_waits_for_whoever_reads(visit: Visit):
    ann, bob = visit(), visit()
    table = ann.sets("me", "friend", "easy", game="rin_tin_tin")
    bob.joins(ann, table, "Bob")
    with ann.at_table(table) as seat:
        reads_at_once(seat)
        ann.post(f"/tables/{table}/start")
        at = 0
        for _ in range(4):  # so at least one move is the computer player's
            for visitor, mine in ((ann, 0), (bob, 1)):
                frame = visitor.frame(table, mine)
                if choices := frame["scene"].get("choices"):
                    visitor.answers(table, frame, choices[0]["action"])
            frame = ann.frame(table, 0, since=at)
            assert frame["at"] > at
            at = frame["at"]


def test_the_clock_of_a_window_stands_while_somebody_reads():
    window = AnswerWindow(0, [0, 1], seconds=2)
    assert window.stop()
    assert not window.stop()
    assert window.left is None
    time.sleep(0.05)
    assert window.go_on()
    assert not window.go_on()
    assert window.left
    assert window.left > 1.97
