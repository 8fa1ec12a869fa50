"""Bad Whiskey and Jail Break."""

import pytest

from tests.games.calaboose.table import A, B, C, D, table
from tinstar.games.calaboose.actions import Objection
from tinstar.games.calaboose.components import EMPTY
from tinstar.games.calaboose.state import Ending, Phase

WHISKEY = """
    A*  hand Whiskey Bandit Shark
    B   hand Lawman Huckster
    C   hand Rustler
"""


def test_H1_bad_whiskey_trades_hands_with_another_player():
    t = table(WHISKEY).do("whiskey B", "allow")
    assert t.shows("""
        A*  hand Lawman Huckster
        B   hand Bandit Shark
        C   hand Rustler
        discarded Whiskey
    """)


def test_H1_with_any_other_player_but_not_with_oneself():
    t = table(WHISKEY)
    assert t.why_not("whiskey A") == Objection.OWN_HAND
    assert t.why_not("whiskey B") == Objection.NONE
    assert t.why_not("whiskey C") == Objection.NONE
    assert t.why_not("whiskey D") == Objection.NO_SUCH_SEAT


def test_H1_jails_are_not_traded():
    t = table("""
        A*  hand Whiskey Bandit   jail Bandit . . . .
        B   hand Lawman Bandit    jail [Shark] . . . .
    """)
    assert t.do("whiskey B", "allow").shows("""
        A*  jail Bandit . . . .
        B   jail [Shark] . . . .
    """)


def test_H1_not_without_the_card():
    t = table("""
        A*  hand Bandit
        B   hand Whiskey
    """)
    assert t.why_not("whiskey B") == Objection.NOT_IN_HAND


def test_H2_it_is_played_before_anything_else():
    t = table(WHISKEY).do("whiskey B", "allow")
    assert (t.mover, t.phase, t.s.badge) == (A, Phase.TURN, A)


@pytest.mark.parametrize("text", ["whiskey A", "break bandit"])
def test_H2_K3_not_while_one_is_defending(text: str):
    t = table("""
        A*  hand Bandit Bandit
        B   hand Whiskey Break
    """)
    t.do("send bandit to B1")
    assert t.why_not(text) == Objection.NOT_NOW
    assert t.do("accept 1").why_not(text) == Objection.NONE


def test_H3_a_second_bad_whiskey_stops_the_first_and_both_hands_are_kept():
    t = table("""
        A*  hand Whiskey Bandit
        B   hand Whiskey Huckster
    """)
    assert t.do("whiskey B", "cancel").shows("""
        A*  hand Bandit
        B   hand Huckster
        discarded Whiskey Whiskey
    """)


def test_H3_then_the_turn_goes_on():
    t = table("""
        A*  hand Whiskey Bandit
        B   hand Whiskey Huckster
    """)
    t.do("whiskey B", "cancel")
    assert (t.mover, t.phase) == (A, Phase.TURN)


def test_H3_not_without_a_bad_whiskey():
    t = table(WHISKEY).do("whiskey B")
    assert (t.mover, t.phase) == (B, Phase.WHISKEY)
    assert t.why_not("cancel") == Objection.NO_WHISKEY
    assert t.why_not("allow") == Objection.NONE


def test_H3_who_may_cancel_need_not():
    t = table("""
        A*  hand Whiskey Bandit
        B   hand Whiskey Huckster
    """)
    assert t.do("whiskey B", "allow").shows("""
        A*  hand Whiskey Huckster
        B   hand Bandit
    """)


def test_R24_the_card_is_replaced_before_the_hands_are_traded():
    t = table("""
        A*  hand Whiskey Bandit Bandit Bandit Bandit
        B   hand Huckster Huckster Huckster Huckster Huckster
        pile Lawman Shark
    """)
    t.do("whiskey B")
    assert t.shows("A* hand Lawman Bandit Bandit Bandit Bandit")
    t.do("allow")
    assert t.shows("""
        A*  hand Huckster Huckster Huckster Huckster Huckster
        B   hand Lawman Bandit Bandit Bandit Bandit
    """)


def test_R24_nothing_else_can_be_done_while_it_may_be_cancelled():
    t = table(WHISKEY).do("whiskey B")
    for text in ("put huckster", "send huckster to A1", "pass", "redraw", "accept 1"):
        assert t.why_not(text) == Objection.NOT_NOW


def test_R25_the_canceller_draws():
    t = table("""
        A*  hand Whiskey Bandit Bandit Bandit Bandit
        B   hand Whiskey Huckster Huckster Huckster Huckster
        pile Shark Lawman
    """)
    assert t.do("whiskey B", "cancel").shows("""
        A*  hand Shark Bandit Bandit Bandit Bandit
        B   hand Lawman Huckster Huckster Huckster Huckster
    """)


def test_R25_only_the_one_whose_hand_would_be_taken_may_cancel():
    t = table("""
        A*  hand Whiskey Bandit
        B   hand Huckster
        C   hand Whiskey
    """)
    t.do("whiskey B", "allow")
    assert (t.mover, t.phase) == (A, Phase.TURN)
    assert t.shows("A* hand Huckster")


def test_R25_a_cancelling_whiskey_cannot_be_cancelled():
    t = table(
        """
        A*  hand Whiskey Whiskey Bandit
        B   hand Whiskey Huckster
        """,
        {"copies": [20, 19, 15, 10, 5, 2, 3, 1]},
    )
    t.do("whiskey B", "cancel")
    assert (t.mover, t.phase) == (A, Phase.TURN)
    assert t.why_not("whiskey B") == Objection.NONE


ANYONE = """
    A   hand Huckster
    B*  hand Whiskey Bandit
    C   hand Huckster
    D   hand Shark
"""


@pytest.mark.parametrize(
    ("target", "order"), [(A, [A, C, D]), (C, [C, D, A]), (D, [D, C, A])], ids="ACD"
)
def test_O3_anyone_may_cancel_the_target_first_then_from_the_players_left(
    target: int, order: list[int]
):
    t = table(ANYONE, whiskey_cancel_by="anyone").do(f"whiskey {'ABCD'[target]}")
    asked = [t.mover]
    while t.do("allow").phase == Phase.WHISKEY:
        asked.append(t.mover)
    assert asked == order
    assert t.shows("B* hand " + ("Shark" if target == D else "Huckster"))


def test_O3_another_player_cancels():
    t = table(
        """
        A*  hand Whiskey Bandit
        B   hand Huckster
        C   hand Whiskey Shark
        """,
        whiskey_cancel_by="anyone",
    )
    t.do("whiskey B", "allow")
    assert (t.mover, t.phase) == (C, Phase.WHISKEY)
    assert t.do("cancel").shows("""
        A*  hand Bandit
        B   hand Huckster
        C   hand Shark
    """)


def test_O3_with_two_players_only_the_other_is_asked():
    t = table(
        """
        A*  hand Whiskey Bandit
        B   hand Huckster
        """,
        whiskey_cancel_by="anyone",
    )
    assert t.do("whiskey B", "allow").shows("A* hand Huckster")


def test_R26_hands_of_different_sizes_are_traded_as_they_are():
    t = table("""
        A*  hand Whiskey Bandit Shark Shark
        B   hand Lawman
    """)
    t.do("whiskey B", "allow")
    assert t.s.hand_size[:2].tolist() == [1, 3]


def test_R26_as_the_last_card_it_ends_the_game_and_nothing_is_traded():
    t = table("""
        A*  hand Whiskey
        B   hand Lawman Whiskey
    """)
    t.do("whiskey B")
    assert (t.phase, t.ending) == (Phase.OVER, Ending.OUT_OF_CARDS)
    assert t.shows("""
        A*  hand
        B   hand Lawman Whiskey
        discarded Whiskey
    """)


def test_R26_while_there_is_a_card_to_draw_it_is_not_the_last():
    t = table("""
        A*  hand Whiskey
        B   hand Lawman
        pile Bandit
    """)
    assert t.do("whiskey B", "allow").ending == Ending.NONE


def test_R26_a_canceller_without_another_card_ends_the_game():
    t = table("""
        A*  hand Whiskey Bandit
        B   hand Whiskey
    """)
    t.do("whiskey B", "cancel")
    assert (t.phase, t.ending) == (Phase.OVER, Ending.OUT_OF_CARDS)
    assert t.shows("""
        A*  hand Bandit
        B   hand
        discarded Whiskey Whiskey
    """)


# --- Jail Break ----------------------------------------------------------------------------------

BREAK = """
    A*  hand Break Bandit Bandit  jail Bandit Huckster Bandit [Bandit] Shark
    B   hand Bandit               jail Bandit Bandit . . .
"""


def test_K1_jail_break_discards_all_cards_of_one_kind_from_ones_own_jail():
    t = table(BREAK).do("break bandit")
    assert t.shows("""
        A*  hand Bandit Bandit    jail . Huckster . [Bandit] Shark
        B   hand Bandit           jail Bandit Bandit . . .
        discarded Bandit Bandit Break
    """)
    assert t.s.breaks_out == EMPTY


def test_K1_not_without_the_card():
    t = table("""
        A*  hand Bandit           jail Bandit
        B   hand Break
    """)
    assert t.why_not("break bandit") == Objection.NOT_IN_HAND


def test_K2_cards_locked_down_are_not_affected():
    t = table("""
        A*  hand Break Bandit     jail [Shark] [Bandit] Bandit Bandit Shark
        B   hand Bandit
    """)
    assert t.do("break card-shark").shows("A* jail [Shark] [Bandit] Bandit Bandit .")


def test_K3_the_turn_goes_on_after_it():
    t = table(BREAK).do("break bandit")
    assert (t.mover, t.phase) == (A, Phase.TURN)
    assert t.do("put bandit").mover == B


def test_R27_any_of_the_six_kinds_may_be_named_even_one_that_is_not_there():
    t = table(BREAK)
    named = [a for a in t.legal() if a.startswith("break")]
    assert [a.split()[1] for a in named] == [
        "huckster",
        "bandit",
        "card-shark",
        "cattle-rustler",
        "gunslinger",
        "bad-lawman",
    ]
    assert t.do("break gunslinger").discarded() == ["Break"]


def test_R27_the_draw_comes_before_the_effect():
    t = table("""
        A*  hand Break Bandit Bandit Bandit Bandit   jail Shark
        B   hand Bandit
        pile rest
    """)
    t.do("break card-shark")
    assert t.shows("A* jail Shark")
    t.answer(1)
    assert t.shows("A* hand Bandit Bandit Bandit Bandit Bandit jail . . . . .")


def test_R27_as_the_last_card_it_works_before_the_game_ends():
    t = table("""
        A*  hand Break            jail Bandit Bandit Huckster . .
        B   hand Bandit
    """)
    t.do("break huckster")
    assert (t.phase, t.ending) == (Phase.OVER, Ending.OUT_OF_CARDS)
    assert t.shows("A* jail Bandit Bandit . . .")
    assert t.state().scores() == [20, 0]
