"""Programs that the house starts beside itself, to make machine code, to review, to compare, to
count."""

import os
import signal

from tinstar.engine.machine_code_folder import leave_telling_to

# Whoever plays, and whoever thinks for somebody who plays, goes first. But somebody waits for this
# too: it gets a tenth of a busy core. With the least priority that would be a seventieth.
BEHIND = 10


def step_behind(steps: int = BEHIND) -> None:
    """Let others go first, and leave Ctrl-C to the house, which ends this program.

    The house also says for all of them where no machine code can be kept.
    """
    leave_telling_to(lambda: False)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(steps)
