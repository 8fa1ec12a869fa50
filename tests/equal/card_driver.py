"""Stands in for `cuda.bindings.driver`: a function of the processor is a thread of the card."""

import ctypes
from collections.abc import Callable
from enum import IntEnum
from typing import Any

from tinstar.engine.machine_code.calling_convention import KERNEL

CONTEXT, DEVICE, FUNCTION = object(), object(), object()
GARBAGE = b"\xa5"  # what new memory holds


class CUresult(IntEnum):
    CUDA_SUCCESS = 0
    CUDA_ERROR_INVALID_VALUE = 1
    CUDA_ERROR_OUT_OF_MEMORY = 2
    CUDA_ERROR_NO_DEVICE = 100
    CUDA_ERROR_INVALID_CONTEXT = 201


DONE = (CUresult.CUDA_SUCCESS,)


class Driver:
    """The driver's functions that we call. Each returns its status first, as in the package."""

    CUresult = CUresult

    def __init__(self, thread: Callable[..., None], free: int = 1 << 30):
        self._thread, self._free, self._current = thread, free, None
        self.blocks: dict[int, Any] = {}
        self.launched: list[int] = []  # games of each launch
        self.fails: dict[str, CUresult] = {}

    def __getattribute__(self, name: str) -> Any:
        fails = object.__getattribute__(self, "__dict__").get("fails", {})
        return (lambda *_: (fails[name],)) if name in fails else object.__getattribute__(self, name)

    def cuInit(self, flags: int):  # noqa: N802
        return DONE if flags == 0 else (CUresult.CUDA_ERROR_INVALID_VALUE,)

    def cuDeviceGet(self, ordinal: int):  # noqa: N802
        return *DONE, DEVICE if ordinal == 0 else None

    def cuDeviceGetName(self, length: int, device: object):  # noqa: N802
        assert device is DEVICE
        return *DONE, b"A card\0".ljust(length)

    def cuDevicePrimaryCtxRetain(self, device: object):  # noqa: N802
        assert device is DEVICE
        return *DONE, CONTEXT

    def cuCtxSetCurrent(self, context: object):  # noqa: N802
        self._current = context
        return DONE

    def cuCtxSynchronize(self):  # noqa: N802
        return DONE

    def cuMemGetInfo(self):  # noqa: N802
        return *DONE, self._free, 2 * self._free

    def cuModuleLoadData(self, image: bytes):  # noqa: N802
        assert image.endswith(b"\0")
        assert f".visible .entry {KERNEL}(".encode() in image
        return *DONE, image

    def cuModuleGetFunction(self, module: bytes, name: bytes):  # noqa: N802
        assert f".entry {name.decode()}(".encode() in module
        return *DONE, FUNCTION

    def cuMemAlloc(self, size: int):  # noqa: N802
        if self._current is not CONTEXT:
            return CUresult.CUDA_ERROR_INVALID_CONTEXT, None
        if size > self._free:
            return CUresult.CUDA_ERROR_OUT_OF_MEMORY, None
        block = ctypes.create_string_buffer(GARBAGE * size, size)
        self.blocks[ctypes.addressof(block)] = block
        return *DONE, ctypes.addressof(block)

    def cuMemFree(self, block: int):  # noqa: N802
        del self.blocks[block]
        return DONE

    def cuMemsetD8(self, block: int, byte: int, size: int):  # noqa: N802
        ctypes.memset(self._inside(block, size), byte, size)
        return DONE

    def cuMemcpyHtoD(self, block: int, source: int, size: int):  # noqa: N802
        ctypes.memmove(self._inside(block, size), source, size)
        return DONE

    def cuMemcpyDtoH(self, target: int, block: int, size: int):  # noqa: N802
        ctypes.memmove(target, self._inside(block, size), size)
        return DONE

    def _inside(self, block: int, size: int) -> int:
        assert len(self.blocks[block]) >= size
        return block

    def cuLaunchKernel(self, function: object, *given: Any):  # noqa: N802
        *grid, shared, stream, (values, types), extra = given
        assert function is FUNCTION
        assert (grid[1:3], grid[4:], shared, stream, extra) == ([1, 1], [1, 1], 0, 0, 0)
        assert types == (ctypes.c_uint64,) * len(values)
        for i in reversed(range(grid[0] * grid[3])):  # a card keeps no order
            self._thread(i, *values)
        self.launched.append(values[-1])
        return DONE

    def cuGetErrorString(self, status: CUresult):  # noqa: N802
        return *DONE, status.name.encode()
