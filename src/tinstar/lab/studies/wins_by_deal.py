from tinstar.lab.reporting.association import having
from tinstar.lab.reporting.report_model import Finding
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.simulation.action_counts import has
from tinstar.lab.studies import PIECES, Study

SAID = (
    "at first",
    "It is dealt at random before any decision, so the difference is its effect.",
)


def dealt(shop: Workshop) -> Finding | None:
    return having(shop, lambda watch, tally: has(watch, tally.dealt), "dealt", SAID)


STUDY = Study("dealt", PIECES, dealt, part=0.05)
