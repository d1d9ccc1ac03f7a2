"""The report of a match: one page that needs nothing but itself."""

from elgrande.arena.report.page import report, write_report

__all__ = ["report", "write_report"]
