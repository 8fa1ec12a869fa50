"""The priority of the processes that the server starts, such as reviews and comparisons."""

import os
import signal

from tinstar.engine.machine_code_folder import leave_telling_to

# Games come first, including the computer players in them. But a user also waits for a review. With
# this priority it gets a tenth of a busy core, and with the lowest priority a seventieth.
BEHIND = 10


def step_behind(steps: int = BEHIND) -> None:
    """Lower the priority of this process, and ignore Ctrl-C: the server will end the process.

    Also turn off the warning about the cache folder, because the server itself logs this warning.
    """
    leave_telling_to(lambda: False)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(steps)
