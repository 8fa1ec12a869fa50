from tinstar.lab.reporting.association import having
from tinstar.lab.reporting.report_model import Finding
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.simulation.action_counts import has
from tinstar.lab.studies import PIECES, Study

SAID = (
    "at the end",
    "It may count for points, or be a leftover. So it need not be the cause.",
)


def kept(shop: Workshop) -> Finding | None:
    return having(shop, lambda watch, tally: has(watch, tally.ended), "kept", SAID)


STUDY = Study("kept", PIECES, kept, part=0.05)
