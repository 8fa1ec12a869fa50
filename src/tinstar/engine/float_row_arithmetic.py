"""Arithmetic on rows of float32 numbers, sixteen at a time.

Nets need two operations: adding a scaled row to another, and the dot product of two rows. Rules are
compiled without automatic vectorising (decision 0003). So this module generates vector instructions
itself, and LLVM uses the widest that the processor has. In plain Python, the same functions use
NumPy.

The order of additions is fixed, and a product is rounded before it is added. So the result is equal
to the last bit in Python and on every processor.
"""

from typing import Any

import numpy as np

from tinstar.engine.compiler import by_types
from tinstar.engine.row_width import LANES

ALIGNED = 4  # bytes, the size of one number


def add_scaled(to: Any, row: Any, times: Any) -> None:
    """Compute to += times * row. Both rows are float32 and equally long, a multiple of `LANES`."""
    to += np.float32(times) * row


def dot(a: Any, b: Any) -> Any:
    """Return the dot product. Both rows are float32 and equally long, a multiple of `LANES`.

    Each sixteen products are added by halves: the first eight to the last eight, and so on.
    """
    products = (a * b).reshape(-1, LANES)
    while (half := products.shape[1] // 2) > 0:
        products = products[:, :half] + products[:, half:]
    total = np.float32(0.0)
    for each in products[:, 0]:
        total += each
    return total


# --- compiled, with LLVM's vectors --------------------------------------------------------------


def _adder(*_: Any) -> Any:
    add = _adding()

    def adder(to: Any, row: Any, times: Any) -> None:
        x = np.float32(times)
        for at in range(0, len(to), LANES):
            add(to, row, x, at)

    return adder


def _multiplier(*_: Any) -> Any:
    multiply = _multiplying()

    def multiplier(a: Any, b: Any) -> Any:
        total = np.float32(0.0)
        for at in range(0, len(a), LANES):
            total += multiply(a, b, at)
        return total

    return multiplier


def _adding() -> Any:
    """Build the intrinsic for to[at : at + LANES] += times * row[at : at + LANES]."""
    from numba import types
    from numba.extending import intrinsic

    def adding(_: Any, to: Any, row: Any, times: Any, at: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            kinds = signature.args
            target = _place(context, builder, kinds[0], values[0], values[3])
            source = _place(context, builder, kinds[1], values[1], values[3])
            scaled = builder.fmul(_load(builder, source), _broadcast(builder, values[2]))
            total = builder.fadd(_load(builder, target), scaled)
            builder.store(total, target).align = ALIGNED
            return context.get_dummy_value()

        return types.void(to, row, types.float32, types.intp), code

    return intrinsic(adding)


def _multiplying() -> Any:
    """Build the intrinsic for the sum of a[at : at + LANES] * b[at : at + LANES]."""
    from numba import types
    from numba.extending import intrinsic

    def multiplying(_: Any, a: Any, b: Any, at: Any) -> Any:
        def code(context: Any, builder: Any, signature: Any, values: Any) -> Any:
            kinds = signature.args
            one = _load(builder, _place(context, builder, kinds[0], values[0], values[2]))
            other = _load(builder, _place(context, builder, kinds[1], values[1], values[2]))
            return _sum(builder, builder.fmul(one, other))

        return types.float32(a, b, types.intp), code

    return intrinsic(multiplying)


def _lanes() -> Any:
    from llvmlite import ir

    return ir.VectorType(ir.FloatType(), LANES)


def _place(context: Any, builder: Any, kind: Any, array: Any, at: Any) -> Any:
    """Return the address of the number at index `at` of an array."""
    data = context.make_array(kind)(context, builder, array).data
    return builder.bitcast(builder.gep(data, [at]), _lanes().as_pointer())


def _load(builder: Any, pointer: Any) -> Any:
    loaded = builder.load(pointer)
    loaded.align = ALIGNED
    return loaded


def _broadcast(builder: Any, number: Any) -> Any:
    """Return a vector with one number in all lanes."""
    from llvmlite import ir

    nothing = ir.Constant(_lanes(), ir.Undefined)
    one = builder.insert_element(nothing, number, ir.IntType(32)(0))
    mask = ir.Constant(ir.VectorType(ir.IntType(32), LANES), [0] * LANES)
    return builder.shuffle_vector(one, nothing, mask)


def _sum(builder: Any, vector: Any) -> Any:
    """Return the sum of all lanes, added by halves."""
    from llvmlite import ir

    places = ir.IntType(32)
    while (half := vector.type.count // 2) > 0:
        mask = ir.VectorType(places, half)
        low, high = (
            builder.shuffle_vector(
                vector, ir.Constant(vector.type, ir.Undefined), ir.Constant(mask, [*span])
            )
            for span in (range(half), range(half, 2 * half))
        )
        vector = builder.fadd(low, high)
    return builder.extract_element(vector, places(0))


by_types(add_scaled, _adder)
by_types(dot, _multiplier)
