"""Check all promises of a game: `python -m tinstar.testing.contract GAME [fast]`.

The output is one line of JSON for each promise, with its result. `testing.contract_process` reads
these lines. Everything that the game itself prints is dropped.
"""

import json
import os
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from tinstar.engine import compile_progress

if TYPE_CHECKING:
    from tinstar.engine.game import Game
    from tinstar.engine.game_bundle import Rules

LONGEST = 2000  # characters of an error
GAMES = 3  # random games at each table, to see which declared transitions happen

Say = Callable[..., None]


def main(name: str, *how: str) -> None:
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
    compile_progress.tell_nobody()

    def say(**line: str) -> None:
        out.write(json.dumps(line) + "\n")
        out.flush()

    _look(name, "fast" in how, say)


def _look(name: str, fast: bool, say: Say) -> None:
    from tinstar.errors import TinstarError
    from tinstar.games import rules

    say(begin="it can be loaded", why="otherwise nothing else can be checked", at=name)
    try:
        bundle = rules(name)
    except TinstarError as e:
        say(broken=str(e)[:LONGEST])
        return
    say(kept="")
    from tinstar.testing.contract import promises
    from tinstar.testing.contract.flow_transitions import never_seen
    from tinstar.testing.contract.required_parts import PARTS

    broken = set[str]()
    for kept in promises(bundle, fast):
        if str(kept.promise) in broken:
            continue  # one broken table is enough
        say(begin=str(kept.promise), why=kept.promise.why, at=kept.where)
        try:
            kept()
        except Exception as e:  # an error of the game is a finding too
            said = str(e) if isinstance(e, AssertionError) else f"{type(e).__name__}: {e}{_at(e)}"
            broken.add(str(kept.promise))
            say(broken=said[:LONGEST])
        else:
            say(kept="")
    for part in PARTS:
        if not part.must and not part.is_in(bundle):
            say(may=part.name, says=part.says)
    if not broken:
        for transition in never_seen(_games(bundle, say), range(GAMES)):
            say(unseen=transition)


def _games(bundle: "Rules", say: Say) -> Iterator["Game"]:
    """Yield the game at each sample table, and say so first: the time limit is for one table."""
    from tinstar.testing.contract.sample_tables import tables

    for table in tables(bundle):
        say(begin="random games end", why="", at=str(table))
        yield table.load()


def _at(e: Exception) -> str:
    import traceback
    from pathlib import Path

    frames = traceback.extract_tb(e.__traceback__)
    return f" ({Path(frames[-1].filename).name}, line {frames[-1].lineno})" if frames else ""


if __name__ == "__main__":
    main(*sys.argv[1:])
