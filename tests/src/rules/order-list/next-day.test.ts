import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LAST_DAY } from '#contract/buying-limits.ts'
import { addDays } from '#src/rules/date/japan-time.ts'
import { findDayAfterOrder, findNextDay, isDue } from '#src/rules/order-list/next-day.ts'

const someDay = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1990-01-01', days))
const someDayOfMonth = fc.oneof(fc.integer({ min: 1, max: 28 }), fc.constant(LAST_DAY))
const toMonthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

describe('the day a list comes back', () => {
  test('is the next of its days, in this month or the one after', () => {
    expect(findNextDay(25, '2026-11-24')).toBe('2026-11-25')
    expect(findNextDay(25, '2026-11-25')).toBe('2026-12-25')
    expect(findNextDay(1, '2026-12-01')).toBe('2027-01-01')
    expect(findNextDay(28, '2027-02-27')).toBe('2027-02-28')
    expect(findNextDay(null, '2026-11-24')).toBeNull()
  })

  test.each([
    ['2027-02-10', '2027-02-28'],
    ['2028-02-10', '2028-02-29'],
    ['2028-02-29', '2028-03-31'],
    ['2100-02-01', '2100-02-28'],
    ['2026-11-30', '2026-12-31'],
    ['2026-12-31', '2027-01-31'],
    ['2027-04-01', '2027-04-30'],
  ])('is the last of the month, after %s: %s', (after, next) => {
    expect(findNextDay(LAST_DAY, after)).toBe(next)
  })

  test('always comes later, within 31 days, and on the day that was chosen', () => {
    fc.assert(
      fc.property(someDayOfMonth, someDay, (day_of_month, after) => {
        const next = findNextDay(day_of_month, after) ?? ''
        expect(next > after).toBe(true)
        expect(next <= addDays(after, 31)).toBe(true)
        if (day_of_month === LAST_DAY) expect(addDays(next, 1).slice(8)).toBe('01')
        else expect(Number(next.slice(8))).toBe(day_of_month)
      }),
    )
  })

  test('comes once in every month, whatever the month', () => {
    fc.assert(
      fc.property(someDayOfMonth, someDay, (day_of_month, after) => {
        const first = findNextDay(day_of_month, after) ?? ''
        const second = findNextDay(day_of_month, first) ?? ''
        expect(toMonthNumber(second) - toMonthNumber(first)).toBe(1)
      }),
    )
  })
})

describe('after an order', () => {
  const at = (day_of_month: number | null, next_on: string | null) => ({ day_of_month, next_on })

  test('a list that was due comes back on its next day, also when it waited long', () => {
    expect(findDayAfterOrder(at(25, '2026-11-25'), '2026-11-25')).toBe('2026-12-25')
    expect(findDayAfterOrder(at(LAST_DAY, '2026-10-31'), '2026-11-05')).toBe('2026-11-30')
    expect(findDayAfterOrder(at(1, '2026-09-01'), '2026-11-27')).toBe('2026-12-01')
  })

  test('a list ordered early is done for its month', () => {
    expect(findDayAfterOrder(at(25, '2026-11-25'), '2026-11-20')).toBe('2026-12-25')
    expect(findDayAfterOrder(at(25, '2026-12-25'), '2026-11-26')).toBe('2026-12-25')
  })

  test('a list without a day stays without one', () => {
    expect(findDayAfterOrder(at(null, null), '2026-11-20')).toBeNull()
  })

  test('is never due, and never later than two months on', () => {
    fc.assert(
      fc.property(someDayOfMonth, someDay, fc.integer({ min: -400, max: 31 }), (day, today, days) => {
        const next_on = findNextDay(day, addDays(today, days - 1))
        const after = findDayAfterOrder({ day_of_month: day, next_on }, today)
        expect(isDue(after, today)).toBe(false)
        expect(toMonthNumber(after ?? '') - toMonthNumber(today)).toBeLessThanOrEqual(2)
      }),
    )
  })
})
