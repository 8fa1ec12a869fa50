"""An offer to play a Reward is sensible if a Reward can be played at this moment."""

from tests.games.outlaws25.table import Phase
from tests.games.outlaws25.test_rewards import duel, having
from tinstar.games.outlaws25.actions import PASS
from tinstar.presentation.offers import Offer, offer_of


def offered(t):
    return offer_of(t.state().view(t.mover))


def test_a_reward_for_this_moment_is_a_sensible_offer():
    t = duel(b="whiskey")
    assert t.phase == Phase.WINDOW
    assert offered(t) == Offer(PASS.first, is_sensible=True)


def test_a_reward_for_another_moment_can_only_be_passed():
    t = duel(b="bribe")
    assert t.phase == Phase.WINDOW
    assert offered(t) == Offer(PASS.first, is_sensible=False)


def test_a_holdup_is_a_decision_and_no_offer():
    assert offered(having()) is None
