from tinstar.lab.simulating.tallying import has
from tinstar.lab.studies import PIECES, Study
from tinstar.lab.workshop import Workshop
from tinstar.lab.workshop.findings import Finding
from tinstar.lab.workshop.having import having

SAID = (
    "at first",
    "It is dealt by lot before anybody decides, so it is a cause.",
)


def dealt(shop: Workshop) -> Finding | None:
    return having(shop, lambda watch, tally: has(watch, tally.dealt), "dealt", SAID)


STUDY = Study("dealt", PIECES, dealt, part=0.05)
