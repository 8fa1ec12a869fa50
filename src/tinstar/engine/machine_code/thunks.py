"""The functions through which Python calls compiled code, as LLVM's intermediate code.

Each entry point gets two. The first takes 64-bit numbers alone (see `calling_convention`), so any
language can call it. The second takes Python objects, as CPython's C functions do, and is ten times
as fast to call. It reads arrays, numbers and tuples of them itself. If it is made with an object as
`self`, other Python threads may run while it runs.
"""

from collections.abc import Iterator
from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import types

from tinstar.engine.machine_code.calling_convention import (
    FAILED,
    PYTHON,
    PYTHON_FUNCTIONS,
    as_array,
    leaves,
    scalar_type,
)

NUMBER, BYTE, FLAG = ir.IntType(64), ir.IntType(8), ir.IntType(32)
POINTER = BYTE.as_pointer()
TABLE = (
    *PYTHON_FUNCTIONS,
    "array type",
    "head",
    "memory type",
    "make array",
)  # of PYTHON, in order
SHAPE_AFTER_HEAD = 16  # bytes: NumPy's array has its memory and its axes before


def add_thunks(module: ir.Module, context: Any, symbol: str, made: Any, args: Any) -> str:
    """Add the thunks of one compiled function to `module`.

    Return what the function returns: "int", "bool", "float" or "none".
    """
    signature, name = made.signature, made.fndesc.llvm_func_name
    returns = _returns(signature.return_type)
    kind = context.call_conv.get_function_type(signature.return_type, signature.args)
    callee, given = ir.Function(module, kind, name), list(leaves(args))
    width = sum(_width(each) for each in given)
    thunk = ir.Function(module, ir.FunctionType(NUMBER, [NUMBER] * width), symbol)
    builder = ir.IRBuilder(thunk.append_basic_block())
    numbers = iter(thunk.args)
    lists = [[next(numbers) for _ in range(_width(each))] for each in given]
    builder.ret(_call(builder, callee, given, lists, signature.return_type))
    _add_for_objects(module, thunk, symbol, args)
    return returns


def _width(leaf: Any) -> int:
    return 1 + leaf.ndim if isinstance(leaf, np.ndarray) else 1


def _returns(kind: Any) -> str:
    if kind == types.none:
        return "none"
    if isinstance(kind, types.Boolean):
        return "bool"
    if isinstance(kind, types.Float):
        return "float"
    if isinstance(kind, (types.Integer, types.IntEnumMember)):
        return "int"
    raise TypeError(f"expected a function that returns a number or nothing, got the type {kind}")


def _call(builder: Any, callee: Any, given: list[Any], numbers: list[list[Any]], kind: Any) -> Any:
    """Call the compiled function, and return its result as a number."""
    wanted = iter(callee.function_type.args)
    result = builder.alloca(next(wanted).pointee)
    builder.store(ir.Constant(result.type.pointee, None), result)
    error = builder.alloca(next(wanted).pointee)
    builder.store(ir.Constant(error.type.pointee, None), error)
    passed = [
        value
        for leaf, own in zip(given, numbers, strict=True)
        for value in _values(builder, leaf, own, wanted)
    ]
    status = builder.call(callee, [result, error, *passed])
    failed = _global(builder.module, FAILED, FLAG)
    with builder.if_then(builder.icmp_signed("!=", status, FLAG(0)), likely=False):
        builder.store(FLAG(1), failed)
    return NUMBER(0) if kind == types.none else _number(builder, builder.load(result), kind)


def _values(builder: Any, leaf: Any, numbers: list[Any], wanted: Iterator[Any]) -> list[Any]:
    """Return the values that Numba passes for one array or number."""
    if not isinstance(leaf, np.ndarray):
        return [_scalar(builder, numbers[0], next(wanted))]
    data, *shape = numbers
    strides = [NUMBER(leaf.dtype.itemsize)]
    for length in reversed(shape[1:]):
        strides.insert(0, builder.mul(strides[0], length))
    items = shape[0]
    for length in shape[1:]:
        items = builder.mul(items, length)
    kinds = [next(wanted) for _ in range(5 + 2 * leaf.ndim)]
    owners = [ir.Constant(kind, None) for kind in kinds[:2]]
    memory = builder.inttoptr(data, kinds[4])
    return [*owners, items, NUMBER(leaf.dtype.itemsize), memory, *shape, *strides]


def _scalar(builder: Any, number: Any, kind: Any) -> Any:
    if isinstance(kind, ir.DoubleType):
        return builder.bitcast(number, kind)
    return number if kind.width == NUMBER.width else builder.trunc(number, kind)


def _number(builder: Any, value: Any, kind: Any) -> Any:
    if isinstance(kind, types.Float):
        wide = value if kind.bitwidth == NUMBER.width else builder.fpext(value, ir.DoubleType())
        return builder.bitcast(wide, NUMBER)
    if value.type.width == NUMBER.width:
        return value
    signed = not isinstance(kind, types.Boolean)
    return (builder.sext if signed else builder.zext)(value, NUMBER)


def _global(module: Any, name: str, kind: Any) -> Any:
    if name in module.globals:
        return module.globals[name]
    made: Any = ir.GlobalVariable(module, kind, name)
    made.initializer = ir.Constant(kind, None)
    made.linkage = "linkonce_odr"  # one for all units of a library
    return made


# --- for Python objects ------------------------------------------------------------------------


def _add_for_objects(module: ir.Module, thunk: Any, symbol: str, args: tuple[Any, ...]) -> None:
    """Add a function with CPython's signature METH_FASTCALL: (self, args, number of args)."""
    kind = ir.FunctionType(POINTER, [POINTER, POINTER.as_pointer(), NUMBER])
    f = ir.Function(module, kind, f"{symbol}_of_objects")
    builder = ir.IRBuilder(f.append_basic_block())
    table = _global(module, PYTHON, ir.ArrayType(NUMBER, len(TABLE)))
    python = _ObjectReader(
        builder, table, f.append_basic_block("refused"), f.append_basic_block("raised")
    )
    python.check(builder.icmp_signed("==", f.args[2], NUMBER(len(args))))
    numbers: list[Any] = []
    for i, arg in enumerate(args):
        numbers += python.numbers(builder.load(builder.gep(f.args[1], [NUMBER(i)])), arg)
    alone = builder.icmp_signed("==", builder.ptrtoint(f.args[0], NUMBER), NUMBER(0))
    with builder.if_else(alone) as (then, otherwise):
        with then:
            builder.ret(python.call("PyLong_FromLongLong", POINTER, [builder.call(thunk, numbers)]))
        with otherwise:
            thread = python.call("PyEval_SaveThread", POINTER, [])
            result = builder.call(thunk, numbers)
            python.call("PyEval_RestoreThread", ir.VoidType(), [thread])
            builder.ret(python.call("PyLong_FromLongLong", POINTER, [result]))
    builder.unreachable()
    python.finish()


class _ObjectReader:
    """Reads Python objects. An object of another type than expected raises `TypeError`."""

    def __init__(self, builder: Any, table: Any, refused: Any, raised: Any):
        self._builder, self._table = builder, table
        self._refused, self._raised = refused, raised

    def _entry(self, name: str) -> Any:
        place = [FLAG(0), FLAG(TABLE.index(name))]
        return self._builder.load(self._builder.gep(self._table, place))

    def call(self, name: str, returns: Any, args: list[Any]) -> Any:
        """Call one of CPython's functions."""
        kind = ir.FunctionType(returns, [each.type for each in args])
        pointer = self._builder.inttoptr(self._entry(name), kind.as_pointer())
        return self._builder.call(pointer, args)

    def check(self, holds: Any, otherwise: Any = None) -> None:
        """Go on if `holds`, else raise `TypeError`, or go to the block `otherwise`."""
        after = self._builder.append_basic_block()
        self._builder.cbranch(holds, after, otherwise or self._refused)
        self._builder.position_at_end(after)

    def numbers(self, arg: Any, like: Any) -> list[Any]:
        """Return the numbers that stand for an object of the same type as `like`."""
        if isinstance(like := as_array(like), np.ndarray):
            return self._array(arg, like.ndim)
        if isinstance(like, tuple):
            return self._tuple(arg, like)
        kind = scalar_type(like)
        if kind is float:
            number = self.call("PyFloat_AsDouble", ir.DoubleType(), [arg])
            self._check_no_error()
            return [self._builder.bitcast(number, NUMBER)]
        read = "PyLong_AsUnsignedLongLongMask" if kind is np.uint64 else "PyLong_AsLongLong"
        number = self.call(read, NUMBER, [arg])
        with self._builder.if_then(
            self._builder.icmp_signed("==", number, NUMBER(-1)), likely=False
        ):
            self._check_no_error()
        return [number]

    def _check_no_error(self) -> None:
        error = self._builder.ptrtoint(self.call("PyErr_Occurred", POINTER, []), NUMBER)
        self.check(self._builder.icmp_signed("==", error, NUMBER(0)), self._raised)

    def _tuple(self, arg: Any, like: tuple[Any, ...]) -> list[Any]:
        size = self.call("PyTuple_Size", NUMBER, [arg])
        self.check(self._builder.icmp_signed("!=", size, NUMBER(-1)), self._raised)
        self.check(self._builder.icmp_signed("==", size, NUMBER(len(like))))
        found: list[Any] = []
        for i, each in enumerate(like):
            found += self.numbers(self.call("PyTuple_GetItem", POINTER, [arg, NUMBER(i)]), each)
        return found

    def _array(self, arg: Any, axes: int) -> list[Any]:
        """Return the address of a NumPy array's memory, and its length along each axis."""
        head = self._entry("head")
        array = self._array_of(arg, head)
        where = self._builder.add(head, NUMBER(SHAPE_AFTER_HEAD))
        shape = self._builder.inttoptr(self._at(array, where), POINTER)
        return [self._at(array, head), *(self._at(shape, NUMBER(8 * i)) for i in range(axes))]

    def _array_of(self, arg: Any, head: Any) -> Any:
        """Return an array, or the array over an object that is `InMemory`: its first slot."""
        builder = self._builder
        kind = self._at(arg, builder.sub(head, NUMBER(8)))
        found = builder.alloca(POINTER)
        builder.store(arg, found)
        is_array = builder.icmp_signed("==", kind, self._entry("array type"))
        with builder.if_then(builder.not_(is_array), likely=False):
            base = builder.inttoptr(self._entry("memory type"), POINTER)
            given = [builder.inttoptr(kind, POINTER), base]
            is_memory = self.call("PyType_IsSubtype", FLAG, given)
            self.check(builder.icmp_signed("!=", is_memory, FLAG(0)))
            builder.store(builder.inttoptr(self._at(arg, head), POINTER), found)
            unmade = builder.icmp_signed("==", self._at(arg, head), NUMBER(0))
            with builder.if_then(unmade, likely=False):
                builder.store(self._made(arg), found)
        return builder.load(found)

    def _made(self, arg: Any) -> Any:
        """Make the array of an object that is `InMemory`, which keeps it."""
        make = self._builder.inttoptr(self._entry("make array"), POINTER)
        made = self.call("PyObject_CallOneArg", POINTER, [make, arg])
        self.check(
            self._builder.icmp_signed("!=", self._builder.ptrtoint(made, NUMBER), NUMBER(0)),
            self._raised,
        )
        self.call("Py_DecRef", ir.VoidType(), [made])
        return made

    def _at(self, pointer: Any, offset: Any) -> Any:
        place = self._builder.gep(pointer, [offset])
        return self._builder.load(self._builder.bitcast(place, NUMBER.as_pointer()))

    def finish(self) -> None:
        """Write the two blocks that end a call early."""
        nothing = ir.Constant(POINTER, None)
        self._builder.position_at_end(self._refused)
        self.call("PyErr_BadArgument", FLAG, [])
        self._builder.ret(nothing)
        self._builder.position_at_end(self._raised)
        self._builder.ret(nothing)
