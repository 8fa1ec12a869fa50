"""Jobs of the lab, which the server never imports: each is a process of its own."""

import asyncio
from asyncio.subprocess import PIPE
from collections.abc import Callable

from tinstar.system.isolated_child_processes import PYTHON

LONGEST_LINE = 1 << 24  # bytes: what a job may say in one
GRACE = 300  # seconds that a job has beyond its time, for its machine code


async def run(
    module: str, *arguments: object, hear: Callable[[bytes], object], given: bytes = b""
) -> None:
    """Have a module of the lab work on what is `given` to it, and hear every line that it says.

    It ends with whoever waits for it. `RuntimeError` where it breaks down.
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
            raise RuntimeError(f"expected {module} to end well, got {process.returncode}")
    finally:
        if process.returncode is None:  # it takes too long, or the house closes
            process.kill()
            await process.communicate()  # to the end: a pipe may not outlive the loop
