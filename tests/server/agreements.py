"""What the people of a table can have agreed on: every kind of clock, and every rule for those who are away."""

from __future__ import annotations

from typing import Final

from hypothesis import strategies as st

from elgrande.server.resources import DaysClock, LiveClock, NoClock, TableRule

CLOCKS: Final = st.one_of(
    st.just(NoClock()),
    st.builds(LiveClock, st.integers(1, 60), st.integers(0, 30), st.integers(0, 30)),
    st.builds(DaysClock, st.integers(1, 7), st.booleans(), st.integers(0, 10)),
)
RULES: Final = st.builds(
    TableRule,
    st.sampled_from([0, 2, 15, 600]),
    st.sampled_from(["remind", "bot", "skip", "end"]),
    st.sampled_from(["bot", "nobody"]),
    st.sampled_from([1, 10, 60]),
)
