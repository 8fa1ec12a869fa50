"""A seat's events come from the function that the flow names for what happened."""

from collections.abc import Iterator

from tests.engine import kuhn
from tests.engine.kuhn import BET, CALL, FLOW, Card, Phase
from tests.engine.test_steps import Step, answer_and_score, score
from tinstar.engine.flow import decides, over, step
from tinstar.match.transition import Happening
from tinstar.presentation.events import events
from tinstar.presentation.scene import Event
from tinstar.presentation.view_with_names import Sight


def called(before: Sight, after: Sight) -> Iterator[Event]:
    yield Event("called", f"{after.s.answers - before.s.answers} answer")


def scored(before: Sight, after: Sight) -> Iterator[Event]:
    yield Event("scored", f"{before.s.phase} to {after.s.phase}")


def at_end(after: Sight) -> Iterator[Event]:
    yield Event("end", f"{after.asked}")


def hidden() -> Iterator[Event]:
    yield Event("hidden")


def told(seat: int, answer: int, seen_by: str | None = None) -> list[str]:
    """The kinds of events of a last answer, at a table that scores by a step of its own."""
    actions = [given._replace(effect=answer_and_score, tells=called) for given in PLAY.actions]
    ends = (Step.SCORED, Phase.OVER)
    phases = {
        Phase.PLAY: decides("mover", *actions, seen_by=seen_by, unseen=hidden, leads_to=ends),
        Step.SCORED: step(score, tells=scored, leads_to=(Phase.OVER,)),
        Phase.OVER: over(),
    }
    flow = type(FLOW)(
        kuhn.__name__, kuhn.STATE, kuhn.ACTIONS, Phase.DEAL, FLOW.phases | phases, at_end=at_end
    )
    state = kuhn.game(kuhn.variant(f"told {seat} {seen_by}", flow=flow)).new_initial_state()
    for action in (Card.KING, Card.QUEEN, BET):
        state.apply_action(action)
    seen = Happening(state, answer).seen_by(seat)
    return [event.kind for event in events(seen.views, seen.action)]


PLAY = FLOW.phases[Phase.PLAY]


def test_an_action_its_steps_and_the_end_are_told_in_order():
    assert told(0, CALL) == ["called", "scored", "end"]


def test_a_seat_that_does_not_see_an_action_is_told_of_something_else():
    assert told(0, CALL, seen_by="mover") == ["hidden", "scored", "end"]
    assert told(1, CALL, seen_by="mover") == ["called", "scored", "end"]


def test_an_outcome_that_a_seat_does_not_see_is_none():
    state = kuhn.game().new_initial_state()
    dealt = Happening(state, Card.KING)
    own, other = (events(*dealt.seen_by(seat)[2:])[0].text for seat in (0, 1))
    assert (own, other) == ("A is dealt the king", "A is dealt a card")
