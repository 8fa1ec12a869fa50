from tinstar.lab.findings import Finding
from tinstar.lab.having import having
from tinstar.lab.studies import PIECES, Study
from tinstar.lab.tallying import has
from tinstar.lab.workshop import Workshop

SAID = (
    "at first",
    "It is dealt by lot before anybody decides, so it is a cause.",
)


def dealt(shop: Workshop) -> Finding | None:
    return having(shop, lambda watch, tally: has(watch, tally.dealt), "dealt", SAID)


STUDY = Study("dealt", PIECES, dealt, part=0.05)
