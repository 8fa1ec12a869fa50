"""Store Numba's cached machine code in Tinstar's own cache folder.

If the folder cannot be written to, the code stays in memory. Numba itself would stop with an error,
or write next to the sources. It would also raise an error when the disk is full.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

from numba.core.caching import CompileResultCacheImpl, FunctionCache, InTreeCacheLocator

from tinstar.engine.machine_code_folder import cache_folder, not_kept


class InOurFolder(InTreeCacheLocator):
    """Tinstar's cache folder, which Numba reads even if it cannot write to it."""

    def __init__(self, py_func: Any, py_file: str):
        super().__init__(py_func, py_file)
        self._cache_path = str(cache_folder() / self.get_suitable_cache_subpath(py_file))

    def ensure_cache_path(self) -> None:
        with suppress(OSError):  # writing a file reports the same error later
            Path(self._cache_path).mkdir(parents=True, exist_ok=True)


class Code(CompileResultCacheImpl):
    _locator_classes = [InOurFolder, *CompileResultCacheImpl._locator_classes]


class OnDisk(FunctionCache):
    """The cached machine code of one function, by the types of its arguments.

    `sources_in` returns the source digests of games from other packages whose records are among the
    types. They are part of the key, because the name of the folder depends only on Tinstar's own
    sources.
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
