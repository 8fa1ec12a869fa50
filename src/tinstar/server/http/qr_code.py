"""QR codes of addresses, for the page to draw."""

import segno


def rows(address: str) -> list[str]:
    """Return the rows of an address's QR code. In a row, 1 is dark and 0 is light."""
    return ["".join(map(str, row)) for row in segno.make(address, error="M").matrix]
