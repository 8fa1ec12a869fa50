"""QR codes of addresses, for the page to draw."""

import segno


def rows(address: str) -> list[str]:
    """Return the rows of the QR code, each of 0 and 1. 1 is dark."""
    return ["".join(map(str, row)) for row in segno.make(address, error="M").matrix]
