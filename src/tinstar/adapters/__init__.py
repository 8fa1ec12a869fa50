"""How others talk to the house. Each module needs a library of its own, and names its extra."""

from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def extra(name: str) -> Generator[None]:
    """Around the imports of a library: where it is missing, say which extra brings it."""
    try:
        yield
    except ModuleNotFoundError as e:
        raise ModuleNotFoundError(
            f"tinstar.adapters.{name}: expected the extra to be installed,"
            f" `pip install 'tinstar[{name}]'`; found no module {e.name!r}",
            name=e.name,
        ) from e
