"""The first graphics card of this machine, through NVIDIA's driver and its `cuda-bindings`."""

import ctypes
from collections.abc import Generator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from tinstar.errors import BadOption

DRIVER = "cuda.bindings.driver"
EXPECTED = 'device="gpu": expected'
THREADS_IN_A_BLOCK = 64


@cache
def the_card() -> "Card":
    """Return the card. If there is none, `BadOption` says what is missing."""
    try:
        return Card(import_module(DRIVER))
    except ImportError as e:
        raise BadOption(
            f'{EXPECTED} the package cuda-bindings, got none ({e}): add the extra "gpu"'
        ) from e
    except RuntimeError as e:  # from the package, if it finds no driver
        raise BadOption(f"{EXPECTED} NVIDIA's driver, got none: {e}") from e


class Card:
    """A card: its memory and its kernels. Any thread may use it, after a call of `use`.

    `kernels` has those that were loaded, by any names.
    """

    def __init__(self, driver: Any):
        self.kernels: dict[str, Any] = {}
        self._driver = driver
        self._call("cuInit", 0)
        self._device = self._call("cuDeviceGet", 0)
        self._context = self._call("cuDevicePrimaryCtxRetain", self._device)

    def use(self) -> None:
        """Let the calling thread use the card."""
        self._call("cuCtxSetCurrent", self._context)

    @property
    def name(self) -> str:
        """The model of the card."""
        return self._call("cuDeviceGetName", 100, self._device).partition(b"\0")[0].decode()

    def free_bytes(self) -> int:
        """Return how many bytes of the card's memory are free."""
        free, _total = self._call("cuMemGetInfo")
        return free

    def load(self, ptx: str, name: str) -> Any:
        """Return a kernel. The driver compiles it for this card, which takes seconds."""
        module = self._call("cuModuleLoadData", ptx.encode() + b"\0")
        return self._call("cuModuleGetFunction", module, name.encode())

    @contextmanager
    def memory(self, *sizes: int) -> Generator[list[int]]:
        """Reserve blocks of memory, filled with 0. Yield their addresses."""
        with ExitStack() as given_back:
            addresses: list[int] = []
            for size in sizes:
                block = self._call("cuMemAlloc", size)
                given_back.callback(self._driver.cuMemFree, block)  # after a fault it fails too
                self._call("cuMemsetD8", block, 0, size)
                addresses.append(int(block))
            yield addresses

    def write(self, address: int, array: np.ndarray) -> None:
        """Copy an array to the card."""
        self._call("cuMemcpyHtoD", address, array.ctypes.data, array.nbytes)

    def read(self, address: int, array: np.ndarray) -> None:
        """Copy from the card into an array."""
        self._call("cuMemcpyDtoH", array.ctypes.data, address, array.nbytes)

    def launch(self, kernel: Any, threads: int, args: Sequence[int]) -> None:
        """Run a kernel in at least so many threads, and wait. Its arguments are 64-bit numbers."""
        blocks = -(-threads // THREADS_IN_A_BLOCK)
        packed = tuple(args), (ctypes.c_uint64,) * len(args)
        size = blocks, 1, 1, THREADS_IN_A_BLOCK, 1, 1
        self._call("cuLaunchKernel", kernel, *size, 0, 0, packed, 0)
        self._call("cuCtxSynchronize")

    def _call(self, name: str, *args: Any) -> Any:
        """Call a function of the driver. Return what it returns beside its status."""
        status, *found = getattr(self._driver, name)(*args)
        if status != self._driver.CUresult.CUDA_SUCCESS:
            _, text = self._driver.cuGetErrorString(status)
            raise BadOption(f"{EXPECTED} the card to do {name}, got: {text.decode()}")
        return found[0] if len(found) == 1 else found
