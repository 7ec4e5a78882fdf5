import { expect, test } from 'vitest'
import type { BusinessCalendar } from '#src/rules/date/business-days.ts'
import { getDeliveryPromise } from '#src/rules/product/delivery-promise.ts'

const calendar: BusinessCalendar = {
  closed_weekdays: [0, 6],
  year_end_closure: { from: '12-29', to: '01-03' },
  is_holiday: (day) => day === '2026-11-23',
  special_days: new Map([
    ['2026-11-28', true],
    ['2026-11-30', false],
  ]),
}
const terms = { calendar, cutoff_hour: 14 }

test('an order before the cut-off leaves the same day', () => {
  const promise = getDeliveryPromise(terms, 1, new Date('2026-11-20T13:59:59+09:00'))
  expect(promise.ships_on).toBe('2026-11-20')
  expect(promise.earliest).toBe('2026-11-21')
  expect(promise.order_before.toISOString()).toBe('2026-11-20T05:00:00.000Z')
  expect(promise.days).toHaveLength(15)
  expect(promise.days.at(-1)).toBe('2026-12-05')
})

test('at the cut-off the parcel waits over weekend and holiday', () => {
  const promise = getDeliveryPromise(terms, 2, new Date('2026-11-20T14:00:00+09:00'))
  expect(promise.ships_on).toBe('2026-11-24')
  expect(promise.earliest).toBe('2026-11-26')
  expect(promise.order_before.toISOString()).toBe('2026-11-24T05:00:00.000Z')
})

test('a day the shop decided by itself counts before every other rule', () => {
  expect(getDeliveryPromise(terms, 1, new Date('2026-11-27T15:00:00+09:00')).ships_on).toBe('2026-11-28')
  expect(getDeliveryPromise(terms, 1, new Date('2026-11-28T15:00:00+09:00')).ships_on).toBe('2026-12-01')
})

test('late in the evening in London it is already tomorrow in Japan', () => {
  const promise = getDeliveryPromise(terms, 1, new Date('2026-11-18T23:30:00Z'))
  expect(promise.ships_on).toBe('2026-11-19')
})

test('nothing leaves while the shop is closed over the turn of the year', () => {
  const promise = getDeliveryPromise(terms, 1, new Date('2026-12-28T18:00:00+09:00'))
  expect(promise.ships_on).toBe('2027-01-04')
})

test('a calendar without any business day is an error, not an endless search', () => {
  const never = {
    cutoff_hour: 14,
    calendar: { ...calendar, closed_weekdays: [0, 1, 2, 3, 4, 5, 6], special_days: new Map() },
  }
  expect(() => getDeliveryPromise(never, 1, new Date('2026-11-20T00:00:00Z'))).toThrow('No business day')
})
