"""Compile a game's rules in advance, so that players need not wait."""

import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, suppress
from hashlib import sha256
from importlib.metadata import version
from pathlib import Path

from tinstar.engine.compile_progress import told_to
from tinstar.engine.compiler import marked_in
from tinstar.engine.game import Game
from tinstar.engine.game_bundle import digest_of
from tinstar.engine.kernel_calls import is_folly
from tinstar.engine.machine_code_folder import cache_folder, can_keep
from tinstar.engine.process_priority import step_behind
from tinstar.games import load
from tinstar.match.match import Match
from tinstar.match.undo import was_foreseeable
from tinstar.players import net, net_search, search, search_nodes
from tinstar.players.search import NET, SearchPlayer


def make_ready(name: str, tell: Callable[[float], None]) -> None:
    """Compile all machine code of a game to disk.

    The search is compiled first, because players wait for it. `tell` receives its progress: the
    share of the search that is compiled, from 0 to 1.
    """
    game, made = load(name), 0
    everything = sum(_may_be_called(module, game) for module in marked_in)

    def count(_: str, functions: int) -> None:
        nonlocal made
        made = max(made, functions)
        tell(min(0.99, made / everything))

    with alone(name):
        with told_to(count):
            SearchPlayer.prepare(game)
        tell(1.0)
        with told_to(lambda *_: None):
            play_once(game.compile())
        if can_keep():
            with suppress(OSError):
                _note_of(game).touch()


def is_ready(name: str) -> bool:
    """Return whether all machine code of a game is on disk.

    This starts no process.
    """
    try:
        return _note_of(load(name)).exists()
    except OSError:  # the folder cannot be read
        return False


def _note_of(game: Game) -> Path:
    """Return the file that marks a game's machine code as compiled.

    Its name depends on the rules, on Numba, on the processor and on this installation of Tinstar.
    The installation matters because Numba before 0.68 compiles again after a reinstallation.
    """
    from llvmlite import binding

    processor = binding.get_host_cpu_name(), binding.get_host_cpu_features().flatten()
    installed = Path(__file__).stat().st_mtime_ns
    made_for = digest_of(game.rules.folder), version("numba"), processor, installed
    digest = sha256(repr(made_for).encode()).hexdigest()[:16]
    return cache_folder() / f"{game.rules.name}-{digest}.made"


def _may_be_called(module: str, game: Game) -> bool:
    """Return whether a module may contain a function that this game's search compiles."""
    own = game.rules.functions["apply"].__module__.rpartition(".")[0]
    by_net = (net, net_search) if SearchPlayer().by_in(game) == NET else ()
    players = {each.__name__ for each in (search, search_nodes, *by_net)}
    return module.startswith((own, "tinstar.engine.kernel")) or module in players


def play_once(game: Game) -> None:
    """Run every compiled function that a table of this game uses."""
    match = Match(game, ["greedy"] * game.players, seed=1)
    while happening := match.step():
        was_foreseeable(happening)
        if match.asked >= 0:
            view = match.view(match.asked)
            view.legal_actions()
            view.window()
            view.objection(int(any(view.objections())))
            game.calls[is_folly](view.record, 0)


@contextmanager
def alone(name: str) -> Generator[None]:
    """Hold a game's lock within this context, so that only one process compiles the game.

    A second process waits for the lock. Then it loads the code that the first process has compiled.
    """
    try:
        import fcntl
    except ImportError:  # on Windows both processes compile
        yield
        return
    try:
        file = (cache_folder() / f"{name}.lock").open("w")
    except OSError:  # if the folder is not writable, each process compiles for itself
        yield
        return
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    step_behind(5)  # only slightly, because players wait for it
    make_ready(sys.argv[1], lambda share: print(f"{share:.2f}", flush=True))
