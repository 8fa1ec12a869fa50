"""Compile each function once, and emit machine code only for the functions that Python calls.

Numba compiles each function to a library. It links in all functions that the function calls,
optimises the result, and emits machine code. Rules call rules a dozen levels deep. So most of this
work would be repeated a dozen times, although only the outermost library runs. This module links
inner libraries into their callers, and neither optimises them nor emits their code. That halves the
compile time, and the code runs faster, because it is optimised as a whole (decision 0018).

Numba also compiles a function again for each width of integers, each length of an array in a
record, and each set of compile options. Rules do not depend on these differences, so this module
unifies the types first. That saves the compilation of a sixth of the functions.

This module and `machine_code_cache` use internals of Numba: compiler passes, and the classes of
libraries and templates. If a version of Numba has other internals, Tinstar does not use this
module. Everything still works, but takes longer to compile.
"""

from collections.abc import Callable
from functools import cache
from typing import Any

from llvmlite import binding as llvm
from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import AnalysisPass, register_pass
from numba.core.typed_passes import AnnotateTypes
from numba.core.typing.templates import infer_global, make_overload_template
from numba.extending import lower_cast

NOTHING = "define void @nothing() { ret void }"


class Inner(JITCodeLibrary):
    """A library that is only linked into others. It never runs, so it has no address."""

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        self._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        return Nowhere


class Nowhere:
    """Replaces LLVM's execution engine for libraries that never run."""

    @staticmethod
    def set_env(env_name: str, env: Any) -> None:
        """Do nothing. Only exceptions need the environment, and rules raise none."""


@cache
def is_as_expected(codegen: Any) -> bool:
    """Return whether one library can be linked into another with this version of Numba."""
    try:
        one, other = Inner(codegen, "one"), Inner(codegen, "other")
        one.add_llvm_module(llvm.parse_assembly(NOTHING))
        other.add_linking_library(one)
        other.finalize()
        return other.get_pointer_to_function("nothing") == 0
    except (AttributeError, TypeError, RuntimeError):
        return False


@register_pass(mutates_CFG=False, analysis_only=True)
class ToBeLinked(AnalysisPass):
    _name = "to_be_linked"

    def __init__(self) -> None:
        """Set nothing up. `AnalysisPass` leaves this method to its subclasses."""

    def run_pass(self, state: Any) -> bool:  # pyright: ignore[reportIncompatibleMethodOverride]
        codegen = state.targetctx.codegen()
        if is_as_expected(codegen):
            state.library = Inner(codegen, state.func_id.func_qualname)
        return False


class InnerCompiler(CompilerBase):
    """Compiles functions that only compiled code calls."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(ToBeLinked, AnnotateTypes)
        passes.finalize()
        return [passes]


def hand_over(f: Callable[..., Any], choose: Callable[..., Any], options: dict[str, Any]) -> None:
    """Register a rule with Numba, like `overload`, but with `InnerCompiler` and unified types."""
    options = {"no_cpython_wrapper": True, "pipeline_class": InnerCompiler} | options
    template: Any = make_overload_template(f, choose, options, strict=False, inline="never")
    compiled: dict[tuple[Any, ...], Any] = {}

    class Settled(template):
        def generic(self, args: Any, kws: Any) -> Any:
            named = {name: settled(kind) for name, kind in kws.items()}
            return super().generic(tuple(map(settled, args)), named)

        def _get_impl(self, args: Any, kws: Any) -> Any:
            key = *args, *kws.items()
            if key not in compiled:
                compiled[key] = super()._get_impl(args, kws)
            return compiled[key]

    infer_global(f, types.Function(Settled))


def settled(kind: Any) -> Any:
    """Return the type that stands for `kind` when a rule is compiled.

    All integers become int64, and arrays of any length become one type.
    """
    if kind in types.signed_domain:
        return types.int64
    if isinstance(kind, types.NestedArray):
        return types.Array(kind.dtype, kind.ndim, "C")
    return kind


@lower_cast(types.NestedArray, types.Array)
def forget_the_length(_context: Any, _builder: Any, _from: Any, _to: Any, value: Any) -> Any:
    """Cast an array type of fixed length to one of any length. The array itself does not change."""
    return value
