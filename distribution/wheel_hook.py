"""Put the libraries of one machine into a wheel.

The environment variable TINSTAR_LIBRARIES names their folder, whose name is that of the machine.
Without that variable, a wheel has no libraries, and is for every machine.
"""

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

LIBRARIES = "TINSTAR_LIBRARIES"  # a folder that `distribution.libraries` has filled


class LibrariesHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Add the files, and the tag of the machine."""
        folder = os.environ.get(LIBRARIES)
        if not folder:
            return
        sys.path.insert(0, self.root)
        from distribution.targets import TARGETS

        machine = Path(folder).name
        build_data["tag"] = f"py3-none-{TARGETS[machine].wheels}"
        build_data["pure_python"] = False
        build_data["force_include"][folder] = "tinstar/libraries"
