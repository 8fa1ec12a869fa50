"""How a file of another format is refused: what was expected, what came, and who wrote it.

Every kind of file names its format by a number beside the code that writes it: docs/formats.md.
"""


def other_format(what: str, expected: int, got: object) -> str | None:
    """What to say of a file of that format; None where it is the one that is expected."""
    if type(got) is int and got == expected:
        return None
    later = type(got) is int and got > expected
    whose = "a later" if later else "an earlier" if type(got) is int else "no"
    return f"expected {what} of format {expected}, got {str(got)[:40]}: {whose} Tinstar wrote it"
