"""How far a command is, on stderr, where somebody is looking."""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import ProgressColumn

Told = Callable[[float], None]


@contextmanager
def bar(doing: str, total: float = 1.0, *columns: "ProgressColumn") -> Generator[Told]:
    """A bar while that is done, which is told how much of the total is; meanwhile it says when
    machine code is being made."""
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
            said = f"making machine code of {game}" if made else doing
            progress.update(task, description=said)

        with told_to(making):
            yield lambda done: progress.update(task, completed=done)
