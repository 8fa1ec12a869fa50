from tinstar.lab.metrics import TENSION, Metric

METRIC = Metric(
    "leads",
    "changes of the lead, by the game's own estimates",
    lambda games: {"": games.rows["leads"]},
    "the lead changes {amount} times",
    source="C. Browne, Automatic Generation and Evaluation of Recombination Games, 2008",
    chapter=TENSION,
    unit="changes",
)
