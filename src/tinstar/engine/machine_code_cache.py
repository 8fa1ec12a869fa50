"""Keep Numba's cache in a folder of our own.

If the folder cannot be written to, code stays in memory. Without this, Numba would give up or write
beside the sources. It would raise an error when the disk is full.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, InTreeCacheLocator

from tinstar.engine.machine_code_folder import cache_folder, not_kept


class InOurFolder(InTreeCacheLocator):
    """A cache folder that can be read even if it cannot be written to."""

    def __init__(self, py_func: Any, py_file: str):
        super().__init__(py_func, py_file)
        self._cache_path = str(cache_folder() / self.get_suitable_cache_subpath(py_file))

    def ensure_cache_path(self) -> None:
        with suppress(OSError):  # it comes up again when something is written
            Path(self._cache_path).mkdir(parents=True, exist_ok=True)


class Code(CompileResultCacheImpl):
    _locator_classes = [InOurFolder, *CompileResultCacheImpl._locator_classes]


class OnDisk(FunctionCache):
    """The cached machine code of one function, by the types of its arguments.

    `sources_in` returns the digests of games from outside whose records are among some types. The
    name of the folder depends only on this project's own sources.
    """

    _impl_class = Code

    def __init__(self, py_func: Any, sources_in: Callable[[Any], Iterable[str]]):
        super().__init__(py_func)
        self._sources_in = sources_in

    def _index_key(self, sig: Any, codegen: Any) -> Any:
        return (*super()._index_key(sig, codegen), *sorted(set(self._sources_in(sig))))

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        try:
            return super().load_overload(sig, target_context)
        except OSError as e:
            return not_kept(e)

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            super().save_overload(sig, data)
        except OSError as e:
            not_kept(e)
