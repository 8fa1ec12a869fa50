"""Review of a whole match, from its journal."""

from collections.abc import Callable, Sequence
from typing import Any

from tinstar.engine.actions import seats as letters_of
from tinstar.engine.game import Game
from tinstar.errors import BadOption, BadRecord
from tinstar.lab.review.decision_costs import Effort, analyse, with_costs
from tinstar.lab.review.luck_share import Step, Values, balance, moments, steps, value
from tinstar.lab.review.position_value import Judge
from tinstar.lab_schemas.review_result import Decision, Review
from tinstar.match.journal import Journal
from tinstar.match.journal_header import game_of
from tinstar.match.journal_lines import Chair
from tinstar.match.journal_replay import follow, in_order
from tinstar.match.seat_changes import PERSON, Chairs
from tinstar.match.transition import Happening
from tinstar.players.thinking import Thinker, run

Report = Callable[[float], Any]
Seen = tuple[Happening, list[str]]  # a decision, and the players' names at that time


def review(
    journal: Journal,
    effort: Effort,
    seats: Sequence[int] | None = None,
    report: Report = lambda _: None,
) -> Review:
    """Review a finished match as `review_by` does, in this process."""
    from tinstar.players.local_thinking import HERE

    return run(review_by(HERE, journal, effort, seats, report))


async def review_by(
    thinker: Thinker,
    journal: Journal,
    effort: Effort,
    seats: Sequence[int] | None = None,
    report: Report = lambda _: None,
) -> Review:
    """Review a finished match: the value of each position, and the decisions of `seats`.

    The thinker makes searches and playouts.

    Without `seats`, review the decisions of people, or those of all seats if no people played.
    `report` receives the share of the work that is done, up to 1. Ctrl-C ends the review early,
    with the results so far. An inconsistent or unfinished journal raises `BadRecord`.
    """
    game, kept, asked = _read(journal, seats)
    way = steps(kept)
    judge = Judge(game, thinker, effort.by, effort.seed, effort.fast)
    decision_cost = effort.playouts + 4 * effort.compared
    tell = _counting(effort.compared * (len(way) + 1) + decision_cost * len(asked), report)
    values, decisions = await value(judge, way, effort.compared, tell), list[Decision]()
    complete = len(values) == effort.compared
    try:
        for happening, names in asked if complete else ():
            view = happening.before.view(happening.actor)
            decisions.append(await analyse(judge, effort, view, happening.action, names))
            tell(decision_cost)
    except KeyboardInterrupt:
        complete = False
    return _put_together(journal, game, (judge, effort, complete), (way, values), decisions)


def _counting(whole: int, report: Report) -> Callable[[int], None]:
    """Return a function that adds up finished work, and reports its share of the work `whole`."""
    done = 0

    def tell(amount: int) -> None:
        nonlocal done
        done += amount
        report(min(1.0, done / whole))

    return tell


def _read(
    journal: Journal, seats: Sequence[int] | None
) -> tuple[Game, list[Happening], list[Seen]]:
    """Return the game, all its decisions, and the decisions to analyse."""
    if not journal.end:
        name = journal.sink.name if journal.sink else "journal"
        raise BadRecord(f"{name}: expected a match that is over, got one that is still going on")
    game = game_of(journal)
    kept = follow(journal, game)
    chairs = Chairs(journal.header.seats)
    people = {i for i, s in enumerate(chairs.seats) if s.kind == PERSON}
    people |= {line.seat for line in journal.chairs}
    wanted = people or range(game.players) if seats is None else _checked(seats, game)
    asked: list[Seen] = []
    for _, item in in_order(journal, kept):
        if isinstance(item, Chair):
            chairs.change(item)
        elif item.actor in wanted and len(item.before.legal_actions()) > 1:
            asked.append((item, chairs.names))
    return game, kept, asked


def _checked(seats: Sequence[int], game: Game) -> Sequence[int]:
    if not all(0 <= seat < game.players for seat in seats):
        letters = ", ".join(letters_of(game.players))
        raise BadOption(f"seats: expected numbers of seats {letters} (A is 0), got {list(seats)}")
    return seats


def _put_together(
    journal: Journal,
    game: Game,
    how: tuple[Judge, Effort, bool],
    found: tuple[Sequence[Step], Values],
    decisions: list[Decision],
) -> Review:
    chairs, (judge, effort, complete), (way, values) = Chairs(journal.header.seats), how, found
    for line in journal.chairs:
        chairs.change(line)
    balances = [balance(way, values, seat) for seat in range(game.players)] if values else []
    return Review(
        title=game.rules.title,
        names=chairs.names,
        unit="points" if game.box.by_score else "wins",
        by=judge.by,
        playouts=effort.playouts,
        seed=effort.seed,
        whole=complete,
        moments=moments(way, values) if values else [],
        balance=[with_costs(b, decisions) for b in balances],
        decisions=decisions,
    )
