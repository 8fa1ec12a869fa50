"""Rulings that a table may reverse."""

from tests.games.calaboose.table import A, B, C, Table, families, table
from tinstar.games.calaboose.actions import ACTIONS, Objection
from tinstar.games.calaboose.components import Card
from tinstar.games.calaboose.state import Ending, Phase
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import scene

FREE = """
    A*  hand Bandit Shark   jail Bandit Bandit Bandit Bandit Bandit
    B   hand Bandit Shark
"""


def test_O6_by_option_anybody_may_pass():
    t = table(FREE, passing="freely")
    assert t.why_not("pass") == Objection.NONE
    assert t.do("pass").mover == B
    assert "pass_turn" in families(t.legal())


def test_O6_when_all_pass_freely_the_game_ends():
    assert table(FREE, passing="freely").do("pass", "pass").ending == Ending.ALL_PASSED


def test_O6_a_free_pass_tells_nothing_of_the_hand():
    assert not table(FREE, passing="freely").do("pass").s.specials.any()
    stuck = "A* hand Whiskey\nB hand Bandit"
    assert table(stuck).do("pass").s.specials[A] == 1


def test_O6_a_free_pass_is_told_as_one():
    t = table(FREE, passing="freely")
    before, passing = t.state(), ACTIONS.read("pass")
    now = scene(t.state().view(A))
    assert "lock down a prisoner or pass." in now.prompt
    assert [c.text for c in now.choices if c.action == passing] == ["Pass the turn"]
    seen = Happening(before, passing).seen_by(B)
    assert events(seen.views, passing)[0].text == "A passes the turn."


NOWHERE = """
    A*  hand Bandit Bandit   jail {}
    B   hand Huckster        jail Bandit Bandit Bandit Bandit Bandit
"""


def test_O7_by_option_room_in_ones_own_jail_is_a_place_too():
    roomy = NOWHERE.format("Shark Shark Shark Shark .")
    assert table(roomy).why_not("send bandit nowhere") == Objection.NONE
    t = table(roomy, played_nowhere="all_jails_full")
    assert t.why_not("send bandit nowhere") == Objection.HAS_A_PLACE


def test_O7_with_a_full_jail_of_ones_own_a_card_may_be_played_to_nowhere():
    t = table(NOWHERE.format("Shark Shark Shark Shark Shark"), played_nowhere="all_jails_full")
    assert t.do("send bandit nowhere").ending == Ending.NOWHERE_TO_GO


DEFENCE = """
    A*  hand Bandit Shark
    B   hand Shark Rustler
    pile Huckster Gunslinger
"""


def defended(**options: str) -> Table:
    """Return the table after B's defence from hand; B chooses where the card goes, A has drawn
    before."""
    t = table(DEFENCE, {"hand_size": 2}, **options)
    return t.do("send bandit to B1", "defend 1 with card-shark")


def test_O8_by_option_a_defender_draws_when_the_turn_is_over():
    t = defended(defender_draws="after_the_turn")
    assert (t.phase, t.s.hand_size[B], t.s.pile_size) == (Phase.REDIRECT, 1, 1)
    assert defended().s.hand_size[B] == 2
    t.do("to A1", "accept 1")
    assert (t.mover, t.s.hand[B, Card.GUNSLINGER], t.s.hand_size[B]) == (B, 1, 2)


def test_O8_all_who_have_defended_draw_from_the_badge_clockwise():
    t = table(
        """
        A   hand Rustler Rustler
        B*  hand Bandit Gunslinger
        C   hand Shark Lawman
        pile Huckster Bandit Shark Rustler
        """,
        {"hand_size": 2},
        defender_draws="after_the_turn",
    )
    t.do("send bandit to C1", "defend 1 with card-shark", "to A1")
    t.do("defend 1 with cattle-rustler", "to B1", "defend 1 with gunslinger", "to A1")
    assert t.s.hand_size[:3].tolist() == [1, 1, 1]
    t.do("accept 1")
    held = [[c for c in Card if t.s.hand[seat, c]] for seat in (B, C)]
    assert held == [[Card.HUCKSTER, Card.BANDIT], [Card.CARD_SHARK, Card.BAD_LAWMAN]]
    assert t.s.hand[A, Card.CATTLE_RUSTLER] == 2


def test_O8_nobody_draws_from_an_empty_pile_and_the_turn_is_over():
    t = table(
        "A* hand Bandit Rustler\nB hand Shark Lawman\npile Huckster",
        {"hand_size": 2},
        defender_draws="after_the_turn",
    )
    t.do("send bandit to B1", "defend 1 with card-shark", "to A1", "accept 1")
    assert (t.phase, t.mover, t.s.hand_size[:2].tolist()) == (Phase.TURN, B, [2, 1])


def test_O8_whoever_can_still_draw_has_not_run_out_of_cards():
    t = table(
        "A* hand Bandit\nB hand Shark\npile Huckster Bandit",
        {"hand_size": 1},
        defender_draws="after_the_turn",
    )
    t.do("send bandit to B1", "defend 1 with card-shark", "to A1", "accept 1")
    assert (t.ending, t.mover, t.s.hand_size[:2].tolist()) == (Ending.NONE, B, [1, 1])
