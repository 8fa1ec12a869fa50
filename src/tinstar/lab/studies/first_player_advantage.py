from tinstar.lab.metrics import WINNING
from tinstar.lab.metrics.wins_by_turn_order import TURNS
from tinstar.lab.reporting.report_model import Finding, amount, line
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.simulation.summary import wins
from tinstar.lab.studies import Study
from tinstar.statistics import Estimate, rating, wilson


def advantage(shop: Workshop) -> Finding:
    """Return the advantage of each place in the turn order, as a rating difference."""
    won, n = wins(shop.results), shop.game.players
    games = len(won)
    lines = []
    for turn in range(n):
        seat = (shop.results.rows["first"] + turn) % n
        share = wilson(float(won[range(games), seat].sum()), games)
        lines.append(line(TURNS[turn], Estimate(*(rating(s, n - 1) for s in share))))
    first = lines[0]
    even = first.low <= 0 <= first.high
    said = "so it may be worth nothing" if even else "more than luck"
    sentence = f"Going first is worth {amount(first, 0, True)} points of rating, {said}."
    return Finding(
        name="beginning",
        title="First-player advantage, as a rating",
        sentence=sentence,
        unit="points of rating",
        lines=tuple(lines),
        basis=shop.basis(games, shop.plan.kinds_named),
        even=0.0,
        digits=0,
        source="A. Elo, The Rating of Chessplayers, 1978; R. D. Luce for several players, 1959",
        note="The rating lead that a player would need to win that share against equal opponents.",
    )


STUDY = Study("beginning", WINNING, advantage)
