"""The priority of the programs that the server starts to compile, review, compare or count."""

import os
import signal

from tinstar.engine.machine_code_folder import leave_telling_to

# Players, and computer players who think for them, go first. But a user waits for these results,
# too: they get a tenth of a busy core. With the least priority that would be a seventieth.
BEHIND = 10


def step_behind(steps: int = BEHIND) -> None:
    """Lower the priority of this process, and ignore Ctrl-C, because the server ends the process.

    If machine code cannot be stored, the server warns for all these processes.
    """
    leave_telling_to(lambda: False)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(steps)
