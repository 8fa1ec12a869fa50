"""Styles for drawing in characters, in the colours of `lamplight.tcss`."""

INK = "#2b1a0c"
PARCHMENT = f"{INK} on #d8bf8c"
FOOT = f"{INK} on #c2a66f"  # last line of a card, to separate it from the one below
LIT_SIGN = "▸"  # colour alone carries no meaning
LIT = f"bold {INK} on #f3e6c4"
IRON = "#d8bf8c on #43352b"
RUST = "bold #f3e6c4 on #8c3b1f"
WOOD = "#7a6242 on #2a1c11"
LAMP = "#e0c9a0"
DIM = "#a58d66"
GOLD = "bold #1c130c on #f0b93a"
