"""Adapters to other libraries' interfaces. Each module needs the extra of the same name."""

from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Generator[None]:
    """Return a context manager for importing an optional library.

    If the library is missing, the error names the extra that brings it.
    """
    try:
        yield
    except ModuleNotFoundError as e:
        raise ModuleNotFoundError(
            f"tinstar.adapters.{name}: expected the module {e.name!r}, got none;"
            f' install the extra "{name}" (docs/install.md)',
            name=e.name,
        ) from e
