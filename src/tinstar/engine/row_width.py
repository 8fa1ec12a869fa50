"""The length of rows of float32 numbers, for `float_row_arithmetic`. It needs no NumPy."""

LANES = 16  # the length of a row is a multiple of this


def padded(width: int) -> int:
    """Return the length of a row with room for `width` numbers: a multiple of `LANES`."""
    return -(-width // LANES) * LANES
