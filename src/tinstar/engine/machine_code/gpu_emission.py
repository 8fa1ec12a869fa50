"""Random games on a graphics card, a game for each thread, as PTX (NVIDIA's portable assembler).

It is made of the same intermediate code as the processor's functions. The driver of the card
compiles PTX for that card. A card has no linker, so PTX needs no function from outside.
"""

import re
from typing import Any

from llvmlite import binding as llvm

from tinstar.engine.machine_code.calling_convention import KERNEL, ThreadMemory
from tinstar.engine.machine_code.emission import hide, machine_for, optimise

GAME = "tinstar_game"
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


def ptx(bitcode: bytes, symbol: str, sizes: ThreadMemory) -> str:
    """Return KERNEL, which plays a game in each thread. See `module_of_games` for the rest."""
    module = module_of_games(bitcode, symbol, sizes)
    module.link_in(llvm.parse_assembly(_KERNEL))
    machine = machine_for(TRIPLE, CARD)
    optimise(module, {KERNEL}, machine)
    return machine.emit_assembly(module)


def module_of_games(bitcode: bytes, symbol: str, sizes: ThreadMemory) -> llvm.ModuleRef:
    """Return a module with GAME, which plays one of many games.

    `symbol` is the entry point of `kernel.random_games` in `bitcode`.
    """
    module = llvm.parse_bitcode(bitcode)
    _drop_all_but(symbol, module)
    module = llvm.parse_assembly(_suited_to_a_card(str(module)))
    module.link_in(llvm.parse_assembly(_game(symbol, sizes)))
    hide(module, {GAME})
    return module


def _drop_all_but(symbol: str, module: llvm.ModuleRef) -> None:
    hide(module, {symbol})
    passes: Any = llvm.create_new_module_pass_manager()
    passes.add_global_dead_code_eliminate_pass()
    machine = machine_for(TRIPLE, CARD)
    passes.run(module, llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(0)))


def _suited_to_a_card(text: str) -> str:
    """Return intermediate code with true alignments, and with records that are copied in a loop."""
    for kind, bytes_ in ALIGNMENTS.items():
        access = rf"((?:load {kind},|store {kind}) .*), align \d+\b"
        text = re.sub(access, rf"\1, align {bytes_}", text)
    copied = COPY.sub(rf"call void @{COPIER}(ptr \5, ptr \4, i64 \3)", text)
    return f"{copied}\ndeclare void @{COPIER}(ptr, ptr, i64)\n"


def _game(symbol: str, sizes: ThreadMemory) -> str:
    """Return GAME: thread number i plays game `first` + i in its own part of all memory."""
    return f"""
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare i64 @{symbol}(i64, i64, i64, i64, i64, i64, i64, i64, i64, i64)

define void @{COPIER}(ptr %to, ptr %from, i64 %bytes) alwaysinline {{
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %to, ptr align 2 %from, i64 %bytes, i1 false)
  ret void
}}

define void @{GAME}(i64 %i, ptr %box, ptr %states, ptr %rows, ptr %scratches, i64 %first,
                    i64 %seed, i64 %games) {{
  %exists = icmp ult i64 %i, %games
  br i1 %exists, label %play, label %end
play:
  %state = getelementptr [{sizes.states} x i8], ptr %states, i64 %i
  %row = getelementptr [{sizes.row} x i8], ptr %rows, i64 %i
  %scratch = getelementptr [{sizes.scratch} x i8], ptr %scratches, i64 %i
  %number = add i64 %first, %i
  %b = ptrtoint ptr %box to i64
  %s = ptrtoint ptr %state to i64
  %r = ptrtoint ptr %row to i64
  %m = ptrtoint ptr %scratch to i64
  %done = call i64 @{symbol}(i64 %b, i64 1, i64 %s, i64 2, i64 %number, i64 %seed, i64 %r, i64 1,
                             i64 %m, i64 1)
  br label %end
end:
  ret void
}}
"""


_KERNEL = f"""
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @{GAME}(i64, ptr, ptr, ptr, ptr, i64, i64, i64)

define ptx_kernel void @{KERNEL}(ptr addrspace(1) %box, ptr addrspace(1) %states,
    ptr addrspace(1) %rows, ptr addrspace(1) %scratches, i64 %first, i64 %seed, i64 %games) {{
  %block = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %width = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %place = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %block64 = zext i32 %block to i64
  %width64 = zext i32 %width to i64
  %place64 = zext i32 %place to i64
  %before = mul i64 %block64, %width64
  %i = add i64 %before, %place64
  %b = addrspacecast ptr addrspace(1) %box to ptr
  %s = addrspacecast ptr addrspace(1) %states to ptr
  %r = addrspacecast ptr addrspace(1) %rows to ptr
  %m = addrspacecast ptr addrspace(1) %scratches to ptr
  call void @{GAME}(i64 %i, ptr %b, ptr %s, ptr %r, ptr %m, i64 %first, i64 %seed, i64 %games)
  ret void
}}
"""
