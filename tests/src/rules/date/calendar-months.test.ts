import { expect, test } from 'vitest'
import { toMonths } from '#src/rules/date/calendar-months.ts'

test('three months from a day on, over the turn of the year', () => {
  expect(toMonths('2026-12-31', 3)).toEqual([
    { month: '2026-12', first: '2026-12-01', last: '2026-12-31' },
    { month: '2027-01', first: '2027-01-01', last: '2027-01-31' },
    { month: '2027-02', first: '2027-02-01', last: '2027-02-28' },
  ])
})

test('February of a leap year has 29 days', () => {
  expect(toMonths('2028-02-10', 1)).toEqual([{ month: '2028-02', first: '2028-02-01', last: '2028-02-29' }])
})
