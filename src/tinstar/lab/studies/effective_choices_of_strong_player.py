import numpy as np

from tinstar.engine.kernel import TERMINAL
from tinstar.lab.metrics import CHOOSING
from tinstar.lab.metrics.effective_actions import METRIC
from tinstar.lab.reporting.report_model import Finding, amount, line
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.simulation.simulate import NET
from tinstar.lab.studies import Study
from tinstar.players.search import SearchPlayer
from tinstar.statistics import mean_interval

PLAYOUTS = 100


def effective(shop: Workshop) -> Finding | None:
    """Return the effective number of choices of a strong player.

    The number comes from the policy of the game's net or, without a net, from the visits of a
    search. Return None if the report's own games already have the answer.
    """
    if METRIC.of(shop.results):
        return None
    if shop.strong == NET:
        kind, games = NET, METRIC.of(shop.counted(NET)[0]).get("", np.zeros(0))
    else:
        kind, games = f"search:{PLAYOUTS}", np.array(searched(shop))
    if not len(games):
        return None
    found = line("actions", mean_interval(games))
    return Finding(
        name="policy",
        title="Effective choice: how many actions a strong player really chooses among",
        sentence=f"A strong player chooses among {amount(found)} actions in effect.",
        unit="actions",
        lines=(found,),
        basis=shop.basis(len(games), kind),
        source=METRIC.source,
        note="exp(entropy) of its policy, where there is a choice: 1 if it is always sure; the"
        " number of legal actions if all seem equal to it.",
    )


def searched(shop: Workshop) -> list[float]:
    """Return the mean effective number of choices in each game, for the games that time allows."""
    found: list[float] = []
    for _ in shop.clock():
        rng = np.random.default_rng([shop.plan.seed % 2**64, len(found)])
        who, widths = SearchPlayer(playouts=PLAYOUTS, seed=len(found)), list[float]()
        state = shop.game.new_initial_state()
        while (mover := state.draw(rng)) != TERMINAL:
            actions = state.legal_actions()
            if len(actions) > 1:
                thought = who.think(state.view(mover))
                widths.append(width(np.array([visits for _, visits, _ in thought.ranking])))
                state.apply_action(thought.action)
            else:
                state.apply_action(actions[0])
        found.append(float(np.mean(widths)) if widths else 1.0)
    return found


def width(visits: np.ndarray) -> float:
    """Return exp(entropy) of the visit counts."""
    odds = visits[visits > 0] / visits.sum()
    return float(np.exp(-(odds * np.log(odds)).sum()))


STUDY = Study("policy", CHOOSING, effective, part=0.06)
