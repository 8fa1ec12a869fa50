"""Turn rules into LLVM's intermediate representation, with Numba as the front end.

Numba would optimise each function together with all that it calls, and emit machine code for each
caller again. Rules call rules a dozen levels deep. So here a compiled function is only text. All
functions that some entry points need are linked once, and optimised once (decision 0018).

Numba also compiles a function again for each width of integers, each length of an array within a
record, and each set of its callers' options. Rules do not depend on these, so the types are unified
first.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

import numpy as np
from llvmlite import binding as llvm
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, Flags, compile_extra
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import AnalysisPass, register_pass
from numba.core.registry import cpu_target
from numba.core.typed_passes import AnnotateTypes
from numba.core.typing.templates import infer_global, make_overload_template
from numba.extending import lower_cast
from numba.np.numpy_support import from_dtype

from tinstar.engine.machine_code.calling_convention import (
    as_array,
    bounds_are_checked,
    scalar_type,
)
from tinstar.engine.machine_code.thunks import add_thunks

# Rules allocate nothing, so references to arrays are not counted: that would be an atomic
# instruction for each array that a function receives.
OPTIONS = {"error_model": "numpy", "_nrt": False}
SCALARS = {bool: types.boolean, int: types.int64, float: types.float64, np.uint64: types.uint64}
Functions = Mapping[str, tuple[Callable[..., Any], tuple[Any, ...]]]


class Text(JITCodeLibrary):
    """The intermediate code of one function. It is linked with others later, and never runs."""

    def __init__(self, codegen: Any, name: str):
        super().__init__(codegen, name)
        self.texts: list[str] = []

    def add_ir_module(self, ir_module: Any) -> None:
        self.texts.append(cgutils.normalize_ir_text(str(ir_module)))

    def finalize(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        return 0

    @property
    def codegen(self) -> Any:
        return Nowhere


class Nowhere:
    """Replaces the engine that would run the code."""

    @staticmethod
    def set_env(env_name: str, env: Any) -> None:
        """Do nothing. Rules need no environment: they raise nothing and call no Python."""


@register_pass(mutates_CFG=False, analysis_only=True)
class ToText(AnalysisPass):
    _name = "to_text"

    def __init__(self) -> None:
        """Set nothing up. `AnalysisPass` leaves this method to its subclasses."""

    def run_pass(self, state: Any) -> bool:  # pyright: ignore[reportIncompatibleMethodOverride]
        state.library = Text(state.targetctx.codegen(), state.func_id.func_qualname)
        return False


class ToTextCompiler(CompilerBase):
    """Compiles a function up to its intermediate code."""

    def define_pipelines(self) -> list[Any]:
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.add_pass_after(ToText, AnnotateTypes)
        passes.finalize()
        return [passes]


def hand_over(f: Callable[..., Any], choose: Callable[..., Any], options: dict[str, Any]) -> None:
    """Register a rule with Numba as `overload` does, but as text, and with unified types."""
    options = {"no_cpython_wrapper": True, "pipeline_class": ToTextCompiler} | options
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
    """Return the type that a rule is compiled for.

    There is one type for integers, and array types have no lengths.
    """
    if kind in types.signed_domain:
        return types.int64
    if isinstance(kind, types.NestedArray):
        return types.Array(kind.dtype, kind.ndim, "C")
    return kind


@lower_cast(types.NestedArray, types.Array)
def forget_the_length(_context: Any, _builder: Any, _from: Any, _to: Any, value: Any) -> Any:
    """Cast an array of known length to one of unknown length. Its memory stays the same."""
    return value


def type_of(arg: Any) -> Any:
    """Return the Numba type of an argument of an entry point."""
    arg = as_array(arg)
    if isinstance(arg, np.ndarray):
        return types.Array(from_dtype(arg.dtype), arg.ndim, "C")
    if isinstance(arg, tuple):
        of = None if type(arg) is tuple else type(arg)
        return types.BaseTuple.from_types(tuple(map(type_of, arg)), of)
    return SCALARS[scalar_type(arg)]


def module_of(functions: Functions) -> tuple[llvm.ModuleRef, dict[str, str]]:
    """Return the module that holds these functions, and what each of them returns.

    `functions` has for each symbol a function, and examples of its arguments.
    """
    with global_compiler_lock:
        made = {symbol: _compiled(f, args) for symbol, (f, args) in functions.items()}
        thunks = ir.Module()
        context = cpu_target.target_context
        returned = {
            symbol: add_thunks(thunks, context, symbol, result, functions[symbol][1])
            for symbol, result in made.items()
        }
        module = llvm.parse_assembly(str(thunks))
        for part in _parts(result.library for result in made.values()):
            module.link_in(part)
    return module, returned


def _compiled(f: Callable[..., Any], args: tuple[Any, ...]) -> Any:
    contexts: Any = cpu_target
    typing, target = contexts.typing_context, contexts.target_context
    typing.refresh()
    target.refresh()
    flags: Any = Flags()
    flags.nrt = False
    flags.error_model = OPTIONS["error_model"]
    flags.boundscheck = bounds_are_checked()
    flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
    of, by = tuple(map(type_of, args)), cast(Any, ToTextCompiler)
    return compile_extra(typing, target, f, of, None, flags, {}, pipeline_class=by)


def _parts(libraries: Iterator[Any]) -> Iterator[llvm.ModuleRef]:
    """Yield the modules of some libraries and of all that they call, each once."""
    waiting, seen = list(libraries), set[int]()
    while waiting:
        library = waiting.pop()
        if id(library) in seen:
            continue
        seen.add(id(library))
        waiting += library._linking_libraries
        if isinstance(library, Text):
            yield from map(llvm.parse_assembly, library.texts)
        else:  # a part of Numba's own, which holds all that it calls
            yield library._get_module_for_linking().clone()
