"""The cost of a decision: what it costs the acting seat, judged by what the seat could know."""

from collections.abc import Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from tinstar.engine.view import View
from tinstar.errors import BadOption
from tinstar.lab.review.luck_share import SURE, figure
from tinstar.lab.review.position_value import Judge
from tinstar.lab_schemas.review_result import Balance, Decision, Figure, MoveChance
from tinstar.players import player
from tinstar.players.search import BEST, PLAIN, SearchPlayer
from tinstar.presentation.scene import choice
from tinstar.presentation.view_with_names import Sight

MOST_COSTLY = 3
CANDIDATES = 3
LEAST_MISTAKE = 0.02  # of the chance to win


@dataclass(frozen=True)
class Effort:
    """How many playouts a review spends on each decision.

    The search makes `playouts` playouts. The review then makes half as many for each action that it
    compares, and for the value of each position. `by` and `fast` mean the same as for
    `SearchPlayer`.
    """

    playouts: int
    seed: int = 0
    by: str = BEST
    fast: bool = True

    @property
    def compared(self) -> int:
        return max(1, self.playouts // 2)


def effort_of(text: str, seed: int) -> Effort:
    """Parse the option `--effort`: a number of playouts and, optionally, the search's guide.

    A time limit raises `BadOption`, because such a review could not be repeated.
    """
    asked = player(f"search:{text}")
    assert isinstance(asked, SearchPlayer)
    if asked.playouts is None:
        raise BadOption(f"--effort: expected a number of playouts, such as 2000; got {text[:40]!r}")
    return Effort(asked.playouts, seed, asked.by)


async def analyse(
    judge: Judge, effort: Effort, view: View, played: int, names: Sequence[str]
) -> Decision:
    """Compare a decision with the best action that a search from the same view found.

    The candidates are the search's top actions and the played action. Playouts evaluate all
    candidates from the same sampled states, which look the same to the seat. The values of the
    search itself are too rough for unpromising actions, because it seldom visits them. The search's
    first choice counts as the best action, unless another candidate is significantly better.
    """
    seed = effort.seed * 1_000_003 + view.position
    by = PLAIN if judge.by == PLAIN else effort.by
    player = SearchPlayer(playouts=effort.playouts, seed=seed % 2**64, by=by, fast=effort.fast)
    thought = await judge.thinker.search(player.request(view))
    actions = list(dict.fromkeys([*(a for a, _, _ in thought.ranking[:CANDIDATES]), played]))
    values = await judge.compare(view.s, view.seat, actions, effort.compared)
    first, own = _best(values), actions.index(played)
    cost = figure([each[first] - each[own] for each in values])
    best, sight = actions[first], Sight(view, names)
    return Decision(
        position=view.position,
        seat=view.seat,
        text=choice(sight, played).text,
        best=choice(sight, best).text,
        found=best == played,
        chance=figure([each[first] for each in values]).value,
        cost=cost,
        moves=await _all_moves(judge, effort, view) if is_mistake(cost) else [],
    )


def is_mistake(cost: Figure) -> bool:
    """Return whether a decision cost something that matters, beyond doubt."""
    return cost.value > SURE * cost.error and cost.value >= LEAST_MISTAKE


async def _all_moves(judge: Judge, effort: Effort, view: View) -> list[MoveChance]:
    """Return the chance to win with each legal move, by which a player can repeat the decision."""
    actions = view.legal_actions()
    return ranked(actions, await judge.compare(view.s, view.seat, actions, effort.compared))


def ranked(actions: Sequence[int], values: Sequence[Sequence[float]]) -> list[MoveChance]:
    """Return the chance to win with each action, the best first. `values` are those of playouts."""
    columns = zip(*values, strict=True)
    found = [MoveChance(a, figure(column)) for a, column in zip(actions, columns, strict=True)]
    return sorted(found, key=lambda move: -move.chance.value)


def _best(values: Sequence[Sequence[float]]) -> int:
    """Return the index of the best column: 0, unless another column is significantly greater."""
    differences = [[value - each[0] for value in each] for each in values]
    gains = [figure(column) for column in zip(*differences, strict=True)]
    sure = [i for i, gain in enumerate(gains) if gain.value > SURE * gain.error]
    return max(sure, key=lambda i: gains[i].value, default=0)


def with_costs(balance: Balance, decisions: Sequence[Decision]) -> Balance:
    """Return the balance of a seat, with the costs of its decisions filled in."""
    mine = [d for d in decisions if d.seat == balance.seat]
    if not mine:
        return balance
    total = sum(d.cost.value for d in mine)
    error = sum(d.cost.error**2 for d in mine) ** 0.5
    sure = [d for d in mine if d.cost.value > SURE * d.cost.error]
    sure.sort(key=lambda d: -d.cost.value)
    positions = [d.position for d in sure[:MOST_COSTLY]]
    return replace(balance, cost=Figure(total, error), costliest=positions)
