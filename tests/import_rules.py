"""Reads the imports of a source tree and tells which of them break the rules of CONTRIBUTING.md.

An import must lead down the layers, stand at the top of its file, and close no circle of files. One that
stands in a function or under ``TYPE_CHECKING`` has its reason in a comment on its line; one in a function
loads late what the program's start, or a platform, does without.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

_REASON = re.compile(r"#\s*(?!noqa\b|type:)\w")
"""A comment with words in it, and not only a mark for a tool."""


@dataclass(frozen=True)
class Import:
    """One import: ``module`` imports ``target``, where and how."""

    module: str
    target: str
    where: str
    """``file:line``"""
    deferred: bool = False
    typing: bool = False
    reasoned: bool = False


@dataclass
class _Reader(ast.NodeVisitor):
    """Collects the imports of one file."""

    module: str
    path: str
    lines: Sequence[str]
    modules: Mapping[str, Path]

    def __post_init__(self) -> None:
        self.found: list[Import] = []
        self._functions = 0
        self._typing: bool | None = None

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> None:
        self._functions += 1
        self.generic_visit(node)
        self._functions -= 1

    visit_AsyncFunctionDef = visit_Lambda = visit_FunctionDef  # noqa: N815 - ast calls them so

    def visit_If(self, node: ast.If) -> None:
        if not ast.unparse(node.test).endswith("TYPE_CHECKING"):
            self.generic_visit(node)
            return
        self._typing = self._has_reason(node.lineno)
        for child in node.body:
            self.visit(child)
        self._typing = None
        for child in node.orelse:
            self.visit(child)

    def visit_Import(self, node: ast.Import) -> None:
        for alias in node.names:
            self._add(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        package = self.module.split(".")[: -node.level] if node.level else []
        source = ".".join([*package, *(node.module or "").split(".")]).strip(".")
        for alias in node.names:
            full = f"{source}.{alias.name}"
            known = full in self.modules or f"{full}.__init__" in self.modules
            self._add(node, full if known else source)

    def visit_Call(self, node: ast.Call) -> None:
        """``import_module("game.…")`` is an import in a function, however it is written."""
        name = getattr(node.func, "attr", getattr(node.func, "id", ""))
        if name in ("import_module", "__import__") and node.args and isinstance(node.args[0], ast.Constant):
            self._add(node, str(node.args[0].value))
        self.generic_visit(node)

    def _add(self, node: ast.stmt | ast.expr, target: str) -> None:
        last = node.end_lineno or node.lineno
        reasoned = self._typing or any(map(self._has_reason, range(node.lineno, last + 1)))
        self.found.append(
            Import(
                self.module,
                f"{target}.__init__" if f"{target}.__init__" in self.modules else target,
                f"{self.path}:{node.lineno}",
                self._functions > 0,
                self._typing is not None,
                reasoned,
            )
        )

    def _has_reason(self, line: int) -> bool:
        return bool(_REASON.search(self.lines[line - 1]))


def modules_of(root: Path, packages: Sequence[str]) -> dict[str, Path]:
    """The modules beneath ``root`` by name; the own file of a package is called ``package.__init__``."""
    files = sorted(path for package in packages for path in (root / package).rglob("*.py"))
    return {".".join(path.relative_to(root).with_suffix("").parts): path for path in files}


@cache
def imports_of(root: Path, packages: tuple[str, ...]) -> Sequence[Import]:
    """Every import in the files of ``packages``, of whatever."""
    found: list[Import] = []
    modules = modules_of(root, packages)
    for module, path in modules.items():
        text = path.read_text(encoding="utf-8")
        reader = _Reader(module, path.relative_to(root).as_posix(), text.splitlines(), modules)
        reader.visit(ast.parse(text))
        found += reader.found
    return found


def layer_of(module: str, layers: Sequence[Sequence[str]]) -> int | None:
    """The number of the layer that the longest matching prefix stands in; ``None`` where there is none."""
    fitting = [
        (len(prefix), number)
        for number, layer in enumerate(layers)
        for prefix in layer
        if module == prefix or module.startswith(f"{prefix}.")
    ]
    return max(fitting)[1] if fitting else None


def breaches(root: Path, layers: Sequence[Sequence[str]], late: Sequence[str] = ()) -> list[str]:
    """What is wrong with the imports beneath ``root``, a line each.

    ``layers``: prefixes of module names, the lowest layer first. ``late``: modules that may import in
    functions without a reason.
    """
    packages = tuple(sorted({prefix.partition(".")[0] for layer in layers for prefix in layer}))
    everything = imports_of(root, packages)
    own = [one for one in everything if one.target.partition(".")[0] in packages]
    return [
        *_without_layer(modules_of(root, packages), layers),
        *_upward(own, layers),
        *_hidden(everything, late),
        *_circle(own),
    ]


def _without_layer(modules: Mapping[str, Path], layers: Sequence[Sequence[str]]) -> Iterator[str]:
    for module in modules:
        if layer_of(module, layers) is None:
            yield f"{module}: no row of the layers names it"


def _upward(found: Sequence[Import], layers: Sequence[Sequence[str]]) -> Iterator[str]:
    for one in found:
        own, other = layer_of(one.module, layers), layer_of(one.target, layers)
        if own is not None and other is not None and other > own:
            yield f"{one.where}: {one.module} imports {one.target}, which lies above it"


def _hidden(found: Sequence[Import], late: Sequence[str]) -> Iterator[str]:
    for one in found:
        if one.reasoned:
            continue
        if one.deferred and one.module not in late:
            yield f"{one.where}: {one.target} is imported in a function, with no reason on the line"
        if one.typing:
            yield f"{one.where}: {one.target} is imported for types alone, with no reason on the line"


def _circle(found: Sequence[Import]) -> Iterator[str]:
    graph: dict[str, set[str]] = {}
    for one in found:
        graph.setdefault(one.module, set()).add(one.target)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        yield f"a circle of files: {' <- '.join(error.args[1])}"
