"""Arithmetic on rows of float32 numbers, sixteen at a time.

What a net does is to add rows to rows and to multiply rows with rows. Vectorising is off for the
rules (decision 0003), so machine code says here itself that it means vectors: whatever processor
it is, LLVM makes the widest of them that there are. In Python the same is NumPy.
"""

from typing import Any

import numpy as np

from tinstar.core.compile import by_types

LANES = 16  # a row is a multiple of so many numbers long


def padded(width: int) -> int:
    """The length of a row that has room for so many numbers."""
    return -(-width // LANES) * LANES


def add_scaled(to: Any, row: Any, times: Any) -> None:
    """to += times * row; both float32, of one length that `LANES` divides."""
    to += np.float32(times) * row


def dot(a: Any, b: Any) -> Any:
    """The sum of a * b, float32; both as above."""
    return np.float32(np.dot(a, b))


def _vectors() -> Any:
    """Two deeds on sixteen numbers, as LLVM's own vectors."""
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    lanes = ir.VectorType(ir.FloatType(), LANES)

    def place(context: Any, builder: Any, kind: Any, array: Any, at: Any) -> Any:
        data = context.make_array(kind)(context, builder, array).data
        return builder.bitcast(builder.gep(data, [at]), lanes.as_pointer())

    def load(builder: Any, pointer: Any) -> Any:
        loaded = builder.load(pointer)
        loaded.align = 4
        return loaded

    def broadcast(builder: Any, number: Any) -> Any:
        one = builder.insert_element(ir.Constant(lanes, ir.Undefined), number, ir.IntType(32)(0))
        mask = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
        return builder.shuffle_vector(one, ir.Constant(lanes, ir.Undefined), mask)

    def adding(_: Any, to: Any, row: Any, times: Any, at: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            kinds = signature.args
            target = place(context, builder, kinds[0], values[0], values[3])
            source = place(context, builder, kinds[1], values[1], values[3])
            scaled = builder.fmul(
                load(builder, source), broadcast(builder, values[2]), flags=["contract"]
            )
            total = builder.fadd(load(builder, target), scaled, flags=["contract"])
            builder.store(total, target).align = 4
            return context.get_dummy_value()

        return types.void(to, row, types.float32, types.intp), code

    def multiplying(_: Any, a: Any, b: Any, at: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            kinds = signature.args
            one = load(builder, place(context, builder, kinds[0], values[0], values[2]))
            other = load(builder, place(context, builder, kinds[1], values[1], values[2]))
            kind = ir.FunctionType(ir.FloatType(), [ir.FloatType(), lanes])
            name = f"llvm.vector.reduce.fadd.v{LANES}f32"
            total = builder.module.globals.get(name) or ir.Function(builder.module, kind, name)
            product = builder.fmul(one, other)
            return builder.call(
                total, [ir.Constant(ir.FloatType(), 0.0), product], fastmath=["reassoc"]
            )

        return types.float32(a, b, types.intp), code

    return intrinsic(adding), intrinsic(multiplying)


def _adder(*_: Any) -> Any:
    add, _multiply = _vectors()

    def adder(to: Any, row: Any, times: Any) -> None:
        x = np.float32(times)
        for at in range(0, len(to), LANES):
            add(to, row, x, at)

    return adder


def _multiplier(*_: Any) -> Any:
    _add, multiply = _vectors()

    def multiplier(a: Any, b: Any) -> Any:
        total = np.float32(0.0)
        for at in range(0, len(a), LANES):
            total += multiply(a, b, at)
        return total

    return multiplier


by_types(add_scaled, _adder)
by_types(dot, _multiplier)
