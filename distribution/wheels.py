"""Build the wheel of each machine, one without libraries, and the sdist.

`python -m distribution.wheels LIBRARIES DIST` takes the libraries from `distribution.libraries`.
"""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

from distribution.targets import TARGETS, Target
from distribution.wheel_hook import LIBRARIES
from tinstar.engine.machine_code.shipped_libraries import MANIFEST

# A code signature in a file of macOS begins like this.
SIGNED = b"\xfa\xde\x0c\xc0"
FORMATS = {".so": b"\x7fELF", ".dylib": b"\xcf\xfa\xed\xfe", ".dll": b"MZ"}  # the first bytes


def build(what: str, dist: Path, libraries: Path | None = None) -> None:
    """Build a wheel or the sdist into the folder `dist`."""
    environment = os.environ | ({LIBRARIES: str(libraries)} if libraries else {})
    command = [sys.executable, "-m", "hatchling", "build", "-t", what, "-d", str(dist)]
    subprocess.run(command, check=True, env=environment, timeout=300)


def check(wheel: Path, target: Target) -> None:
    """Check the libraries of a wheel: their format, and a signature where it is needed."""
    with zipfile.ZipFile(wheel) as archive:
        held = [name for name in archive.namelist() if name.startswith("tinstar/libraries/")]
        for name in held:
            if name.endswith(MANIFEST):
                continue
            data = archive.read(name)
            kind = target.suffix
            if not name.endswith(kind) or not data.startswith(FORMATS[kind]):
                raise SystemExit(f"{wheel.name}: expected libraries of the kind {kind}: {name}")
            if target.signed and SIGNED not in data:
                raise SystemExit(f"{wheel.name}: expected a signature in {name}, got none")
    size = wheel.stat().st_size / 1e6
    print(f"{wheel.name}: {size:.1f} MB, {len(held) - 1} libraries", flush=True)


def main() -> None:
    libraries, dist = (Path(given).resolve() for given in sys.argv[1:])
    build("sdist", dist)
    build("wheel", dist)
    for machine, target in TARGETS.items():
        build("wheel", dist, libraries / machine)
        (wheel,) = dist.glob(f"*-{target.wheels}.whl")
        check(wheel, target)


if __name__ == "__main__":
    main()
