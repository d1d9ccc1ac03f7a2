"""Where one lives and when one is away: clocks that count days do not run then."""

from __future__ import annotations

import time
from datetime import date
from typing import Any, Final

from litestar import Request, Router, post
from litestar.params import JSONBody
from sqlalchemy.engine import Connection as Sql

from elgrande.server import limits
from elgrande.server.account_resources import CalendarForm, CalendarInfo, HolidaysInfo
from elgrande.server.api.common import house_of, problems, sessions_of
from elgrande.server.live import calendars
from elgrande.server.live.calendars import BadHolidays, Calendar, Holidays
from elgrande.server.problems import Refusal
from elgrande.server.store.calendars import calendar_of, put_calendar

_LONGEST_ZONE: Final = 48
_MOST: Final = 40
"""Holidays that one can announce at once."""


@post("/calendar", status_code=200, responses=problems(401, 403), summary="Time zone and holidays")
async def change_calendar(request: Request[Any, Any, Any], data: JSONBody[CalendarForm]) -> CalendarInfo:
    house = house_of(request)
    account = await sessions_of(request).need(request)
    house.limits.check(limits.MEETING, account.id)
    if len(data.zone) > _LONGEST_ZONE or not calendars.is_zone(data.zone):
        raise Refusal("bad_zone", "this time zone is not known here; they are called like Europe/Madrid", 400)
    try:
        days = [(date.fromisoformat(one.first), date.fromisoformat(one.last)) for one in data.away or ()]
    except ValueError:
        raise Refusal("bad_holidays", "a day is written like 2030-12-24", 400) from None
    if len(days) > _MOST:
        raise Refusal("bad_holidays", f"these are more than {_MOST} holidays", 400)

    def job(sql: Sql) -> tuple[Calendar, list[str]]:
        today = Calendar(data.zone).today(time.time())
        before = calendar_of(sql, account.id)
        wanted = before.away if data.away is None else [Holidays(*one) for one in days]
        found = calendars.announced(before, data.zone, wanted, today)
        return found, put_calendar(sql, account.id, found)

    try:
        calendar, concerned = await house.database.write(job)
    except BadHolidays as problem:
        raise Refusal("bad_holidays", str(problem), 400) from None
    for game in concerned:
        live = house.tables.get(game)
        if live is not None:
            async with live.lock:
                await live.read_on()
        house.publish("chat", game)
    return told(calendar)


def told(calendar: Calendar) -> CalendarInfo:
    away = [HolidaysInfo(first, last) for first, last in calendar.to_json()]
    return CalendarInfo(calendar.zone, away, calendars.MOST_DAYS)


calendar_router: Final = Router("/account", route_handlers=[change_calendar], tags=["account"])
