"""A progress bar on stderr, if stderr is a terminal."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import ProgressColumn

Told = Callable[[float], None]


@contextmanager
def bar(doing: str, total: float = 1.0, *columns: "ProgressColumn") -> Generator[Told]:
    """Show a progress bar, and yield a function that sets how much of `total` is done.

    While a game is being compiled, the bar says so.
    """
    from rich.console import Console
    from rich.progress import Progress, TimeRemainingColumn

    from tinstar.engine.compile_progress import told_to

    stderr = Console(stderr=True)
    shown = (*Progress.get_default_columns()[:2], *columns, TimeRemainingColumn())
    with Progress(
        *shown, console=stderr, transient=True, disable=not stderr.is_terminal
    ) as progress:
        task = progress.add_task(doing, total=total)

        def making(game: str, made: int) -> None:
            said = f"compiling {game}" if made else doing
            progress.update(task, description=said)

        with told_to(making):
            yield lambda done: progress.update(task, completed=done)
