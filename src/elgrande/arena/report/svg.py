"""A few lines of SVG and HTML, escaped."""

from __future__ import annotations

from html import escape


class Markup(str):
    """Text that is markup already."""


def tag(name: str, *content: str, **attributes: object) -> Markup:
    """An element. ``class_`` is the attribute class, and ``stroke_width`` is stroke-width; None is left out.

    >>> tag("text", "a < b", x=3.0, class_="note")
    '<text x="3" class="note">a &lt; b</text>'
    """
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_plain(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(part if isinstance(part, Markup) else escape(part, quote=False) for part in content)
    return Markup(f"<{name}{written}>{inside}</{name}>")


def together(*parts: str) -> Markup:
    """Several pieces one after the other."""
    return Markup("".join(part if isinstance(part, Markup) else escape(part, quote=False) for part in parts))


def _plain(value: object) -> str:
    if isinstance(value, float):
        return f"{value:.2f}".rstrip("0").rstrip(".")
    return str(value)
