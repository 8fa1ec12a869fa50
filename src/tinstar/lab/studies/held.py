from tinstar.lab.simulating.tallying import ever_had
from tinstar.lab.studies import PIECES, Study
from tinstar.lab.workshop import Workshop
from tinstar.lab.workshop.findings import Finding
from tinstar.lab.workshop.having import having

SAID = (
    "at any time",
    "It may be there because the seat was doing well: no cause is claimed.",
)


def held(shop: Workshop) -> Finding | None:
    return having(shop, lambda watch, tally: ever_had(watch, tally.met), "held", SAID)


STUDY = Study("held", PIECES, held, part=0.05)
