from tinstar.lab.simulating.tallying import has
from tinstar.lab.studies import PIECES, Study
from tinstar.lab.workshop import Workshop
from tinstar.lab.workshop.findings import Finding
from tinstar.lab.workshop.having import having

SAID = (
    "at the end",
    "It may be what points are counted by, or be left over: no cause is claimed.",
)


def kept(shop: Workshop) -> Finding | None:
    return having(shop, lambda watch, tally: has(watch, tally.ended), "kept", SAID)


STUDY = Study("kept", PIECES, kept, part=0.05)
