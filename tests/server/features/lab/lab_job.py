"""A fake job of the lab: reports its process id and runs until it is killed."""

import os
import sys
import time

import msgspec

from tinstar.lab_schemas.comparison_result import Compared, Question

if __name__ == "__main__":
    msgspec.json.decode(sys.stdin.buffer.read(), type=Question)
    print(msgspec.json.encode(Compared(str(os.getpid()), 32, [])).decode(), flush=True)
    time.sleep(60)
