"""Exponential, logarithm and powers, equal to the last bit in Python and on every processor.

The functions of C differ between systems in the last bit. These use only the four operations, which
IEEE 754 defines exactly, so the same search finds the same move everywhere.
"""

import math
from typing import Any

from tinstar.engine.compiler import by_types, rule

MOST = 708.0  # exp of more than this is infinite here, and of less than the opposite it is 0
LOG2_E = 1.4426950408889634
# The sum is log(2). The first part has so few digits that its product with an exponent is exact.
LN2_HIGH, LN2_LOW = 0.693147180369123816490, 1.90821492927058770002e-10
ROOT_HALF = 0.7071067811865476
BIAS, FRACTION_BITS, EXPONENT_BITS = 1023, 52, 0x7FF  # of a float of 64 bits


def wide(x: Any) -> float:
    """Return a float as one of eight bytes.

    In compiled code, `float` leaves a float of four bytes as it is, and two of them are subtracted
    and divided in four bytes. In Python they are not.
    """
    return float(x)


@rule
def exp(x: float) -> float:
    """Return e to the power x: 0 if x is below -708, and infinity above 708.

    Source: Padé's approximant of degree 6 between -log(2) / 2 and log(2) / 2, where its error is
    below 1e-18.
    """
    if x > MOST:
        return math.inf
    if not x >= -MOST:  # also what is not a number
        return 0.0 if x < 0.0 else math.nan
    n = math.floor(x * LOG2_E + 0.5)
    r = x - n * LN2_HIGH - n * LN2_LOW
    z = r * r
    even = 665280.0 + z * (75600.0 + z * (840.0 + z))
    odd = r * (332640.0 + z * (10080.0 + z * 42.0))
    return (even + odd) / (even - odd) * two_to_the(n)


@rule
def log(x: float) -> float:
    """Return the natural logarithm. Of 0 it is minus infinity.

    Source: the series of the inverse hyperbolic tangent, with 11 terms.
    """
    if x <= 0.0:
        return -math.inf
    n = exponent_of(x)
    m = x * two_to_the(-n)  # from 1/2 to 1
    if m < ROOT_HALF:
        m, n = 2.0 * m, n - 1
    s = (m - 1.0) / (m + 1.0)
    z, series = s * s, 0.0
    for k in range(21, 0, -2):
        series = series * z + 1.0 / k
    return n * LN2_HIGH + (2.0 * s * series + n * LN2_LOW)


@rule
def float_power(x: float, y: float) -> float:
    """Return x to the power y. Neither may be below 0. The relative error is below 1e-13."""
    if y == 1.0:
        return x
    if x == 0.0:
        return 1.0 if y == 0.0 else 0.0
    return exp(y * log(x))


@rule
def integer_power(x: float, n: int) -> float:
    """Return x to the power n, a small integer: 1.0 if n is not above 0."""
    product = 1.0
    for _ in range(n):
        product *= x
    return product


def two_to_the(n: int) -> float:
    """Return 2.0 to the power n, which is from -1022 to 1023."""
    return math.ldexp(1.0, n)


def exponent_of(x: float) -> int:
    """Return n, for which x is between 2 ** (n - 1) and 2 ** n. It is above 2 ** -1022."""
    return math.frexp(x)[1]


# --- compiled: the last two from the bits of a float ----------------------------------------------


def _wide(_: Any) -> Any:
    from numpy import float64

    return lambda x: float64(x)


def _two_to_the(_: Any) -> Any:
    from numba import types
    from numba.extending import intrinsic

    def typed(_: Any, n: Any) -> Any:
        def code(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
            number = values[0].type
            exponent = builder.add(values[0], number(BIAS))
            return builder.bitcast(builder.shl(exponent, number(FRACTION_BITS)), _double())

        return types.float64(types.int64), code

    made: Any = intrinsic(typed)
    return lambda n: made(n)


def _exponent_of(_: Any) -> Any:
    from llvmlite import ir
    from numba import types
    from numba.extending import intrinsic

    def typed(_: Any, x: Any) -> Any:
        def code(_context: Any, builder: Any, _signature: Any, values: Any) -> Any:
            number = ir.IntType(64)
            bits = builder.lshr(builder.bitcast(values[0], number), number(FRACTION_BITS))
            return builder.sub(builder.and_(bits, number(EXPONENT_BITS)), number(BIAS - 1))

        return types.int64(types.float64), code

    made: Any = intrinsic(typed)
    return lambda x: made(x)


def _double() -> Any:
    from llvmlite import ir

    return ir.DoubleType()


by_types(wide, _wide)
by_types(two_to_the, _two_to_the)
by_types(exponent_of, _exponent_of)
