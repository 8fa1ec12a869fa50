"""Effects of a Reward at each moment, with artificial cards that do one thing each."""

from collections.abc import Callable

import pytest

from tests.games.outlaws25.table import A, B, Phase, Table, table
from tinstar.games.outlaws25.actions import Objection
from tinstar.games.outlaws25.components import Effect, Moment, Reward

TEXT = """
    A*  1:100 2:100 >5:100
    B   1:50 2:30 >3:150+steady-hand!KQ
    C   x 2:20 >4:160
    bank 100
"""
HANDS = ("Ts Th", "Js Jh", "Qs Qh")


def flop(card: str) -> Table:
    return table(TEXT).deal(*HANDS, flop=card)


def held_up(victim: str) -> Table:
    return table(TEXT, at=Phase.HOLDUP).do("hold up with 3", f"rob {victim}")


AT = {
    "before the round, after a holdup": lambda: held_up("B3").do("cower").draw("A"),
    "when the flop lies": lambda: flop("Kd"),
    "when one may buy": lambda: table(TEXT, at=Phase.NEXT_BUYER),
    "in place of the first answer": lambda: flop("Ad").do("pass"),
    "there, after a duel": lambda: (
        flop("Kd").do("pass").sheriff(2).do("pass").roll(1, 6).do("pass")
    ),
    "before a Sheriff": lambda: flop("Kd").do("pass").sheriff(2),
    "held up": lambda: held_up("B3"),
    "in a duel of one's own": lambda: held_up("B3").do("fight").roll(1, 1),
    "in another's duel": lambda: held_up("C3").do("fight").roll(1, 1),
}
MOMENTS = {
    "before the round, after a holdup": {Moment.ROUND},
    "when the flop lies": {Moment.FLOP},
    "when one may buy": {Moment.BUYING},
    "in place of the first answer": {Moment.FIRST_BET},
    "there, after a duel": {Moment.FIRST_BET},
    "before a Sheriff": {Moment.SHERIFF},
    "held up": {Moment.HELD_UP},
    "in a duel of one's own": {Moment.OWN_DUEL, Moment.ANY_DUEL},
    "in another's duel": {Moment.ANY_DUEL},
}
EFFECTS = {where: set[Effect]() for where in AT} | {
    "in place of the first answer": {Effect.REDRAWS},
    "there, after a duel": {Effect.REDRAWS},
    "before a Sheriff": {Effect.BRIBES},
    "held up": {Effect.ESCAPES},
    "in a duel of one's own": {Effect.SPEEDS, Effect.SLOWS, Effect.REROLLS},
    "in another's duel": {Effect.SLOWS},
}


def make(t: Table, effects: int, moments: int) -> None:
    """Give a Steady Hand these effects, at these moments."""
    t.box.does[Reward.STEADY_HAND], t.box.fits[Reward.STEADY_HAND] = effects, moments


@pytest.mark.parametrize("where", AT)
def test_R24_R29_each_moment_is_for_the_cards_that_fit_it(where: str):
    t, fitting = AT[where](), set()
    assert t.mover == B
    for moment in Moment:
        make(t, 1 << Effect.ROBS, 1 << moment)
        assert t.why_not("play 3") in (Objection.NONE, Objection.WRONG_MOMENT)
        fitting |= {moment} if t.may("play 3") else set()
    assert fitting == MOMENTS[where]


@pytest.mark.parametrize("where", AT)
def test_R28_what_would_do_nothing_at_a_moment_may_not_be_played(where: str):
    t, doing = AT[where](), set()
    for effect in Effect:
        make(t, 1 << effect, (1 << len(Moment)) - 1)
        assert t.why_not("play 3") in (Objection.NONE, Objection.DOES_NOTHING)
        doing |= {effect} if t.may("play 3") else set()
    assert doing == EFFECTS[where] | {Effect.ROBS, Effect.PARDONS}


@pytest.mark.parametrize(
    ("phase", "where"),
    [
        (Phase.HOLDING_UP, lambda t: t.do("pass", "pass", "pass")),
        (Phase.ROBBING, lambda t: t.do("pass", "pass", "pass", "hold up with 1")),
        (Phase.LAY_OUT, lambda t: t.do(*["pass"] * 4)),
    ],
)
def test_R24_no_other_moment_is_for_any_card(phase: Phase, where: Callable[[Table], Table]):
    t = where(table(TEXT.replace("1:100", "1:100+bank-robbery"), at=Phase.NEXT_BUYER))
    t.box.fits[:] = (1 << len(Moment)) - 1
    while t.phase == Phase.WINDOW or t.mover != A:
        t.do("pass" if t.phase == Phase.WINDOW else "keep")
    assert t.phase == phase
    assert t.why_not("play 1") == Objection.NOT_NOW


def test_R28_without_a_wanted_card_there_is_nothing_to_pardon():
    t = table(TEXT.replace("!KQ", ""), at=Phase.NEXT_BUYER)
    make(t, 1 << Effect.PARDONS, 1 << Moment.BUYING)
    assert t.why_not("play 3") == Objection.DOES_NOTHING


def test_R30_ten_dollars_in_the_bank_can_be_robbed():
    t = table(TEXT.replace("bank 100", "bank 10"), at=Phase.NEXT_BUYER)
    make(t, 1 << Effect.ROBS, 1 << Moment.BUYING)
    assert t.may("play 3")


def test_R24_only_the_marked_outlaw_plays_a_card_in_the_betting():
    t = table(TEXT.replace("1:50", "1:50+steady-hand")).deal(*HANDS, flop="Ad").do("pass")
    make(t, 1 << Effect.ROBS, 1 << Moment.FIRST_BET | 1 << Moment.ROUND)
    assert t.why_not("play 1") == Objection.WRONG_MOMENT
    assert t.may("play 3")


def test_R29_a_card_speeds_up_nobody_outside_a_duel():
    t = table(TEXT, at=Phase.NEXT_BUYER)
    make(t, 1 << Effect.ROBS | 1 << Effect.SPEEDS, 1 << Moment.BUYING)
    assert not t.do("play 3").s.bonus.any()
