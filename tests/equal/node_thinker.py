"""A thinker in Node: it answers by WebAssembly, with the code of the page."""

import json
import os
import subprocess
import sys
from base64 import b64decode, b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tinstar.players.remote_thinking import Message, RemoteThinker

PROGRAM = Path(__file__).with_name("think.ts")


@contextmanager
def node_thinker(modules: Path) -> Iterator[RemoteThinker]:
    """Start Node, and yield a thinker that uses the modules of this folder. It never waits."""
    programs = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    with subprocess.Popen(
        ["node", str(PROGRAM), str(modules)],
        env=os.environ | {"PATH": programs},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as node:
        assert node.stdin
        assert node.stdout
        requests, answers = node.stdin, node.stdout

        async def ask(message: Message) -> Message:
            requests.write(json.dumps(message, default=_bytes_out) + "\n")
            requests.flush()
            return json.loads(answers.readline(), object_hook=_bytes_in)

        yield RemoteThinker(ask)


def _bytes_out(value: bytes) -> dict[str, str]:
    return {"base64": b64encode(value).decode()}


def _bytes_in(found: dict[str, Any]) -> Any:
    return b64decode(found["base64"]) if "base64" in found else found
