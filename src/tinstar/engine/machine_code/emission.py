"""Optimise a module of LLVM's intermediate code, and emit machine code for a processor."""

from collections.abc import Collection
from functools import cache
from typing import Any

from llvmlite import binding as llvm


@cache
def _targets() -> None:
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


def host() -> Any:
    """Return the machine that this process runs on."""
    _targets()
    target = llvm.Target.from_triple(llvm.get_process_triple())
    return target.create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=3,
        codemodel="jitdefault",
        jit=True,
    )


def machine_for(triple: str, processor: str, features: str = "") -> Any:
    """Return a machine for code that a linker places, at any address."""
    _targets()
    target = llvm.Target.from_triple(triple)
    return target.create_target_machine(cpu=processor, features=features, opt=3, reloc="pic")


def hide(module: llvm.ModuleRef, exported: Collection[str]) -> None:
    """Make all else internal. Then it can be inlined or dropped, and its name does not matter."""
    for symbol in (*module.functions, *module.global_variables):
        if not symbol.is_declaration and symbol.name not in exported:
            symbol.linkage = "internal"


def emit(module: llvm.ModuleRef, exported: Collection[str], machine: Any) -> bytes:
    """Return an object file with the machine code of the exported functions."""
    optimise(module, exported, machine)
    return machine.emit_object(module)


def optimise(module: llvm.ModuleRef, exported: Collection[str], machine: Any) -> None:
    """Optimise the exported functions, and all that they need, for a machine."""
    hide(module, exported)
    for symbol in (*module.functions, *module.global_variables):
        if symbol.name in exported:
            symbol.linkage = "external"
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    # Rules loop over few cells: vectorising only costs compile time.
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
