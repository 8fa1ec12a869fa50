"""The message about a file of another format: the expected one, the actual one, and who wrote it.

The code that writes a kind of file has the number of its format: docs/formats.md.
"""


def other_format(what: str, expected: int, got: object) -> str | None:
    """Return the message about a file of format `got`, or None if that is the expected one."""
    if type(got) is int and got == expected:
        return None
    later = type(got) is int and got > expected
    whose = "a later" if later else "an earlier" if type(got) is int else "no"
    return (
        f"expected {what} of format {expected}, got {str(got)[:40]}, which {whose} version of"
        " Tinstar wrote"
    )
