"""Knowledge of hands: what one seat knows of other hands, and what all seats know of a hand."""

from tests.games.calaboose.table import A, B, C, Table, dealt, table
from tinstar.engine import kernel
from tinstar.games.calaboose.components import Card

WHISKEY = """
    A*  hand Whiskey Bandit Shark
    B   hand Lawman Huckster
    C   hand Rustler
"""


FOUR = """
    Huckster Huckster Huckster Huckster Bandit
    Huckster Huckster Huckster Bandit Bandit
    Huckster Huckster Huckster Huckster Huckster
"""


def known(t: Table, seat: int, other: int) -> list[str]:
    names = ["Huckster", "Bandit", "Shark", "Rustler", "Gunslinger", "Lawman", "Whiskey", "Break"]
    counts = t.s.known[seat, other]
    return [n for n, count in zip(names, counts, strict=True) for _ in range(count)]


def test_who_traded_hands_knows_what_it_gave():
    t = table(WHISKEY).do("whiskey B", "allow")
    assert known(t, A, B) == ["Bandit", "Shark"]
    assert known(t, B, A) == ["Huckster", "Lawman"]
    assert known(t, C, A) == known(t, C, B) == []
    assert known(t, A, A) == []


def test_of_a_hand_that_comes_back_nobody_keeps_notes_on_its_own():
    t = table(WHISKEY.replace("B   hand", "B   hand Whiskey"))
    t.do("whiskey B", "allow", "whiskey B", "allow")
    assert known(t, A, B) == ["Huckster", "Lawman"]
    assert known(t, B, A) == ["Bandit", "Shark"]
    assert not t.s.known[A, A].any()
    assert not t.s.known[B, B].any()


def test_what_is_known_of_a_card_goes_with_the_card():
    t = table(WHISKEY).do("whiskey B", "allow", "put huckster")
    assert known(t, B, A) == ["Lawman"]
    t.do("put card-shark")
    assert known(t, A, B) == ["Bandit"]


def test_a_card_played_that_may_be_another_still_lowers_what_is_sure():
    t = table("""
        A*  hand Whiskey Bandit Bandit Bandit Bandit
        B   hand Huckster Huckster Huckster Huckster Huckster
        pile Shark Shark Shark Shark Bandit Huckster
    """)
    t.do("whiskey B", "allow", "put huckster", "put bandit")
    assert known(t, A, B) == ["Bandit", "Bandit", "Bandit", "Shark"]
    t.do("put huckster", "put card-shark")
    assert known(t, A, B) == ["Bandit", "Bandit", "Bandit"]


def test_what_a_third_player_knows_of_a_hand_moves_with_the_hand():
    t = table("""
        A*  hand Whiskey Bandit Bandit
        B   hand Whiskey Shark
        C   hand Rustler Rustler
    """)
    t.do("whiskey B", "allow", "whiskey C", "allow")
    assert known(t, B, C) == ["Shark"]
    assert known(t, B, A) == []
    assert known(t, A, C) == ["Shark"]
    assert known(t, C, A) == ["Rustler", "Rustler"]
    assert known(t, A, B) == ["Bandit", "Bandit"]


def test_a_cancelled_whiskey_teaches_nothing():
    t = table("""
        A*  hand Whiskey Bandit
        B   hand Whiskey Huckster
    """)
    t.do("whiskey B", "cancel")
    assert not t.s.known.any()


def test_each_seat_sees_its_own_knowledge_only():
    t = table(WHISKEY).do("whiskey B", "allow")
    views = [t.state().view(seat).array[0].known.any(axis=(1, 2)).tolist() for seat in (A, B, C)]
    assert views == [[True, *[False] * 4], [False, True, *[False] * 3], [False] * 5]


def test_who_passes_shows_that_nothing_in_hand_can_be_put():
    t = table("""
        A*  hand Whiskey Break
        B   hand Bandit Bandit
    """)
    t.do("pass")
    assert t.s.specials[:2].tolist() == [2, 0]


def test_what_a_pass_has_shown_ends_with_the_card_and_moves_with_the_hand():
    t = table("""
        A*  hand Whiskey Break
        B   hand Bandit Whiskey Bandit
    """)
    t.do("pass", "whiskey A", "allow")
    assert t.s.specials[:2].tolist() == [0, 2]
    assert t.do("break bandit").s.specials[:2].tolist() == [0, 1]


def test_what_a_pass_has_shown_is_not_lost_with_other_cards():
    t = table("""
        A*  hand Whiskey Break Bandit
        B   hand Bandit Bandit Bandit
    """)
    t.s.specials[A] = 2
    t.do("put bandit")
    assert t.s.specials[A] == 2
    t.do("put bandit", "break bandit")
    assert t.s.specials[A] == 1
    assert t.do("whiskey B").s.specials[A] == 0
    assert not t.s.not_hucksters.any()


def test_who_has_redrawn_shows_that_the_rest_were_no_hucksters():
    t = dealt(FOUR, dealer=C).do("redraw").answer(*[Card.HUCKSTER] * 4)
    assert t.s.not_hucksters[:3].tolist() == [1, 0, 0]
    t.do("keep", "keep", "put huckster").answer(Card.BANDIT)
    assert t.s.not_hucksters[A] == 1
    t.do("put bandit").answer(Card.BANDIT)
    t.do("put huckster").answer(Card.BANDIT)
    assert t.s.not_hucksters[A] == 1
    t.do("put bandit").answer(Card.BANDIT)
    assert t.s.not_hucksters[A] == 0


def test_that_the_rest_were_no_hucksters_moves_with_the_hand():
    hands = "Huckster Huckster Huckster Bandit Bandit\nBandit Bandit Bandit Bandit Bandit"
    t = dealt(hands, dealer=B, numbers={"redraw_from": 3}).do("redraw")
    t.answer(*[Card.BAD_WHISKEY] * 2, Card.HUCKSTER).do("keep", "whiskey B")
    t.answer(Card.HUCKSTER).do("allow")
    assert t.s.not_hucksters[:2].tolist() == [0, 1]
    assert t.do("put bandit").s.not_hucksters[:2].tolist() == [0, 1]


def test_what_a_player_does_is_done_before_all():
    t = table(WHISKEY)
    assert [kernel.sees_answer(t.box, t.s, seat) for seat in (A, B, C)] == [1, 1, 1]
    t.do("whiskey B")
    assert [kernel.sees_answer(t.box, t.s, seat) for seat in (A, B, C)] == [1, 1, 1]
