"""Build the WebAssembly modules of games: `python -m distribution.webassembly FOLDER GAME ...`.

Each game gets two files. GAME.wasm has its machine code, and imports nothing. GAME.json describes
the entry points, their arguments and the records. The page's part is `web/src/machine-code`. It
refuses a module and a description that were not made together: both carry a digest of the sources,
and one of all that the description says.

A module has what a browser can use: all that a table calls, random games, and the encoder. It has
nothing of training and of measuring.
"""

import argparse
import os
import tempfile
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import msgspec

from distribution.descriptions import Entry, Layouts, Record, layouts
from distribution.intermediate_code import code_of
from distribution.libraries import SPAWN, zig
from tinstar.engine import encoder, kernel
from tinstar.engine.machine_code.calling_convention import FAILED
from tinstar.engine.machine_code.emission import emit, machine_for
from tinstar.engine.machine_code.native_calls import SIMULATION, TABLE
from tinstar.engine.machine_code.units import Functions
from tinstar.engine.machine_code_folder import digest_of_sources
from tinstar.entry_points import functions_of
from tinstar.games import load, ours
from tinstar.system.atomic_files import write_whole

FORMAT = 1  # of the description
TRIPLE, PROCESSOR = "wasm32-unknown-unknown", "generic"
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint"  # in all browsers since 2023
STACK = 1 << 20  # bytes. It lies first, so a stack that is too deep traps.
HEAP = "__heap_base"  # the first free byte
SECTION = b"tinstar"  # a custom section of the module: both digests
FURTHER = (kernel.random_games, encoder.encode_one)  # of the unit for simulations


class Description(msgspec.Struct):
    """What GAME.json says. `bytes` is the size of the module."""

    format: int
    game: str
    sources: str
    layouts: str
    bytes: int
    entries: dict[str, Entry]
    records: dict[str, Record]


def for_a_browser(name: str) -> Functions:
    """Return the functions of a game that its module has."""
    further = functions_of(name, SIMULATION).items()
    return functions_of(name, TABLE) | {k: made for k, made in further if made[0] in FURTHER}


def build(name: str, folder: Path) -> None:
    """Build the module of one game, and its description."""
    code, functions = code_of(name), for_a_browser(name)
    found = layouts(load(name), functions, code.entries)
    symbols = {entry.symbol for entry in found.entries.values()} | {FAILED}
    machine = machine_for(TRIPLE, PROCESSOR, FEATURES)
    module = linked(emit(code.module(), symbols, machine), symbols)
    module += section(SECTION, "\n".join((digest_of_sources(), found.digest)).encode())
    write_whole(folder / f"{name}.wasm", module)
    write_whole(folder / f"{name}.json", described(name, found, len(module)))
    print(f"{name}.wasm {len(module) / 1000:6.0f} kB", flush=True)


def linked(code: bytes, symbols: set[str]) -> bytes:
    """Link an object file to a module without imports. If that fails, end with the reason."""
    options = ["--no-entry", "--strip-all", "--stack-first", "-z", f"stack-size={STACK}"]
    options += [f"--export={symbol}" for symbol in sorted({*symbols, HEAP})]
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "code.o").write_bytes(code)
        zig("wasm-ld", *options, "code.o", "-o", "code.wasm", folder=Path(folder))
        return Path(folder, "code.wasm").read_bytes()


def section(name: bytes, content: bytes) -> bytes:
    """Return a custom section of a module. Engines skip it, and a page can read it."""
    named = bytes(leb128(len(name))) + name + content
    return b"\0" + bytes(leb128(len(named))) + named


def leb128(number: int) -> Iterator[int]:
    """Yield the bytes of a number, as WebAssembly writes them: seven bits in each."""
    while number > 127:
        yield number & 127 | 128
        number >>= 7
    yield number


def described(name: str, found: Layouts, size: int) -> bytes:
    """Return the description as JSON."""
    sources, entries, records = digest_of_sources(), found.entries, found.records
    said = Description(FORMAT, name, sources, found.digest, size, entries, records)
    return msgspec.json.encode(said) + b"\n"


def build_all(folder: Path, names: list[str], processes: int) -> None:
    """Build the modules of these games."""
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(processes, SPAWN) as pool:
        list(pool.map(partial(build, folder=folder), names))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m distribution.webassembly")
    parser.add_argument("folder", type=Path)
    parser.add_argument("games", nargs="*", help=f"default: {' '.join(ours())}")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    if unknown := set(asked.games) - set(ours()):
        parser.error(f"expected games among {', '.join(ours())}; got {min(unknown)}")
    build_all(asked.folder, asked.games or [*ours()], asked.processes)


if __name__ == "__main__":
    main()
