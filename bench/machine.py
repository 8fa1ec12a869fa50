"""Describe the machine, the versions and the commit of a measurement."""

import platform
import subprocess
from importlib.metadata import version
from pathlib import Path

PACKAGES = ("tinstar", "numpy", "numba", "llvmlite", "open_spiel")


def processor() -> str:
    """Return the processor's model, if the system names it."""
    info = Path("/proc/cpuinfo")
    if info.exists():
        for line in info.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def versions() -> str:
    packages = ", ".join(f"{name} {version(name)}" for name in PACKAGES)
    return f"Python {platform.python_version()}, {packages}"


def commit(checkout: Path) -> str:
    """Return the measured commit, and whether files differed from it."""
    try:
        hash_ = git(checkout, "rev-parse", "--short", "HEAD")
        changed = git(checkout, "status", "--porcelain", "--", "src")
    except subprocess.CalledProcessError:
        return "unknown"
    return hash_ + (" with changes" if changed else "")


def git(checkout: Path, *arguments: str) -> str:
    """Return git's output for a checkout. A failure raises `CalledProcessError`."""
    done = subprocess.run(
        ["git", *arguments], cwd=checkout, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()
