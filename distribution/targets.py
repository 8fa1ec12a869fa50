"""The machines that we build for."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class Target:
    """A machine that shared libraries are built for.

    - name: as `shipped_libraries.this_machine` gives it.
    - triple: as LLVM names it.
    - processors: as LLVM names them, the newest first. The last is the oldest that code runs on.
    - linker: the target, as Zig names it.
    - suffix: of a shared library.
    - wheels: the platforms of a wheel's tag.
    - signed: whether the system runs only code with a signature.
    """

    name: str
    triple: str
    processors: tuple[str, ...]
    linker: str
    suffix: Literal[".so", ".dylib", ".dll"]
    wheels: str
    signed: bool = False


def _linux(processor: str) -> str:
    # The libraries use nothing of the C library, so the oldest version of each is honest.
    return f"manylinux_2_17_{processor}.manylinux2014_{processor}.musllinux_1_1_{processor}"


# Levels of the psABI: processors from about 2009 and 2013 on. A search by a net is a quarter faster
# with the second.
V2, V3 = "x86-64-v2", "x86-64-v3"
TARGETS = {
    target.name: target
    for target in (
        Target(
            "linux-x86_64",
            "x86_64-unknown-linux-gnu",
            (V3, V2),
            "x86_64-linux-gnu",
            ".so",
            _linux("x86_64"),
        ),
        Target(
            "linux-aarch64",
            "aarch64-unknown-linux-gnu",
            ("generic",),
            "aarch64-linux-gnu",
            ".so",
            _linux("aarch64"),
        ),
        Target(
            "macos-aarch64",
            "arm64-apple-macosx11.0.0",
            ("apple-m1",),
            "aarch64-macos.11.0",
            ".dylib",
            "macosx_11_0_arm64",
            signed=True,
        ),
        Target(
            "macos-x86_64",
            "x86_64-apple-macosx11.0.0",
            (V2,),
            "x86_64-macos.11.0",
            ".dylib",
            "macosx_11_0_x86_64",
        ),
        Target(
            "windows-x86_64",
            "x86_64-pc-windows-gnu",
            (V3, V2),
            "x86_64-windows-gnu",
            ".dll",
            "win_amd64",
        ),
    )
}
