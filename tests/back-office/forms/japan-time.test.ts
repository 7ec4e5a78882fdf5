import { expect, test } from 'vitest'
import { formatJapanTime, fromJapanInput, toJapanInput } from '#back-office/forms/japan-time.ts'

test('Dates are typed and shown by Japan’s clocks, wherever the browser is', () => {
  expect(fromJapanInput('2026-12-01T08:30')).toBe('2026-11-30T23:30:00.000Z')
  expect(toJapanInput('2026-11-30T23:30:00.000Z')).toBe('2026-12-01T08:30')
  expect(formatJapanTime('2026-11-30T15:00:00Z')).toBe('2026/12/1 00:00')
  expect(fromJapanInput('')).toBeNull()
  expect(toJapanInput(null)).toBe('')
})
