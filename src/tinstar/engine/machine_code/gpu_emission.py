"""Random games on a graphics card, a game for each thread, as PTX (NVIDIA's portable assembler).

It is made of the same intermediate code as the processor's functions. The driver of the card
compiles PTX for that card. A card has no linker, so PTX needs no function from outside.
"""

import re
from typing import Any

from llvmlite import binding as llvm

from tinstar.engine.machine_code.calling_convention import KERNEL, ThreadMemory
from tinstar.engine.machine_code.emission import hide, machine_for, optimise

TRIPLE, CARD = "nvptx64-nvidia-cuda", "sm_70"  # cards from 2017 on
# A card faults at a number that is not aligned as the code says. Numba says the alignment of a
# record for its numbers, which is 1, and that of the type for elements of a record's arrays. But
# all our 16-bit fields lie at even places, and larger numbers lie anywhere in a row of results.
ALIGNMENTS = {"i16": 2, "i32": 1, "float": 1, "double": 1}
# Numba copies a record by one load of all its bytes, for which a card would use all its registers.
COPY = re.compile(
    r"(\S+) = load (\[(\d+) x i8\]), ptr (\S+), align 1\n\s*store \2 \1, ptr (\S+), align 1"
)
COPIER = "tinstar_copy"


def ptx(bitcode: bytes, symbol: str, each: ThreadMemory) -> str:
    """Return KERNEL as PTX. See `kernel_of` for the arguments."""
    module, machine = kernel_of(bitcode, symbol, each), machine_for(TRIPLE, CARD)
    optimise(module, {KERNEL}, machine)
    return machine.emit_assembly(module)


def kernel_of(bitcode: bytes, symbol: str, each: ThreadMemory) -> llvm.ModuleRef:
    """Return a module with KERNEL.

    `symbol` is the entry point of `kernel.random_games` in `bitcode`.
    """
    module = llvm.parse_bitcode(bitcode)
    _drop_all_but(symbol, module)
    module = llvm.parse_assembly(_suited_to_a_card(str(module)))
    module.link_in(llvm.parse_assembly(_kernel(symbol, each)))
    return module


def _drop_all_but(symbol: str, module: llvm.ModuleRef) -> None:
    hide(module, {symbol})
    passes: Any = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    options = llvm.create_pipeline_tuning_options(speed_level=0)
    passes.run(module, llvm.create_pass_builder(machine_for(TRIPLE, CARD), options))


def _suited_to_a_card(text: str) -> str:
    """Return intermediate code with true alignments, and with records that are copied in a loop."""
    for kind, bytes_ in ALIGNMENTS.items():
        access = rf"((?:load {kind},|store {kind}) .*), align \d+\b"
        text = re.sub(access, rf"\1, align {bytes_}", text)
    copied = COPY.sub(rf"call void @{COPIER}(ptr \5, ptr \4, i64 \3)", text)
    return f"{copied}\ndeclare void @{COPIER}(ptr, ptr, i64)\n"


def _kernel(symbol: str, each: ThreadMemory) -> str:
    """Return KERNEL: thread number i plays game `first` + i in its own part of all memory."""
    special = "@llvm.nvvm.read.ptx.sreg"
    return f"""
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @{symbol}(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)
declare i32 {special}.ctaid.x()
declare i32 {special}.ntid.x()
declare i32 {special}.tid.x()

define void @{COPIER}(ptr %to, ptr %from, i64 %bytes) alwaysinline {{
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %to, ptr align 2 %from, i64 %bytes, i1 false)
  ret void
}}

define ptx_kernel void @{KERNEL}(ptr addrspace(1) %box, ptr addrspace(1) %states,
    ptr addrspace(1) %rows, ptr addrspace(1) %scratches, i64 %first, i64 %seed, i64 %games) {{
  %block = call i32 {special}.ctaid.x()
  %width = call i32 {special}.ntid.x()
  %place = call i32 {special}.tid.x()
  %block64 = zext i32 %block to i64
  %width64 = zext i32 %width to i64
  %place64 = zext i32 %place to i64
  %before = mul i64 %block64, %width64
  %i = add i64 %before, %place64
  %exists = icmp ult i64 %i, %games
  br i1 %exists, label %play, label %end
play:
  %number = add i64 %first, %i
  %state = getelementptr [{each.states} x i8], ptr addrspace(1) %states, i64 %i
  %row = getelementptr [{each.row} x i8], ptr addrspace(1) %rows, i64 %i
  %scratch = getelementptr [{each.scratch} x i8], ptr addrspace(1) %scratches, i64 %i
  %b = addrspacecast ptr addrspace(1) %box to ptr
  %s = addrspacecast ptr addrspace(1) %state to ptr
  %r = addrspacecast ptr addrspace(1) %row to ptr
  %m = addrspacecast ptr addrspace(1) %scratch to ptr
  %at_b = ptrtoint ptr %b to i64
  %at_s = ptrtoint ptr %s to i64
  %at_r = ptrtoint ptr %r to i64
  %at_m = ptrtoint ptr %m to i64
  %done = call i64 @{symbol}(i64 %at_b, i64 1, i64 %at_s, i64 2, i64 %number, i64 %seed,
                             i64 %at_r, i64 1, i64 %at_m, i64 1)
  br label %end
end:
  ret void
}}
"""
