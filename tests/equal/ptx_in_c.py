"""Translate PTX to C, so that a processor can run what a graphics card would run.

Each instruction becomes one statement. An instruction that is not known here raises `ValueError`.
Each access to memory is checked as a card with an error checker would: it must be aligned, and in
the memory of its thread. An access that is not ends its thread, and `wrong` tells of it.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

HEAD = """
#include <stdint.h>
uint64_t wrong[3];  // the place and size of a wrong access, and whether the thread owns that place
static void *end_of_thread[5];
uint32_t tid_x, ctaid_x, ntid_x;
static struct { uint64_t from, to; } own[16];
static int parts;
static double real(uint64_t bits) { union { uint64_t bits; double x; } u = {bits}; return u.x; }
static uint64_t bits(double x) { union { double x; uint64_t bits; } u = {x}; return u.bits; }
static uint64_t checked(uint64_t place, uint64_t bytes) {
  uint64_t stack = (uint64_t)__builtin_frame_address(0), near = 1 << 20;
  int inside = place > stack - near && place < stack + near;
  for (int i = 0; i < parts; i++) inside |= place >= own[i].from && place + bytes <= own[i].to;
  if (inside && place % bytes == 0) return place;
  wrong[0] = place, wrong[1] = bytes, wrong[2] = inside;
  __builtin_longjmp(end_of_thread, 1);
}
static void owns(uint64_t place, uint64_t bytes) {
  own[parts].from = place; own[parts++].to = place + bytes;
}
"""
REGISTERS = {"pred": "int", "b16": "uint16_t", "b32": "uint32_t", "b64": "uint64_t"}
INFIX = {"add": "+", "sub": "-", "and": "&", "or": "|", "xor": "^", "div": "/", "rem": "%"}
INFIX |= {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">=", "mul": "*"}
LINE = re.compile(r"(?:@(!?)%(\w+)\s+)?([a-z][\w.]*)(?:\s+(.*))?;")
FUNCTION = re.compile(
    r"\.(func|entry)\s+(?:\(\.param \.b(\d+) (\w+)\)\s*)?([\w$]+)\s*\(([^)]*)\)\s*\{(.*?)^\}",
    re.MULTILINE | re.DOTALL,
)
PARAMETER = re.compile(r"\.param \.[bu](\d+)(?: \.ptr[ .\w]*?)? ?([\w$]+)\s*(?:,|$)")
TABLE = re.compile(r"(\$\w+): \.branchtargets\s+([^;]*);")


class Function(NamedTuple):
    """A function of PTX: what it returns, and its parameters, as C declares them."""

    name: str
    returns: str
    parameters: str
    body: str
    is_kernel: bool

    @property
    def declaration(self) -> str:
        kind = "" if self.is_kernel else "static "
        return f"{kind}{self.returns or 'void'} {self.name}({self.parameters})"


def in_c(ptx: str) -> str:
    """Return a translation of a module to C."""
    ptx = re.sub(r"//.*|\.pragma [^;]*;", "", ptx)
    tables = re.findall(r"^\.global \.align (\d+) \.b8 ([\w$]+)\[(\d+)\] = ([^;]*);", ptx, re.M)
    functions = [*_functions(ptx)]
    lines = [HEAD]
    for aligned, name, size, values in tables:
        lines.append(
            f"static uint8_t {name}[{size}] __attribute__((aligned({aligned}))) = {values};"
        )
    lines += [f"{each.declaration};" for each in functions]
    for each in functions:
        lines += [f"{each.declaration} {{", *_statements(each), "}"]
    owned = "".join(f"owns((uint64_t){name}, {size});" for _, name, size, _ in tables)
    return "\n".join([*lines, f"static void own_tables(void) {{ {owned} }}"])


def _functions(ptx: str) -> Iterator[Function]:
    for kind, bits, _, name, parameters, body in FUNCTION.findall(ptx):
        given = PARAMETER.findall(" ".join(parameters.split()))
        if len(given) != parameters.count(".param"):
            raise ValueError(f"expected parameters, got {parameters}")
        declared = ", ".join(f"uint{width}_t {each}" for width, each in given)
        yield Function(name, bits and f"uint{bits}_t", declared, body, kind == "entry")


def _statements(function: Function) -> Iterator[str]:
    if function.returns:
        yield f"{function.returns} func_retval0 = 0;"
    jumps = {name: labels.split(",") for name, labels in TABLE.findall(function.body)}
    body = TABLE.sub("", function.body)
    body = re.sub(r"call\.uni[^;]*;", lambda call: " ".join(call[0].split()), body)
    for line in filter(None, map(str.strip, body.splitlines())):
        if line in "{}":
            yield line
        elif label := re.fullmatch(r"\$(\w+):", line):
            yield f"{label[1]}:;"
        elif line.startswith("."):
            yield _declared(line)
        elif found := LINE.fullmatch(line):
            no, condition, name, given = found.groups()
            statement = _statement(name, _split(given or ""), jumps, function)
            yield f"if ({no}{condition}) {{ {statement} }}" if condition else statement
        else:
            raise ValueError(f"expected a line of PTX, got {line}")


def _declared(line: str) -> str:
    """Return the declaration of registers, of memory on the stack, or of an argument of a call."""
    if found := re.fullmatch(r"\.reg \.(\w+)\s+%(\w+?)(?:<(\d+)>)?;", line):
        kind, name, count = found.groups()
        names = [f"{name}{i} = 0" for i in range(int(count))] if count else [f"{name} = 0"]
        return f"{REGISTERS[kind]} {', '.join(names)};"
    if found := re.fullmatch(r"\.local \.align (\d+) \.b8\s+(\w+)\[(\d+)\];", line):
        return f"uint8_t {found[2]}[{found[3]}] __attribute__((aligned({found[1]})));"
    if found := re.fullmatch(r"\.param \.b(\d+)\s+(\w+);", line):
        return f"uint{found[1]}_t {found[2]} = 0;"
    raise ValueError(f"expected a declaration, got {line}")


def _split(given: str) -> list[str]:
    """Return the operands. Those in brackets stay together."""
    return [each.strip() for each in re.split(r",(?![^({]*[)}])", given)] if given else []


def _statement(name: str, given: list[str], jumps: dict[str, list[str]], f: Function) -> str:
    operation, *how = name.split(".")
    match operation:
        case "ret":
            return "return func_retval0;" if f.returns else "return;"
        case "exit":  # marks what is never reached
            return "__builtin_trap();"
        case "bra":
            return f"goto {given[0][1:]};"
        case "brx":
            cases = (f"case {i}: goto {to.strip()[1:]};" for i, to in enumerate(jumps[given[1]]))
            return (
                f"switch ({_number(given[0])}) {{ {' '.join(cases)} default: __builtin_trap(); }}"
            )
        case "call":
            result, callee, args = given if len(given) == 3 else ["", *given]
            return f"{result and result[1:-1] + ' = '}{callee}{args};"
        case "ld" | "st":
            return _moved(operation, how, given)
    return f"{_number(given[0])} = {_value(operation, how, given[1:])};"


def _moved(operation: str, how: list[str], given: list[str]) -> str:
    """Return a load or a store, of one number or of several that lie together."""
    kind, width = how[-1], int(how[-1][1:]) // 8
    place, values = given if operation == "st" else given[::-1]
    if "param" in how:
        pair = place[1:-1], _number(values)
        return "{} = {};".format(*(pair if operation == "st" else pair[::-1]))
    registers = values.strip("{}").split(",")
    base, _, offset = place[1:-1].partition("+")
    at = f"(uint64_t){_number(base)} + ({offset or 0}ll)"
    lines = [f"{{ uint64_t at = checked({at}, {width * len(registers)});"]
    for i, register in enumerate(registers):
        memory, value = f"*({_type(kind)}*)(at + {width * i})", _number(register)
        lines.append(f"{memory} = {value};" if operation == "st" else f"{value} = {memory};")
    return " ".join([*lines, "}"])


def _type(kind: str) -> str:
    """Return the type in C. Bits are an unsigned number."""
    if kind[0] not in "bsu" and kind != "f64":
        raise ValueError(f"expected numbers of a type that is known here, got {kind}")
    return "double" if kind == "f64" else f"{'' if kind[0] == 's' else 'u'}int{kind[1:]}_t"


def _sign(operation: str) -> str:
    """Return C's sign for an operation of two numbers."""
    if operation not in INFIX:
        raise ValueError(f"expected an instruction that is known here, got {operation}")
    return INFIX[operation]


def _number(operand: str) -> str:
    """Return a register or a number as C writes it."""
    operand = operand.strip()
    if operand.startswith("0d"):  # the bits of a float
        return f"0x{operand[2:]}ull"
    if operand.lstrip("-").isdigit():
        return f"(int64_t){int(operand) % 2**64}ull"
    return operand.removeprefix("%").replace(".", "_")


def _read(operand: str, kind: str) -> str:
    number = _number(operand)
    return f"real({number})" if kind == "f64" else f"(({_type(kind)}){number})"


def _value(operation: str, how: list[str], given: list[str]) -> str:
    """Return the expression for what an instruction computes."""
    kind = how[-1]
    if operation in ("mov", "cvta"):
        return f"(uint64_t){_number(given[0])}"
    if kind == "pred":
        a, *b = map(_number, given)
        return f"{a} {_sign(operation)} {b[0]}" if b else f"!{a}"
    if operation == "selp":
        a, b = (_read(each, kind) for each in given[:2])
        return f"{_number(given[2])} ? {a} : {b}"
    if operation == "cvt":
        read = _read(given[0], kind)
        return f"bits((double){read})" if how[1] == "f64" else f"({_type(how[0])}){read}"
    operands = [_read(each, kind) for each in given]
    if operation == "setp":
        return f"{operands[0]} {_sign(how[0])} {operands[1]}"
    if kind == "f64":
        return f"bits({_of_floats(operation, how, operands)})"
    width = int(kind[1:]) * (2 if how[0] == "wide" else 1)
    return f"(uint{width}_t)({_of_integers(operation, how, operands)})"


def _of_floats(operation: str, how: list[str], x: list[str]) -> str:
    if operation == "neg":
        return f"-{x[0]}"
    if how[0] != "rn":
        raise ValueError(f"expected a rounded result, got {operation}.{'.'.join(how)}")
    return f"1.0 / {x[0]}" if operation == "rcp" else f"{x[0]} {_sign(operation)} {x[1]}"


def _of_integers(operation: str, how: list[str], x: list[str]) -> str:
    kind, width = how[-1], int(how[-1][1:])
    wide = f"{'' if kind[0] == 's' else 'unsigned '}__int128"
    last = width - 1
    match operation:
        case "not" | "neg":
            return f"{'~' if operation == 'not' else '-(uint64_t)'}{x[0]}"
        case "min" | "max":
            return f"{x[0]} {'<' if operation == 'min' else '>'} {x[1]} ? {x[0]} : {x[1]}"
        case "shl":
            return f"(uint32_t){x[1]} > {last} ? 0 : (uint64_t){x[0]} << (uint32_t){x[1]}"
        case "shr":
            signed = f"{x[0]} >> {last}" if kind[0] == "s" else "0"
            return f"(uint32_t){x[1]} > {last} ? {signed} : {x[0]} >> (uint32_t){x[1]}"
        case "mad":
            return f"(uint64_t){x[0]} * (uint64_t){x[1]} + (uint64_t){x[2]}"
        case "bfe":
            cut = f"((unsigned __int128)1 << ({x[2]} & 255)) - 1"
            return f"(unsigned __int128){x[0]} >> ({x[1]} & 255) & ({cut})"
        case "mul" if how[0] != "lo":
            product = f"({wide}){x[0]} * {x[1]}"
            return f"({product}) >> {width}" if how[0] == "hi" else product
        case "div" | "rem":
            return f"{x[0]} {_sign(operation)} {x[1]}"
        case _:
            return f"(uint64_t){x[0]} {_sign(operation)} (uint64_t){x[1]}"
