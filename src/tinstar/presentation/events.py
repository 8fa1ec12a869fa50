"""Make the events of an action or a chance outcome, and of the steps that follow, for one seat.

For each action, outcome and step, the flow of a game names a small function (`tells`) that yields
`Event`s.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

from tinstar.engine.flow_table import SIGHTS, Chance, Decision, Step, Teller, parameters
from tinstar.engine.i18n import ENGLISH
from tinstar.engine.view import View
from tinstar.presentation.scene import Event
from tinstar.presentation.view_with_names import Sight


def events(
    views: Sequence[View],
    action: int | None,
    names: Sequence[str] | None = None,
    memory_aid: bool = False,
    language: str = ENGLISH,
) -> list[Event]:
    """Return the events of an action for one seat.

    `action` is None if the seat did not see the action. `views` are the seat's views before the
    action, after the action itself, and after each step that follows.
    """
    return events_of([Sight(v, names, memory_aid, language) for v in views], action)


def events_of(sights: Sequence[Sight], action: int | None) -> list[Event]:
    """Return the events of an action, like `events`, but from views with names."""
    first, *steps = pairwise(sights)
    told = [*_of_the_answer(*first, action)]
    for before, after in steps:
        told += _of_a_step(before, after)
    last = sights[-1]
    if last.is_over():
        told += _tell(last.game.rules.flow.at_end, sights[-2], last)
    return told


def _of_the_answer(before: Sight, after: Sight, action: int | None) -> Iterable[Event]:
    flow = before.game.rules.flow
    entry = flow.entry_at(before.box, before.s)
    if isinstance(entry, Chance):
        return _tell(entry.tells, before, after, **dict.fromkeys(_about(entry.tells), action))
    assert isinstance(entry, Decision)
    if action is None:
        return _tell(entry.unseen, before, after)
    family = flow.actions.family(action)
    given = next(rule for rule in entry.actions if rule.family is family)
    return _tell(given.tells, before, after, **flow.actions.parameters(action))


def _of_a_step(before: Sight, after: Sight) -> Iterable[Event]:
    entry = before.game.rules.flow.entry_at(before.box, before.s)
    assert isinstance(entry, Step)
    return _tell(entry.tells_at(before.box, before.s), before, after)


def _about(tells: Teller | None) -> set[str]:
    """Return a set with the name of `tells`'s parameter for the chance outcome, if it has one."""
    return {*parameters(tells)} - SIGHTS if tells else set()


def _tell(tells: Teller | None, before: Sight, after: Sight, **about: Any) -> Iterator[Event]:
    if tells:
        known = {"before": before, "after": after, **about}
        yield from tells(**{name: known[name] for name in parameters(tells)})
