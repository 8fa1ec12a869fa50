from tinstar.lab.metrics import LASTING, Columns, Metric
from tinstar.lab.simulation.simulate import Results


def by_ending(games: Results) -> Columns:
    rules, met = games.game.rules, games.rows["ending"]
    return {rules.ending_text(e): (met == e).astype(float) for e in rules.endings if e}


METRIC = Metric(
    "endings",
    "how games end",
    by_ending,
    '{amount} games in 100 end because "{which}"',
    share=True,
    chapter=LASTING,
)
