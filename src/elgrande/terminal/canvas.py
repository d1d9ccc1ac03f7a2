"""A sheet of characters to draw on."""

from __future__ import annotations

from itertools import groupby
from operator import itemgetter

from rich.text import Text


class Canvas:
    """Characters with a style each, drawn over one another and shown as lines of text."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self._signs = [[" "] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from a point to the right. What would leave the sheet is cut off."""
        for offset, sign in enumerate(text):
            if 0 <= x + offset < self.width and 0 <= y < self.height:
                self._signs[y][x + offset] = sign
                self._styles[y][x + offset] = style

    def put_text(self, x: int, y: int, text: Text) -> None:
        """Write a text that brings its own styles."""
        styles = [str(text.style)] * len(text.plain)
        for start, end, style in text.spans:
            styles[start:end] = [str(style)] * (end - start)
        for offset, sign in enumerate(text.plain):
            self.put(x + offset, y, sign, styles[offset])

    def lines(self) -> list[Text]:
        """The sheet, line by line."""
        lines: list[Text] = []
        for signs, styles in zip(self._signs, self._styles, strict=True):
            line = Text(no_wrap=True, overflow="crop")
            # One piece for each run of equal styles: far less for the terminal to read.
            for style, run in groupby(zip(signs, styles, strict=True), key=itemgetter(1)):
                line.append("".join(sign for sign, _ in run), style)
            lines.append(line)
        return lines
