"""Machine code once: for the function that Python calls, not for each that it is made of, and of
each of those one, whoever calls it.

Numba makes a library of each function: it links into it all that the function calls, optimises the
whole and emits machine code. Rules call rules a dozen deep, so most of that was done a dozen times,
and none but the outermost library is ever run. Here the inner ones are linked and no more: that
saves half of all compiling, and what is optimised as a whole runs faster (decision 0018).

Numba also compiles a function once for each width of the integers that it is handed, for each
length of an array within a record, and for each set of options that its callers have. Rules are the
same for all of these, so that what they are handed is settled before: a sixth fewer are compiled.

This module and `machine_code_cache` reach into Numba. It lets a pipeline have passes of its own,
and one that comes before lowering may say which library is written into; the library and the
template of a function are of classes that Numba does not advertise. Where they are not as expected,
all works without, only later.
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
    """A library that is linked into others. Nobody runs it, so it is at no address."""

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
    """Stands for the engine that would run the code."""

    @staticmethod
    def set_env(env_name: str, env: Any) -> None:
        """The outermost function has one for when something is raised, which no rule does."""


@cache
def is_as_expected(codegen: Any) -> bool:
    """Whether one library can be linked into another here."""
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
        """Which AnalysisPass leaves to us."""

    def run_pass(self, state: Any) -> bool:  # pyright: ignore[reportIncompatibleMethodOverride]
        codegen = state.targetctx.codegen()
        if is_as_expected(codegen):
            state.library = Inner(codegen, state.func_id.func_qualname)
        return False


class InnerCompiler(CompilerBase):
    """Compiles what only compiled code calls."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(ToBeLinked, AnnotateTypes)
        passes.finalize()
        return [passes]


def hand_over(f: Callable[..., Any], choose: Callable[..., Any], options: dict[str, Any]) -> None:
    """Tell Numba of a rule, as its `overload` does, and that it is to be linked and settled."""
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
    """The type that a rule is compiled for: as Python has one kind of integer, and no lengths."""
    if kind in types.signed_domain:
        return types.int64
    if isinstance(kind, types.NestedArray):
        return types.Array(kind.dtype, kind.ndim, "C")
    return kind


@lower_cast(types.NestedArray, types.Array)
def forget_the_length(_context: Any, _builder: Any, _from: Any, _to: Any, value: Any) -> Any:
    """Both are kept alike."""
    return value
