"""Build the shared libraries of all games: `python -m distribution.libraries FOLDER MACHINE ...`.

Each machine gets a folder with a library for each game, and a manifest. LLVM emits the code, and
Zig links it, with copying and clearing of memory from Zig's own runtime. Nothing else is linked in.
"""

import argparse
import hashlib
import os
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import msgspec
from llvmlite import binding as llvm

from distribution.intermediate_code import GameCode, code_of, exported, names
from distribution.targets import TARGETS, V3, Target
from tinstar.engine.machine_code.emission import emit, machine_for
from tinstar.engine.machine_code.shipped_libraries import ENOUGH, MANIFEST, Library, Manifest
from tinstar.engine.machine_code_folder import digest_of_sources

# An instruction, and what Zig links in. The last one is part of macOS.
PROVIDED = {"sqrt", "memset", "memcpy", "memmove", "memset_pattern16"}
SPAWN = get_context("spawn")  # a fork would keep LLVM's lock if another thread held it
PROCESSOR = Path(__file__).with_name("processor.c")


def build(name: str, folder: Path, machines: list[str]) -> dict[str, Library]:
    """Build the libraries of one game for these machines. Return what the manifests say of them."""
    code = code_of(name)
    made: dict[str, Library] = {}
    for target in (TARGETS[machine] for machine in machines):
        files = (
            build_for(target, processor, name, code, folder) for processor in target.processors
        )
        made[target.name] = described(files, code)
    return made


def described(files: Iterable[Path], code: GameCode) -> Library:
    """Return what a manifest says of a game's libraries."""
    digests = {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}
    return Library(digests, code.entries)


def build_for(target: Target, processor: str, name: str, code: GameCode, folder: Path) -> Path:
    """Build the library of one game for one processor, and return its file."""
    file = folder / target.name / f"{name}-{processor}{target.suffix}"
    module, symbols = code.module(), exported(code.entries, for_python=True)
    if target.suffix == ".dll":  # elsewhere, everything is exported that is not internal
        mark_for_export(module, symbols)
    link(target, processor, emit(module, symbols, machine_for(target.triple, processor)), file)
    check_needs(name, module)
    check_names(file, {*symbols, ENOUGH})
    print(f"{target.name:14} {file.name:30} {file.stat().st_size / 1000:6.0f} kB", flush=True)
    return file


def mark_for_export(module: llvm.ModuleRef, symbols: Collection[str]) -> None:
    """Let a library for Windows offer these functions and variables."""
    for found in (*module.functions, *module.global_variables):
        if found.name in symbols:
            found.storage_class = "dllexport"


def check_names(file: Path, symbols: Collection[str]) -> None:
    """End if a library lacks the name of a function or a variable."""
    content = file.read_bytes()
    if missing := sorted(name for name in symbols if name.encode() + b"\0" not in content):
        raise SystemExit(
            f"{file.name}: expected {missing[0]} and {len(missing) - 1} more, got none"
        )


def check_needs(name: str, module: llvm.ModuleRef) -> None:
    """End if optimised code needs a function that no library provides.

    On some systems it would be found in the C library, which has its own last bits.
    """
    named = {f.name for f in module.functions if f.is_declaration}
    if missing := {f for f in named if not f.startswith("llvm.")} - PROVIDED:
        raise SystemExit(f"{name}: expected code that needs no other, got {', '.join(missing)}")


def link(target: Target, processor: str, code: bytes, file: Path) -> None:
    """Link an object file to a shared library."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        part = Path(folder) / "code.o"
        part.write_bytes(code)
        options = ["-dynamic", "-target", target.linker, "-O", "ReleaseFast", "-fstrip"]
        options += ["-fcompiler-rt", "--name", file.stem, f"-femit-bin={file.name}"]
        options += ["-fno-entry", "-fno-emit-implib"] if target.suffix == ".dll" else []
        options += ["-cflags", f"-DLEVEL={3 if processor == V3 else 2}", "--"]
        zig("build-lib", *options, str(part), str(PROCESSOR), folder=file.parent)


def zig(*arguments: str, folder: Path) -> None:
    """Run Zig in a folder. If it fails, end with what it said."""
    command = [sys.executable, "-m", "ziglang", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=600)
    if done.returncode:
        raise SystemExit(f"zig {' '.join(arguments)}: {done.stderr[-2000:]}")


def build_all(folder: Path, machines: list[str], processes: int) -> None:
    """Build the libraries of all games for these machines, each machine in a folder of its own."""
    games = names()
    with ProcessPoolExecutor(processes, SPAWN) as pool:
        done = list(pool.map(partial(build, folder=folder, machines=machines), games))
    for machine in machines:
        libraries = {name: made[machine] for name, made in zip(games, done, strict=True)}
        manifest = Manifest(machine, digest_of_sources(), libraries)
        text = msgspec.json.format(msgspec.json.encode(manifest), indent=1)
        (folder / machine / MANIFEST).write_bytes(text + b"\n")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m distribution.libraries")
    parser.add_argument("folder", type=Path)
    parser.add_argument("machines", nargs="*", help=f"default: {' '.join(TARGETS)}")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    machines = asked.machines or [*TARGETS]
    if unknown := set(machines) - set(TARGETS):
        parser.error(f"expected machines among {', '.join(TARGETS)}; got {min(unknown)}")
    build_all(asked.folder.resolve(), machines, asked.processes)


if __name__ == "__main__":
    main()
