"""Build the files of the site, a house without a server: `python -m distribution.site`.

A site has four parts:

- the page (`vite build --mode site`),
- the Python of the house, in two archives (`web/house-bundle.js`),
- the machine code of the games (`make wasm`),
- a service worker that keeps all of these files.

`tinstar site` copies them. So the wheel has them too.
"""

import hashlib
import importlib.metadata
import json
import os
import shutil
import subprocess
import sys
from importlib.metadata import PackageMetadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
STAGED = ROOT / "build" / "site-packages"
PAGE = ROOT / "src" / "tinstar" / "ui" / "site"  # where the page is built
NODE = shutil.which("node", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
# What the house imports besides Pyodide's standard library. None of it needs a compiler.
PACKAGES = (
    "fluent.syntax", "fsrs", "platformdirs", "segno", "sqlalchemy", "typing-extensions",
)  # fmt: skip
MSGSPEC = "requirements/pyodide.txt"  # compiled for Pyodide
PLATFORM = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
WORKER, LICENCES = "worker.js", "licences.txt"
RUNTIME_LICENCES = """
Pyodide, with CPython and the libraries in it
  Pyodide: https://github.com/pyodide/pyodide, Mozilla Public License 2.0
  CPython: https://www.python.org, Python Software Foundation License 2
  Emscripten and musl: https://emscripten.org, MIT License
  libffi, Expat and HACL*: MIT License
  libmpdec: BSD-2-Clause License
  Zstandard: BSD-3-Clause License
  zlib: zlib License
  bzip2: bzip2 License
  XZ Utils (liblzma): BSD Zero Clause License
  SQLite: in the public domain
"""


def main() -> None:
    """Build all files of the site."""
    packages, msgspec = STAGED / "packages", STAGED / "msgspec"
    shutil.rmtree(STAGED, ignore_errors=True)
    for name in PACKAGES:
        stage(name, packages)
    pip = (sys.executable, "-m", "pip", "install", "-q", "--no-deps", "--only-binary", ":all:")
    _run(*pip, *PLATFORM, "--require-hashes", "-r", MSGSPEC, "--target", str(msgspec))
    _run(str(NODE), "node_modules/vite/bin/vite.js", "build", "--mode", "site", folder=WEB)
    wasm = ROOT / "build" / "wasm"
    folders = [str(path) for path in (packages, msgspec, wasm, PAGE / "house")]
    _run(str(NODE), "house-bundle.js", *folders, folder=WEB)
    add_licences(PAGE / LICENCES)
    write_worker(PAGE)


def stage(name: str, folder: Path) -> None:
    """Copy an installed package, without machine code for this computer."""
    for file in importlib.metadata.files(name) or ():
        found = Path(str(file.locate()))
        inside = not str(file).startswith("..") and "__pycache__" not in file.parts
        if inside and found.is_file() and found.suffix not in (".so", ".pyd", ".pyc"):
            copy = folder / str(file)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(found, copy)


def add_licences(path: Path) -> None:
    """Append the licences of Pyodide and of the Python packages to those of the page."""
    texts = [path.read_text(encoding="utf-8"), RUNTIME_LICENCES]
    for name in (*PACKAGES, "msgspec"):
        about = importlib.metadata.metadata(name)
        files = importlib.metadata.files(name) or ()
        found = [f for f in files if "licen" in f.name.lower() and f.suffix != ".py"]
        texts.append(f"{about['Name']} {about['Version']}: {licence_of(about)}\n")
        texts += [f.read_text(encoding="utf-8") for f in found[:1]]
    path.write_text("\n\n".join(texts), encoding="utf-8")


def licence_of(about: PackageMetadata) -> str:
    """Return the name of a package's licence, as its metadata gives it."""
    classifiers: list[str] = about.get_all("Classifier", [])
    named = [line.rpartition(":: ")[2] for line in classifiers if line.startswith("License")]
    given: list[str] = [*about.get_all("License-Expression", []), *named]
    if not given:
        raise SystemExit(f"{about['Name']}: expected the name of its licence, got none")
    return given[0]


def write_worker(folder: Path) -> None:
    """Write the service worker, which knows each file and its digest."""
    files = {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()[:16]
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.name != WORKER
    }
    source = (WEB / "site-worker.js").read_text(encoding="utf-8")
    listed = json.dumps(files, indent=1)
    (folder / WORKER).write_text(source.replace("__FILES__", listed), encoding="utf-8")


def _run(*command: str, folder: Path = ROOT) -> None:
    if status := subprocess.run(command, cwd=folder, check=False).returncode:
        sys.exit(f"expected `{' '.join(command[:3])} ...` to succeed, got exit status {status}")


if __name__ == "__main__":
    main()
