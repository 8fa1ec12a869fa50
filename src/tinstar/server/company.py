"""What is said of keeping company at a table. Like `messages`, one `Struct` each."""

from msgspec import Struct


class Quiet(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether nobody may say phrases or make gestures at the table."""

    wish: bool
