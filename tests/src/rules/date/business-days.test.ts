import { expect, test } from 'vitest'
import { getBusinessDayFrom, isBusinessDay } from '#src/rules/date/business-days.ts'
import { addDays } from '#src/rules/date/japan-time.ts'

const TURN = Array.from({ length: 12 }, (_, at) => addDays('2026-12-26', at))

const toCalendar = (year_end_closure: { from: string; to: string } | null) => ({
  closed_weekdays: [],
  year_end_closure,
  is_holiday: () => false,
  special_days: new Map(),
})

test.each([
  ['01-01', '01-03', ['2027-01-01', '2027-01-02', '2027-01-03']],
  ['12-28', '12-31', ['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31']],
  ['12-30', '01-02', ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']],
  ['01-01', '01-01', ['2027-01-01']],
])('A closure from %s to %s closes its days and no other', (from, to, closed) => {
  const calendar = toCalendar({ from, to })
  expect(TURN.filter((day) => !isBusinessDay(calendar, day))).toEqual(closed)
  const summer = Array.from({ length: 300 }, (_, at) => addDays('2027-02-01', at))
  expect(summer.every((day) => isBusinessDay(calendar, day))).toBe(true)
  expect(getBusinessDayFrom(calendar, closed[0]!)).toBe(addDays(closed.at(-1)!, 1))
})
