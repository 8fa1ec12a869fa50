from tinstar.lab.reporting.association import having
from tinstar.lab.reporting.report_model import Finding
from tinstar.lab.reporting.study_context import Workshop
from tinstar.lab.simulation.action_counts import ever_had
from tinstar.lab.studies import PIECES, Study

SAID = (
    "at any time",
    "The seat may have it because it was doing well. So it need not be the cause.",
)


def held(shop: Workshop) -> Finding | None:
    return having(shop, lambda watch, tally: ever_had(watch, tally.met), "held", SAID)


STUDY = Study("held", PIECES, held, part=0.05)
