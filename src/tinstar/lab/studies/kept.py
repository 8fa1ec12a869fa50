from tinstar.lab.findings import Finding
from tinstar.lab.having import having
from tinstar.lab.studies import PIECES, Study
from tinstar.lab.tallying import has
from tinstar.lab.workshop import Workshop

SAID = (
    "at the end",
    "It may be what points are counted by, or be left over: no cause is claimed.",
)


def kept(shop: Workshop) -> Finding | None:
    return having(shop, lambda watch, tally: has(watch, tally.ended), "kept", SAID)


STUDY = Study("kept", PIECES, kept, part=0.05)
