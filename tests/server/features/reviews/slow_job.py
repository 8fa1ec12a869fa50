"""Instead of a review: says that it has begun, and waits to be told what to say."""

import sys
import time
from pathlib import Path

if __name__ == "__main__":
    print("0.250", flush=True)
    told = Path(__file__).parent if len(sys.argv) < 2 else Path(sys.argv[1])
    while told.exists():  # the journal goes when the house has no more patience
        time.sleep(0.05)
