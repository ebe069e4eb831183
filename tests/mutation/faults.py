"""Finds the places of a source file where a small fault can be put, and puts it there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

_COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}
_UNTOUCHED_DECORATORS = {"dataclass", "lru_cache", "cache", "total_ordering", "overload"}
"""Decorators whose arguments tell how, not what."""
_LOGGED = {"debug", "info", "warning", "error", "exception"}
"""Calls of ``_log``. No player misses a line of the log: it is read where somebody looks for a fault."""
_TYPES = {"TypeVar", "NewType", "ParamSpec", "cast", "isinstance", "issubclass", "suppress"}
"""Calls that are handed types: their order has no meaning."""


@dataclass(frozen=True)
class Fault:
    """One small change of a source file."""

    file: str
    """The file, from the root of the checkout, with slashes."""
    where: str
    """The function or class that it lies in, with dots; empty at the top of the file."""
    first: int
    last: int
    """The lines that change, from 1."""
    statement: int
    """The first line of the statement that it lies in."""
    line: str
    """The first changed line, as it is, without indentation."""
    was: str
    becomes: str
    source: str
    """The whole changed file."""
    in_function: bool
    """Whether it runs when a function is called, not when the file is imported."""

    @property
    def key(self) -> tuple[str, str, str, str, str]:
        """What tells it from others, also after lines were added elsewhere in the file."""
        return self.file, self.where, self.line, self.was, self.becomes

    def __str__(self) -> str:
        return f"{self.file}:{self.first} {self.where}: {self.was} → {self.becomes}"


def find_faults(root: Path, file: str) -> list[Fault]:
    """Return all faults that can be put into a file, in the order of its lines."""
    return _Finder(file, (root / file).read_text(encoding="utf-8")).faults


class _Finder:
    """Walks through a file and notes the faults."""

    def __init__(self, file: str, text: str) -> None:
        self.file, self.text = file, text
        self._lines = text.encode().splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))
        self._scope: list[str] = []
        self._functions = 0
        self._statement = 1
        self.faults: list[Fault] = []
        for node in ast.parse(text).body:
            self._visit(node)

    def _visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.keyword) and node.arg == "strict":
            return  # of zip: it can only raise
        if isinstance(node, ast.Call) and _name(node) in _UNTOUCHED_DECORATORS:
            return
        if isinstance(node, ast.stmt):
            self._statement = node.lineno
            if _is_left_alone(node):
                return
        for becomes in _variants(node):
            self._note(node, becomes)
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name | ast.Attribute | ast.Call):
            self._note(node.test, ast.UnaryOp(ast.Not(), node.test))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            self._visit_definition(node)
            return
        for child in _children(node):
            self._visit(child)

    def _visit_definition(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) -> None:
        for decorator in node.decorator_list:
            if _name(decorator) not in _UNTOUCHED_DECORATORS:
                self._visit(decorator)
        self._scope.append(node.name)
        if not isinstance(node, ast.ClassDef):
            for default in (*node.args.defaults, *(d for d in node.args.kw_defaults if d)):
                self._visit(default)
        called = not isinstance(node, ast.ClassDef)
        self._functions += called
        for child in node.body:
            self._visit(child)
        self._functions -= called
        self._scope.pop()

    def _note(self, node: ast.AST, becomes: ast.AST) -> None:
        assert isinstance(node, ast.stmt | ast.expr)
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin = self._starts[node.lineno - 1] + node.col_offset
        end = self._starts[node.end_lineno - 1] + node.end_col_offset
        raw, new = self.text.encode(), ast.unparse(becomes)
        laid = f"({new})" if isinstance(node, ast.expr) else new
        was = " ".join(raw[begin:end].decode().split())
        self.faults.append(
            Fault(
                self.file,
                ".".join(self._scope),
                node.lineno,
                node.end_lineno,
                self._statement,
                self._lines[node.lineno - 1].decode().strip(),
                was,
                new,
                (raw[:begin] + laid.encode() + raw[end:]).decode(),
                self._functions > 0,
            )
        )


def _is_left_alone(node: ast.stmt) -> bool:
    """Whether nothing in a statement can be a fault that a player could meet."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.Global | ast.Nonlocal | ast.Pass):
        return True
    if isinstance(node, ast.If):
        return ast.unparse(node.test) in ("TYPE_CHECKING", "__name__ == '__main__'")
    if isinstance(node, ast.ClassDef):
        return any(_name(base) == "Protocol" for base in node.bases)
    if isinstance(node, ast.Assign):
        return any(isinstance(t, ast.Name) and t.id in ("__all__", "__slots__") for t in node.targets)
    return isinstance(node, ast.Expr) and (isinstance(node.value, ast.Constant) or _is_log(node.value))


def _is_log(node: ast.expr) -> bool:
    """Whether a call writes a line of the log."""
    match node:
        case ast.Call(func=ast.Attribute(value=ast.Name(id="_log"), attr=name)):
            return name in _LOGGED
    return False


def _children(node: ast.AST) -> Iterator[ast.AST]:
    """Return what of a node can have faults: no annotations, no words, no types."""
    if isinstance(node, ast.JoinedStr):  # places within it are told only from Python 3.12 on
        return
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "pattern", "ctx"):
            continue
        if name == "type" and isinstance(node, ast.ExceptHandler):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.Tuple) and (name in ("comparators", "slice") or _is_family(node)):
                yield from _members(child)
            elif isinstance(child, ast.AST):
                yield child


def _is_family(node: ast.AST) -> bool:
    """Whether a node makes a family of messages: each of its members is looked up by name."""
    return isinstance(node, ast.Call) and _name(node) == "Family"


def _members(node: ast.Tuple) -> Iterator[ast.expr]:
    """Return the parts of a tuple whose order has no meaning: types, or what something is looked for in."""
    for part in node.elts:
        if isinstance(part, ast.Starred) and isinstance(part.value, ast.Tuple):
            yield from _members(part.value)
        else:
            yield part


def _variants(node: ast.AST) -> Iterator[ast.AST]:
    """Return what a node may become."""
    match node:
        case ast.Compare():
            for at, op in enumerate(node.ops):
                ops = [*node.ops[:at], _COMPARISONS[type(op)](), *node.ops[at + 1 :]]
                yield ast.Compare(node.left, ops, node.comparators)
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value) | float(value)):
            yield ast.Constant(value + 1)
        case ast.BoolOp():
            yield ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not()):
            yield node.operand
        case ast.BinOp(op=ast.Add() | ast.Sub()) if not _is_text(node.left) and not _is_text(node.right):
            yield ast.BinOp(node.left, ast.Sub() if isinstance(node.op, ast.Add) else ast.Add(), node.right)
        case ast.IfExp():
            yield ast.IfExp(node.test, node.orelse, node.body)
        case ast.Call():
            yield from _calls(node)
        case ast.Tuple(ctx=ast.Load(), elts=[first, second, *rest]) if not _same(first, second):
            yield ast.Tuple([second, first, *rest], ast.Load())
        case (
            ast.Expr(value=ast.Call() | ast.Yield() | ast.YieldFrom())
            | ast.AugAssign()
            | ast.Assign(targets=[ast.Attribute() | ast.Subscript()])
            | ast.Return(value=None)
            | ast.Continue()
            | ast.Break()
            | ast.Raise()
            | ast.Delete()
        ):
            yield ast.Pass()


def _calls(node: ast.Call) -> Iterator[ast.AST]:
    name = _name(node)
    if isinstance(node.func, ast.Name) and name in _FUNCTIONS:
        yield ast.Call(ast.Name(_FUNCTIONS[name], ast.Load()), node.args, node.keywords)
    elif name not in _TYPES:
        match node.args:
            case [first, second, *rest] if (
                not _same(first, second)
                and not isinstance(first, ast.Starred)
                and not isinstance(second, ast.Starred)
            ):
                yield ast.Call(node.func, [second, first, *rest], node.keywords)


def _name(node: ast.expr) -> str:
    """Return the last name of ``a.b``, ``a.b()`` or ``b[c]``."""
    match node:
        case ast.Call(func=inner) | ast.Subscript(value=inner):
            return _name(inner)
        case ast.Attribute(attr=name) | ast.Name(id=name):
            return name
    return ""


def _is_text(node: ast.expr) -> bool:
    match node:
        case ast.JoinedStr() | ast.Tuple() | ast.List() | ast.ListComp():
            return True
        case ast.Constant(value=str() | bytes()):
            return True
        case ast.BinOp():
            return _is_text(node.left) or _is_text(node.right)
    return False


def _same(one: ast.AST, other: ast.AST) -> bool:
    return ast.dump(one) == ast.dump(other)
