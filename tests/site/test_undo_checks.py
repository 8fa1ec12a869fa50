"""Samples of undo checks, computed elsewhere: what is asked, and who decides."""

from collections.abc import Iterator

import pytest

import tinstar
from tinstar.match import Match
from tinstar.match.undo import compute_elsewhere
from tinstar.players.remote_thinking import Message
from tinstar.site.undo_checks import checks_by


@pytest.fixture
def after_a_choice() -> Iterator[Match]:
    """A match in which a player has just kept their cards, which shows nothing."""
    match = Match(tinstar.load("calaboose", 2, redraw_hucksters=True), [None, None], 1)
    while match.step():
        pass
    match.answer(match.asked, match.state.string_to_action("keep"), match.position)
    yield match
    compute_elsewhere(lambda _: None)


@pytest.mark.parametrize(
    ("answer", "expected"),
    [
        ({"showsNothingNew": False}, False),
        ({"showsNothingNew": True}, True),
        (None, True),  # no module is loaded yet
        ({"error": "broken"}, True),
    ],
)
def test_the_answer_decides_and_without_one_python_does(
    answer: Message | None, expected: bool, after_a_choice: Match
):
    seen: list[Message] = []

    def compute(message: Message) -> Message | None:
        seen.append(message)
        return answer

    compute_elsewhere(checks_by(compute))
    seat = after_a_choice.journal.answers[-1].actor
    assert [after_a_choice.may_undo(seat) for _ in range(2)] == [expected] * 2
    (asked,) = seen
    assert (asked["seat"], asked["after"]) == (seat, after_a_choice.view(seat).s.tobytes())
