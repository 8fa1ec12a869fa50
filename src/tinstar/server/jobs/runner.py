"""Run jobs of the lab in processes of their own. The server itself never imports the lab."""

import asyncio
from asyncio.subprocess import PIPE
from collections.abc import Callable

from tinstar.system.isolated_child_processes import PYTHON

LONGEST_LINE = 1 << 24  # bytes of a job's output line
GRACE = 300  # seconds that a job gets on top of its time, for compiling


async def run(
    module: str, *arguments: object, hear: Callable[[bytes], object], given: bytes = b""
) -> None:
    """Run a module of the lab, and pass each line that it prints to `hear`.

    `given` is the input of the job. If the caller is cancelled, the process is killed. Raises
    `RuntimeError` if the job fails.
    """
    process = await asyncio.create_subprocess_exec(
        *(*PYTHON, module, *map(str, arguments)),
        stdin=PIPE,
        stdout=PIPE,
        limit=LONGEST_LINE,
    )
    assert process.stdin
    assert process.stdout
    try:
        process.stdin.write(given)
        process.stdin.close()
        async for line in process.stdout:
            hear(line)
        if await process.wait():
            raise RuntimeError(f"expected exit code 0 from {module}, got {process.returncode}")
    finally:
        if process.returncode is None:  # it takes too long, or the server is shutting down
            process.kill()
            await process.communicate()  # read to the end: a pipe must not outlive the event loop
