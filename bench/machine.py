"""On what a comparison was made."""

import platform
import subprocess
from importlib.metadata import version
from pathlib import Path

PACKAGES = ("tinstar", "numpy", "numba", "llvmlite", "open_spiel")


def processor() -> str:
    """The processor's model, where the system tells it."""
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
    """The commit that was measured, and whether files differed from it."""
    hash_ = _git(checkout, "rev-parse", "--short", "HEAD")
    changed = _git(checkout, "status", "--porcelain", "--", "src")
    return (hash_ or "unknown") + (" with changes" if changed else "")


def _git(checkout: Path, *arguments: str) -> str:
    done = subprocess.run(
        ["git", *arguments], cwd=checkout, capture_output=True, text=True, check=False
    )
    return done.stdout.strip()
