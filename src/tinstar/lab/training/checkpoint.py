"""The file that it takes to go on training. Nothing in it is ever run: arrays of numbers, and a
line of JSON.
"""

import json
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from tinstar.errors import BadRecord
from tinstar.system.format_mismatch import other_format

FORMAT = 1  # goes up whenever older files cannot be read any more
LARGEST = 1 << 29  # bytes of what is read to go on training
WORDS = "words"  # the array that is JSON


def packed(words: Any, arrays: dict[str, np.ndarray]) -> bytes:
    """Arrays by their names, and words, as one file."""
    said = {"format": FORMAT, "words": words}
    line = np.frombuffer(json.dumps(said).encode(), np.uint8)
    file = BytesIO()
    np.savez(file, **arrays, **{WORDS: line})  # pyright: ignore[reportArgumentType]
    return file.getvalue()


def unpacked(path: Path) -> tuple[Any, dict[str, np.ndarray]]:
    """The same from the file; `BadRecord` where it is no such file, or not all of it."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord(f"{path.name}: expected at most {LARGEST} bytes")
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        said = json.loads(arrays.pop(WORDS).tobytes())
        if why := other_format("a training", FORMAT, said["format"]):
            raise BadRecord(f"{path.name}: {why}")
        return said["words"], arrays
    except OSError as e:
        raise BadRecord(f"{path.name}: expected the file of a training, got: {e}") from e
    except (ValueError, KeyError, EOFError, AttributeError, TypeError, zipfile.BadZipFile) as e:
        raise BadRecord(f"{path.name}: expected the file of a training, whole; got: {e}") from e
