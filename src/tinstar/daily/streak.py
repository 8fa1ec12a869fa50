"""The streak: on how many dates in a row a player has finished the deal of the day."""

from collections.abc import Iterable
from datetime import date

FORGIVEN_IN = 7  # of so many dates in a row, one may be missed


def streak(finished: Iterable[date], today: date) -> int:
    """Return how many dates the current streak counts.

    `finished` are the dates whose deal was finished on the date itself. One missed date in any
    seven is forgiven: it neither counts nor ends the streak. `today` is not missed yet. If the
    clock was moved back, the last finished date counts as today.
    """
    done = {day.toordinal() for day in finished}
    count, last, forgiven = 0, 0, -FORGIVEN_IN
    for day in sorted({*done, max(today.toordinal(), *done, 0)}):
        missed = day - last - 1
        if missed > 1 or (missed == 1 and last + 1 - forgiven < FORGIVEN_IN):
            count = 0
        if count == 0:
            forgiven = -FORGIVEN_IN
        elif missed == 1:
            forgiven = last + 1
        count += day in done
        last = day
    return count
