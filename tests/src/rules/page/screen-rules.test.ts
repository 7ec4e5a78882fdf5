import { expect, test } from 'vitest'
import { isOutcomeUnknown, toCallFailure } from '#src/rules/calls/call-failure.ts'
import { formatInstant, formatInstantDay } from '#src/rules/date/format-instant.ts'
import { toSafeRedirect } from '#src/rules/page/safe-redirect.ts'
import { toScreenClass } from '#src/rules/page/screen-class.ts'
import { isTokenExpired } from '#src/rules/session/token-expiry.ts'
import { toTrackingCategories } from '#src/rules/tracking/tracking-categories.ts'

test('An instant is shown on Japan’s clock, the hour without a leading zero', () => {
  expect(formatInstant('2026-11-20T23:05:00Z')).toBe('2026.11.21 8:05')
  expect(formatInstant('2026-11-21T14:30:00+09:00')).toBe('2026.11.21 14:30')
  expect(formatInstantDay('2026-12-31T15:00:00Z')).toBe('2027.01.01')
})

test.each([
  [640, 'sm'],
  [641, 'tablet'],
  [1024, 'tablet'],
  [1025, 'pc'],
])('A window of %i pixels is %s', (width, name) => {
  expect(toScreenClass(width, { sm: 640, md: 1024 })).toBe(name)
})

test.each([
  ['/mypage/?a=1#b', '/mypage/?a=1#b'],
  ['/ok/../cart/', '/cart/'],
  ['//evil.example/', null],
  ['/\\evil.example/', null],
  ['/\t/evil.example/', null],
  ['/.//evil.example/', null],
  ['https://evil.example/', null],
  ['javascript:alert(1)', null],
  ['mypage', null],
  ['', null],
  [null, null],
])('Wanted address %j leads to %j', (wanted, safe) => {
  expect(toSafeRedirect(wanted, 'https://shop.test')).toBe(safe)
})

test('Category levels beyond four are joined into the fifth', () => {
  expect(toTrackingCategories(['a', 'b'])).toEqual({ item_category: 'a', item_category2: 'b' })
  expect(toTrackingCategories(['a', 'b', 'c', 'd', 'e', 'f'])).toEqual({
    item_category: 'a',
    item_category2: 'b',
    item_category3: 'c',
    item_category4: 'd',
    item_category5: 'e/f',
  })
})

test('A token counts as expired five seconds early', () => {
  expect(isTokenExpired({ expires_at_ms: 10_000 }, 4_999)).toBe(false)
  expect(isTokenExpired({ expires_at_ms: 10_000 }, 5_000)).toBe(true)
})

const named = (name: string, facts = {}) => Object.assign(new Error(name), { name }, facts)

test.each([
  [named('ApiError', { status: 422, code: 'x', sentence: 'y', fields: [] }), 'refused', false],
  [named('ApiError', { status: 503 }), 'maintenance', false],
  [named('ApiError', { status: 500 }), 'broken', true],
  [named('ApiError', { status: 200 }), 'broken', true],
  [named('TimeoutError'), 'timeout', true],
  [named('NetworkError'), 'network', true],
  [named('AbortError'), 'cancelled', true],
])('%s is told apart as %s', (error, kind, unknown) => {
  const failure = toCallFailure(error)
  expect(failure.kind).toBe(kind)
  expect(isOutcomeUnknown(failure)).toBe(unknown)
})

test('A bug is not shown as a bad connection', () => {
  expect(() => toCallFailure(new RangeError('bug'))).toThrow('bug')
})
