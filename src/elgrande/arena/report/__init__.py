"""The report of a match: one page that needs nothing but itself."""

from elgrande.arena.report.page import check_path, report, write_report

__all__ = ["check_path", "report", "write_report"]
