"""The shared libraries that a wheel carries, so that its user needs no compiler: one for each game.

They lie in one folder, with a manifest. It says for which sources and which machine they were made,
and has the digest of each file. What does not belong is not loaded, and a warning says why. The
next backend is used then: Numba if it is installed, else Python.

A clone of the repository has no libraries. `make dist` builds them.
"""

import ctypes
import hashlib
import logging
import platform
import sys
from functools import cache
from pathlib import Path

import msgspec

from tinstar.engine.machine_code.calling_convention import bounds_are_checked
from tinstar.engine.machine_code.units import Unit
from tinstar.engine.machine_code_folder import digest_of_sources

log = logging.getLogger(__name__)
FOLDER = Path(__file__).parents[2] / "libraries"
MANIFEST = "manifest.json"
LARGEST = 1 << 26  # bytes of a file that is read
ENOUGH = "tinstar_processor_suffices"  # a function that each library has
SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
PROCESSORS = {"amd64": "x86_64", "x64": "x86_64", "arm64": "aarch64"}  # other names of them


class Library(msgspec.Struct, forbid_unknown_fields=True):
    """The files of a game, and their entry points: for each key its symbol, and what it returns.

    Each file has the same code, for newer or older processors. The newest are first.
    """

    files: dict[str, str]  # by name, the SHA-256 of each
    entries: dict[str, tuple[str, str]]


class Manifest(msgspec.Struct, forbid_unknown_fields=True):
    """What the folder holds."""

    machine: str
    sources: str
    libraries: dict[str, Library]  # by the name of the game


def this_machine() -> str:
    """Return the system and the processor that this Python runs on, such as "linux-x86_64"."""
    processor = platform.machine().lower()
    system = SYSTEMS.get(sys.platform, sys.platform)
    return f"{system}-{PROCESSORS.get(processor, processor)}"


@cache
def library(name: str) -> Unit | None:
    """Return the code of a game, or None if no library of that game can be used."""
    manifest = _manifest()
    if manifest is None or (found := manifest.libraries.get(name)) is None:
        return None
    for file, sha256 in found.files.items():
        try:
            code = _Loaded(FOLDER / file, sha256)
        except (OSError, ValueError) as e:
            return _refuse(FOLDER / file, str(e))
        if not code.runs_here:
            continue
        if missing := [symbol for symbol, _ in found.entries.values() if not code.address(symbol)]:
            return _refuse(FOLDER / file, f"expected the function {missing[0]}, got none")
        return Unit(code, found.entries)
    return _refuse(
        FOLDER, f"expected a processor that runs one of {list(found.files)}, got another"
    )


@cache
def _manifest() -> Manifest | None:
    path = FOLDER / MANIFEST
    if bounds_are_checked() or not path.exists():
        return None
    try:
        manifest = msgspec.json.decode(_read(path), type=Manifest)
    except (OSError, ValueError) as e:
        return _refuse(path, f"expected a list of libraries, got: {e}")
    for what, expected, got in (
        ("libraries for", this_machine(), manifest.machine),
        ("libraries of sources", digest_of_sources(), manifest.sources),
    ):
        if expected != got:
            return _refuse(path, f"expected {what} {expected}, got {got}")
    return manifest


def _refuse(path: Path, why: str) -> None:
    log.warning("%s: %s; games run without it, by Numba or in Python", path, why)


def _read(path: Path) -> bytes:
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise ValueError(f"expected at most {LARGEST} bytes, got more")
    return data


class _Loaded:
    """A shared library in memory."""

    def __init__(self, path: Path, sha256: str):
        if (found := hashlib.sha256(_read(path)).hexdigest()) != sha256:
            raise ValueError(f"expected a file with the SHA-256 {sha256}, got {found}")
        self._library = ctypes.CDLL(str(path))
        self.runs_here = bool(self._library[ENOUGH]())

    def address(self, symbol: str) -> int:
        """Return the address of a function or a global variable, or 0 if there is none."""
        try:
            return ctypes.cast(self._library[symbol], ctypes.c_void_p).value or 0
        except AttributeError:
            return 0
