import sys
import time
from collections import Counter

from tests.mutants.hunt import *

game = sys.argv[1]
names = sys.argv[2:] or modules(game)
prey = list(faults_of(game, names))
print(game, names, len(prey), flush=True)
count = Counter()
t0 = time.time()


def tell(f, fate):
    count[f.name.split(".")[0], fate] += 1
    n = sum(count.values())
    if n % 50 == 0:
        print(f"  {n} {time.time() - t0:.0f} s", flush=True)
    if fate != KILLED:
        print(f"{fate[0].upper()} {f.name}", flush=True)


hunt(game, prey, tell)
print(time.time() - t0, dict(count))
