import { expect, test } from 'vitest'
import { findClosing, MONTH_END, toDueDay } from '#src/rules/business/closing-days.ts'

test.each([
  ['2026-11-20', 20, '2026-11-20'],
  ['2026-11-21', 20, '2026-12-20'],
  ['2026-12-31', 20, '2027-01-20'],
  ['2028-02-10', MONTH_END, '2028-02-29'],
  ['2026-11-30', MONTH_END, '2026-11-30'],
  ['2026-12-31', MONTH_END, '2026-12-31'],
])('what left on %s with a closing on the %s belongs to %s', (day, closing_day, closing) => {
  expect(findClosing(day, closing_day)).toBe(closing)
})

test.each([
  ['2026-11-30', 1, MONTH_END, '2026-12-31'],
  ['2027-01-31', 1, MONTH_END, '2027-02-28'],
  ['2026-11-20', 1, 10, '2026-12-10'],
  ['2026-11-20', 0, MONTH_END, '2026-11-30'],
  ['2026-11-20', 0, 10, '2026-12-10'],
  ['2026-12-31', 2, 5, '2027-02-05'],
])('closed on %s, %s months later on the %s: due on %s', (closed_on, due_months, due_day, due) => {
  expect(toDueDay(closed_on, { due_months, due_day })).toBe(due)
})
