"""The checkpoint of a training: a file with arrays and a line of JSON, but no code."""

import json
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np

from tinstar.errors import BadRecord
from tinstar.system.format_mismatch import other_format

FORMAT = 1  # goes up when older files can no longer be read
LARGEST = 1 << 29  # bytes of a checkpoint that is read
WORDS = "words"  # name of the array that holds JSON


def packed(words: Any, arrays: dict[str, np.ndarray]) -> bytes:
    """Return named arrays and JSON-like `words` as the bytes of one file."""
    said = {"format": FORMAT, "words": words}
    line = np.frombuffer(json.dumps(said).encode(), np.uint8)
    file = BytesIO()
    np.savez(file, **arrays, **{WORDS: line})  # pyright: ignore[reportArgumentType]
    return file.getvalue()


def unpacked(path: Path) -> tuple[Any, dict[str, np.ndarray]]:
    """Return the words and arrays of a file. Any other or incomplete file raises `BadRecord`."""
    try:
        if path.stat().st_size > LARGEST:
            raise BadRecord(f"{path.name}: expected a file of at most {LARGEST} bytes, got more")
        with np.load(BytesIO(path.read_bytes()), allow_pickle=False) as file:
            arrays = {name: file[name] for name in file.files}
        said = json.loads(arrays.pop(WORDS).tobytes())
        if why := other_format("a training", FORMAT, said["format"]):
            raise BadRecord(f"{path.name}: {why}")
        return said["words"], arrays
    except OSError as e:
        raise BadRecord(
            f"{path.name}: expected the checkpoint file of a training run, got: {e}"
        ) from e
    except (ValueError, KeyError, EOFError, AttributeError, TypeError, zipfile.BadZipFile) as e:
        raise BadRecord(
            f"{path.name}: expected the whole checkpoint file of a training run, got: {e}"
        ) from e
