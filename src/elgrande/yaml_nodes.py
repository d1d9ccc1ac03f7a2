"""A YAML text as values that know where they stand: what scenario files and correction files are read from.

Each kind of file has a ``Node`` of its own, which says what it can hold and how it complains. Values are taken as they
are written, not as what YAML would make of them.
"""

from __future__ import annotations

from typing import ClassVar, NoReturn, Self

import yaml

__all__ = ["Node"]


class Node:
    """A value in a YAML file: a text, a list, or entries."""

    KIND: ClassVar[str]
    """What the whole file is: ``scenario file``."""
    LARGEST: ClassVar[int]
    """Characters that a file may have; nobody writes so much by hand."""

    def __init__(self, file: str, node: yaml.Node, path: tuple[str, ...] = ()) -> None:
        self.file = file
        self._node = node
        self.path = path
        """The names before the colons that lead to it."""

    @classmethod
    def complaint(cls, file: str, line: int | None, column: int | None, problem: str) -> Exception:
        """What is raised if something is wrong in this kind of file. Without a line, the whole file is meant."""
        raise NotImplementedError

    @classmethod
    def of_file(cls, text: str, file: str) -> Self | None:
        """The value that a whole file holds; None if there is nothing in it."""
        if len(text) > cls.LARGEST:
            problem = f"{len(text)} characters are too many for a {cls.KIND}; it may have {cls.LARGEST}"
            raise cls.complaint(file, None, None, problem)
        try:
            root: yaml.Node | None = yaml.compose(text, Loader=yaml.SafeLoader)
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            problem = f"this is not YAML: {error.problem or error.context}"
            if mark is None:
                raise cls.complaint(file, None, None, problem) from None
            raise cls.complaint(file, mark.line + 1, mark.column + 1, problem) from None
        except yaml.reader.ReaderError as error:
            line = text.count("\n", 0, error.position) + 1
            problem = "a character that no text file has; save the file as UTF-8"
            raise cls.complaint(file, line, None, problem) from None
        except RecursionError:
            problem = f"the brackets are nested too deep to be a {cls.KIND}"
            raise cls.complaint(file, None, None, problem) from None
        except (yaml.YAMLError, ValueError, OverflowError) as error:
            raise cls.complaint(file, None, None, f"this is not YAML: {error}") from None
        return None if root is None else cls(file, root)

    @property
    def line(self) -> int:
        """Line of the file, counted from 1."""
        return self._node.start_mark.line + 1

    @property
    def column(self) -> int:
        """Place in the line, counted from 1."""
        return self._node.start_mark.column + 1

    def fail(self, problem: str) -> NoReturn:
        raise self.complaint(self.file, self.line, self.column, problem) from None

    # ------------------------------------------------------------------ what kind of value it is

    @property
    def is_text(self) -> bool:
        return isinstance(self._node, yaml.ScalarNode)

    @property
    def is_list(self) -> bool:
        return isinstance(self._node, yaml.SequenceNode)

    @property
    def has_entries(self) -> bool:
        return isinstance(self._node, yaml.MappingNode)

    @property
    def is_empty(self) -> bool:
        """Whether nothing was written where a value could stand."""
        return self.is_text and self._node.tag == "tag:yaml.org,2002:null"

    @property
    def is_quoted(self) -> bool:
        """Whether a text stands in quotes, or is written in a block."""
        return isinstance(self._node, yaml.ScalarNode) and bool(self._node.style)

    @property
    def in_braces(self) -> bool:
        """Whether entries are written with braces and commas."""
        return isinstance(self._node, yaml.MappingNode) and bool(self._node.flow_style)

    # ------------------------------------------------------------------ what is written there

    @property
    def written(self) -> str:
        """A text as it is written; nothing for a list or entries."""
        return self._node.value if isinstance(self._node, yaml.ScalarNode) else ""

    @property
    def listed(self) -> list[Self]:
        """The items of a list; nothing for a text or entries."""
        if not isinstance(self._node, yaml.SequenceNode):
            return []
        return [type(self)(self.file, item, self.path) for item in self._node.value]

    @property
    def pairs(self) -> list[tuple[Self, Self]]:
        """The keys and values of entries; nothing for a text or a list."""
        if not isinstance(self._node, yaml.MappingNode):
            return []
        kind = type(self)
        found: list[tuple[Self, Self]] = []
        for key, value in self._node.value:
            name = kind(self.file, key, self.path)
            found.append((name, kind(self.file, value, (*self.path, name.written))))
        return found
